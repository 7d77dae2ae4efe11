package org.royalfork.bench.tune;

import java.util.Locale;

/** Writes the Java source that holds the evaluation's weights. */
public final class WeightsSource {

    private WeightsSource() {}

    /**
     * Returns the source.
     *
     * @param command the command that made the weights
     */
    public static String of(TunerResult result, String command) {
        String table = result.weights().indent(12);
        return String.format(
                Locale.ROOT,
                """
                package org.royalfork.engine.chess;

                /**
                 * The weights of the evaluation in centipawns, fitted to positions with known values and results. Written by
                 *
                 * <pre>{@code %s}</pre>
                 *
                 * <p>from %,d quiet positions; mean squared error of the expected score on %,d positions of other games: %.5f
                 * (%.5f with the weights before). Change it by running the tuner, not by hand.
                 *
                 * <p>Each term of {@link EvaluationTerms} by name, then its middlegame values (mg) and endgame values (eg) in
                 * the order of their indexes; piece squares run from a8 to h1 as White sees the board.
                 */
                final class EvaluationWeights {

                    private static final String TABLE = \"""
                %s            \""";

                    private EvaluationWeights() {}

                    /** Returns the packed weights in the layout of {@link EvaluationTerms}. */
                    static int[] packed() {
                        return WeightsText.parse(TABLE);
                    }
                }
                """,
                command,
                result.positions(),
                result.heldOutPositions(),
                result.errorAfter(),
                result.errorBefore(),
                table);
    }
}
