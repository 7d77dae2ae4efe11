package org.royalfork.engine.chess;

import static org.royalfork.engine.chess.Piece.BISHOP;
import static org.royalfork.engine.chess.Piece.BLACK;
import static org.royalfork.engine.chess.Piece.KNIGHT;
import static org.royalfork.engine.chess.Piece.PAWN;
import static org.royalfork.engine.chess.Piece.QUEEN;
import static org.royalfork.engine.chess.Piece.ROOK;
import static org.royalfork.engine.chess.Piece.WHITE;

/** What is known of endgames that general terms judge badly: won and drawn ones, and how far an advantage counts. */
final class Endgames {

    /** There is no special value. */
    static final int NO_VALUE = Integer.MIN_VALUE;

    /** Value of a win by force against a lone king, before the material. */
    static final int WON = 2000;

    /** Value of a won endgame of king and pawn against king, before the pawn's rank. */
    static final int WON_PAWN = 600;

    private static final long ROOK_FILES = Bitboards.FILE_A | Bitboards.FILE_H;
    private static final long LEFT_WING = 0x0F0F0F0F0F0F0F0FL;

    private Endgames() {}

    /** Returns the value, from White's view, of an endgame against a lone king that is known, or {@link #NO_VALUE}. */
    static int value(ChessPosition position) {
        if (!Bitboards.many(position.occupied(WHITE))) {
            int value = againstLoneKing(position, BLACK);
            return value == NO_VALUE ? value : -value;
        }
        return Bitboards.many(position.occupied(BLACK)) ? NO_VALUE : againstLoneKing(position, WHITE);
    }

    private static int againstLoneKing(ChessPosition position, int strong) {
        long pawns = position.pieces(strong, PAWN);
        long knights = position.pieces(strong, KNIGHT);
        long bishops = position.pieces(strong, BISHOP);
        long heavy = position.pieces(strong, ROOK) | position.pieces(strong, QUEEN);
        boolean bishopPair = (bishops & Bitboards.DARK_SQUARES) != 0 && (bishops & Bitboards.LIGHT_SQUARES) != 0;
        if (heavy != 0 || bishopPair || (bishops != 0 && knights != 0) || Bitboards.count(knights) > 2) {
            return won(position, strong, pawns, knights, bishops, heavy);
        }
        if (pawns == 0) {
            return 0;
        }
        if (knights == 0 && bishops == 0 && !Bitboards.many(pawns)) {
            int pawn = Bitboards.first(pawns);
            boolean win = KingPawnBitbase.isWin(
                    strong, position.kingSquare(strong), pawn, position.kingSquare(strong ^ 1), position.sideToMove());
            return win ? WON_PAWN + 20 * Bitboards.relativeRank(strong, pawn) : 0;
        }
        return NO_VALUE;
    }

    /** Material, and what makes progress: the lone king at the edge (in the right corner), the other one near. */
    private static int won(ChessPosition position, int strong, long pawns, long knights, long bishops, long heavy) {
        int loneKing = position.kingSquare(strong ^ 1);
        int file = Bitboards.file(loneKing);
        int rank = Bitboards.rank(loneKing);
        int corner;
        if ((pawns | heavy) == 0 && !Bitboards.many(bishops) && knights != 0 && !Bitboards.many(knights)) {
            // Bishop and knight mate in a corner of the bishop's colour only.
            boolean dark = (bishops & Bitboards.DARK_SQUARES) != 0;
            corner = 60 * Math.abs(7 - rank - (dark ? file : 7 - file));
        } else {
            corner = 20 * (Math.max(3 - file, file - 4) + Math.max(3 - rank, rank - 4));
        }
        int near = 10 * (7 - PawnMasks.distance(position.kingSquare(strong), loneKing));
        return WON + Math.abs(PackedScore.endgame(position.pieceSquareScore())) + corner + near;
    }

