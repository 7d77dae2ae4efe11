package org.royalfork.engine.chess;

import static org.royalfork.engine.chess.Piece.BLACK;
import static org.royalfork.engine.chess.Piece.PAWN;
import static org.royalfork.engine.chess.Piece.WHITE;

/**
 * The terms that depend on the pawns, or pawns and kings, alone, with a cache: the same pawns come back in most positions
 * of a search.
 *
 * <p>A cache entry holds both pawn sets and the king squares themselves, so a hit is certain, and a value never depends on
 * what was evaluated before. Layout of an entry, eight words, one cache line:
 *
 * <pre>
 * 0  white pawns
 * 1  black pawns
 * 2  passed pawns
 * 3  packed score of the pawns
 * 4  squares of the kings: white | black &lt;&lt; 8
 * 5  packed score of the kings' shelter
 * 6  packed danger that the pawns add for the white king
 * 7  the same for the black king
 * </pre>
 */
final class PawnStructure {

    private static final int ENTRIES = 4096;
    private static final int WORDS = 8;
    private static final int NO_KINGS = -1;

    private final Weights weights;
    private final KingShelter kingShelter;
    private long[] cache;
    private int entry;

    PawnStructure(Weights weights) {
        this.weights = weights;
        kingShelter = new KingShelter(weights);
    }

    /** Made with the first evaluation: many positions are never evaluated. */
    private static long[] emptyCache() {
        long[] empty = new long[ENTRIES * WORDS];
        // No position has pawns on all squares: an empty entry answers for nothing.
        for (int i = 0; i < empty.length; i += WORDS) {
            empty[i] = -1L;
        }
        return empty;
    }

    /** Returns the passed pawns of both sides in the position last evaluated. */
    long passed() {
        return cache[entry + 2];
    }

    /** Returns the packed danger that pawns add for a king in the position last evaluated. */
    int shelterDanger(int colour) {
        return (int) cache[entry + 6 + colour];
    }

    /** Returns the packed score of pawns and shelters, from White's view. */
    int evaluate(ChessPosition position) {
        if (cache == null) {
            cache = emptyCache();
        }
        long white = position.pieces(WHITE, PAWN);
        long black = position.pieces(BLACK, PAWN);
        entry = (int) (position.pawnKey() >>> 40) % ENTRIES * WORDS;
        if (cache[entry] != white || cache[entry + 1] != black || weights.isTraced()) {
            cache[entry] = white;
            cache[entry + 1] = black;
            cache[entry + 2] = 0;
            int score = side(WHITE, white, black) - side(BLACK, black, white);
            cache[entry + 3] = score;
            cache[entry + 4] = NO_KINGS;
        }
        int whiteKing = position.kingSquare(WHITE);
        int blackKing = position.kingSquare(BLACK);
        int kings = whiteKing | (blackKing << 8);
        if (cache[entry + 4] != kings) {
            cache[entry + 4] = kings;
            int shelter = kingShelter.evaluate(WHITE, whiteKing, white, black);
            cache[entry + 6] = kingShelter.danger();
            shelter -= kingShelter.evaluate(BLACK, blackKing, black, white);
            cache[entry + 5] = shelter;
            cache[entry + 7] = kingShelter.danger();
        }
        return (int) cache[entry + 3] + (int) cache[entry + 5];
    }

    private int side(int us, long own, long enemy) {
        weights.side(us);
        long files = Bitboards.fillSouth(own) & Bitboards.RANK_1;
        int score = weights.of(EvaluationTerms.PAWN_ISLANDS + Bitboards.count(files & ~(files << 1)));
        long enemyAttacks = Bitboards.pawnAttacks(us ^ 1, enemy);
        for (long rest = own; rest != 0; rest &= rest - 1) {
            score += pawn(us, Bitboards.first(rest), own, enemy, enemyAttacks);
        }
        return score;
    }

    private int pawn(int us, int square, long own, long enemy, long enemyAttacks) {
        int rank = Bitboards.relativeRank(us, square);
        long bit = Bitboards.bit(square);
        long stop = Bitboards.forward(us, bit);
        long ahead = PawnMasks.ahead(us, square);
        long neighbours = own & PawnMasks.neighbourFiles(Bitboards.file(square));
        long phalanx = neighbours & Bitboards.rankMask(Bitboards.rank(square));
        long supporters = own & Attacks.pawn(us ^ 1, square);
        long levers = enemy & Attacks.pawn(us, square);
        int unopposed = (enemy & ahead) == 0 ? 1 : 0;

        int score = 0;
        if (neighbours == 0) {
            score += weights.of(EvaluationTerms.PAWN_ISOLATED + unopposed);
        } else if ((neighbours & ~PawnMasks.passed(us, square)) == 0 && (stop & (enemyAttacks | enemy)) != 0) {
            score += weights.of(EvaluationTerms.PAWN_BACKWARD + unopposed);
        }
        if ((own & ahead) != 0) {
            score += weights.of(EvaluationTerms.PAWN_DOUBLED + (supporters != 0 ? 1 : 0));
        }
        if (phalanx != 0) {
            score += weights.of(EvaluationTerms.PAWN_PHALANX + rank);
        }
        if (supporters != 0) {
            score += weights.of(EvaluationTerms.PAWN_SUPPORTED + rank);
        } else if (Bitboards.many(levers)) {
            score += weights.of(EvaluationTerms.PAWN_WEAK_LEVER);
        }
        if ((stop & enemy) != 0) {
            score += weights.of(EvaluationTerms.PAWN_BLOCKED + rank);
        }
        return score + freedom(us, square, own, enemy, levers, phalanx, rank);
    }

    /** Scores candidates and passed pawns, and collects the latter. */
    private int freedom(int us, int square, long own, long enemy, long levers, long phalanx, int rank) {
        if ((own & PawnMasks.ahead(us, square)) != 0) {
            return 0;
        }
        long stoppers = enemy & PawnMasks.passed(us, square);
        if (stoppers == 0) {
            cache[entry + 2] |= Bitboards.bit(square);
            return passed(us, square, own, rank);
        }
        // What is left are enemy pawns that only guard the stop square; friends beside the pawn answer each of them.
        long guards = enemy & Attacks.pawn(us, square + (us == WHITE ? 8 : -8));
        boolean candidate =
                stoppers == levers || (stoppers == guards && Bitboards.count(phalanx) >= Bitboards.count(guards));
        return candidate ? weights.of(EvaluationTerms.PAWN_CANDIDATE + rank) : 0;
    }

    /** Scores what a passed pawn is worth whatever the pieces do. */
    private int passed(int us, int square, long own, int rank) {
        int file = Bitboards.file(square);
        long bit = Bitboards.bit(square);
        long friends = Bitboards.east(bit) | Bitboards.west(bit) | Attacks.pawn(us ^ 1, square);
        int score = weights.of(EvaluationTerms.PASSED_RANK + rank)
                + weights.of(EvaluationTerms.PASSED_FILE + Math.min(file, 7 - file));
        return (own & friends) == 0 ? score : score + weights.of(EvaluationTerms.PASSED_CONNECTED + rank);
    }
}
