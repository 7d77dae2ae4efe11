package org.royalfork.bench.tune;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import org.royalfork.engine.chess.ChessPosition;
import org.royalfork.engine.chess.Evaluation;
import org.royalfork.engine.chess.EvaluationTrace;
import org.royalfork.engine.chess.Fen;
import org.royalfork.engine.chess.Piece;
import org.royalfork.engine.chess.WeightsText;

/**
 * Fits the weights: reads and filters the positions, sets one game in ten aside, descends, rounds, and measures.
 *
 * <p>Same data and settings, same weights. Not thread-safe.
 */
public final class EvaluationTuner {

    /** Positions that the label calls decided teach nothing. */
    private static final int MOST_SCORE = 3000;

    private static final int QUIET_MARGIN = 30;
    private static final int HELD_OUT = 10;

    /** Weights used in fewer positions keep their values. */
    private static final int FEWEST_USES = 100;

    private final TunerSettings settings;
    private final PrintWriter progress;
    private final TrainingSet training = new TrainingSet();
    private final TrainingSet heldOut = new TrainingSet();

    /**
     * Prepares a fit.
     *
     * @param progress where to say how it goes
     */
    public EvaluationTuner(TunerSettings settings, PrintWriter progress) {
        this.settings = settings;
        this.progress = progress;
    }

    /**
     * Fits the weights to a file of labelled positions, as {@link LabelledFile} reads it, starting from those in use.
     *
     * @throws IOException if the file cannot be read or holds something else
     * @throws IllegalArgumentException if it holds too few positions
     */
    public TunerResult run(Path data) throws IOException {
        double scale = fitScale(data);
        say(String.format(Locale.ROOT, "scale: %.1f centipawns", scale));
        readPositions(data, scale);
        if (training.size() == 0 || heldOut.size() == 0) {
            throw new IllegalArgumentException(data + ": too few quiet positions: " + training.size() + " to fit, "
                    + heldOut.size() + " to measure");
        }
        say(String.format(Locale.ROOT, "quiet positions: %,d to fit, %,d held out", training.size(), heldOut.size()));
        int[] initial = WeightsText.current();
        double before = new Model(initial, scale).error(heldOut);
        say(String.format(Locale.ROOT, "held-out error of the weights in use: %.6f", before));
        Model model = new Model(initial, scale);
        descend(model);
        restoreUnused(model, initial);
        new Redundancies(training, model.parameters()).remove();
        int[] weights = model.packed();
        double after = new Model(weights, scale).error(heldOut);
        say(String.format(Locale.ROOT, "held-out error of the new weights: %.6f", after));
        return new TunerResult(WeightsText.format(weights), training.size(), heldOut.size(), scale, before, after);
    }

    /** Returns the scale at which the labels predict the results best. */
    private double fitScale(Path data) throws IOException {
        ScaleFit fit = new ScaleFit();
        LabelledFile.read(data, position -> {
            if (Math.abs(position.score()) <= MOST_SCORE) {
                fit.add(position.score(), position.result());
            }
        });
        return fit.best();
    }

    private void readPositions(Path data, double scale) throws IOException {
        QuietPositions quiet = new QuietPositions(QUIET_MARGIN);
        EvaluationTrace trace = new EvaluationTrace();
        Evaluation evaluation = new Evaluation(trace);
        long[] read = new long[1];
        LabelledFile.read(data, labelled -> {
            if (read[0] >= settings.limit() || Math.abs(labelled.score()) > MOST_SCORE) {
                return;
            }
            if (++read[0] % 500_000 == 0) {
                say(String.format(Locale.ROOT, "%,d positions read", read[0]));
            }
            ChessPosition position = Fen.parse(labelled.fen());
            if (!quiet.isQuiet(position, labelled.bestMove())) {
                return;
            }
            evaluation.evaluate(position);
            if (trace.isSpecial()) {
                return;
            }
            double label = Model.expected(labelled.score(), scale);
            double expected = settings.resultShare() * labelled.result() + (1 - settings.resultShare()) * label;
            boolean white = position.sideToMove() == Piece.WHITE;
            (labelled.game() % HELD_OUT == 0 ? heldOut : training).add(trace, white ? expected : 1 - expected);
        });
    }

    private void descend(Model model) {
        Adam adam = new Adam(model.parameters().length);
        double[] slope = new double[model.parameters().length];
        int batches = Math.max(1, training.size() / settings.batch());
        Random random = new Random(settings.seed());
        for (int epoch = 0; epoch < settings.epochs(); epoch++) {
            int[] order = shuffled(batches, random);
            for (int step = 0; step < batches; step++) {
                Arrays.fill(slope, 0);
                int count = 0;
                // Neighbours in the file are alike: a batch takes every so-manieth position.
                for (int i = order[step]; i < training.size(); i += batches) {
                    model.addSlope(training, i, slope);
                    count++;
                }
                for (int i = 0; i < slope.length; i++) {
                    slope[i] /= count;
                }
                double done = (epoch + (double) step / batches) / settings.epochs();
                adam.step(model.parameters(), slope, settings.rate() * (0.51 + 0.49 * Math.cos(Math.PI * done)));
                model.boundScales();
            }
            say(String.format(
                    Locale.ROOT,
                    "epoch %d of %d: held-out error %.6f",
                    epoch + 1,
                    settings.epochs(),
                    model.error(heldOut)));
        }
    }

    private static int[] shuffled(int size, Random random) {
        int[] order = new int[size];
        for (int i = 0; i < size; i++) {
            int j = random.nextInt(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
        return order;
    }

    private void restoreUnused(Model model, int[] initial) {
        double[] before = new Model(initial, 1).parameters();
        for (int i = 0; i < Model.COUNT; i++) {
            if (training.uses(i) < FEWEST_USES) {
                model.parameters()[i] = before[i];
                model.parameters()[Model.COUNT + i] = before[Model.COUNT + i];
            }
        }
    }

    private void say(String line) {
        progress.println(line);
        progress.flush();
    }
}
