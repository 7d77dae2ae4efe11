package org.royalfork.engine.draughts;

/**
 * Moves as numbers of 16 bits:
 *
 * <pre>
 *  bits 0-4    square it ends on, its number less 1
 *  bits 5-9    square it starts from
 *  bits 10-14  which of the captures between the same two squares, in the order in which {@link Captures} finds them
 *  bit  15     it is a capture
 * </pre>
 *
 * <p>Only a capture can end where it started, so no move is 0. Between two squares there are at most nine captures on any
 * board: only two squares of those on which a jumping king lands have more than two ways on.
 */
final class Moves {

    /** Number of values of {@link #fromTo}. */
    static final int FROM_TO_SIZE = Squares.COUNT * Squares.COUNT;

    /** Added to the number of a capture for each one before it between the same squares. */
    static final int NEXT = FROM_TO_SIZE;

    private static final int CAPTURE = 1 << 15;

    private Moves() {}

    /** Returns a move that captures nothing, between the squares of two bits. */
    static int quiet(int from, int to) {
        return ((Squares.number(from) - 1) << 5) | (Squares.number(to) - 1);
    }

    /** Returns the first capture between the squares of two bits. */
    static int capture(int from, int to) {
        return CAPTURE | quiet(from, to);
    }

    static boolean isCapture(int move) {
        return (move & CAPTURE) != 0;
    }

    /** Tells whether a number has no bits that no move has, and those that only captures have only if it is one. */
    static boolean isWellFormed(int move) {
        return move >>> 16 == 0 && (isCapture(move) || move < FROM_TO_SIZE);
    }

    /** Returns the bit of the square that a move starts from. */
    static int from(int move) {
        return Squares.bit((move >> 5 & 31) + 1);
    }

    /** Returns the bit of the square that a move ends on. */
    static int to(int move) {
        return Squares.bit((move & 31) + 1);
    }

    /** Returns the two squares of a move as one number below {@link #FROM_TO_SIZE}. */
    static int fromTo(int move) {
        return move & (FROM_TO_SIZE - 1);
    }
}
