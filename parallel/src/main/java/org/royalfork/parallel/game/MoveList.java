package org.royalfork.parallel.game;

import java.util.Arrays;

/**
 * A growing list of moves with an ordering value each, kept in two parallel arrays and reused from node to node without
 * allocation. Not thread-safe.
 */
public final class MoveList {

    private int[] moves;
    private int[] values;
    private int size;

    /** Makes an empty list with room for {@code capacity} moves before it grows. */
    public MoveList(int capacity) {
        moves = new int[capacity];
        values = new int[capacity];
    }

    /** Appends a move. */
    public void add(int move) {
        if (size == moves.length) {
            grow();
        }
        moves[size++] = move;
    }

    private void grow() {
        moves = Arrays.copyOf(moves, size * 2 + 8);
        values = Arrays.copyOf(values, moves.length);
    }

    /** Returns the number of moves. */
    public int size() {
        return size;
    }

    /** Removes all moves. */
    public void clear() {
        size = 0;
    }

    /** Removes all moves from index {@code newSize} on. */
    public void truncate(int newSize) {
        size = newSize;
    }

    /** Returns the move at {@code index}. */
    public int move(int index) {
        return moves[index];
    }

    /** Returns the ordering value at {@code index}. */
    public int value(int index) {
        return values[index];
    }

    /** Sets the ordering value at {@code index}. */
    public void setValue(int index, int value) {
        values[index] = value;
    }

    /** Puts a move with its ordering value at {@code index}. */
    public void set(int index, int move, int value) {
        moves[index] = move;
        values[index] = value;
    }

    /** Tells whether {@code move} is in the list. */
    public boolean contains(int move) {
        for (int i = 0; i < size; i++) {
            if (moves[i] == move) {
                return true;
            }
        }
        return false;
    }

    /** Becomes equal to {@code source}, ordering values aside. */
    public void copyFrom(MoveList source) {
        if (moves.length < source.size) {
            moves = new int[source.moves.length];
            values = new int[source.moves.length];
        }
        System.arraycopy(source.moves, 0, moves, 0, source.size);
        size = source.size;
    }

    /** Removes the move at {@code index} by putting the last one in its place. */
    public void removeUnordered(int index) {
        size--;
        moves[index] = moves[size];
        values[index] = values[size];
    }

    /** Swaps the moves (and values) at two indexes. */
    public void swap(int i, int j) {
        int move = moves[i];
        moves[i] = moves[j];
        moves[j] = move;
        int value = values[i];
        values[i] = values[j];
        values[j] = value;
    }

    /** Brings the move of highest value among indexes {@code from} and up to {@code from}; the first of equals wins. */
    public void selectBest(int from) {
        int best = from;
        for (int i = from + 1; i < size; i++) {
            if (values[i] > values[best]) {
                best = i;
            }
        }
        if (best != from) {
            swap(best, from);
        }
    }

    /** Sorts the moves from index {@code from} on by falling value; equal values keep their order. */
    public void sort(int from) {
        sortAbove(from, Integer.MIN_VALUE);
    }

    /**
     * Brings the moves from index {@code from} on whose value is at least {@code limit} to the front, sorted by falling
     * value (equal values keep their order); the others follow in an order that is not defined but depends on the list
     * alone.
     */
    public void sortAbove(int from, int limit) {
        int sorted = from;
        for (int i = from; i < size; i++) {
            int value = values[i];
            if (value < limit) {
                continue;
            }
            int move = moves[i];
            moves[i] = moves[sorted];
            values[i] = values[sorted];
            int j = sorted - 1;
            while (j >= from && values[j] < value) {
                moves[j + 1] = moves[j];
                values[j + 1] = values[j];
                j--;
            }
            moves[j + 1] = move;
            values[j + 1] = value;
            sorted++;
        }
    }
}
