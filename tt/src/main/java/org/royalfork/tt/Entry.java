package org.royalfork.tt;

/** Skeleton: packing of the data word: move 16, score 16, evaluation 16, depth 8, bound 2, pv 1, generation 5 bits. */
public final class Entry {

    /** The data word of no entry. */
    public static final long NONE = 0;

    /** The value is at most the score. */
    public static final int UPPER = 1;

    /** The value is at least the score. */
    public static final int LOWER = 2;

    /** The score is the value. */
    public static final int EXACT = 3;

    private Entry() {}

    /** Returns the move, 0 for none. */
    public static int move(long data) {
        return (int) data & 0xFFFF;
    }

    /** Returns the score. */
    public static int score(long data) {
        return (short) (data >> 16);
    }

    /** Returns the static evaluation. */
    public static int evaluation(long data) {
        return (short) (data >> 32);
    }

    /** Returns the depth in plies. */
    public static int depth(long data) {
        return (int) (data >> 48) & 0xFF;
    }

    /** Returns the bound. */
    public static int bound(long data) {
        return (int) (data >> 56) & 3;
    }

    /** Tells whether the node was on a principal variation. */
    public static boolean isPv(long data) {
        return (data >> 58 & 1) != 0;
    }
}
