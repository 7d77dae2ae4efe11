package org.royalfork.engine.draughts;

import java.util.Arrays;
import org.royalfork.parallel.game.HashKeys;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Padded;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;

/**
 * A position of English draughts as three sets of squares: black's men and kings, white's, and all kings. Black moves first
 * and down the board.
 *
 * <p>Who can capture must. A side that cannot move has lost, so that losing all men needs no rule of its own. A game is drawn
 * after {@link #DRAWN_PLIES} plies without a capture or a man's move, and when a position comes for the third time; inside a
 * search already when it comes for the second time.
 *
 * <p>A position in which a capture must be made is {@linkplain #isForced forced}: its static evaluation would mean nothing.
 * Quiescence so follows captures to their end, and men's last steps to the king row.
 */
public final class DraughtsPosition extends Padded implements Position {

    /** The side that moves first. */
    public static final int BLACK = 0;

    /** The other side. */
    public static final int WHITE = 1;

    /** Plies without progress after which a game is drawn: 40 moves of each side. */
    public static final int DRAWN_PLIES = 80;

    private static final int FIRST_CAPACITY = 128;
    private static final int WORDS = 5;
    private static final int KEY_WORD = 3;

    /** Numbers whose exclusive-or is the key of a position (A. L. Zobrist, 1970): index {@code side << 7 | king << 6 | bit}. */
    private static final long[] KEYS = new long[4 << 6];

    private static final long WHITE_TO_MOVE;

    static {
        // SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014) from a fixed seed.
        final long step = 0x9E37_79B9_7F4A_7C15L;
        for (int i = 0; i < KEYS.length; i++) {
            KEYS[i] = HashKeys.mix(step * (i + 1));
        }
        WHITE_TO_MOVE = HashKeys.mix(step * (KEYS.length + 1));
    }

    private final Captures captures = new Captures();

    private long black;
    private long white;
    private long kings;
    private int side;
    private long key;

    /** Plies since the last capture or move of a man; there are at least so many positions before this one. */
    private int reversible;

    /** Black's and white's men, the kings, the key and {@link #reversible}, {@link #WORDS} for each move made. */
    private long[] before = new long[WORDS * FIRST_CAPACITY];

    private int made;

    /** Makes a position without a past from sets of squares, each man and king on a square of its own. */
    DraughtsPosition(long black, long white, long kings, int side) {
        this.black = black;
        this.white = white;
        this.kings = kings;
        this.side = side;
        key = (side == WHITE ? WHITE_TO_MOVE : 0) ^ keyOf(black, BLACK) ^ keyOf(white, WHITE);
    }

