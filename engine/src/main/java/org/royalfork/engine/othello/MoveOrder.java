package org.royalfork.engine.othello;

/**
 * Which moves to try first where the rest of the game is to be searched: fastest first. A move that leaves the opponent few
 * replies has a small tree below it, and is often good as well.
 */
final class MoveOrder {

    private static final long[] QUADRANTS = {
        0x0000_0000_0F0F_0F0FL, 0x0000_0000_F0F0_F0F0L, 0x0F0F_0F0F_0000_0000L, 0xF0F0_F0F0_0000_0000L
    };

    /** Squares of the quadrants whose bits are set. */
    private static final long[] ODD_SQUARES = new long[16];

    /** Weights of the squares: corners best, the squares diagonally beside them worst. */
    private static final byte[] SQUARE_VALUES = new byte[Discs.SQUARES];

    static {
        for (int odd = 0; odd < 16; odd++) {
            for (int quadrant = 0; quadrant < 4; quadrant++) {
                ODD_SQUARES[odd] |= (odd >> quadrant & 1) != 0 ? QUADRANTS[quadrant] : 0;
            }
        }
        int[] quarter = {18, 4, 16, 12, 4, 2, 6, 8, 16, 6, 14, 10, 12, 8, 10, 0};
        for (int square = 0; square < Discs.SQUARES; square++) {
            int column = Math.min(square & 7, 7 - (square & 7));
            int row = Math.min(square >> 3, 7 - (square >> 3));
            SQUARE_VALUES[square] = (byte) quarter[4 * row + column];
        }
    }

    /** Greater than the value of every move. */
    static final int MORE_THAN_ALL = 1_100;

    private static final int NO_REPLIES = 1_000;
    private static final int REPLY = 16;
    private static final int EMPTY_NEIGHBOUR = 2;
    private static final int ODD_QUADRANT = 8;

    private MoveOrder() {}

    /** Returns the quadrants with an odd number of empty squares, a bit each. */
    static int oddQuadrants(long empty) {
        int odd = 0;
        for (int quadrant = 0; quadrant < QUADRANTS.length; quadrant++) {
            odd |= (Long.bitCount(empty & QUADRANTS[quadrant]) & 1) << quadrant;
        }
        return odd;
    }

    /** Returns the bit of a square's quadrant. */
    static int quadrantBit(int square) {
        return 1 << ((square >> 2 & 1) + (square >> 4 & 2));
    }

    /** Returns the squares of quadrants whose bits are set. */
    static long squaresOf(int quadrants) {
        return ODD_SQUARES[quadrants & 15];
    }

    /**
     * Returns how early a move is tried, from 0 to below {@link #MORE_THAN_ALL}, higher first: few replies, first of all into
     * corners; few empty squares beside own discs, which are replies to come; parity; a good square.
     *
     * @param mine the mover's discs after the move
     * @param theirs the opponent's discs after the move
     * @param oddSquares squares of quadrants of which an odd number is empty before the move
     */
    static int value(int square, long mine, long theirs, long oddSquares) {
        long empty = ~(mine | theirs);
        long replies = Discs.moves(theirs, mine);
        long neighbours = Discs.neighbours(mine) & empty;
        return NO_REPLIES
                - REPLY * (Long.bitCount(replies) + Long.bitCount(replies & Discs.CORNERS))
                - EMPTY_NEIGHBOUR * Long.bitCount(neighbours)
                + ((oddSquares >>> square & 1) != 0 ? ODD_QUADRANT : 0)
                + SQUARE_VALUES[square & 63];
    }
}
