package org.royalfork.parallel.game;

import java.util.Arrays;

/**
 * A growing list of moves with an ordering value each, reused from node to node without allocation. Not thread-safe.
 *
 * <p>A move and its value are one {@code long}, the value in the upper half: sorting, which nodes of the search do again and
 * again, moves half the words that two arrays would need.
 */
public final class MoveList {

    private static final int VALUE_SHIFT = 32;
    private static final long MOVE_MASK = 0xFFFF_FFFFL;

    private long[] items;
    private int size;

    /** Makes an empty list with room for {@code capacity} moves before it grows. */
    public MoveList(int capacity) {
        items = new long[capacity];
    }

    /** Appends a move with the ordering value 0. */
    public void add(int move) {
        if (size == items.length) {
            grow();
        }
        items[size++] = move & MOVE_MASK;
    }

    private void grow() {
        items = Arrays.copyOf(items, size * 2 + 8);
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
        return (int) items[index];
    }

    /** Returns the ordering value at {@code index}. */
    public int value(int index) {
        return (int) (items[index] >> VALUE_SHIFT);
    }

    /** Sets the ordering value at {@code index}. */
    public void setValue(int index, int value) {
        items[index] = (long) value << VALUE_SHIFT | (items[index] & MOVE_MASK);
    }

    /** Puts a move with its ordering value at {@code index}. */
    public void set(int index, int move, int value) {
        items[index] = (long) value << VALUE_SHIFT | (move & MOVE_MASK);
    }

    /** Tells whether {@code move} is in the list. */
    public boolean contains(int move) {
        for (int i = 0; i < size; i++) {
            if (move(i) == move) {
                return true;
            }
        }
        return false;
    }

    /** Becomes equal to {@code source}. */
    public void copyFrom(MoveList source) {
        if (items.length < source.size) {
            items = new long[source.items.length];
        }
        System.arraycopy(source.items, 0, items, 0, source.size);
        size = source.size;
    }

    /** Removes the move at {@code index} by putting the last one in its place. */
    public void removeUnordered(int index) {
        size--;
        items[index] = items[size];
    }

    /** Swaps the moves (and values) at two indexes. */
    public void swap(int i, int j) {
        long item = items[i];
        items[i] = items[j];
        items[j] = item;
    }

    /** Brings the move of highest value among indexes {@code from} and up to {@code from}; the first of equals wins. */
    public void selectBest(int from) {
        int best = from;
        for (int i = from + 1; i < size; i++) {
            if (value(i) > value(best)) {
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
        long[] all = items;
        int sorted = from;
        for (int i = from; i < size; i++) {
            long item = all[i];
            long value = item >> VALUE_SHIFT;
            if (value < limit) {
                continue;
            }
            all[i] = all[sorted];
            int j = sorted - 1;
            while (j >= from && all[j] >> VALUE_SHIFT < value) {
                all[j + 1] = all[j];
                j--;
            }
            all[j + 1] = item;
            sorted++;
        }
    }
}
