package org.royalfork.engine.chess;

import static org.royalfork.engine.chess.Piece.BISHOP;
import static org.royalfork.engine.chess.Piece.KING;
import static org.royalfork.engine.chess.Piece.KNIGHT;
import static org.royalfork.engine.chess.Piece.PAWN;
import static org.royalfork.engine.chess.Piece.QUEEN;
import static org.royalfork.engine.chess.Piece.ROOK;

/** Attacks on men that are worth more than the attacker, or badly defended, and room to move. */
final class Threats {

    private static final long CENTRE_FILES = 0x3C3C3C3C3C3C3C3CL;

    private final Weights weights;

    Threats(Weights weights) {
        this.weights = weights;
    }

    /** Returns the packed score of a side's threats and space. */
    int evaluate(ChessPosition position, AttackMap map, int us) {
        weights.side(us);
        int them = us ^ 1;
        long enemy = position.occupied(them);
        long enemyPieces = enemy & ~position.pieces(them, PAWN);
        // Squares that the enemy holds for good, and the men of his that do not stand on such.
        long firm = map.by(them, PAWN) | (map.twice[them] & ~map.twice[us]);
        long weak = enemy & ~firm & map.all[us];
        long defended = enemyPieces & firm;

        int score = byType(position, them, map.by(us, PAWN) & enemyPieces, EvaluationTerms.THREAT_BY_PAWN);
        long minors = map.by(us, KNIGHT) | map.by(us, BISHOP);
        score += byType(position, them, minors & (weak | defended), EvaluationTerms.THREAT_BY_MINOR);
        if (weak != 0) {
            score += byType(position, them, map.by(us, ROOK) & weak, EvaluationTerms.THREAT_BY_ROOK);
            score += weights.of(EvaluationTerms.THREAT_BY_KING, Bitboards.any(map.by(us, KING) & weak));
            long hanging = weak & (~map.all[them] | (enemyPieces & map.twice[us]));
            score += weights.of(EvaluationTerms.THREAT_HANGING, Bitboards.count(hanging));
            score += weights.of(EvaluationTerms.THREAT_QUEEN_DEFENDED, Bitboards.count(weak & map.by(them, QUEEN)));
        }
        long contested = map.all[them] & ~firm & map.all[us];
        score += weights.of(EvaluationTerms.RESTRICTION, Bitboards.count(contested));
        score += pushes(position, map, us, enemyPieces);
        if (position.pieces(them, QUEEN) != 0) {
            score += onQueen(position, map, us, firm);
        }
        return score + space(position, map, us);
    }

    private int byType(ChessPosition position, int them, long attacked, int term) {
        if (attacked == 0) {
            return 0;
        }
        int score = 0;
        for (int type = PAWN; type <= QUEEN; type++) {
            score += weights.of(term + type, Bitboards.count(attacked & position.pieces(them, type)));
        }
        return score;
    }

    private int pushes(ChessPosition position, AttackMap map, int us, long enemyPieces) {
        int them = us ^ 1;
        long empty = ~position.occupied();
        long pushed = Bitboards.forward(us, position.pieces(us, PAWN)) & empty;
        pushed |= Bitboards.forward(us, pushed & Bitboards.relativeRankMask(us, 2)) & empty;
        pushed &= ~map.by(them, PAWN) & (map.all[us] | ~map.all[them]);
        long attacked = Bitboards.pawnAttacks(us, pushed) & enemyPieces;
        return weights.of(EvaluationTerms.THREAT_PAWN_PUSH, Bitboards.count(attacked));
    }

    private int onQueen(ChessPosition position, AttackMap map, int us, long firm) {
        long queens = position.pieces(us ^ 1, QUEEN);
        if (Bitboards.many(queens)) {
            return 0;
        }
        int square = Bitboards.first(queens);
        long safe = map.mobilityArea[us] & ~firm;
        long knights = map.by(us, KNIGHT) & Attacks.knight(square) & safe;
        long sliders = (map.by(us, BISHOP) & Attacks.bishop(square, position.occupied()))
                | (map.by(us, ROOK) & Attacks.rook(square, position.occupied()));
        return weights.of(EvaluationTerms.THREAT_ON_QUEEN, Bitboards.count(knights))
                + weights.of(EvaluationTerms.THREAT_ON_QUEEN + 1, Bitboards.count(sliders & safe & map.twice[us]));
    }

    /** Room behind and between the own pawns counts with the square of the number of men who want it. */
    private int space(ChessPosition position, AttackMap map, int us) {
        int them = us ^ 1;
        int men = Bitboards.count(position.occupied(us));
        if (men < 8) {
            return 0;
        }
        long pawns = position.pieces(us, PAWN);
        long camp = Bitboards.relativeRankMask(us, 1)
                | Bitboards.relativeRankMask(us, 2)
                | Bitboards.relativeRankMask(us, 3);
        long safe = CENTRE_FILES & camp & ~pawns & ~map.by(them, PAWN);
        long behind = Bitboards.fillForward(them, pawns) & safe & ~map.all[them];
        int room = Bitboards.count(safe) + Bitboards.count(behind);
        return weights.of(EvaluationTerms.SPACE, room * (men - 3) * (men - 3) / 64);
    }
}
