package org.royalfork.bench.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.royalfork.bench.tune.EvaluationTuner;
import org.royalfork.bench.tune.TunerResult;
import org.royalfork.bench.tune.TunerSettings;
import org.royalfork.bench.tune.WeightsSource;
import org.royalfork.engine.cli.FileProblems;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Fits the weights of the chess evaluation. */
@Command(
        name = "tune",
        description = {
            "Fit the weights of the chess evaluation to labelled positions.",
            "A line of the data: FEN;score in centipawns from the mover's side;best move;result from the mover's side."
                    + " Takes about 500 bytes of memory a position."
        },
        sortOptions = false)
final class TuneCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(names = "--data", required = true, paramLabel = "FILE", description = "Labelled positions, plain or .gz.")
    private Path data;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description =
                    "Where to write the Java source of the weights, such as"
                            + " engine/src/main/java/org/royalfork/engine/chess/EvaluationWeights.java; without it they are printed.")
    private Path out;

    @Option(
            names = "--epochs",
            paramLabel = "N",
            defaultValue = "30",
            description = "Passes over the positions (default: ${DEFAULT-VALUE}).")
    private int epochs;

    @Option(
            names = "--rate",
            paramLabel = "CENTIPAWNS",
            defaultValue = "1.0",
            description = "First step of a weight (default: ${DEFAULT-VALUE}).")
    private double rate;

    @Option(
            names = "--batch",
            paramLabel = "N",
            defaultValue = "16384",
            description = "Positions a step (default: ${DEFAULT-VALUE}).")
    private int batch;

    @Option(
            names = "--result-share",
            paramLabel = "SHARE",
            defaultValue = "0.25",
            description =
                    "Share of the game's result in the goal, the rest is the label's (default: ${DEFAULT-VALUE}).")
    private double resultShare;

    @Option(names = "--limit", paramLabel = "N", description = "Read so many positions at most (default: all).")
    private long limit = Long.MAX_VALUE;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Seed of the order of the steps (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Override
    public Integer call() throws CommandException {
        TunerSettings settings;
        try {
            settings = new TunerSettings(epochs, rate, batch, resultShare, limit, seed);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
        TunerResult result = tune(settings);
        try {
            String source = WeightsSource.of(result, commandLine());
            PrintWriter output = spec.commandLine().getOut();
            if (out == null) {
                output.print(source);
            } else {
                Files.writeString(out, source, StandardCharsets.UTF_8);
                output.printf(
                        Locale.ROOT,
                        "%s written: held-out error %.6f, before %.6f%n",
                        out,
                        result.errorAfter(),
                        result.errorBefore());
            }
            output.flush();
            return 0;
        } catch (IOException e) {
            throw new CommandException(FileProblems.cannotWrite(out, e));
        }
    }

    private TunerResult tune(TunerSettings settings) throws CommandException {
        try {
            if (out != null) {
                FileProblems.requireWritable(out);
            }
        } catch (IOException e) {
            throw new CommandException(e.getMessage());
        }
        try {
            return new EvaluationTuner(settings, spec.commandLine().getErr()).run(data);
        } catch (IOException e) {
            throw new CommandException(FileProblems.cannotRead(data, e));
        } catch (IllegalArgumentException e) {
            throw new CommandException(e.getMessage());
        }
    }

    /** Returns the command that makes the same weights again, wherever it writes them. */
    private String commandLine() {
        StringBuilder text = new StringBuilder("scripts/lab tune --data ").append(data);
        for (OptionSpec option : spec.commandLine().getParseResult().matchedOptions()) {
            if (!option.longestName().equals("--data") && !option.longestName().equals("--out")) {
                text.append(' ').append(option.longestName()).append(' ').append(option.<Object>getValue());
            }
        }
        return text.toString();
    }
}
