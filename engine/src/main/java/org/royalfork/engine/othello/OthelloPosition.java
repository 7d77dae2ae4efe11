package org.royalfork.engine.othello;

import java.util.Arrays;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Padded;
import org.royalfork.parallel.game.Position;

/**
 * A position of Othello. A move is its square's bit number plus 1, or {@link #PASS}; scores are the final difference in discs,
 * empty squares counted for the winner, times {@link #DISC}.
 *
 * <p>The last {@link #PROVEN_EMPTIES} squares are solved by {@link #provenScore}, with an {@link EndgameSolver} that each
 * position makes for itself when it first needs one.
 *
 * <p>Moves made on this object can be taken back; those made before it was copied cannot.
 */
@SuppressWarnings("ArgumentSelectionDefectChecker") // the opponent is the mover after a move
public final class OthelloPosition extends Padded implements Position {

    /** The side that moves first. */
    public static final int BLACK = 0;

    /** The other side. */
    public static final int WHITE = 1;

    /** The move of a side that has no other. */
    public static final int PASS = 65;

    /** Score of one disc more. */
    public static final int DISC = 100;

    /** Positions with at most this many empty squares are solved at once. */
    public static final int PROVEN_EMPTIES = 13;

    /** Makes {@link MoveOrder} weigh more than what the search has learnt of moves, which settles what is close. */
    private static final int ORDER_SCALE = 500;

    private static final int FIRST_CAPACITY = 128;
    private static final int WORDS = 3;

    private long own;
    private long opponent;
    private int side;

    /** Where the mover may play; none when it must pass or the game is over. */
    private long moves;

    /** Discs of mover and opponent and the moves, {@link #WORDS} for each move made. */
    private long[] before = new long[WORDS * FIRST_CAPACITY];

    private int made;

    private EndgameSolver solver;

    OthelloPosition(long own, long opponent, int side) {
        this.own = own;
        this.opponent = opponent;
        this.side = side;
        moves = Discs.moves(own, opponent);
    }

    /** Returns the name of a square by its bit number. */
    static String squareName(int square) {
        return "" + (char) ('a' + (square & 7)) + (char) ('1' + (square >> 3));
    }

    /** Returns the mover's discs, a1 in bit 0, h1 in bit 7, a2 in bit 8. */
    public long own() {
        return own;
    }

    /** Returns the opponent's discs. */
    public long opponent() {
        return opponent;
    }

    /** Returns the number of empty squares. */
    public int empties() {
        return Long.bitCount(~(own | opponent));
    }

    @Override
    public int sideToMove() {
        return side;
    }

    @Override
    public long key() {
        long mixed = mix(own * 0x9E37_79B9_7F4A_7C15L + side);
        return mix(mixed ^ opponent * 0xD6E8_FEB8_6659_FD93L);
    }

    /** The finalizer of SplitMix64. */
    private static long mix(long value) {
        long mixed = (value ^ value >>> 30) * 0xBF58_476D_1CE4_E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D0_49BB_1331_11EBL;
        return mixed ^ mixed >>> 31;
    }

    @Override
    public void generateMoves(MoveList list) {
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            list.add(Long.numberOfTrailingZeros(rest) + 1);
        }
        if (isForced()) {
            list.add(PASS);
        }
    }

    @Override
    public boolean isLegal(int move) {
        if (move == PASS) {
            return isForced();
        }
        return move >= 1 && move <= Discs.SQUARES && (moves >>> (move - 1) & 1) != 0;
    }

    @Override
    public void make(int move) {
        if (WORDS * made == before.length) {
            before = Arrays.copyOf(before, 2 * before.length);
        }
        before[WORDS * made] = own;
        before[WORDS * made + 1] = opponent;
        before[WORDS * made + 2] = moves;
        made++;
        long mine = own;
        own = opponent;
        opponent = mine;
        if (move != PASS) {
            long flips = Discs.flips(move - 1, mine, own);
            own ^= flips;
            opponent ^= flips | 1L << (move - 1);
        }
        side ^= 1;
        moves = Discs.moves(own, opponent);
    }

    @Override
    public void unmake() {
        made--;
        own = before[WORDS * made];
        opponent = before[WORDS * made + 1];
        moves = before[WORDS * made + 2];
        side ^= 1;
    }

    @Override
    public int terminalScore(int ply) {
        if (moves != 0 || Discs.moves(opponent, own) != 0) {
            return NOT_OVER;
        }
        return DISC * Discs.finalDifference(own, opponent);
    }

    /** Solves the last {@link #PROVEN_EMPTIES} squares. */
    @Override
    public int provenScore(int alpha, int beta) {
        if (empties() > PROVEN_EMPTIES) {
            return NOT_OVER;
        }
        if (solver == null) {
            solver = new EndgameSolver();
        }
        // The window in discs, with the whole discs outside of it as bounds.
        int low = Math.max(-Discs.SQUARES, Math.floorDiv(alpha, DISC));
        int high = Math.min(Discs.SQUARES, Math.ceilDiv(beta, DISC));
        return Math.clamp((long) DISC * solver.solve(own, opponent, low, high), alpha, beta);
    }

    @Override
    public int evaluate() {
        return OthelloEvaluation.evaluate(own, opponent, moves);
    }

    /** The mover can do nothing but pass. */
    @Override
    public boolean isForced() {
        return moves == 0 && Discs.moves(opponent, own) != 0;
    }

    @Override
    public boolean givesForce(int move) {
        if (move == PASS) {
            return false;
        }
        long flips = Discs.flips(move - 1, own, opponent);
        long mine = own | flips | 1L << (move - 1);
        long theirs = opponent ^ flips;
        return Discs.moves(theirs, mine) == 0 && Discs.moves(mine, theirs) != 0;
    }

    @Override
    public int quietValue(int move) {
        if (move == PASS) {
            return 0;
        }
        long flips = Discs.flips(move - 1, own, opponent);
        long odd = MoveOrder.squaresOf(MoveOrder.oddQuadrants(~(own | opponent)));
        return ORDER_SCALE * MoveOrder.value(move - 1, own ^ flips ^ 1L << (move - 1), opponent ^ flips, odd);
    }

    @Override
    public int historyIndex(int move) {
        return side * PASS + move - 1;
    }

    @Override
    public int historySize() {
        return 2 * PASS;
    }

    /** Edges and the squares next to corners, from the mover's view. */
    @Override
    public long structureKey() {
        long mask = Discs.EDGES | 0x0042_0000_0000_4200L;
        return mix((own & mask) * 0x9E37_79B9_7F4A_7C15L ^ mix(opponent & mask));
    }

    @Override
    public OthelloPosition copy() {
        OthelloPosition copy = new OthelloPosition(own, opponent, side);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(Position source) {
        OthelloPosition other = (OthelloPosition) source;
        own = other.own;
        opponent = other.opponent;
        side = other.side;
        moves = other.moves;
        made = 0;
    }
}
