package org.royalfork.bench.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.royalfork.parallel.search.SearchLimits;

/**
 * How long the configurations take to search the same positions to the same depths.
 *
 * <ol>
 *   <li>All configurations search until the speed is stable: the just-in-time compiler is done.
 *   <li>For each position the depth is chosen at which the sequential program needs about the wanted time.
 *   <li>All configurations, and the machine ceiling of each number of threads, search all positions, interleaved at random
 *       ({@link Plan}), each from cleared memory, or each repeat from another variation of it.
 * </ol>
 *
 * <p>What the journal already holds is not measured again. A search that fails is noted and left out; the third in a row
 * ends the experiment.
 */
public final class TimeToDepth {

    /** Hears how far the experiment is. The methods are called by the experiment's thread. */
    public interface Progress {

        /** Something has happened that readers of the results should know. */
        void note(String line);

        /** Something has happened that is of interest only now. */
        default void say(String line) {}

        /** So many of all steps of the present phase are done. */
        void step(String phase, int done, int all);
    }

    private static final int FAILURES_IN_A_ROW = 3;

    private final ExperimentSettings settings;
    private final SearchRunner runner;
    private final Progress progress;
    private final Journal journal;
    private int failures;
    private int failuresInARow;

    /**
     * Prepares the experiment.
     *
     * @param runner what searches; stays the caller's to close
     * @param journal holds what was measured before, and takes what is measured now
     */
    public TimeToDepth(ExperimentSettings settings, SearchRunner runner, Progress progress, Journal journal) {
        this.settings = settings;
        this.runner = runner;
        this.progress = progress;
        this.journal = journal;
    }

    /**
     * Runs what the journal lacks of the experiment.
     *
     * @return the number of searches that failed
     * @throws IllegalStateException with one line, when searches fail one after the other
     * @throws org.royalfork.tt.TableAllocationException when there is not enough memory for the tables
     */
    public int run() throws InterruptedException {
        final List<Run> plan = Plan.of(settings);
        if (journal.done().containsAll(measured(plan))) {
            return 0;
        }
        runner.reserve(settings.ceiling() ? settings.mostThreads() : 1);
        new WarmUp(runner, settings.positions(), settings.configurations(), settings.warmUpNanos(), progress).run();
        chooseDepths();
        measure(measured(plan));
        return failures;
    }

    /** Returns the runs of a plan whose positions are, as far as is known, not left out. */
    private List<Run> measured(List<Run> plan) {
        return plan.stream()
                .filter(run -> journal.depth(run.position()).orElse(1) > 0)
                .toList();
    }

    private void chooseDepths() throws InterruptedException {
        final int count = settings.positions().size();
        for (int position = 1; position <= count; position++) {
            if (journal.depth(position).isEmpty()) {
                if (settings.depths().isEmpty()) {
                    progress.step("choosing depths", position - 1, count);
                    journal.chooseDepth(position, chooseDepth(position));
                } else {
                    journal.chooseDepth(position, settings.depths().get(position - 1));
                }
            }
        }
        if (settings.depths().isEmpty()) {
            progress.step("choosing depths", count, count);
        }
    }

    /** Returns the depth for a position, 0 for one that is left out. */
    private int chooseDepth(int position) throws InterruptedException {
        final String text = settings.positions().get(position - 1);
        try {
            final int depth = DepthChoice.choose(runner, text, settings.targetNanos());
            if (depth > 0) {
                return depth;
            }
            progress.note("position " + position + " is left out, no depth takes about the wanted time: " + text);
        } catch (IllegalStateException e) {
            failed("position " + position + " is left out: ", e);
        }
        return 0;
    }

    private void measure(List<Run> plan) throws InterruptedException {
        final Set<Run> done = journal.done();
        int count = (int) plan.stream().filter(done::contains).count();
        for (Run run : plan) {
            if (!done.contains(run)) {
                progress.step("measuring", count++, plan.size());
                try {
                    journal.add(measure(run));
                    failuresInARow = 0;
                } catch (IllegalStateException e) {
                    failed(
                            run.configuration().label() + ", position " + run.position() + ", repeat " + run.repeat()
                                    + " is missing: ",
                            e);
                }
            }
        }
        progress.step("measuring", count, plan.size());
    }

    private void failed(String what, IllegalStateException e) {
        failures++;
        if (++failuresInARow == FAILURES_IN_A_ROW) {
            throw e;
        }
        progress.note(what + e.getMessage());
    }

    private List<Measurement> measure(Run run) throws InterruptedException {
        final String text = settings.positions().get(run.position() - 1);
        final int depth = journal.depth(run.position()).orElseThrow();
        final List<SearchRunner.Timed> searches = runner.search(
                run.configuration(), text, SearchLimits.ofDepth(depth), settings.vary() ? run.repeat() : 0);
        final List<Measurement> measurements = new ArrayList<>();
        for (int i = 0; i < searches.size(); i++) {
            final SearchRunner.Timed search = searches.get(i);
            measurements.add(new Measurement(
                    run.position(),
                    run.repeat(),
                    run.configuration(),
                    i + 1,
                    depth,
                    search.nanos(),
                    search.statistics(),
                    search.result().score(),
                    runner.formatMove(text, search.result().move()),
                    text));
        }
        return measurements;
    }
}
