package org.royalfork.engine.chess;

import java.util.Locale;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;

/** Moves as the universal chess interface writes them: the squares from and to, and the letter of a promotion. */
public final class UciMoves {

    private static final String PROMOTION_LETTERS = "nbrq";
    private static final int MOVES = 256;

    private UciMoves() {}

    /**
     * Writes a move.
     *
     * @param move a legal move of {@code position}, or 0, which is written {@code 0000}
     * @param chess960 castling is written as the king taking its rook ({@code e1h1}) and not as the king's two steps
     *     ({@code e1g1})
     */
    public static String format(ChessPosition position, int move, boolean chess960) {
        if (move == Position.NO_MOVE) {
            return "0000";
        }
        int from = ChessMove.from(move);
        int to = ChessMove.to(move);
        int kind = ChessMove.kind(move);
        if (kind == ChessMove.CASTLING && !chess960) {
            to = CastlingRules.kingTarget(CastlingRules.right(position.sideToMove(), to > from));
        }
        String squares = Bitboards.name(from) + Bitboards.name(to);
        return kind == ChessMove.PROMOTION
                ? squares + PROMOTION_LETTERS.charAt(ChessMove.promotion(move) - Piece.KNIGHT)
                : squares;
    }

    /**
     * Reads a move. Castling may be written in either way, whatever the game is called, since programs disagree: as the king
     * taking its own rook, or as the king going to where it lands, unless that is an ordinary move of the king.
     *
     * @throws IllegalArgumentException with one line, when the text is no move or the move is not legal in {@code position}
     */
    public static int parse(ChessPosition position, String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        int length = lower.length();
        int from = length < 4 ? -1 : Bitboards.parse(lower.charAt(0), lower.charAt(1));
        int to = length < 4 ? -1 : Bitboards.parse(lower.charAt(2), lower.charAt(3));
        int promotion = length == 5 ? PROMOTION_LETTERS.indexOf(lower.charAt(4)) + Piece.KNIGHT : Piece.PAWN;
        if (from < 0 || to < 0 || length > 5 || (length == 5 && promotion < Piece.KNIGHT)) {
            throw new IllegalArgumentException("'" + text + "' is not a move such as e2e4 or e7e8q");
        }
        MoveList moves = new MoveList(MOVES);
        position.generateMoves(moves);
        int castling = Position.NO_MOVE;
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.move(i);
            if (ChessMove.from(move) == from) {
                int wanted = ChessMove.kind(move) == ChessMove.PROMOTION ? ChessMove.promotion(move) : Piece.PAWN;
                if (ChessMove.to(move) == to && wanted == promotion) {
                    return move;
                }
                if (ChessMove.kind(move) == ChessMove.CASTLING && landsOn(position, move, to)) {
                    castling = move;
                }
            }
        }
        if (castling == Position.NO_MOVE || promotion != Piece.PAWN) {
            throw new IllegalArgumentException("move " + text + " is not legal in " + Fen.format(position));
        }
        return castling;
    }

    private static boolean landsOn(ChessPosition position, int castling, int square) {
        boolean towardsH = ChessMove.to(castling) > ChessMove.from(castling);
        return CastlingRules.kingTarget(CastlingRules.right(position.sideToMove(), towardsH)) == square;
    }
}
