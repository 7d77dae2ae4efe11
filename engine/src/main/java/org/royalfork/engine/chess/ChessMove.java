package org.royalfork.engine.chess;

/**
 * Packing of a chess move into 16 bits.
 *
 * <pre>
 *   bits 15-14   13-12              11-6          5-0
 *        kind    promotion type-1   from square   to square
 * </pre>
 *
 * <p>Castling is written as the king taking its own rook, in standard chess as in Chess960: the square of the rook tells
 * the wing, and no king move looks the same. The promotion bits are zero unless the kind is {@link #PROMOTION}, so that
 * equal moves are equal numbers. The number 0 (a1 to a1) is no move.
 */
public final class ChessMove {

    /** Kind of move: none of the others. */
    public static final int NORMAL = 0;

    /** Kind of move: a pawn becomes the man that {@link #promotion} tells; may capture. */
    public static final int PROMOTION = 1;

    /** Kind of move: a pawn captures a pawn that has just passed it. */
    public static final int EN_PASSANT = 2;

    /** Kind of move: from the king's square to the square of its own rook. */
    public static final int CASTLING = 3;

    private static final int FROM_SHIFT = 6;
    private static final int PROMOTION_SHIFT = 12;
    private static final int KIND_SHIFT = 14;

    private ChessMove() {}

    /** Packs a move that is no promotion, of any other kind. */
    public static int of(int from, int to, int kind) {
        return to | from << FROM_SHIFT | kind << KIND_SHIFT;
    }

    /** Packs a move of kind {@link #NORMAL}. */
    public static int of(int from, int to) {
        return to | from << FROM_SHIFT;
    }

    /** Packs a promotion to {@code type}, knight to queen. */
    public static int promotion(int from, int to, int type) {
        return to | from << FROM_SHIFT | (type - Piece.KNIGHT) << PROMOTION_SHIFT | PROMOTION << KIND_SHIFT;
    }

    /** Returns the square that the move starts from. */
    public static int from(int move) {
        return move >> FROM_SHIFT & 63;
    }

    /** Returns the square that the move goes to; of castling the square of the rook. */
    public static int to(int move) {
        return move & 63;
    }

    /** Returns the kind of a 16-bit move. */
    public static int kind(int move) {
        return move >> KIND_SHIFT;
    }

    /** Returns the type that a promoted pawn becomes; of other kinds it means nothing. */
    public static int promotion(int move) {
        return (move >> PROMOTION_SHIFT & 3) + Piece.KNIGHT;
    }
}
