package org.royalfork.engine.chess;

import static org.royalfork.engine.chess.Piece.WHITE;

/**
 * Sets of squares as {@code long}s: bit {@code n} is square {@code n}, a1 = 0, b1 = 1, ... h8 = 63.
 *
 * <p>To visit a set: {@code for (long rest = set; rest != 0; rest &= rest - 1) { int square = Bitboards.first(rest); ... }}
 */
public final class Bitboards {

    /** The a-file. */
    public static final long FILE_A = 0x0101010101010101L;

    /** The h-file. */
    public static final long FILE_H = FILE_A << 7;

    /** White's first rank. */
    public static final long RANK_1 = 0xFFL;

    /** Black's first rank. */
    public static final long RANK_8 = RANK_1 << 56;

    /** The squares of a1's colour. */
    public static final long DARK_SQUARES = 0xAA55AA55AA55AA55L;

    /** The squares of h1's colour. */
    public static final long LIGHT_SQUARES = ~DARK_SQUARES;

    private Bitboards() {}

    /** Returns the set of one square. */
    public static long bit(int square) {
        return 1L << square;
    }

    /** Returns the lowest square of a set that is not empty. */
    public static int first(long set) {
        return Long.numberOfTrailingZeros(set);
    }

    /** Returns the number of squares in a set. */
    public static int count(long set) {
        return Long.bitCount(set);
    }

    /** Returns 1 for a set that is not empty, 0 for the empty one, without a branch. */
    public static int any(long set) {
        return (int) ((set | -set) >>> 63);
    }

    /** Tells whether a set has two squares or more. */
    public static boolean many(long set) {
        return (set & set - 1) != 0;
    }

    /** Tells whether a set holds a square. */
    public static boolean contains(long set, int square) {
        return (set >>> square & 1) != 0;
    }

    /** Returns the square on {@code file} and {@code rank}, both 0 to 7. */
    public static int square(int file, int rank) {
        return rank << 3 | file;
    }

    /** Returns the file of a square: 0 for the a-file to 7 for the h-file. */
    public static int file(int square) {
        return square & 7;
    }

    /** Returns the rank of a square: 0 for White's first rank to 7 for Black's. */
    public static int rank(int square) {
        return square >> 3;
    }

    /** Returns the squares of a file, 0 to 7. */
    public static long fileMask(int file) {
        return FILE_A << file;
    }

    /** Returns the squares of a rank, 0 to 7. */
    public static long rankMask(int rank) {
        return RANK_1 << (rank << 3);
    }

    /** Returns a rank counted from the side of {@code colour}: its own first rank is 0. */
    public static int relativeRank(int colour, int square) {
        return colour == WHITE ? square >> 3 : 7 - (square >> 3);
    }

    /** Returns the squares of a rank counted from the side of {@code colour}. */
    public static long relativeRankMask(int colour, int rank) {
        return rankMask(colour == WHITE ? rank : 7 - rank);
    }

    /** Returns the square as seen from the side of {@code colour}: Black's are mirrored, a8 becomes a1. */
    public static int relativeSquare(int colour, int square) {
        return colour == WHITE ? square : square ^ 56;
    }

    /** Moves a set one rank towards rank 8. */
    public static long north(long set) {
        return set << 8;
    }

    /** Moves a set one rank towards rank 1. */
    public static long south(long set) {
        return set >>> 8;
    }

    /** Moves a set one file towards the h-file; squares of the h-file fall off. */
    public static long east(long set) {
        return (set & ~FILE_H) << 1;
    }

    /** Moves a set one file towards the a-file; squares of the a-file fall off. */
    public static long west(long set) {
        return (set & ~FILE_A) >>> 1;
    }

    /** Moves a set one rank in the direction in which the pawns of {@code colour} go. */
    public static long forward(int colour, long set) {
        return colour == WHITE ? set << 8 : set >>> 8;
    }

    /** Returns the squares that a set of pawns of {@code colour} attacks towards the a-file. */
    public static long pawnAttacksWest(int colour, long pawns) {
        long set = pawns & ~FILE_A;
        return colour == WHITE ? set << 7 : set >>> 9;
    }

    /** Returns the squares that a set of pawns of {@code colour} attacks towards the h-file. */
    public static long pawnAttacksEast(int colour, long pawns) {
        long set = pawns & ~FILE_H;
        return colour == WHITE ? set << 9 : set >>> 7;
    }

    /** Returns the squares that a set of pawns of {@code colour} attacks. */
    public static long pawnAttacks(int colour, long pawns) {
        return pawnAttacksWest(colour, pawns) | pawnAttacksEast(colour, pawns);
    }

    /** Returns a set and all squares north of it on the same files. */
    public static long fillNorth(long set) {
        long fill = set | set << 8;
        fill |= fill << 16;
        return fill | fill << 32;
    }

    /** Returns a set and all squares south of it on the same files. */
    public static long fillSouth(long set) {
        long fill = set | set >>> 8;
        fill |= fill >>> 16;
        return fill | fill >>> 32;
    }

    /** Returns a set and all squares before it as the pawns of {@code colour} go. */
    public static long fillForward(int colour, long set) {
        return colour == WHITE ? fillNorth(set) : fillSouth(set);
    }

    /** Returns the name of a square, such as {@code e4}. */
    public static String name(int square) {
        return "" + (char) ('a' + file(square)) + (char) ('1' + rank(square));
    }

    /** Returns the square of two characters such as {@code e4}, or -1 when they name none. */
    public static int parse(char file, char rank) {
        return file < 'a' || file > 'h' || rank < '1' || rank > '8' ? -1 : square(file - 'a', rank - '1');
    }
}
