package org.royalfork.engine.chess;

/** Codes of colours, types of men, and men on the board. */
public final class Piece {

    /** The side that moves first. */
    public static final int WHITE = 0;

    /** The side that moves second. */
    public static final int BLACK = 1;

    /** Type of man. */
    public static final int PAWN = 0;

    /** Type of man. */
    public static final int KNIGHT = 1;

    /** Type of man. */
    public static final int BISHOP = 2;

    /** Type of man. */
    public static final int ROOK = 3;

    /** Type of man. */
    public static final int QUEEN = 4;

    /** Type of man. */
    public static final int KING = 5;

    /** Number of types. */
    public static final int TYPES = 6;

    /** Code of an empty square. */
    public static final int NONE = 12;

    private static final String LETTERS = "PNBRQKpnbrqk";

    private Piece() {}

    /** Returns the code of a man. */
    public static int of(int colour, int type) {
        return colour * TYPES + type;
    }

    /** Returns the colour of a man; not for {@link #NONE}. */
    public static int colour(int piece) {
        return piece < TYPES ? WHITE : BLACK;
    }

    /** Returns the type of a man; not for {@link #NONE}. */
    public static int type(int piece) {
        return piece < TYPES ? piece : piece - TYPES;
    }

    /** Returns the FEN letter of a man: upper case for White. */
    public static char letter(int piece) {
        return LETTERS.charAt(piece);
    }

    /** Returns the man of a FEN letter, or -1 when there is none. */
    public static int ofLetter(char letter) {
        return LETTERS.indexOf(letter);
    }
}
