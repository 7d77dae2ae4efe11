package org.royalfork.parallel.reference;

import java.util.Arrays;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;

/**
 * A uniform tree in which the n-th move of every node is n - 1 worse than the best: generated from best to worst it is
 * perfectly ordered, generated the other way round it is as badly ordered as can be. The root's value is zero. All moves are
 * tactical, so that a search with history tables keeps their order, and no two paths lead to the same position.
 */
public final class OrderedTree implements Position {

    private final int width;
    private final boolean bestFirst;
    private int[] values = new int[8];
    private long[] keys = new long[8];
    private int depth;
    private long evaluations;

    /** Makes the root of a tree. */
    public OrderedTree(int width, boolean bestFirst) {
        this.width = width;
        this.bestFirst = bestFirst;
    }

    /** Returns how many leaves have been evaluated. */
    long evaluations() {
        return evaluations;
    }

    @Override
    public int sideToMove() {
        return depth & 1;
    }

    @Override
    public long key() {
        long x = keys[depth] * 0xBF58476D1CE4E5B9L;
        return (x ^ x >>> 29) * 0x94D049BB133111EBL;
    }

    @Override
    public void generateMoves(MoveList moves) {
        for (int i = 1; i <= width; i++) {
            moves.add(bestFirst ? i : width + 1 - i);
        }
    }

    @Override
    public void generateTactical(MoveList moves) {
        generateMoves(moves);
    }

    @Override
    public void generateQuiet(MoveList moves) {}

    @Override
    public boolean isTactical(int move) {
        return true;
    }

    @Override
    public int tacticalValue(int move) {
        return bestFirst ? -move : move;
    }

    @Override
    public boolean isLegal(int move) {
        return move >= 1 && move <= width;
    }

    @Override
    public void make(int move) {
        if (depth + 1 == values.length) {
            values = Arrays.copyOf(values, 2 * values.length);
            keys = Arrays.copyOf(keys, values.length);
        }
        keys[depth + 1] = keys[depth] * (width + 1) + move;
        values[depth + 1] = -values[depth] + move - 1;
        depth++;
    }

    @Override
    public void unmake() {
        depth--;
    }

    @Override
    public int terminalScore(int ply) {
        return NOT_OVER;
    }

    @Override
    public int evaluate() {
        evaluations++;
        return values[depth];
    }

    @Override
    public int historyIndex(int move) {
        return move;
    }

    @Override
    public int historySize() {
        return width + 1;
    }

    @Override
    public Position copy() {
        OrderedTree copy = new OrderedTree(width, bestFirst);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(Position source) {
        OrderedTree other = (OrderedTree) source;
        values = other.values.clone();
        keys = other.keys.clone();
        depth = other.depth;
    }
}
