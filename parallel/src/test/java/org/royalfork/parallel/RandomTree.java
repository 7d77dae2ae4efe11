package org.royalfork.parallel;

import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.game.Selectivity;

/**
 * A random game for tests, given by a seed alone: its states, their moves, ends and values are hashes of numbers. A small
 * number of states makes transpositions common.
 */
public final class RandomTree implements Position {

    /** The kinds of trees to test on. */
    public record Shape(
            long seed, int minWidth, int maxWidth, int states, int values, int endsPermille, int orderedPermille)
            implements Game {

        @Override
        public String name() {
            return "random";
        }

        @Override
        public RandomTree initialPosition() {
            return new RandomTree(this);
        }

        @Override
        public Position parsePosition(String text) {
            throw new IllegalArgumentException("no notation");
        }

        @Override
        public String formatPosition(Position position) {
            return Long.toString(position.key());
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

    private static final int MAX_DEPTH = 300;

    private Shape shape;
    private final long[] path = new long[MAX_DEPTH];
    private int depth;

    private RandomTree(Shape shape) {
        this.shape = shape;
    }

    private static long mix(long x) {
        long z = x + 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    private long state() {
        return path[depth];
    }

    /** Depth is part of the identity: the same state further down is another position. */
    private long random(int what) {
        return mix(mix(shape.seed + what * 1_000_003L) ^ (state() << 12 | depth));
    }

    private int width() {
        return shape.minWidth + (int) Long.remainderUnsigned(random(1), shape.maxWidth - shape.minWidth + 1);
    }

    @Override
    public int sideToMove() {
        return depth & 1;
    }

    @Override
    public long key() {
        return random(2);
    }

    @Override
    public void generateMoves(MoveList moves) {
        int width = width();
        for (int i = 1; i <= width; i++) {
            moves.add(i);
        }
    }

    @Override
    public void generateTactical(MoveList moves) {
        int width = width();
        for (int i = 1; i <= width; i++) {
            if (isTactical(i)) {
                moves.add(i);
            }
        }
    }

    @Override
    public void generateQuiet(MoveList moves) {
        int width = width();
        for (int i = 1; i <= width; i++) {
            if (!isTactical(i)) {
                moves.add(i);
            }
        }
    }

    @Override
    public boolean isLegal(int move) {
        return move >= 1 && move <= width();
    }

    @Override
    public boolean isTactical(int move) {
        return move % 3 == 1;
    }

    @Override
    public void make(int move) {
        long next = Long.remainderUnsigned(random(100 + move), shape.states);
        path[++depth] = next;
    }

    @Override
    public void unmake() {
        depth--;
    }

    @Override
    public int terminalScore(int ply) {
        int ends = (int) Long.remainderUnsigned(random(3), 1000);
        if (depth == 0 || ends >= shape.endsPermille) {
            return NOT_OVER;
        }
        return switch (ends % 3) {
            case 0 -> Score.LOST_NOW;
            case 1 -> Score.WIN;
            default -> Score.DRAW;
        };
    }

    @Override
    public int evaluate() {
        return (int) Long.remainderUnsigned(random(4), 2L * shape.values + 1) - shape.values;
    }

    /** Orders by the value of the child when the tree is said to be ordered, else by chance. */
    @Override
    public int tacticalValue(int move) {
        if (Long.remainderUnsigned(random(5), 1000) >= shape.orderedPermille) {
            return (int) Long.remainderUnsigned(random(200 + move), 1000);
        }
        make(move);
        int value = -evaluate();
        unmake();
        return value;
    }

    @Override
    public int historyIndex(int move) {
        return move & 15;
    }

    @Override
    public int historySize() {
        return 16;
    }

    @Override
    public Position copy() {
        RandomTree copy = new RandomTree(shape);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(Position source) {
        RandomTree other = (RandomTree) source;
        shape = other.shape;
        depth = other.depth;
        System.arraycopy(other.path, 0, path, 0, depth + 1);
    }
}
