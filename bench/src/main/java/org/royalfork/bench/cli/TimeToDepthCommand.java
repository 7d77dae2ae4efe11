package org.royalfork.bench.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.royalfork.bench.lab.Configuration;
import org.royalfork.bench.lab.Environment;
import org.royalfork.bench.lab.ExperimentSettings;
import org.royalfork.bench.lab.Journal;
import org.royalfork.bench.lab.Laboratory;
import org.royalfork.bench.lab.Measurement;
import org.royalfork.bench.lab.MemoryJournal;
import org.royalfork.bench.lab.SpeedupReport;
import org.royalfork.bench.lab.TimeToDepth;
import org.royalfork.engine.games.Games;
import org.royalfork.tt.TableAllocationException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures time to depth. */
@Command(
        name = "ttd",
        description = {
            "Time to depth: how much sooner parallel searches reach the same depth than the sequential one.",
            "Searches the benchmark's positions with all configurations, interleaved in random order, each repeat from"
                    + " another beginning."
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

    @Mixin
    private ExperimentOptions options;

    @Option(names = "--per-position", description = "Also print the figures of each position.")
    private boolean perPosition;

    @Mixin
    private CsvOption csv = new CsvOption();

    @Mixin
    private JsonOption json = new JsonOption();

    private String table = "";

    @Override
    public Integer call() throws CommandException, InterruptedException {
        final ExperimentSettings settings = settings();
        json.check();
        final Map<String, Object> environment = Environment.describe();
        final List<Measurement> measurements = measure(settings);
        if (measurements.isEmpty()) {
            throw new CommandException("no position takes long enough to be measured");
        }
        final SpeedupReport report = new SpeedupReport(measurements, settings.seed());
        final PrintWriter out = spec.commandLine().getOut();
        if (perPosition) {
            report.positionLines().forEach(out::println);
        }
        report.lines().forEach(out::println);
        out.flush();
        if (json.isGiven()) {
            writeJson(settings, environment, report);
        }
        return 0;
    }

    private ExperimentSettings settings() throws CommandException {
        try {
            return options.settings(
                    configurations.stream().map(Configuration::parse).toList(), Optional.empty());
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    private List<Measurement> measure(ExperimentSettings settings) throws CommandException, InterruptedException {
        try (CsvRows rows = csv.open(Measurement.CSV_HEADER);
                Laboratory laboratory = new Laboratory(
                        Games.ofName(settings.game()), settings.tableBytes(), settings.loadIdleCores())) {
            table = laboratory.tableDescription();
            final ProgressLine progress = new ProgressLine(spec.commandLine().getErr());
            Environment.busy().ifPresent(progress::note);
            final Journal journal = new MemoryJournal(measurement -> rows.add(measurement.csv()));
            new TimeToDepth(settings, laboratory, progress, journal).run();
            return journal.measurements();
        } catch (IOException e) {
            throw csv.failed(e);
        } catch (UncheckedIOException e) {
            throw csv.failed(e.getCause());
        } catch (TableAllocationException | IllegalStateException e) {
            throw new CommandException(e.getMessage());
        }
    }

    private void writeJson(ExperimentSettings settings, Map<String, Object> environment, SpeedupReport report)
            throws CommandException {
        final Map<String, Object> map = new LinkedHashMap<>();
        map.put("experiment", "time to depth");
        map.put("settings", settings.toMap());
        map.put("table", table);
        map.put("environment", environment);
        map.putAll(report.toMap());
        map.put("searches", report.searchMaps());
        json.write(map);
    }
}
