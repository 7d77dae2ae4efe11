package org.royalfork.engine.gomoku;

/**
 * What a stone completes along one line, from nothing to five. Each is defined by what the next stones of the same side on that
 * line could make of it, always together with the stone itself.
 */
final class Pattern {

    /** Less than the others. */
    static final int NONE = 0;

    /** One more stone makes a {@link #THREE}. */
    static final int TWO = 1;

    /** In the place of {@link #TWO} where a side is restricted: six or more in a row, or two fours on this line. */
    static final int BANNED = 1;

    /** One more stone makes an {@link #OPEN_THREE}. */
    static final int OPEN_TWO = 2;

    /** One more stone makes a {@link #FOUR}. */
    static final int THREE = 3;

    /** One more stone makes an {@link #OPEN_FOUR}: a threat that must be answered. */
    static final int OPEN_THREE = 4;

    /** One more stone on one certain cell makes a five. */
    static final int FOUR = 5;

    /** One more stone on any of at least two cells makes a five, as on both ends of four in a row: it cannot be stopped. */
    static final int OPEN_FOUR = 6;

    /** Five in a row: the game is won. */
    static final int FIVE = 7;

    /** Bits of a pattern where several are packed together. */
    static final int BITS = 3;

    /** The mask of those bits. */
    static final int MASK = 7;

    private Pattern() {}

    /** Returns the pattern in one of four directions from four packed ones. */
    static int in(int packed, int direction) {
        return packed >> (BITS * direction) & MASK;
    }
}
