package org.royalfork.parallel;

import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.game.Selectivity;

/**
 * The oldest game with a known theory: players take one, two or three counters from a heap, and who finds none has lost. A
 * heap of a multiple of four is lost, every other one is won; against the best defence both take four counters a round.
 */
public final class Takeaway implements Position {

    /** The game, starting from a heap of so many counters. */
    public record Rules(int heap) implements Game {

        @Override
        public String name() {
            return "takeaway";
        }

        @Override
        public Takeaway initialPosition() {
            return new Takeaway(heap);
        }

        @Override
        public Position parsePosition(String text) {
            return new Takeaway(Integer.parseInt(text));
        }

        @Override
        public String formatPosition(Position position) {
            return Integer.toString(((Takeaway) position).heap);
        }

        @Override
        public String formatMove(Position position, int move) {
            return Integer.toString(move);
        }

        @Override
        public int parseMove(Position position, String text) {
            return Integer.parseInt(text);
        }

        @Override
        public Selectivity selectivity() {
            return Selectivity.FULL_WIDTH;
        }
    }

    private static final int MOST = 3;
    private static final int PLIES = 300;

    private final int[] taken = new int[PLIES];
    private int heap;
    private int plies;

    private Takeaway(int heap) {
        this.heap = heap;
    }

    /** Returns the true value of a heap for its mover. */
    public static int valueOf(int heap) {
        int rest = heap % (MOST + 1);
        int rounds = heap / (MOST + 1);
        return rest == 0 ? Score.lossIn(2 * rounds) : Score.winIn(2 * rounds + 1);
    }

    @Override
    public int sideToMove() {
        return plies & 1;
    }

    @Override
    public long key() {
        long mixed = (2L * heap + sideToMove() + 1) * 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ mixed >>> 32) * 0xD6E8FEB86659FD93L;
        return mixed ^ mixed >>> 32;
    }

    @Override
    public void generateMoves(MoveList moves) {
        for (int n = 1; n <= Math.min(MOST, heap); n++) {
            moves.add(n);
        }
    }

    @Override
    public boolean isLegal(int move) {
        return move >= 1 && move <= Math.min(MOST, heap);
    }

    @Override
    public void make(int move) {
        heap -= move;
        taken[plies++] = move;
    }

    @Override
    public void unmake() {
        heap += taken[--plies];
    }

    @Override
    public int terminalScore(int ply) {
        return NOT_OVER;
    }

    @Override
    public int evaluate() {
        return 0;
    }

    @Override
    public int historyIndex(int move) {
        return move;
    }

    @Override
    public int historySize() {
        return MOST + 1;
    }

    @Override
    public Position copy() {
        Takeaway copy = new Takeaway(0);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(Position source) {
        Takeaway other = (Takeaway) source;
        heap = other.heap;
        plies = other.plies;
        System.arraycopy(other.taken, 0, taken, 0, plies);
    }
}
