package org.royalfork.engine.chess;

import static org.royalfork.engine.chess.Piece.KING;
import static org.royalfork.engine.chess.Piece.PAWN;
import static org.royalfork.engine.chess.Piece.QUEEN;
import static org.royalfork.engine.chess.Piece.ROOK;

/** What passed pawns gain and lose by the pieces and kings around them; the rest is {@link PawnStructure}'s. */
final class PassedPawns {

    private final Weights weights;

    PassedPawns(Weights weights) {
        this.weights = weights;
    }

    /** Returns the packed score of a side's passed pawns. */
    int evaluate(ChessPosition position, AttackMap map, int us, long passed) {
        weights.side(us);
        int score = 0;
        for (long rest = passed & position.pieces(us, PAWN); rest != 0; rest &= rest - 1) {
            int square = Bitboards.first(rest);
            int rank = Bitboards.relativeRank(us, square);
            score += way(position, map, us, square, rank);
            if (rank >= 3) {
                score += kings(position, us, square, rank);
            }
            score += rooksBehind(position, us, square);
        }
        return score;
    }

    private int way(ChessPosition position, AttackMap map, int us, int square, int rank) {
        int them = us ^ 1;
        long stop = Bitboards.forward(us, Bitboards.bit(square));
        int score = 0;
        if ((position.occupied(them) & stop) != 0) {
            score += weights.of(EvaluationTerms.PASSED_BLOCKED + rank);
        } else if ((position.occupied() & stop) != 0) {
            score += weights.of(EvaluationTerms.PASSED_OBSTRUCTED + rank);
        }
        long held = map.all[them] | position.occupied(them);
        if ((held & stop) == 0) {
            score += weights.of(EvaluationTerms.PASSED_SAFE_STOP + rank);
            if ((held & PawnMasks.ahead(us, square)) == 0) {
                score += weights.of(EvaluationTerms.PASSED_SAFE_PATH + rank);
            }
        }
        if ((map.all[us] & stop) != 0) {
            score += weights.of(EvaluationTerms.PASSED_DEFENDED_STOP + rank);
        }
        return score;
    }

    private int kings(ChessPosition position, int us, int square, int rank) {
        int them = us ^ 1;
        int stop = us == Piece.WHITE ? square + 8 : square - 8;
        int row = (rank - 3) << 3;
        int own = PawnMasks.distance(position.kingSquare(us), stop);
        int enemy = PawnMasks.distance(position.kingSquare(them), stop);
        int score = weights.of(EvaluationTerms.PASSED_OWN_KING + row + own)
                + weights.of(EvaluationTerms.PASSED_ENEMY_KING + row + enemy);
        if (position.occupied(them) == (position.pieces(them, PAWN) | position.pieces(them, KING))
                && (position.occupied() & PawnMasks.ahead(us, square)) == 0) {
            int goal = Bitboards.square(Bitboards.file(square), us == Piece.WHITE ? 7 : 0);
            int moverGains = position.sideToMove() == them ? 1 : 0;
            if (PawnMasks.distance(position.kingSquare(them), goal) - moverGains > 7 - rank) {
                score += weights.of(EvaluationTerms.PASSED_UNSTOPPABLE);
            }
        }
        return score;
    }

    private int rooksBehind(ChessPosition position, int us, int square) {
        long behind = PawnMasks.ahead(us ^ 1, square);
        long heavy = position.pieces(us, ROOK) | position.pieces(us, QUEEN);
        long enemyHeavy = position.pieces(us ^ 1, ROOK) | position.pieces(us ^ 1, QUEEN);
        if ((behind & (heavy | enemyHeavy)) == 0) {
            return 0;
        }
        long seen = Attacks.rook(square, position.occupied()) & behind;
        int score = 0;
        if ((seen & heavy) != 0) {
            score += weights.of(EvaluationTerms.PASSED_ROOK_BEHIND);
        }
        if ((seen & enemyHeavy) != 0) {
            score += weights.of(EvaluationTerms.PASSED_ROOK_BEHIND + 1);
        }
        return score;
    }
}
