package org.royalfork.engine.chess;

import static org.royalfork.engine.chess.Piece.BISHOP;
import static org.royalfork.engine.chess.Piece.KNIGHT;
import static org.royalfork.engine.chess.Piece.PAWN;
import static org.royalfork.engine.chess.Piece.QUEEN;
import static org.royalfork.engine.chess.Piece.ROOK;

/**
 * Tells which moves give check without making them: from where each type of man would look at the opponent's king, and which
 * men uncover a check when they leave, is worked out once a node.
 */
final class CheckDetector {

    private CheckDetector() {}

    /** Tells whether a legal move leaves the opponent in check. */
    static boolean givesCheck(ChessPosition p, int move) {
        State state = p.state();
        int them = p.sideToMove() ^ 1;
        int king = p.kingSquare(them);
        if (state.bishopChecks == State.UNKNOWN) {
            findCheckingSquares(p, state, king);
        }
        int from = ChessMove.from(move);
        int to = ChessMove.to(move);
        if (ChessMove.kind(move) == ChessMove.CASTLING) {
            return castlingGivesCheck(p, from, to, king);
        }
        if (Bitboards.contains(state.discoverers, from) && !Bitboards.contains(Attacks.line(king, from), to)) {
            return true;
        }
        if (ChessMove.kind(move) == ChessMove.PROMOTION) {
            long occupied = p.occupied() ^ Bitboards.bit(from);
            return Bitboards.contains(MoveGenerator.attacks(ChessMove.promotion(move), to, occupied), king);
        }
        int type = Piece.type(p.board(from));
        return Bitboards.contains(checkingSquares(state, type, king, them), to)
                || (ChessMove.kind(move) == ChessMove.EN_PASSANT && enPassantUncovers(p, from, to, king));
    }

    private static long checkingSquares(State state, int type, int king, int them) {
        return switch (type) {
            case PAWN -> Attacks.pawn(them, king);
            case KNIGHT -> Attacks.knight(king);
            case BISHOP -> state.bishopChecks;
            case ROOK -> state.rookChecks;
            case QUEEN -> state.bishopChecks | state.rookChecks;
            default -> 0;
        };
    }

    private static void findCheckingSquares(ChessPosition p, State state, int king) {
        long ours = p.occupied(p.sideToMove());
        long occupied = p.occupied();
        long queens = p.pieces(QUEEN);
        long sliders = ours
                & ((Attacks.rookRays(king) & (p.pieces(ROOK) | queens))
                        | (Attacks.bishopRays(king) & (p.pieces(BISHOP) | queens)));
        long discoverers = 0;
        for (long rest = sliders; rest != 0; rest &= rest - 1) {
            long between = Attacks.between(king, Long.numberOfTrailingZeros(rest)) & occupied;
            if (!Bitboards.many(between)) {
                discoverers |= between & ours;
            }
        }
        state.discoverers = discoverers;
        state.rookChecks = Attacks.rook(king, occupied);
        state.bishopChecks = Attacks.bishop(king, occupied);
    }

    private static boolean enPassantUncovers(ChessPosition p, int from, int to, int king) {
        long occupied = p.occupied() ^ Bitboards.bit(from) ^ Bitboards.bit(to) ^ Bitboards.bit(to ^ 8);
        return sliderSees(p, p.occupied(p.sideToMove()), occupied, king);
    }

    private static boolean castlingGivesCheck(ChessPosition p, int from, int to, int king) {
        int us = p.sideToMove();
        int right = CastlingRules.right(us, to > from);
        int rookTo = CastlingRules.rookTarget(right);
        long rook = Bitboards.bit(rookTo);
        long without = p.occupied() & ~(Bitboards.bit(from) | Bitboards.bit(to));
        long occupied = without | rook | Bitboards.bit(CastlingRules.kingTarget(right));
        return Bitboards.contains(Attacks.rook(rookTo, occupied), king)
                || sliderSees(p, p.occupied(us) & without, occupied, king);
    }

    private static boolean sliderSees(ChessPosition p, long men, long occupied, int king) {
        long queens = p.pieces(QUEEN);
        long seen = (Attacks.rook(king, occupied) & (p.pieces(ROOK) | queens))
                | (Attacks.bishop(king, occupied) & (p.pieces(BISHOP) | queens));
        return (seen & men) != 0;
    }
}