    /**
     * Returns the index of the weight that scales the endgame score, {@link EvaluationFormula#NOT_SCALED} or
     * {@link EvaluationFormula#DRAWN}.
     *
     * @param strong the side that the endgame score favours
     * @param passed passed pawns of both sides
     */
    static int scaleTerm(ChessPosition position, int strong, long passed) {
        int weak = strong ^ 1;
        long pawns = position.pieces(strong, PAWN);
        if (isWrongCorner(position, strong, pawns)) {
            return EvaluationFormula.DRAWN;
        }
        if (pawns == 0) {
            int own = pieceValue(position, strong);
            int other = pieceValue(position, weak);
            boolean knightsOnly = own == 3 * Bitboards.count(position.pieces(strong, KNIGHT)) && own <= 6;
            if (own <= 3 || knightsOnly) {
                return EvaluationFormula.DRAWN;
            }
            return own - other > 3
                    ? EvaluationFormula.NOT_SCALED
                    : EvaluationTerms.SCALE_NO_PAWNS + (other <= 3 ? 0 : 1);
        }
        long pieces = pieces(position, strong);
        long weakPieces = pieces(position, weak);
        if (haveOppositeBishops(position)) {
            return pieces == position.pieces(strong, BISHOP) && weakPieces == position.pieces(weak, BISHOP)
                    ? EvaluationTerms.SCALE_OPPOSITE_BISHOPS + Math.min(3, Bitboards.count(passed & pawns))
                    : EvaluationTerms.SCALE_OPPOSITE_BISHOPS_PIECES;
        }
        if (isRooksOneWing(position, strong, pieces, weakPieces)) {
            return EvaluationTerms.SCALE_ROOKS_ONE_WING;
        }
        if (pieces == position.pieces(strong, QUEEN)
                && pieces != 0
                && !Bitboards.many(pieces)
                && position.pieces(weak, QUEEN) == 0) {
            return EvaluationTerms.SCALE_LONE_QUEEN
                    + Math.min(3, Bitboards.count(weakPieces & ~position.pieces(weak, ROOK)));
        }
        return EvaluationTerms.SCALE_PAWNS + Bitboards.count(pawns);
    }

    private static long pieces(ChessPosition position, int colour) {
        return position.occupied(colour) & ~position.pieces(colour, PAWN) & ~position.pieces(colour, Piece.KING);
    }

    /** Returns the value of the pieces of a side, a minor piece counting 3. */
    private static int pieceValue(ChessPosition position, int colour) {
        return 3 * Bitboards.count(position.pieces(colour, KNIGHT) | position.pieces(colour, BISHOP))
                + 5 * Bitboards.count(position.pieces(colour, ROOK))
                + 9 * Bitboards.count(position.pieces(colour, QUEEN));
    }

    /** Rook's pawns on one file, no man to drive the defending king from the corner before them. */
    private static boolean isWrongCorner(ChessPosition position, int strong, long pawns) {
        if (pawns == 0
                || (pawns & ~ROOK_FILES) != 0
                || (pawns & Bitboards.FILE_A) != 0 == ((pawns & Bitboards.FILE_H) != 0)) {
            return false;
        }
        int file = (pawns & Bitboards.FILE_A) != 0 ? 0 : 7;
        int corner = Bitboards.square(file, strong == WHITE ? 7 : 0);
        long colour =
                Bitboards.contains(Bitboards.DARK_SQUARES, corner) ? Bitboards.DARK_SQUARES : Bitboards.LIGHT_SQUARES;
        long pieces = pieces(position, strong);
        return (pieces & ~position.pieces(strong, BISHOP)) == 0
                && (pieces & colour) == 0
                && PawnMasks.distance(position.kingSquare(strong ^ 1), corner) <= 1;
    }

    private static boolean haveOppositeBishops(ChessPosition position) {
        long white = position.pieces(WHITE, BISHOP);
        long black = position.pieces(BLACK, BISHOP);
        return white != 0
                && black != 0
                && !Bitboards.many(white)
                && !Bitboards.many(black)
                && (white & Bitboards.DARK_SQUARES) != 0 != ((black & Bitboards.DARK_SQUARES) != 0);
    }

    private static boolean isRooksOneWing(ChessPosition position, int strong, long pieces, long weakPieces) {
        int weak = strong ^ 1;
        if (pieces != position.pieces(strong, ROOK) || weakPieces != position.pieces(weak, ROOK)) {
            return false;
        }
        long pawns = position.pieces(strong, PAWN);
        long weakPawns = position.pieces(weak, PAWN);
        return Bitboards.count(pieces) == 1
                && Bitboards.count(weakPieces) == 1
                && Bitboards.count(pawns) <= Bitboards.count(weakPawns) + 1
                && ((pawns & LEFT_WING) == 0 || (pawns & ~LEFT_WING) == 0)
                && (Attacks.king(position.kingSquare(weak)) & weakPawns) != 0;
    }
}
