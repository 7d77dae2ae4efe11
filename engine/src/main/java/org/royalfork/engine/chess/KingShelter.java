package org.royalfork.engine.chess;

import static org.royalfork.engine.chess.Piece.WHITE;

/** The pawns around a king: what depends on its square and the pawns alone, so that {@link PawnStructure} can keep it. */
final class KingShelter {

    private static final long LEFT_WING = 0x0F0F0F0F0F0F0F0FL;
    private static final long MIDDLE_FILES = 0x3C3C3C3C3C3C3C3CL;

    private final Weights weights;
    private int danger;

    KingShelter(Weights weights) {
        this.weights = weights;
    }

    /** Returns the packed danger that the pawns add for the king last evaluated. */
    int danger() {
        return danger;
    }

    /** Returns the packed score of a king's pawns and files. */
    int evaluate(int us, int kingSquare, long own, long enemy) {
        weights.side(us);
        danger = 0;
        int score = files(kingSquare, own, enemy)
                + weights.of(EvaluationTerms.KING_PAWN_DISTANCE + distance(kingSquare, own));
        if ((wing(kingSquare) & (own | enemy)) == 0) {
            score += weights.of(EvaluationTerms.KING_PAWNLESS_WING);
        }
        return score + shield(us, kingSquare, own, enemy);
    }

    /** Returns the files on which an attack on a king takes place. */
    static long wing(int kingSquare) {
        int file = Bitboards.file(kingSquare);
        return file < 3 ? LEFT_WING : file > 4 ? ~LEFT_WING : MIDDLE_FILES;
    }

    private int files(int kingSquare, long own, long enemy) {
        long file = Bitboards.fileMask(Bitboards.file(kingSquare));
        boolean noOwn = (own & file) == 0;
        boolean noEnemy = (enemy & file) == 0;
        if (!noOwn && !noEnemy) {
            return 0;
        }
        return weights.of(EvaluationTerms.KING_FILE + (noOwn && noEnemy ? 2 : noEnemy ? 1 : 0));
    }

    /** Returns the steps from the king to the nearest own pawn, 0 when there is none. */
    private static int distance(int kingSquare, long own) {
        int distance = 0;
        if (own != 0) {
            for (long near = Bitboards.bit(kingSquare); (near & own) == 0; distance++) {
                near |= Bitboards.east(near) | Bitboards.west(near);
                near |= (near << 8) | (near >>> 8);
            }
        }
        return distance;
    }

    /** Scores the pawns before the king, and the enemy's on the same files. */
    private int shield(int us, int kingSquare, long own, long enemy) {
        long notBehind = ~PawnMasks.behind(us, kingSquare);
        int centre = Math.clamp(Bitboards.file(kingSquare), 1, 6);
        int score = 0;
        for (int file = centre - 1; file <= centre + 1; file++) {
            long mask = Bitboards.fileMask(file) & notBehind;
            int ownRank = rearmost(us, own & mask);
            int enemyRank = rearmost(us, enemy & mask);
            int edge = Math.min(file, 7 - file) << 3;
            score += weights.of(EvaluationTerms.SHELTER + edge + ownRank);
            danger += weights.of(EvaluationTerms.DANGER_SHELTER + ownRank);
            if (ownRank != 0 && ownRank == enemyRank - 1) {
                score += weights.of(EvaluationTerms.STORM_BLOCKED + enemyRank);
            } else {
                score += weights.of(EvaluationTerms.STORM + edge + enemyRank);
                danger += weights.of(EvaluationTerms.DANGER_STORM + enemyRank);
            }
        }
        return score;
    }

    /** Returns the rank, from the view of {@code us}, of the pawn nearest to our side, 0 when there is none. */
    private static int rearmost(int us, long pawns) {
        if (pawns == 0) {
            return 0;
        }
        return us == WHITE ? Long.numberOfTrailingZeros(pawns) >> 3 : Long.numberOfLeadingZeros(pawns) >> 3;
    }
}
