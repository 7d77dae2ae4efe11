package org.royalfork.engine.chess;

import static org.royalfork.engine.chess.Piece.BISHOP;
import static org.royalfork.engine.chess.Piece.KING;
import static org.royalfork.engine.chess.Piece.KNIGHT;
import static org.royalfork.engine.chess.Piece.QUEEN;
import static org.royalfork.engine.chess.Piece.ROOK;

/**
 * The danger a king is in. Attacks on a king are worth more together than one by one, so their weights add up to a
 * <em>danger</em>, and what that costs grows with its square.
 */
final class KingSafety {

    private static final long WHITE_CAMP = 0x000000FFFFFFFFFFL;

    private final Weights weights;

    KingSafety(Weights weights) {
        this.weights = weights;
    }

    /**
     * Returns the packed cost of the danger a side's king is in, after all pieces are in the attack map.
     *
     * @param shelterDanger what the pawns before the king add to the danger
     */
    int evaluate(ChessPosition position, AttackMap map, int us, int shelterDanger) {
        weights.side(us);
        int kingSquare = position.kingSquare(us);
        int danger = shelterDanger
                + attackers(position, map, us)
                + checks(position, map, us, kingSquare)
                + wing(map, us, kingSquare)
                + defenders(map, us);
        return -EvaluationFormula.penalties(danger);
    }

    private int attackers(ChessPosition position, AttackMap map, int us) {
        int danger = weights.of(EvaluationTerms.DANGER_BASE);
        int attackers = 0;
        for (int type = 0; type < 4; type++) {
            int number = map.ringAttackers[us * 4 + type];
            danger += weights.of(EvaluationTerms.DANGER_ATTACKER + type, number);
            attackers += number;
        }
        danger += weights.of(EvaluationTerms.DANGER_ATTACKERS + Math.min(attackers, 7));
        danger += weights.of(EvaluationTerms.DANGER_TOUCH, map.kingTouches[us]);
        long weak = weakSquares(map, us) & map.kingRing[us];
        danger += weights.of(EvaluationTerms.DANGER_WEAK, Bitboards.count(weak));
        int queens = Bitboards.any(position.pieces(us ^ 1, QUEEN));
        return danger + weights.of(EvaluationTerms.DANGER_NO_QUEEN, 1 - queens);
    }

    /** Squares that the enemy attacks and only our king or queen, or nothing, defends. */
    private static long weakSquares(AttackMap map, int us) {
        return map.all[us ^ 1] & ~map.twice[us] & (~map.all[us] | map.by(us, KING) | map.by(us, QUEEN));
    }

    private int checks(ChessPosition position, AttackMap map, int us, int kingSquare) {
        int them = us ^ 1;
        long enemy = position.occupied(them);
        // A checking piece is safe where we do not attack it, or only with a man it may be taken back from.
        long safe = ~enemy & (~map.all[us] | (weakSquares(map, us) & map.twice[them]));
        long occupied = position.occupied() ^ position.pieces(us, QUEEN);
        long straight = Attacks.rook(kingSquare, occupied);
        long diagonal = Attacks.bishop(kingSquare, occupied);

        long knights = Attacks.knight(kingSquare) & map.by(them, KNIGHT) & ~enemy;
        long bishops = diagonal & map.by(them, BISHOP) & ~enemy;
        long rooks = straight & map.by(them, ROOK) & ~enemy;
        long queens = (straight | diagonal) & map.by(them, QUEEN) & safe & ~map.by(us, QUEEN);
        int danger = safeChecks(0, knights & safe)
                + safeChecks(1, bishops & safe)
                + safeChecks(2, rooks & safe)
                + safeChecks(3, queens);
        long unsafe = (knights | bishops | rooks) & ~safe;
        danger += weights.of(EvaluationTerms.DANGER_UNSAFE_CHECK, Bitboards.count(unsafe));

        long blockers = map.blockers[us];
        return danger
                + weights.of(EvaluationTerms.DANGER_BLOCKER, Bitboards.count(blockers & ~enemy))
                + weights.of(EvaluationTerms.DANGER_BLOCKER + 1, Bitboards.count(blockers & enemy));
    }

    private int safeChecks(int piece, long squares) {
        return weights.of(EvaluationTerms.DANGER_SAFE_CHECK + 2 * piece, Bitboards.any(squares))
                + weights.of(EvaluationTerms.DANGER_SAFE_CHECK + 2 * piece + 1, Bitboards.any(squares & (squares - 1)));
    }

    private int wing(AttackMap map, int us, int kingSquare) {
        long camp = us == Piece.WHITE ? WHITE_CAMP : ~(WHITE_CAMP >>> 16);
        long area = KingShelter.wing(kingSquare) & camp;
        long attacked = map.all[us ^ 1] & area;
        return weights.of(EvaluationTerms.DANGER_WING, Bitboards.count(attacked))
                + weights.of(EvaluationTerms.DANGER_WING + 1, Bitboards.count(attacked & map.twice[us ^ 1]))
                + weights.of(EvaluationTerms.DANGER_WING + 2, Bitboards.count(map.all[us] & area));
    }

    private int defenders(AttackMap map, int us) {
        long around = map.by(us, KING);
        return weights.of(EvaluationTerms.DANGER_DEFENDER, Bitboards.any(map.by(us, KNIGHT) & around))
                + weights.of(EvaluationTerms.DANGER_DEFENDER + 1, Bitboards.any(map.by(us, BISHOP) & around));
    }
}
