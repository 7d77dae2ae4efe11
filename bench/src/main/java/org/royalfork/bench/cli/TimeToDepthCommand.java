package org.royalfork.bench.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.royalfork.bench.lab.Configuration;
import org.royalfork.bench.lab.Environment;
import org.royalfork.bench.lab.Laboratory;
import org.royalfork.bench.lab.Measurement;
import org.royalfork.bench.lab.SpeedupReport;
import org.royalfork.bench.lab.TimeToDepth;
import org.royalfork.engine.benchmark.BenchmarkPositions;
import org.royalfork.engine.chess.ChessGame;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.tt.TableAllocationException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures time to depth. */
@Command(
        name = "ttd",
        description = {
            "Time to depth: how much sooner parallel searches reach the same depth than the sequential one.",
            "Searches the benchmark's positions with all configurations, interleaved in random order, each time with a fresh"
                    + " table and fresh histories."
        },
        sortOptions = false)
final class TimeToDepthCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--configs",
            paramLabel = "STRATEGY:THREADS",
            split = ",",
            defaultValue = "sequential:1,ybw:2,root:2",
            description = "What is compared with sequential:1 (default: ${DEFAULT-VALUE}).")
    private List<String> configurations;

    @Option(
            names = "--positions",
            paramLabel = "N",
            description = "Search only N positions, spread evenly over the set (default: all).")
    private Integer positions;

    @Option(
            names = "--target-seconds",
            paramLabel = "S",
            defaultValue = "1.5",
            description =
                    "Depths are chosen so that the sequential search takes about so long (default: ${DEFAULT-VALUE}).")
    private double targetSeconds;

    @Option(names = "--depth", paramLabel = "D", description = "Search all positions to this depth instead.")
    private Integer depth;

    @Option(
            names = "--repeats",
            paramLabel = "R",
            defaultValue = "3",
            description = "Searches of each position by each configuration (default: ${DEFAULT-VALUE}).")
    private int repeats;

    @Option(
            names = "--hash",
            paramLabel = "MIB",
            defaultValue = "128",
            description = "Size of the transposition table (default: ${DEFAULT-VALUE}).")
    private int hashMebibytes;

    @Option(
            names = "--warm-up-seconds",
            paramLabel = "S",
            defaultValue = "60",
            description = "Warm up until the speed is stable, at most so long (default: ${DEFAULT-VALUE}).")
    private double warmUpSeconds;

    @Option(names = "--no-ceiling", description = "Do not measure what the machine itself allows.")
    private boolean noCeiling;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Seed of the random order and of the bootstrap (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(names = "--per-position", description = "Also print the figures of each position.")
    private boolean perPosition;

    @Option(names = "--csv", paramLabel = "FILE", description = "Write a row for each search to this file, at once.")
    private Path csv;

    @Option(names = "--json", paramLabel = "FILE", description = "Write figures and environment to this file.")
    private Path json;

    @Override
    public Integer call() throws CommandException, InterruptedException {
        final TimeToDepth.Settings settings = settings();
        JsonFile.check(json);
        final Map<String, Object> environment = Environment.describe();
        final List<Measurement> measurements = measure(settings);
        if (measurements.isEmpty()) {
            throw new CommandException("no position takes long enough to be measured");
        }
        final SpeedupReport report = new SpeedupReport(measurements, seed);
        final PrintWriter out = spec.commandLine().getOut();
        if (perPosition) {
            report.positionLines().forEach(out::println);
        }
        report.lines().forEach(out::println);
        out.flush();
        if (json != null) {
            writeJson(settings, environment, report);
        }
        return 0;
    }

    private List<Measurement> measure(TimeToDepth.Settings settings) throws CommandException, InterruptedException {
        try (Writer rows = csv == null ? Writer.nullWriter() : Files.newBufferedWriter(csv);
                Laboratory laboratory = new Laboratory(new ChessGame(), (long) hashMebibytes << 20)) {
            rows.write(Measurement.CSV_HEADER + "\n");
            final ProgressLine progress = new ProgressLine(spec.commandLine().getErr());
            Environment.busy().ifPresent(progress::note);
            return new TimeToDepth(settings, laboratory, progress, measurement -> append(rows, measurement)).run();
        } catch (IOException | UncheckedIOException e) {
            throw new CommandException("cannot write " + csv + ": " + e.getMessage());
        } catch (TableAllocationException | IllegalStateException e) {
            throw new CommandException(e.getMessage());
        }
    }

    private static void append(Writer rows, Measurement measurement) {
        try {
            rows.write(measurement.csv() + "\n");
            rows.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private TimeToDepth.Settings settings() {
        try {
            if (depth != null && (depth < 1 || depth > SearchLimits.MAX_DEPTH)) {
                throw new IllegalArgumentException(
                        "--depth must be from 1 to " + SearchLimits.MAX_DEPTH + ": " + depth);
            }
            if (hashMebibytes < 1 || !(targetSeconds > 0) || !(warmUpSeconds >= 0)) {
                throw new IllegalArgumentException(
                        "--hash and --target-seconds must be positive, --warm-up-seconds not negative");
            }
            return new TimeToDepth.Settings(
                    subset(BenchmarkPositions.fens(), positions),
                    configurations.stream().map(Configuration::parse).toList(),
                    depth == null ? 0 : depth,
                    (long) (targetSeconds * 1e9),
                    repeats,
                    (long) (warmUpSeconds * 1e9),
                    !noCeiling,
                    seed);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    /** Returns {@code count} elements, spread evenly, or all when it is null or larger than the list. */
    static <T> List<T> subset(List<T> all, Integer count) {
        if (count == null || count >= all.size()) {
            return all;
        }
        if (count < 1) {
            throw new IllegalArgumentException("--positions must be at least 1: " + count);
        }
        return IntStream.range(0, count)
                .mapToObj(i -> all.get((int) ((long) i * all.size() / count)))
                .toList();
    }

    private void writeJson(TimeToDepth.Settings settings, Map<String, Object> environment, SpeedupReport report)
            throws CommandException {
        final Map<String, Object> map = new LinkedHashMap<>();
        map.put("experiment", "time to depth");
        map.put("positions", settings.positions().size());
        map.put("repeats", settings.repeats());
        if (depth == null) {
            map.put("targetSeconds", targetSeconds);
        } else {
            map.put("depth", depth);
        }
        map.put("hashMebibytes", hashMebibytes);
        map.put("seed", seed);
        map.put("environment", environment);
        map.putAll(report.toMap());
        JsonFile.write(json, map);
    }
}
