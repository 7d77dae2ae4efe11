package org.royalfork.engine.chess;

import static org.royalfork.engine.chess.Piece.BLACK;
import static org.royalfork.engine.chess.Piece.PAWN;
import static org.royalfork.engine.chess.Piece.WHITE;

import org.royalfork.parallel.game.Score;

/**
 * The static evaluation of a chess position: a sum of weighted terms, one sum for the middlegame and one for the endgame,
 * blended by the pieces left (a tapered evaluation). The terms are those that chess programs have long used; the weights
 * are fitted to positions with known scores and results, see {@link EvaluationWeights}.
 *
 * <p>The value depends on the position alone, never on what was evaluated before, and is exactly the negative for the
 * same position with colours exchanged. It is meant for positions without a check or a capture to be made.
 *
 * <p>Not thread-safe: belongs to one position, so to one thread.
 */
public final class Evaluation {

    private static final long LEFT_WING = 0x0F0F0F0F0F0F0F0FL;

    private final EvaluationTrace trace;
    private final Weights weights;
    private final AttackMap map = new AttackMap();
    private final PawnStructure pawnStructure;
    private final PieceTerms pieceTerms;
    private final PassedPawns passedPawns;
    private final KingSafety kingSafety;
    private final Threats threats;

    /** Creates an evaluation. */
    public Evaluation() {
        this(null);
    }

    /** Creates an evaluation that notes in {@code trace} what the last value was made of. */
    public Evaluation(EvaluationTrace trace) {
        this.trace = trace;
        weights = new Weights(trace);
        pawnStructure = new PawnStructure(weights);
        pieceTerms = new PieceTerms(weights, map);
        passedPawns = new PassedPawns(weights);
        kingSafety = new KingSafety(weights);
        threats = new Threats(weights);
    }

    /** Returns the value of a position in centipawns from the view of the side to move. */
    public int evaluate(ChessPosition position) {
        int value = fromWhite(position);
        return Score.clampEvaluation(position.sideToMove() == WHITE ? value : -value);
    }

    /** Returns a table of the terms of a position and their sum, for people. */
    public static String explain(ChessPosition position) {
        return EvaluationBreakdown.of(position).toString();
    }

    private int fromWhite(ChessPosition position) {
        if (trace != null) {
            trace.reset();
        }
        int special = Endgames.value(position);
        if (special != Endgames.NO_VALUE) {
            if (trace != null) {
                trace.special(special);
            }
            return special;
        }
        return taper(position, terms(position));
    }

    /** Returns the packed sum of all terms, from White's view. */
    private int terms(ChessPosition position) {
        if (trace != null) {
            PieceSquare.trace(position, weights);
        }
        map.begin(position);
        int score = position.pieceSquareScore() + pawnStructure.evaluate(position);
        score += pieceTerms.evaluate(position, WHITE) - pieceTerms.evaluate(position, BLACK);
        score += kingSafety.evaluate(position, map, WHITE, pawnStructure.shelterDanger(WHITE))
                - kingSafety.evaluate(position, map, BLACK, pawnStructure.shelterDanger(BLACK));
        score += threats.evaluate(position, map, WHITE) - threats.evaluate(position, map, BLACK);
        long passed = pawnStructure.passed();
        if (passed != 0) {
            score += passedPawns.evaluate(position, map, WHITE, passed)
                    - passedPawns.evaluate(position, map, BLACK, passed);
        }
        int mover = position.sideToMove();
        weights.side(mover);
        int tempo = weights.of(EvaluationTerms.TEMPO);
        return score + (mover == WHITE ? tempo : -tempo);
    }

    /** Blends middlegame and endgame. */
    private int taper(ChessPosition position, int score) {
        int phase = Math.min(position.phase(), PieceSquare.FULL_PHASE);
        int middlegame = PackedScore.middlegame(score);
        int endgame = PackedScore.endgame(score);
        endgame += winnable(position, endgame);
        int scaleTerm = Endgames.scaleTerm(position, endgame > 0 ? WHITE : BLACK, pawnStructure.passed());
        if (trace != null) {
            trace.taper(phase, scaleTerm);
        }
        return EvaluationFormula.blend(middlegame, endgame, phase, EvaluationFormula.scale(scaleTerm));
    }

    /** Returns what an endgame score gains or loses, up to half of it, by how hard the position is to hold or to win. */
    private int winnable(ChessPosition position, int endgame) {
        long pawns = position.pieces(PAWN);
        int white = position.kingSquare(WHITE);
        int black = position.kingSquare(BLACK);
        int outflanking = Math.abs(Bitboards.file(white) - Bitboards.file(black))
                - Math.abs(Bitboards.rank(white) - Bitboards.rank(black));
        weights.side(WHITE);
        int sum = weights.of(EvaluationTerms.WINNABLE_BASE)
                + weights.of(EvaluationTerms.WINNABLE_PAWNS, Bitboards.count(pawns))
                + weights.of(EvaluationTerms.WINNABLE_PASSED, Bitboards.count(pawnStructure.passed()))
                + weights.of(EvaluationTerms.WINNABLE_OUTFLANKING, outflanking);
        if ((pawns & LEFT_WING) != 0 && (pawns & ~LEFT_WING) != 0) {
            sum += weights.of(EvaluationTerms.WINNABLE_BOTH_WINGS);
        }
        if (Bitboards.rank(white) > 3 || Bitboards.rank(black) < 4) {
            sum += weights.of(EvaluationTerms.WINNABLE_INFILTRATION);
        }
        if (position.phase() == 0) {
            sum += weights.of(EvaluationTerms.WINNABLE_PAWN_ENDGAME);
        }
        return EvaluationFormula.winnable(endgame, PackedScore.endgame(sum));
    }
}