    private long keyOf(long set, int owner) {
        long sum = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            sum ^= keyOf(Long.numberOfTrailingZeros(rest), owner, (rest & -rest & kings) != 0);
        }
        return sum;
    }

    private static long keyOf(int bit, int owner, boolean king) {
        return KEYS[(owner << 7) | (king ? 1 << 6 : 0) | bit];
    }

    /** Returns the squares of black's men and kings. */
    long black() {
        return black;
    }

    /** Returns the squares of white's men and kings. */
    long white() {
        return white;
    }

    /** Returns the squares of all kings. */
    long kings() {
        return kings;
    }

    private long own() {
        return side == BLACK ? black : white;
    }

    private long opponents() {
        return side == BLACK ? white : black;
    }

    private boolean isKing(int bit) {
        return (kings >> bit & 1) != 0;
    }

    @Override
    public int sideToMove() {
        return side;
    }

    @Override
    public long key() {
        return key;
    }

    @Override
    public void generateMoves(MoveList list) {
        generateTactical(list);
        generateQuiet(list);
    }

    /** Captures, or where there is none a man's last step to the king row. */
    @Override
    public void generateTactical(MoveList list) {
        long jumpers = jumpers(own(), opponents(), kings, side);
        if (jumpers == 0) {
            generateSteps(list, own() & ~kings, kingRow());
            return;
        }
        for (long rest = jumpers; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            captures.generate(list, from, isKing(from), side == BLACK, opponents(), black | white);
        }
    }

    @Override
    public void generateQuiet(MoveList list) {
        if (jumpers(own(), opponents(), kings, side) == 0) {
            generateSteps(list, own() & kings, Squares.BOARD);
            generateSteps(list, own() & ~kings, ~kingRow());
        }
    }

    private void generateSteps(MoveList list, long movers, long among) {
        long targets = Squares.BOARD & ~(black | white) & among;
        for (long rest = movers; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            for (long to = steps(rest & -rest, kings, side) & targets; to != 0; to &= to - 1) {
                list.add(Moves.quiet(from, Long.numberOfTrailingZeros(to)));
            }
        }
    }

    /** Returns where men and kings of one side get with one step, whatever stands there. */
    private static long steps(long movers, long kings, int side) {
        return side == BLACK
                ? Squares.down(movers) | Squares.up(movers & kings)
                : Squares.up(movers) | Squares.down(movers & kings);
    }

    /** Returns those movers that can capture. */
    private static long jumpers(long movers, long opponents, long kings, int side) {
        long empty = Squares.BOARD & ~(movers | opponents);
        return side == BLACK
                ? Squares.jumpersDown(movers, opponents, empty) | Squares.jumpersUp(movers & kings, opponents, empty)
                : Squares.jumpersUp(movers, opponents, empty) | Squares.jumpersDown(movers & kings, opponents, empty);
    }

    private long kingRow() {
        return side == BLACK ? Squares.LAST_ROW : Squares.FIRST_ROW;
    }

    @Override
    public boolean isLegal(int move) {
        if (move == NO_MOVE || !Moves.isWellFormed(move)) {
            return false;
        }
        int from = Moves.from(move);
        if ((own() >> from & 1) == 0) {
            return false;
        }
        if (Moves.isCapture(move)) {
            return findCapture(move);
        }
        long to = 1L << Moves.to(move);
        return (steps(1L << from, kings, side) & to & ~(black | white)) != 0
                && jumpers(own(), opponents(), kings, side) == 0;
    }

    private boolean findCapture(int move) {
        return captures.find(move, isKing(Moves.from(move)), side == BLACK, opponents(), black | white);
    }

    /** Returns the squares of what a legal move captures. */
    private long captured(int move) {
        if (!Moves.isCapture(move)) {
            return 0;
        }
        findCapture(move);
        return captures.captured();
    }

    /** Returns the numbers of the squares that a legal move touches, from the first to the last. */
    int[] path(int move) {
        if (!Moves.isCapture(move)) {
            return new int[] {Squares.number(Moves.from(move)), Squares.number(Moves.to(move))};
        }
        findCapture(move);
        int[] numbers = new int[captures.length()];
        Arrays.setAll(numbers, i -> Squares.number(captures.path(i)));
        return numbers;
    }

    @Override
    public boolean isTactical(int move) {
        return Moves.isCapture(move) || crowns(move);
    }

    /** Tells whether a legal move makes a man a king. */
    private boolean crowns(int move) {
        return (kingRow() >> Moves.to(move) & 1) != 0 && !isKing(Moves.from(move));
    }

    @Override
    public void make(int move) {
        push();
        int from = Moves.from(move);
        int to = Moves.to(move);
        boolean king = isKing(from);
        boolean kingAfter = king || crowns(move);
        long taken = captured(move);
        key ^= WHITE_TO_MOVE ^ keyOf(from, side, king) ^ keyOf(to, side, kingAfter) ^ keyOf(taken, side ^ 1);
        reversible = king && taken == 0 ? reversible + 1 : 0;
        // Not by exclusive-or: a king may end where it started.
        kings = (kings & ~(1L << from) & ~taken) | (kingAfter ? 1L << to : 0);
        if (side == BLACK) {
            black = (black & ~(1L << from)) | (1L << to);
            white &= ~taken;
        } else {
            white = (white & ~(1L << from)) | (1L << to);
            black &= ~taken;
        }
        side ^= 1;
    }

    private void push() {
        int at = WORDS * made;
        if (at == before.length) {
            before = Arrays.copyOf(before, 2 * before.length);
        }
        before[at] = black;
        before[at + 1] = white;
        before[at + 2] = kings;
        before[at + KEY_WORD] = key;
        before[at + 4] = reversible;
        made++;
    }

    @Override
    public void unmake() {
        made--;
        int at = WORDS * made;
        black = before[at];
        white = before[at + 1];
        kings = before[at + 2];
        key = before[at + KEY_WORD];
        reversible = (int) before[at + 4];
        side ^= 1;
    }

    @Override
    public int terminalScore(int ply) {
        if (!canMove()) {
            return Score.LOST_NOW;
        }
        return reversible >= DRAWN_PLIES || isRepetition(ply) ? Score.DRAW : NOT_OVER;
    }

    private boolean canMove() {
        return (steps(own(), kings, side) & ~(black | white)) != 0 || jumpers(own(), opponents(), kings, side) != 0;
    }

    /** Tells whether this position stood once before within the last {@code ply} plies, or twice before at all. */
    private boolean isRepetition(int ply) {
        int seen = 0;
        for (int back = 4; back <= reversible; back += 2) {
            if (before[WORDS * (made - back) + KEY_WORD] == key && (back <= ply || ++seen == 2)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int evaluate() {
        return side == BLACK
                ? DraughtsEvaluation.evaluate(black, white, kings)
                : DraughtsEvaluation.evaluate(Squares.turn(white), Squares.turn(black), Squares.turn(kings));
    }

    /** Tells whether the mover must capture. */
    @Override
    public boolean isForced() {
        return jumpers(own(), opponents(), kings, side) != 0;
    }

    @Override
    public boolean givesForce(int move) {
        long from = 1L << Moves.from(move);
        long to = 1L << Moves.to(move);
        long taken = captured(move);
        return jumpers(opponents() & ~taken, (own() & ~from) | to, kings & ~taken & ~from, side ^ 1) != 0;
    }

    @Override
    public int tacticalValue(int move) {
        return materialGain(move);
    }

    @Override
    public int materialGain(int move) {
        return DraughtsEvaluation.material(captured(move), kings)
                + (crowns(move) ? DraughtsEvaluation.KING - DraughtsEvaluation.MAN : 0);
    }

    @Override
    public int historyIndex(int move) {
        return side * Moves.FROM_TO_SIZE + Moves.fromTo(move);
    }

    @Override
    public int historySize() {
        return 2 * Moves.FROM_TO_SIZE;
    }

    /** The men, which move slowly and decide what the kings are worth. */
    @Override
    public long structureKey() {
        return HashKeys.mix((black & ~kings) + HashKeys.mix(white & ~kings));
    }

    @Override
    public DraughtsPosition copy() {
        DraughtsPosition copy = new DraughtsPosition(black, white, kings, side);
        copy.copyFrom(this);
        return copy;
    }

    /** Copies the past as far as it can come back. */
    @Override
    public void copyFrom(Position source) {
        DraughtsPosition other = (DraughtsPosition) source;
        black = other.black;
        white = other.white;
        kings = other.kings;
        side = other.side;
        key = other.key;
        reversible = other.reversible;
        made = reversible;
        if (before.length < WORDS * made) {
            before = new long[other.before.length];
        }
        System.arraycopy(other.before, WORDS * (other.made - reversible), before, 0, WORDS * reversible);
    }
}
