package org.royalfork.engine.othello;

/**
 * The rules on bitboards: bit 8 * row + column, a1 is bit 0, h1 bit 7, a8 bit 56. A position is two of them, the discs of the
 * mover and those of the opponent.
 */
final class Discs {

    /** Number of squares. */
    static final int SQUARES = 64;

    static final long CORNERS = 0x8100_0000_0000_0081L;
    static final long EDGES = 0xFF81_8181_8181_81FFL;

    private static final long NOT_SIDES = 0x7E7E_7E7E_7E7E_7E7EL;
    private static final long NOT_A = 0xFEFE_FEFE_FEFE_FEFEL;
    private static final long NOT_H = 0x7F7F_7F7F_7F7F_7F7FL;
    private static final int DIRECTIONS = 8;

    /** Eight rays a square, without the square itself: first the four towards higher bits, then the four towards lower ones. */
    private static final long[] RAYS = rays();

    private Discs() {}

    private static long[] rays() {
        int[] columns = {1, 0, 1, -1, -1, 0, -1, 1};
        int[] rows = {0, 1, 1, 1, 0, -1, -1, -1};
        long[] rays = new long[SQUARES * DIRECTIONS];
        for (int square = 0; square < SQUARES; square++) {
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                int column = (square & 7) + columns[direction];
                int row = (square >> 3) + rows[direction];
                while (column >= 0 && column < 8 && row >= 0 && row < 8) {
                    rays[square * DIRECTIONS + direction] |= 1L << (8 * row + column);
                    column += columns[direction];
                    row += rows[direction];
                }
            }
        }
        return rays;
    }

    /**
     * Returns the squares to which the mover may play, for all squares at once: parallel-prefix fills run over the
     * opponent's discs in each direction.
     */
    static long moves(long own, long opponent) {
        long inner = opponent & NOT_SIDES;
        return (movesAlong(own, inner, 1)
                        | movesAlong(own, opponent, 8)
                        | movesAlong(own, inner, 7)
                        | movesAlong(own, inner, 9))
                & ~(own | opponent);
    }

    private static long movesAlong(long own, long through, int shift) {
        long up = through & (own << shift);
        long down = through & (own >>> shift);
        up |= through & (up << shift);
        down |= through & (down >>> shift);
        long pairsUp = through & (through << shift);
        long pairsDown = pairsUp >>> shift;
        up |= pairsUp & (up << (2 * shift));
        down |= pairsDown & (down >>> (2 * shift));
        up |= pairsUp & (up << (2 * shift));
        down |= pairsDown & (down >>> (2 * shift));
        return (up << shift) | (down >>> shift);
    }

    /**
     * Returns the discs that a disc on {@code square} turns over; none when it is no move. On a ray to higher bits an
     * addition carries over the opponent's discs to the first other square, on one to lower bits a count of leading zeros
     * finds it; if it has a disc of the mover, all between are turned.
     */
    static long flips(int square, long own, long opponent) {
        int base = (square & 63) * DIRECTIONS;
        return flipsUp(RAYS[base], own, opponent)
                | flipsUp(RAYS[base + 1], own, opponent)
                | flipsUp(RAYS[base + 2], own, opponent)
                | flipsUp(RAYS[base + 3], own, opponent)
                | flipsDown(RAYS[base + 4], own, opponent)
                | flipsDown(RAYS[base + 5], own, opponent)
                | flipsDown(RAYS[base + 6], own, opponent)
                | flipsDown(RAYS[base + 7], own, opponent);
    }

    private static long flipsUp(long ray, long own, long opponent) {
        long outflank = ((opponent | ~ray) + 1) & ray & own;
        return outflank == 0 ? 0 : (outflank - 1) & ray;
    }

    private static long flipsDown(long ray, long own, long opponent) {
        long outflank = Long.highestOneBit(~opponent & ray) & own;
        return (-outflank << 1) & ray;
    }

    /** Returns all squares that touch one of {@code squares}, and some of {@code squares} themselves. */
    static long neighbours(long squares) {
        long sides = squares | ((squares << 1) & NOT_A) | ((squares >>> 1) & NOT_H);
        return sides | sides << 8 | sides >>> 8;
    }

    /**
     * Returns the final result from the view of the owner of {@code own} in discs; empty squares count for the winner, so
     * that it is always even.
     */
    static int finalDifference(long own, long opponent) {
        int mine = Long.bitCount(own);
        int theirs = Long.bitCount(opponent);
        if (mine == theirs) {
            return 0;
        }
        return mine > theirs ? SQUARES - 2 * theirs : 2 * mine - SQUARES;
    }
}
