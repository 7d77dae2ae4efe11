package org.royalfork.bench.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.royalfork.bench.lab.Environment;
import org.royalfork.bench.ladder.AblationExperiment;
import org.royalfork.bench.ladder.AblationReport;
import org.royalfork.bench.ladder.LadderExperiment;
import org.royalfork.bench.ladder.LadderPosition;
import org.royalfork.bench.ladder.LadderReport;
import org.royalfork.bench.ladder.Outcome;
import org.royalfork.engine.chess.ChessGame;
import org.royalfork.tt.TableAllocationException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Shows what each part of the search buys. */
@Command(
        name = "ladder",
        description = {
            "What each part of the search buys, in nodes and time.",
            "First the ladder from plain minimax by alpha-beta, ordering and table to everything, to fixed depths;"
                    + " then the whole search with each technique left out alone. All searches are sequential."
        },
        sortOptions = false)
final class LadderCommand implements Callable<Integer> {

    /** What is run. */
    enum Part {
        LADDER,
        TECHNIQUES
    }

    @Spec
    private CommandSpec spec;

    @Option(names = "--only", paramLabel = "PART", description = "Only this part: ladder or techniques.")
    private Part only;

    @Option(
            names = "--depths",
            paramLabel = "D",
            split = ",",
            defaultValue = "4,6",
            description = "Depths of the ladder in plies (default: ${DEFAULT-VALUE}).")
    private List<Integer> depths;

    @Option(
            names = "--node-limit",
            paramLabel = "N",
            defaultValue = "50000000",
            description = "A search of the ladder that takes more nodes is left out, and the table says so (default:"
                    + " ${DEFAULT-VALUE}).")
    private long nodeLimit;

    @Option(
            names = "--positions",
            paramLabel = "N|FILE",
            defaultValue = "12",
            description = "Leave techniques out on so many of the benchmark's positions, or those of a file (default:"
                    + " ${DEFAULT-VALUE}).")
    private String positions;

    @Option(
            names = "--depth",
            paramLabel = "D",
            defaultValue = "12",
            description = "Depth at which techniques are left out, in plies (default: ${DEFAULT-VALUE}).")
    private int depth;

    @Option(
            names = "--most-times",
            paramLabel = "X",
            defaultValue = "100",
            description = "Without a technique a search gives up at X times the nodes (default: ${DEFAULT-VALUE}).")
    private int mostTimes;

    @Mixin
    private HashOption hash = new HashOption(64);

    @Mixin
    private WarmUpOption warmUp = new WarmUpOption(10);

    @Mixin
    private SeedOption seed = new SeedOption();

    @Option(names = "--verbose", description = "Also print the ladder of each position.")
    private boolean verbose;

    @Mixin
    private CsvOption csv = new CsvOption();

    @Mixin
    private JsonOption json = new JsonOption();

    private final Map<String, Object> results = new LinkedHashMap<>();

    @Override
    public Integer call() throws CommandException, InterruptedException {
        final LadderExperiment.Settings ladder;
        final AblationExperiment.Settings ablation;
        try {
            depths.forEach(SearchChecks::depth);
            final long warmUpNanos = warmUp.nanos();
            ladder = new LadderExperiment.Settings(
                    LadderPosition.STANDARD, depths, nodeLimit, warmUpNanos, hash.mebibytes());
            ablation = new AblationExperiment.Settings(
                    ExperimentPositions.of(new ChessGame(), positions),
                    SearchChecks.depth(depth),
                    mostTimes,
                    warmUpNanos,
                    hash.mebibytes(),
                    seed.value());
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
        csv.check();
        json.check();
        results.put("experiment", "ladder");
        results.put("settings", settings());
        results.put("environment", Environment.describe());
        try (CsvRows rows = csv.open(Outcome.CSV_HEADER)) {
            final ProgressLine progress = new ProgressLine(spec.commandLine().getErr());
            Environment.busy().ifPresent(progress::note);
            if (only != Part.TECHNIQUES) {
                climb(ladder, progress, rows);
            }
            if (only != Part.LADDER) {
                leaveOut(ablation, progress, rows);
            }
        } catch (IOException e) {
            throw csv.failed(e);
        } catch (UncheckedIOException e) {
            throw csv.failed(e.getCause());
        } catch (TableAllocationException | IllegalStateException e) {
            throw new CommandException(e.getMessage());
        } finally {
            if (json.isGiven()) {
                json.write(results);
            }
        }
        return 0;
    }

    /** Runs the ladder; what it has measured is printed even if it fails. */
    private void climb(LadderExperiment.Settings settings, ProgressLine progress, CsvRows rows)
            throws InterruptedException {
        final LadderExperiment experiment =
                new LadderExperiment(settings, progress, outcome -> rows.add(outcome.csv()));
        try {
            experiment.run();
        } finally {
            final LadderReport report = new LadderReport(experiment.outcomes());
            print(report.lines(verbose));
            results.put("ladder", report.toMap());
        }
    }

    /** Leaves techniques out; what was measured is printed even if it fails. */
    private void leaveOut(AblationExperiment.Settings settings, ProgressLine progress, CsvRows rows)
            throws InterruptedException {
        final AblationExperiment experiment =
                new AblationExperiment(settings, progress, outcome -> rows.add(outcome.csv()));
        try {
            experiment.run();
        } finally {
            final AblationReport report = new AblationReport(experiment.outcomes(), seed.value());
            if (only == null) {
                print(List.of(""));
            }
            print(report.lines());
            results.put("techniques", report.toMap());
        }
    }

    private void print(List<String> lines) {
        final PrintWriter out = spec.commandLine().getOut();
        lines.forEach(out::println);
        out.flush();
    }

    private Map<String, Object> settings() {
        final Map<String, Object> map = new LinkedHashMap<>();
        map.put("depths", depths);
        map.put("nodeLimit", nodeLimit);
        map.put("techniquesDepth", depth);
        map.put("mostTimes", mostTimes);
        map.put("hashMebibytes", hash.mebibytes());
        map.put("warmUpSeconds", warmUp.seconds());
        map.put("seed", seed.value());
        return map;
    }
}
