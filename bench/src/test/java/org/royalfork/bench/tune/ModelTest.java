package org.royalfork.bench.tune;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.engine.chess.ChessPosition;
import org.royalfork.engine.chess.Evaluation;
import org.royalfork.engine.chess.EvaluationTrace;
import org.royalfork.engine.chess.Fen;
import org.royalfork.engine.chess.Piece;
import org.royalfork.engine.chess.WeightsText;

class ModelTest {

    private static final double SCALE = 120;

    /** Six divisions are rounded towards zero in the evaluation, and none here. */
    private static final double ROUNDING = 4;

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void theModelIsTheEvaluationWithoutRounding(long seed) {
        Random random = new Random(seed);
        EvaluationTrace trace = new EvaluationTrace();
        Evaluation evaluation = new Evaluation(trace);
        Model model = new Model(WeightsText.current(), SCALE);
        for (int game = 0; game < 10; game++) {
            TrainingSet set = new TrainingSet();
            for (ChessPosition position : RandomPositions.game(random, 300)) {
                int value = evaluation.evaluate(position);
                if (!trace.isSpecial()) {
                    set.add(trace, 0.5);
                    double expected = position.sideToMove() == Piece.WHITE ? value : -value;
                    assertEquals(expected, model.value(set, set.size() - 1), ROUNDING, () -> Fen.format(position));
                }
            }
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {4, 5})
    void theSlopeIsThatOfTheSquaredError(long seed) {
        Random random = new Random(seed);
        EvaluationTrace trace = new EvaluationTrace();
        Evaluation evaluation = new Evaluation(trace);
        TrainingSet set = new TrainingSet();
        for (ChessPosition position : RandomPositions.game(random, 120)) {
            evaluation.evaluate(position);
            if (!trace.isSpecial()) {
                set.add(trace, random.nextDouble());
            }
        }
        Model model = new Model(WeightsText.current(), SCALE);
        double[] parameters = model.parameters();
        double[] slope = new double[parameters.length];
        for (int position = 0; position < set.size(); position++) {
            model.addSlope(set, position, slope);
        }
        double step = 1e-4;
        for (int i = 0; i < parameters.length; i++) {
            double kept = parameters[i];
            parameters[i] = kept + step;
            double above = model.error(set) * set.size();
            parameters[i] = kept - step;
            double below = model.error(set) * set.size();
            parameters[i] = kept;
            assertEquals((above - below) / (2 * step), slope[i], 1e-6, "parameter " + i);
        }
    }
}
