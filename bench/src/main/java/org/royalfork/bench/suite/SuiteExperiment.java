package org.royalfork.bench.suite;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.royalfork.bench.lab.Configuration;
import org.royalfork.bench.lab.Laboratory;
import org.royalfork.bench.lab.SearchRunner;
import org.royalfork.bench.lab.TimeToDepth;
import org.royalfork.bench.lab.WarmUp;
import org.royalfork.parallel.search.SearchReport;
import org.royalfork.parallel.search.SearchResult;

/**
 * Searches the problems of a suite with all configurations: repeat by repeat, problem by problem, all configurations in random
 * order, each from cleared memory. What changes slowly on the machine so meets all of them alike.
 *
 * <p>A search that fails is noted and left out; the third in a row ends the experiment.
 */
public final class SuiteExperiment {

    private static final int FAILURES_IN_A_ROW = 3;

    private final SuiteSettings settings;
    private final Laboratory laboratory;
    private final TimeToDepth.Progress progress;
    private final Consumer<Trial> onTrial;
    private final List<Trial> trials = new ArrayList<>();

    /**
     * Prepares the experiment.
     *
     * @param laboratory what searches; stays the caller's to close
     * @param onTrial hears of each search as soon as it is done
     */
    public SuiteExperiment(
            SuiteSettings settings, Laboratory laboratory, TimeToDepth.Progress progress, Consumer<Trial> onTrial) {
        this.settings = settings;
        this.laboratory = laboratory;
        this.progress = progress;
        this.onTrial = onTrial;
    }

    /** Returns what has been measured so far, in the order in which it was. */
    public List<Trial> trials() {
        return List.copyOf(trials);
    }

    /**
     * Runs the experiment. Whatever it throws, {@link #trials} has what was measured before.
     *
     * @throws IllegalStateException with one line, when searches fail one after the other
     */
    public void run() throws InterruptedException {
        final List<String> positions =
                settings.problems().stream().map(Problem::fen).toList();
        new WarmUp(laboratory, positions, settings.configurations(), settings.warmUpNanos(), progress).run();
        final Random random = new Random(settings.seed());
        final int all = settings.repeats()
                * settings.problems().size()
                * settings.configurations().size();
        int done = 0;
        int failures = 0;
        for (int repeat = 1; repeat <= settings.repeats(); repeat++) {
            for (Problem problem : settings.problems()) {
                final List<Configuration> order = new ArrayList<>(settings.configurations());
                Collections.shuffle(order, random);
                for (Configuration configuration : order) {
                    progress.step("solving", done++, all);
                    try {
                        final Trial trial = search(problem, configuration, repeat);
                        trials.add(trial);
                        onTrial.accept(trial);
                        failures = 0;
                    } catch (IllegalStateException e) {
                        if (++failures == FAILURES_IN_A_ROW) {
                            throw e;
                        }
                        progress.note(configuration.label() + ", problem " + problem.number() + ", repeat " + repeat
                                + " is missing: " + e.getMessage());
                    }
                }
            }
        }
        progress.step("solving", done, all);
    }

    private Trial search(Problem problem, Configuration configuration, int repeat) throws InterruptedException {
        final SolutionWatch watch = new SolutionWatch(problem);
        final SearchRunner.Timed search = laboratory
                .search(configuration, problem.fen(), settings.limits(), 0, watch)
                .getFirst();
        final SearchResult result = search.result();
        final SearchReport since = watch.since();
        return new Trial(
                problem,
                configuration,
                repeat,
                since == null ? null : new Trial.Solution(since.nanos(), since.nodes(), since.depth()),
                search.nanos(),
                result.nodes(),
                result.depth(),
                result.score(),
                laboratory.formatMove(problem.fen(), result.move()));
    }
}
