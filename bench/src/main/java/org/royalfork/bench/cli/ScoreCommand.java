package org.royalfork.bench.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.royalfork.bench.lab.Environment;
import org.royalfork.bench.lab.Laboratory;
import org.royalfork.bench.lab.Score;
import org.royalfork.bench.lab.ScoreBenchmark;
import org.royalfork.engine.benchmark.BenchmarkSettings;
import org.royalfork.engine.chess.ChessGame;
import org.royalfork.tt.TableAllocationException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The one-number benchmark. */
@Command(
        name = "bench",
        description = {
            "The benchmark of machines: one comparable score for one core, one for all cores, and how it scales.",
            "A fixed workload is searched until the scores are known within 1 %, in less than three minutes. The last line of the"
                    + " output is for programs. Scores of the same workload can be compared."
        },
        sortOptions = false)
final class ScoreCommand implements Callable<Integer> {

    private static final double MOST_SECONDS = 86_400;

    @Spec
    private CommandSpec spec;

    @Option(names = "--threads", paramLabel = "N", description = "Threads of the second score (default: all cores).")
    private Integer threads;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "150",
            description = "Time that it takes at most (default: ${DEFAULT-VALUE}).")
    private double seconds;

    @Option(names = "--json", paramLabel = "FILE", description = "Write figures and environment to this file.")
    private Path json;

    @Override
    public Integer call() throws CommandException, InterruptedException {
        final int count = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
        if (count < 1 || count > BenchmarkSettings.MAX_THREADS) {
            throw new ParameterException(
                    spec.commandLine(), "--threads must be from 1 to " + BenchmarkSettings.MAX_THREADS + ": " + count);
        }
        if (!(seconds > 0 && seconds <= MOST_SECONDS)) {
            throw new ParameterException(spec.commandLine(), "--seconds must be from 0 to 86400: " + seconds);
        }
        JsonFile.check(json);
        final Map<String, Object> environment = Environment.describe();
        final Score score = measure(count);
        final PrintWriter out = spec.commandLine().getOut();
        score.lines().forEach(out::println);
        out.println(score.parsable());
        out.flush();
        if (json != null) {
            final Map<String, Object> map = new LinkedHashMap<>();
            map.put("benchmark", "royalfork-bench");
            map.putAll(score.toMap());
            map.put("environment", environment);
            JsonFile.write(json, map);
        }
        return 0;
    }

    private Score measure(int count) throws CommandException, InterruptedException {
        final ProgressLine progress = new ProgressLine(spec.commandLine().getErr());
        Environment.busy().ifPresent(progress::note);
        try (Laboratory laboratory = new Laboratory(new ChessGame(), (long) ScoreBenchmark.HASH_MEBIBYTES << 20)) {
            return new ScoreBenchmark(count, seconds, laboratory, progress).run();
        } catch (TableAllocationException | IllegalStateException e) {
            throw new CommandException(e.getMessage());
        }
    }
}
