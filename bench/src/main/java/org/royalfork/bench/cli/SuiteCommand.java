package org.royalfork.bench.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.royalfork.bench.lab.Configuration;
import org.royalfork.bench.lab.Environment;
import org.royalfork.bench.lab.Laboratory;
import org.royalfork.bench.suite.EpdFile;
import org.royalfork.bench.suite.Problem;
import org.royalfork.bench.suite.SuiteExperiment;
import org.royalfork.bench.suite.SuiteReport;
import org.royalfork.bench.suite.SuiteSettings;
import org.royalfork.bench.suite.Trial;
import org.royalfork.engine.chess.ChessGame;
import org.royalfork.engine.cli.FileProblems;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.tt.TableAllocationException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Measures time to solution. */
@Command(
        name = "suite",
        description = {
            "Time to solution: how many problems of an EPD suite each configuration solves, and how soon.",
            "A problem is solved when the search has a best move (bm), none of the moves to avoid (am), or, where there are"
                    + " neither, a mate as near as dm says, and holds it to its end; its time is the moment from which it did."
        },
        sortOptions = false)
final class SuiteCommand implements Callable<Integer> {

    private static final double DEFAULT_SECONDS = 1;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE.epd", description = "The suite: a position with bm, am or dm a line.")
    private Path file;

    @Option(
            names = "--configs",
            paramLabel = "STRATEGY:THREADS",
            split = ",",
            defaultValue = "sequential:1,ybw:2",
            description = "What is compared, with the first of them (default: ${DEFAULT-VALUE}).")
    private List<String> configurations;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            description = "Time for each search (default: 1, without --depth and --nodes).")
    private Double seconds;

    @Option(names = "--depth", paramLabel = "D", description = "Greatest depth of each search, in plies.")
    private Integer depth;

    @Option(names = "--nodes", paramLabel = "N", description = "Greatest number of nodes of each search.")
    private Long nodes;

    @Option(names = "--positions", paramLabel = "N", description = "Only N of the positions, spread evenly.")
    private Integer positions;

    @Option(
            names = "--repeats",
            paramLabel = "R",
            defaultValue = "1",
            description = "Searches of each position by each configuration (default: ${DEFAULT-VALUE}).")
    private int repeats;

    @Mixin
    private HashOption hash = new HashOption(128);

    @Mixin
    private WarmUpOption warmUp = new WarmUpOption(30);

    @Mixin
    private SeedOption seed = new SeedOption();

    @Option(names = "--verbose", description = "Also print the time to solution of each position.")
    private boolean verbose;

    @Mixin
    private CsvOption csv = new CsvOption();

    @Mixin
    private JsonOption json = new JsonOption();

    @Override
    public Integer call() throws CommandException, InterruptedException {
        final SuiteSettings settings = settings();
        json.check();
        csv.check();
        final Map<String, Object> environment = Environment.describe();
        String failure = null;
        List<Trial> trials = List.of();
        try (CsvRows rows = csv.open(Trial.CSV_HEADER);
                Laboratory laboratory = new Laboratory(new ChessGame(), hash.bytes())) {
            final ProgressLine progress = new ProgressLine(spec.commandLine().getErr());
            Environment.busy().ifPresent(progress::note);
            final SuiteExperiment experiment =
                    new SuiteExperiment(settings, laboratory, progress, trial -> rows.add(trial.csv()));
            try {
                experiment.run();
            } catch (IllegalStateException e) {
                failure = e.getMessage();
            }
            trials = experiment.trials();
        } catch (IOException e) {
            throw csv.failed(e);
        } catch (UncheckedIOException e) {
            throw csv.failed(e.getCause());
        } catch (TableAllocationException e) {
            throw new CommandException(e.getMessage());
        }
        report(new SuiteReport(settings, trials), settings, environment);
        if (failure != null) {
            throw new CommandException(
                    "ended after " + trials.size() + " searches, above is what they found: " + failure);
        }
        return 0;
    }

    private SuiteSettings settings() throws CommandException {
        try {
            final List<Problem> problems = EpdFile.read(file);
            return new SuiteSettings(
                    positions == null ? problems : ExperimentPositions.subset(problems, positions),
                    configurations.stream().map(Configuration::parse).toList(),
                    limits(),
                    repeats,
                    warmUp.nanos(),
                    hash.mebibytes(),
                    seed.value());
        } catch (IOException e) {
            throw new CommandException("cannot read positions " + file + ": " + FileProblems.reason(e));
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    private SearchLimits limits() {
        SearchLimits limits = SearchLimits.INFINITE;
        if (depth != null) {
            limits = limits.withDepth(SearchChecks.depth(depth));
        }
        if (nodes != null) {
            if (nodes < 1) {
                throw new IllegalArgumentException("--nodes must be at least 1: " + nodes);
            }
            limits = limits.withNodes(nodes);
        }
        if (seconds != null || (depth == null && nodes == null)) {
            final long nanos = SearchChecks.nanos("--seconds", seconds == null ? DEFAULT_SECONDS : seconds);
            if (nanos < 1_000_000) {
                throw new IllegalArgumentException("--seconds must be at least 0.001: " + seconds);
            }
            limits = limits.withMoveTime(nanos / 1_000_000);
        }
        return limits;
    }

    private void report(SuiteReport report, SuiteSettings settings, Map<String, Object> environment)
            throws CommandException {
        final PrintWriter out = spec.commandLine().getOut();
        if (verbose) {
            report.problemLines().forEach(out::println);
        }
        report.lines().forEach(out::println);
        out.flush();
        if (json.isGiven()) {
            final Map<String, Object> map = new LinkedHashMap<>();
            map.put("experiment", "time to solution");
            map.put("suite", file.getFileName().toString());
            map.put("settings", settings.toMap());
            map.put("environment", environment);
            map.putAll(report.toMap());
            json.write(map);
        }
    }
}
