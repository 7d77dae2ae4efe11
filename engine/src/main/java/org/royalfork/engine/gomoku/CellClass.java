package org.royalfork.engine.gomoku;

/**
 * What a stone on an empty cell would do, all four directions together, in rising order; and what such a cell is worth. All
 * is looked up by the four {@link Pattern}s of the cell, packed into 12 bits.
 */
final class CellClass {

    /** No threat. */
    static final int QUIET = 0;

    /** Makes an open three. */
    static final int OPEN_THREE = 1;

    /** Makes two or more open threes at once. */
    static final int DOUBLE_THREE = 2;

    /** Makes a four. */
    static final int FOUR = 3;

    /** Makes a four and an open three at once. */
    static final int FOUR_THREE = 4;

    /** Makes an open four, or two fours: wins unless the opponent makes a five first. */
    static final int WINNING_FOUR = 5;

    /** Makes a five. */
    static final int FIVE = 6;

    /** Number of classes, rounded up to a power of two. */
    static final int COUNT = 8;

    /** Number of ways to pack four patterns. */
    static final int PACKED = 1 << (4 * Pattern.BITS);

    /** Beside the packed patterns of a cell: they are those of a side that is restricted. */
    static final int RESTRICTED = PACKED;

    /** What {@link #ban} tells of a cell that may be played on. */
    static final int ALLOWED = 0;

    /** What {@link #ban} tells of a cell where two threes arise: they are to be looked at. */
    static final int DOUBTFUL = 1;

    /** What {@link #ban} tells of a cell that may not be played on. */
    static final int FORBIDDEN = 2;

    /** Static worth of a pattern to the side that can make it, in the units of scores. */
    private static final int[] WORTH = {0, 1, 4, 8, 18, 28, 70, 200};

    private static final int DOUBLE_THREE_WORTH = 40;
    private static final int FOUR_THREE_WORTH = 70;
    private static final int WINNING_FOUR_WORTH = 80;

    /** What a pattern adds to the place of its cell in the order of moves. */
    private static final int[] PROMISE = {0, 300, 1_600, 2_600, 9_000, 13_000, 40_000, 100_000};

    private static final int DOUBLE_THREE_PROMISE = 15_000;
    private static final int FOUR_THREE_PROMISE = 30_000;

    private static final byte[] BANS = new byte[2 * PACKED];
    private static final byte[] CLASSES = new byte[2 * PACKED];
    private static final short[] WORTHS = new short[2 * PACKED];
    private static final int[] PROMISES = new int[2 * PACKED];

    static {
        for (int packed = 0; packed < 2 * PACKED; packed++) {
            BANS[packed] = (byte) (packed < RESTRICTED ? ALLOWED : banOf(packed));
            CLASSES[packed] = (byte) classify(packed);
            if (BANS[packed] == FORBIDDEN) {
                continue;
            }
            int worth = 0;
            int promise = 0;
            for (int direction = 0; direction < 4; direction++) {
                worth += WORTH[Pattern.in(packed, direction)];
                promise += PROMISE[Pattern.in(packed, direction)];
            }
            WORTHS[packed] = (short) (worth
                    + switch (CLASSES[packed]) {
                        case DOUBLE_THREE -> DOUBLE_THREE_WORTH;
                        case FOUR_THREE -> FOUR_THREE_WORTH;
                        case WINNING_FOUR -> WINNING_FOUR_WORTH;
                        default -> 0;
                    });
            PROMISES[packed] = promise
                    + switch (CLASSES[packed]) {
                        case DOUBLE_THREE -> DOUBLE_THREE_PROMISE;
                        case FOUR_THREE, WINNING_FOUR -> FOUR_THREE_PROMISE;
                        default -> 0;
                    };
        }
    }

    private CellClass() {}

    /** Returns whether patterns on several lines forbid a cell: {@link #ALLOWED}, {@link #DOUBTFUL} or {@link #FORBIDDEN}. */
    static int ban(int packed) {
        return BANS[packed];
    }

    private static int count(int packed, int pattern) {
        int count = 0;
        for (int direction = 0; direction < 4; direction++) {
            count += Pattern.in(packed, direction) == pattern ? 1 : 0;
        }
        return count;
    }

    private static int banOf(int packed) {
        if (count(packed, Pattern.FIVE) > 0) {
            return ALLOWED;
        }
        if (count(packed, Pattern.BANNED) > 0 || count(packed, Pattern.FOUR) + count(packed, Pattern.OPEN_FOUR) > 1) {
            return FORBIDDEN;
        }
        return count(packed, Pattern.OPEN_THREE) > 1 ? DOUBTFUL : ALLOWED;
    }

    /**
     * Returns the class of a cell. One that is forbidden is quiet, and one that may be so counts for less than it would be if it
     * were not: so that a {@link #WINNING_FOUR} wins indeed.
     */
    static int of(int packed) {
        return CLASSES[packed];
    }

    /** Returns the static worth of a cell in the units of scores, not negative. */
    static int worth(int packed) {
        return WORTHS[packed];
    }

    /** Returns how promising it looks to play on a cell, from 0 to about 450,000. */
    static int promise(int packed) {
        return PROMISES[packed];
    }

    private static int classify(int packed) {
        int openThrees = count(packed, Pattern.OPEN_THREE);
        int fours = count(packed, Pattern.FOUR);
        int openFours = count(packed, Pattern.OPEN_FOUR);
        if (count(packed, Pattern.FIVE) > 0) {
            return FIVE;
        }
        if (BANS[packed] != ALLOWED) {
            return BANS[packed] == FORBIDDEN ? QUIET : fours + openFours > 0 ? FOUR : OPEN_THREE;
        }
        if (openFours > 0 || fours > 1) {
            return WINNING_FOUR;
        }
        if (fours > 0) {
            return openThrees > 0 ? FOUR_THREE : FOUR;
        }
        return openThrees > 1 ? DOUBLE_THREE : openThrees > 0 ? OPEN_THREE : QUIET;
    }
}
