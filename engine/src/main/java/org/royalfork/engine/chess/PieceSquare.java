package org.royalfork.engine.chess;

/**
 * Values of men on squares, material included, packed as in {@link PackedScore}, and the phase of the game: what a
 * position keeps up to date move by move.
 */
public final class PieceSquare {

    /** Phase with all pieces of both sides on the board; promotions may exceed it. */
    public static final int FULL_PHASE = 24;

    private static final int[] PHASE = {0, 1, 1, 2, 4, 0, 0, 1, 1, 2, 4, 0};

    private static final int[] VALUES = new int[12 << 6];

    static {
        for (int type = Piece.PAWN; type <= Piece.KING; type++) {
            for (int square = 0; square < 64; square++) {
                int value = Weights.untraced(squareTerm(Piece.WHITE, type, square));
                if (type != Piece.KING) {
                    value += Weights.untraced(EvaluationTerms.PIECE_VALUE + type);
                }
                VALUES[Piece.of(Piece.WHITE, type) << 6 | square] = value;
                VALUES[Piece.of(Piece.BLACK, type) << 6 | (square ^ 56)] = -value;
            }
        }
    }

    private PieceSquare() {}

    /** Returns the packed value of a man ({@code colour * 6 + type}) on a square, from White's view. */
    public static int value(int piece, int square) {
        return VALUES[piece << 6 | square];
    }

    /** Returns what a man adds to the phase: both armies complete make {@link #FULL_PHASE}, bare kings 0. */
    public static int phase(int piece) {
        return PHASE[piece];
    }

    /** Returns the index of a man's weight in the piece-square tables, which run from a8 to h1 as its owner sees them. */
    private static int squareTerm(int colour, int type, int square) {
        return EvaluationTerms.PIECE_SQUARE + (type << 6) + (colour == Piece.WHITE ? square ^ 56 : square);
    }

    /** Notes the weights that {@link ChessPosition#pieceSquareScore} was made of. */
    static void trace(ChessPosition position, Weights weights) {
        for (long rest = position.occupied(); rest != 0; rest &= rest - 1) {
            int square = Bitboards.first(rest);
            int piece = position.board(square);
            int type = Piece.type(piece);
            weights.side(Piece.colour(piece));
            weights.of(squareTerm(Piece.colour(piece), type, square));
            if (type != Piece.KING) {
                weights.of(EvaluationTerms.PIECE_VALUE + type);
            }
        }
    }
}
