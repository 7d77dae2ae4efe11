package org.royalfork.bench.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.royalfork.bench.lab.Configuration;
import org.royalfork.bench.lab.Environment;
import org.royalfork.bench.lab.ExperimentFolder;
import org.royalfork.bench.lab.ExperimentSettings;
import org.royalfork.bench.lab.Laboratory;
import org.royalfork.bench.lab.TimeToDepth;
import org.royalfork.engine.games.Games;
import org.royalfork.parallel.strategy.Strategy;
import org.royalfork.tt.TableAllocationException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The thread-scaling experiment. */
@Command(
        name = "scale",
        description = {
            "The thread-scaling experiment: how much sooner each strategy reaches the same depths with each number of threads"
                    + " than the sequential program, and where the rest of the cores' time goes.",
            "Writes report.html, charts as SVG, summary.json, results.csv and environment.json into a folder."
        },
        sortOptions = false)
final class ScaleCommand implements Callable<Integer> {

    private static final double SECONDS_A_MINUTE = 60;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            required = true,
            description = "The folder for the results, made if need be.")
    private Path folder;

    @Option(names = "--resume", description = "Go on with the experiment in the folder where it was interrupted.")
    private boolean resume;

    @Option(
            names = "--strategies",
            paramLabel = "S",
            split = ",",
            description = "What is compared with the sequential program (default: ybw,root,pv,lazy,abdada).")
    private List<String> strategies;

    @Option(
            names = "--threads",
            paramLabel = "N",
            split = ",",
            description = "Numbers of threads (default: 1, 2, 4, ... up to all cores).")
    private List<Integer> threads;

    @Mixin
    private ExperimentOptions options;

    @Override
    public Integer call() throws CommandException, InterruptedException {
        final ProgressLine progress = new ProgressLine(spec.commandLine().getErr());
        final int failures;
        try (ExperimentFolder experiment = open(progress)) {
            failures = measure(experiment, progress);
        } catch (IOException e) {
            throw CommandException.of(e);
        } catch (UncheckedIOException e) {
            throw CommandException.of(e.getCause());
        } catch (TableAllocationException | IllegalStateException e) {
            throw new CommandException(e.getMessage());
        }
        ReportCommand.write(folder, spec.commandLine().getOut());
        if (failures > 0) {
            throw new CommandException(failures + " searches failed: see the notes in the report");
        }
        return 0;
    }

    private ExperimentFolder open(ProgressLine progress) throws CommandException, IOException {
        final boolean goesOn = resume && ExperimentFolder.isIn(folder);
        final Optional<ExperimentSettings> stored =
                goesOn ? Optional.of(ExperimentFolder.readSettings(folder)) : Optional.empty();
        final ExperimentSettings settings;
        try {
            settings = options.settings(configurations(stored), stored);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
        if (!goesOn) {
            final ExperimentFolder begun = ExperimentFolder.begin(folder, settings, Environment.describe());
            if (resume) {
                progress.note("there is no experiment in " + folder + " to go on with: a new one begins");
            }
            return begun;
        }
        final List<String> differences = settings.differencesFrom(stored.orElseThrow());
        if (!differences.isEmpty()) {
            throw new CommandException("the experiment in " + folder + " has other settings, so it cannot go on with "
                    + String.join("; ", differences));
        }
        return ExperimentFolder.resume(folder, Environment.describe());
    }

    /** Returns all pairs of a strategy and a number of threads; none when both are as in an experiment that goes on. */
    private List<Configuration> configurations(Optional<ExperimentSettings> stored) {
        if (stored.isPresent() && strategies == null && threads == null) {
            return List.of();
        }
        final Set<Strategy> chosen = new LinkedHashSet<>();
        if (strategies == null) {
            chosen.addAll(List.of(
                    Strategy.YOUNG_BROTHERS_WAIT,
                    Strategy.ROOT_SPLITTING,
                    Strategy.PV_SPLITTING,
                    Strategy.LAZY_SMP,
                    Strategy.ABDADA));
        } else {
            for (String key : strategies) {
                chosen.add(Strategy.ofKey(key)
                        .orElseThrow(() -> new IllegalArgumentException(
                                "unknown strategy '" + key + "': expected some of " + Strategy.keys())));
            }
        }
        final List<Configuration> configurations = new ArrayList<>();
        for (int count : threads == null ? powersOfTwo() : threads) {
            SearchChecks.threads(count);
            chosen.stream()
                    .filter(strategy -> strategy != Strategy.SEQUENTIAL)
                    .forEach(strategy -> configurations.add(new Configuration(strategy, count, 1)));
        }
        return Configuration.withBaseline(configurations);
    }

    private static List<Integer> powersOfTwo() {
        final int cores = Runtime.getRuntime().availableProcessors();
        final Set<Integer> counts = new LinkedHashSet<>();
        for (int count = 1; count < cores; count *= 2) {
            counts.add(count);
        }
        counts.add(cores);
        return List.copyOf(counts);
    }

    private int measure(ExperimentFolder experiment, ProgressLine line) throws InterruptedException {
        final ExperimentSettings settings = experiment.settings();
        final TimeToDepth.Progress progress = new TimeToDepth.Progress() {
            @Override
            public void note(String text) {
                line.note(text);
                experiment.note(text);
            }

            @Override
            public void say(String text) {
                line.say(text);
            }

            @Override
            public void step(String phase, int done, int all) {
                line.step(phase, done, all);
            }
        };
        announce(experiment, line, progress);
        try (Laboratory laboratory =
                new Laboratory(Games.ofName(settings.game()), settings.tableBytes(), settings.loadIdleCores())) {
            return new TimeToDepth(settings, laboratory, progress, experiment).run();
        }
    }

    private static void announce(ExperimentFolder experiment, ProgressLine line, TimeToDepth.Progress progress) {
        final ExperimentSettings settings = experiment.settings();
        final int searches = settings.runs();
        line.note(String.format(
                Locale.ROOT,
                "%d positions, %d configurations, %d repeats: %d searches%s",
                settings.positions().size(),
                settings.configurations().size(),
                settings.repeats(),
                searches,
                settings.depths().isEmpty()
                        ? String.format(
                                Locale.ROOT,
                                ", some %.0f minutes",
                                Math.ceil(searches * (settings.targetNanos() / 1e9) / SECONDS_A_MINUTE))
                        : ""));
        if (!experiment.done().isEmpty()) {
            progress.note("goes on after " + experiment.done().size() + " searches");
        }
        final int cores = Runtime.getRuntime().availableProcessors();
        if (settings.mostThreads() > cores) {
            final String sharers = settings.configurations().stream()
                    .map(Configuration::strategy)
                    .distinct()
                    .filter(Strategy::sharesNodes)
                    .map(Strategy::key)
                    .collect(Collectors.joining(", "));
            progress.note("up to " + settings.mostThreads() + " threads share " + cores
                    + " cores: beyond those no speedup is to be expected"
                    + (sharers.isEmpty() ? "" : ", nor further threads of " + sharers));
        }
        Environment.busy().ifPresent(progress::note);
    }
}
