package org.royalfork.engine.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.royalfork.engine.benchmark.Benchmark;
import org.royalfork.engine.benchmark.BenchmarkReport;
import org.royalfork.engine.benchmark.BenchmarkSettings;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.strategy.Strategy;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** {@code bench}: searches the benchmark positions; also what {@code bench} at the UCI prompt does. */
@Command(
        name = "bench",
        description = "Search positions of a game, in chess some 60 real ones, to a fixed depth and tell the speed.",
        footer =
                "With one thread, or --deterministic, the node count is the signature of the search: the same in every run.",
        mixinStandardHelpOptions = true)
final class BenchCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--game",
            paramLabel = "G",
            converter = GameConverter.class,
            completionCandidates = GameConverter.class,
            defaultValue = "chess",
            description = "one of: ${COMPLETION-CANDIDATES} (${DEFAULT-VALUE})")
    private Game game;

    @Option(names = "--threads", paramLabel = "N", description = "search threads (all cores)")
    private Integer threads;

    @Option(names = "--hash", paramLabel = "MIB", description = "size of the table in MiB (${DEFAULT-VALUE})")
    private int hash = BenchmarkSettings.DEFAULT_HASH;

    @Option(names = "--depth", paramLabel = "D", description = "nominal depth in plies (in chess 19)")
    private Integer depth;

    @Option(
            names = "--strategy",
            paramLabel = "S",
            converter = StrategyConverter.class,
            description = "ybw, pv, root, lazy, abdada or sequential (${DEFAULT-VALUE})",
            defaultValue = "ybw")
    private Strategy strategy;

    @Option(
            names = "--deterministic",
            description = "let the threads take turns: the same nodes in every run, at the speed of one thread")
    private boolean deterministic;

    @Option(names = "--json", paramLabel = "FILE", description = "also write machine, settings and results to a file")
    private Path json;

    /** Runs with the arguments of the UCI prompt. */
    static void runAtPrompt(List<String> arguments, Consumer<String> output, BooleanSupplier stopped) {
        BenchCommand command = new BenchCommand();
        try {
            new CommandLine(command).parseArgs(arguments.toArray(String[]::new));
            command.run(output, stopped);
        } catch (ParameterException e) {
            throw new IllegalArgumentException("bench: " + e.getMessage(), e);
        } catch (IOException e) {
            throw new IllegalArgumentException("bench: " + e.getMessage(), e);
        }
    }

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        run(
                line -> {
                    out.println(line);
                    out.flush();
                },
                () -> false);
        return CommandLine.ExitCode.OK;
    }

    private void run(Consumer<String> output, BooleanSupplier stopped) throws IOException {
        int workers = threads != null ? threads : Runtime.getRuntime().availableProcessors();
        if (strategy == Strategy.SEQUENTIAL && threads == null) {
            workers = 1;
        }
        if (json != null) {
            FileProblems.requireWritable(json);
        }
        int plies = depth != null ? depth : game.benchmarkDepth();
        BenchmarkSettings settings = new BenchmarkSettings(workers, hash, plies, strategy, deterministic);
        BenchmarkReport report = new Benchmark(game, settings).run(output, stopped);
        if (json != null) {
            BenchmarkJson.write(game, report, json);
        }
    }

    /** Reads the key of a strategy. */
    static final class StrategyConverter implements ITypeConverter<Strategy> {

        @Override
        public Strategy convert(String text) {
            return Strategy.ofKey(text)
                    .orElseThrow(() ->
                            new TypeConversionException("expected one of " + Strategy.keys() + ", not '" + text + "'"));
        }
    }
}
