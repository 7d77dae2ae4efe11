package org.royalfork.engine.draughts;

/**
 * Sets of squares. The 32 dark squares are numbered as players number them, from black's side of the board to white's:
 *
 * <pre>
 *     1   2   3   4
 *   5   6   7   8
 *     9  10  11  12
 *  13  14  15  16
 *    17  18  19  20
 *  21  22  23  24
 *    25  26  27  28
 *  29  30  31  32
 * </pre>
 *
 * <p>Bit 0 is square 1; after every two rows one bit is left out (8, 17 and 26), so that the neighbours of every square on the
 * next row are 4 and 5 bits away, and a step over an edge ends on a bit that is left out or outside of the board. Black's men
 * go to higher bits, white's to lower ones. Turning the board round is reversing the bits.
 */
final class Squares {

    /** Number of squares. */
    static final int COUNT = 32;

    /** Number of bits, those left out included. */
    static final int BITS = 35;

    /** All squares. */
    static final long BOARD = ((1L << BITS) - 1) & ~(1L << 8 | 1L << 17 | 1L << 26);

    /** Bits from a square to its two neighbours on the next row. */
    static final int NEAR = 4;

    static final int FAR = 5;

    /** Where white's men become kings: squares 1 to 4. */
    static final long FIRST_ROW = 0xFL;

    /** Where black's men become kings: squares 29 to 32. */
    static final long LAST_ROW = FIRST_ROW << 31;

    private Squares() {}

    /** Returns the bit of the square of a number, 1 to 32. */
    static int bit(int number) {
        return number - 1 + (number - 1) / 8;
    }

    /** Returns the number, 1 to 32, of the square of a bit. */
    static int number(int bit) {
        return bit - bit / 9 + 1;
    }

    /** Returns the squares of these numbers as a set. */
    static long of(int... numbers) {
        long set = 0;
        for (int number : numbers) {
            set |= 1L << bit(number);
        }
        return set;
    }

    /** Returns the neighbours of the squares in the direction of black's men. */
    static long down(long set) {
        return (set << NEAR | set << FAR) & BOARD;
    }

    /** Returns the neighbours of the squares in the direction of white's men. */
    static long up(long set) {
        return (set >>> NEAR | set >>> FAR) & BOARD;
    }

    /** Returns the set as the player at the other side sees it: square 1 for 32, and so on. */
    static long turn(long set) {
        return Long.reverse(set) >>> (Long.SIZE - BITS);
    }

    /** Returns those movers that can jump over a man of the opponent downwards. */
    static long jumpersDown(long movers, long opponent, long empty) {
        return movers & (((opponent >>> NEAR) & (empty >>> (2 * NEAR))) | ((opponent >>> FAR) & (empty >>> (2 * FAR))));
    }

    /** Returns those movers that can jump over a man of the opponent upwards. */
    static long jumpersUp(long movers, long opponent, long empty) {
        return movers & (((opponent << NEAR) & (empty << (2 * NEAR))) | ((opponent << FAR) & (empty << (2 * FAR))));
    }
}
