package org.royalfork.bench.tune;

import org.royalfork.engine.chess.EvaluationFormula;
import org.royalfork.engine.chess.EvaluationTerms;
import org.royalfork.engine.chess.EvaluationTerms.Group;
import org.royalfork.engine.chess.EvaluationTerms.Term;
import org.royalfork.engine.chess.PackedScore;
import org.royalfork.engine.chess.PieceSquare;

/**
 * The evaluation as a smooth function of its weights: the formula of {@link EvaluationFormula} without rounding, and its
 * slope. Weight {@code i} has its middlegame half at {@code parameters[i]} and its endgame half at {@code parameters[COUNT
 * + i]}.
 *
 * <p>Not thread-safe: the last {@link #value} is kept for {@link #addSlope}.
 */
final class Model {

    static final int COUNT = EvaluationTerms.COUNT;

    private final double[] parameters = new double[2 * COUNT];
    private final double scale;

    // Of the last value: what addSlope needs.
    private double whiteMiddlegameDanger;
    private double whiteEndgameDanger;
    private double blackMiddlegameDanger;
    private double blackEndgameDanger;
    private double endgame;
    private double winnable;
    private double middlegameSum;
    private double endgameSum;

    /**
     * Starts from given weights.
     *
     * @param packed the weights
     * @param scale centipawns that divide a value before the logistic function
     */
    Model(int[] packed, double scale) {
        this.scale = scale;
        for (int i = 0; i < COUNT; i++) {
            parameters[i] = PackedScore.middlegame(packed[i]);
            parameters[COUNT + i] = PackedScore.endgame(packed[i]);
        }
    }

    /** Returns the parameters themselves, to be changed in place. */
    double[] parameters() {
        return parameters;
    }

    /** Brings the factors of the endgame score back between none and all of it. */
    void boundScales() {
        for (Term term : EvaluationTerms.ALL) {
            if (term.group() == Group.SCALE) {
                for (int i = COUNT + term.first(); i < COUNT + term.first() + term.size(); i++) {
                    parameters[i] = Math.clamp(parameters[i], 0, EvaluationFormula.FULL_SCALE);
                }
            }
        }
    }

    /** Returns the weights, rounded. */
    int[] packed() {
        int[] packed = new int[COUNT];
        for (int i = 0; i < COUNT; i++) {
            packed[i] = PackedScore.pack((int) Math.round(parameters[i]), (int) Math.round(parameters[COUNT + i]));
        }
        return packed;
    }

    /** Returns the expected score that a value stands for. */
    static double expected(double value, double scale) {
        return 1 / (1 + Math.exp(-value / scale));
    }

    /** Returns the expected score of a position for White. */
    double expected(TrainingSet set, int position) {
        return expected(value(set, position), scale);
    }

    /** Returns the mean of the squared errors over a set. */
    double error(TrainingSet set) {
        double sum = 0;
        for (int i = 0; i < set.size(); i++) {
            double difference = expected(set, i) - set.target(i);
            sum += difference * difference;
        }
        return sum / set.size();
    }

    /** Returns the value of a position in centipawns from White's view. */
    double value(TrainingSet set, int position) {
        sum(set, position, TrainingSet.WHITE_DANGER);
        whiteMiddlegameDanger = middlegameSum;
        whiteEndgameDanger = endgameSum;
        sum(set, position, TrainingSet.BLACK_DANGER);
        blackMiddlegameDanger = middlegameSum;
        blackEndgameDanger = endgameSum;
        sum(set, position, TrainingSet.WINNABLE);
        winnable = endgameSum;
        sum(set, position, TrainingSet.PLAIN);
        double middlegame = middlegameSum - penalty(whiteMiddlegameDanger) + penalty(blackMiddlegameDanger);
        endgame = endgameSum - penalty(whiteEndgameDanger) + penalty(blackEndgameDanger);
        double share = (double) set.phase(position) / PieceSquare.FULL_PHASE;
        return share * middlegame + (1 - share) * scaleFactor(set.scaleTerm(position)) * wonEndgame();
    }

    private double wonEndgame() {
        return endgame + Math.signum(endgame) * Math.max(winnable, -Math.abs(endgame) / 2);
    }

    private double scaleFactor(int term) {
        if (term >= 0) {
            return parameters[COUNT + term] / EvaluationFormula.FULL_SCALE;
        }
        return term == EvaluationFormula.DRAWN ? 0 : 1;
    }

    private static double penalty(double danger) {
        double counted = Math.clamp(danger, 0, EvaluationFormula.DANGER_LIMIT);
        return counted * counted / EvaluationFormula.DANGER_DIVISOR;
    }

    private static double penaltySlope(double danger) {
        return danger <= 0 || danger >= EvaluationFormula.DANGER_LIMIT
                ? 0
                : 2 * danger / EvaluationFormula.DANGER_DIVISOR;
    }

    /** Sums a run of entries into the two sums. */
    private void sum(TrainingSet set, int position, int run) {
        int[] entries = set.entries(position);
        int first = set.start(position, run);
        int end = first + set.length(position, run);
        double middlegame = 0;
        double end2 = 0;
        for (int i = first; i < end; i++) {
            int term = entries[i] >>> 16;
            int count = (short) entries[i];
            middlegame += count * parameters[term];
            end2 += count * parameters[COUNT + term];
        }
        middlegameSum = middlegame;
        endgameSum = end2;
    }

    /** Adds the slope of the squared error of a position, by every parameter, to {@code slope}. */
    void addSlope(TrainingSet set, int position, double[] slope) {
        double expected = expected(set, position);
        double byValue = 2 * (expected - set.target(position)) * expected * (1 - expected) / scale;
        double share = (double) set.phase(position) / PieceSquare.FULL_PHASE;
        int scaleTerm = set.scaleTerm(position);
        double byMiddlegame = byValue * share;
        double byWon = byValue * (1 - share) * scaleFactor(scaleTerm);
        if (scaleTerm >= 0) {
            slope[COUNT + scaleTerm] += byValue * (1 - share) * wonEndgame() / EvaluationFormula.FULL_SCALE;
        }
        boolean bounded = winnable <= -Math.abs(endgame) / 2;
        double byEndgame = bounded ? byWon / 2 : byWon;
        addRun(set, position, TrainingSet.WINNABLE, 0, bounded ? 0 : byWon * Math.signum(endgame), slope);
        addRun(set, position, TrainingSet.PLAIN, byMiddlegame, byEndgame, slope);
        addRun(
                set,
                position,
                TrainingSet.WHITE_DANGER,
                -byMiddlegame * penaltySlope(whiteMiddlegameDanger),
                -byEndgame * penaltySlope(whiteEndgameDanger),
                slope);
        addRun(
                set,
                position,
                TrainingSet.BLACK_DANGER,
                byMiddlegame * penaltySlope(blackMiddlegameDanger),
                byEndgame * penaltySlope(blackEndgameDanger),
                slope);
    }

    private static void addRun(
            TrainingSet set, int position, int run, double byMiddlegame, double byEndgame, double[] slope) {
        int[] entries = set.entries(position);
        int first = set.start(position, run);
        int end = first + set.length(position, run);
        for (int i = first; i < end; i++) {
            int term = entries[i] >>> 16;
            int count = (short) entries[i];
            slope[term] += count * byMiddlegame;
            slope[COUNT + term] += count * byEndgame;
        }
    }
}
