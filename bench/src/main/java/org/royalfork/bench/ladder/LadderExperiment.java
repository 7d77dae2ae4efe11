package org.royalfork.bench.ladder;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.royalfork.bench.lab.TimeToDepth;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Selectivity;
import org.royalfork.parallel.reference.Minimax;
import org.royalfork.parallel.reference.PlainAlphaBeta;
import org.royalfork.parallel.search.SearchLimits;

/**
 * Climbs the ladder: searches each position to each depth by each {@link Step}. Times are medians of repeats that take about
 * half a second together. A search beyond the limit of nodes gives up; where minimax would, its nodes are counted instead.
 */
public final class LadderExperiment {

    /**
     * What is searched.
     *
     * @param positions the positions
     * @param depths depths in plies
     * @param nodeLimit most nodes of a search
     * @param warmUpNanos time for warming up, in nanoseconds
     * @param hashMebibytes size of the transposition table in MiB
     */
    public record Settings(
            List<LadderPosition> positions, List<Integer> depths, long nodeLimit, long warmUpNanos, int hashMebibytes) {

        /** Copies the lists and checks the ranges. */
        public Settings {
            positions = List.copyOf(positions);
            depths = List.copyOf(depths);
            if (positions.isEmpty() || depths.isEmpty()) {
                throw new IllegalArgumentException("a ladder needs positions and depths");
            }
            if (nodeLimit < 1) {
                throw new IllegalArgumentException("--node-limit must be at least 1: " + nodeLimit);
            }
        }
    }

    /** The part of the rows in {@link Outcome#part}. */
    static final String PART = "ladder";

    private static final long REPEATED_NANOS = 500_000_000L;
    private static final int MOST_REPEATS = 9;

    /** Nodes are counted up to so many times the limit of searches: about as long as searches of the limit take. */
    private static final int COUNTING_IS_FASTER = 100;

    private static final int WARM_UP_DEPTH = 4;

    private final Settings settings;
    private final TimeToDepth.Progress progress;
    private final Consumer<Outcome> onOutcome;
    private final List<Outcome> outcomes = new ArrayList<>();

    /**
     * Prepares the experiment.
     *
     * @param onOutcome hears of each search as soon as it is done
     */
    public LadderExperiment(Settings settings, TimeToDepth.Progress progress, Consumer<Outcome> onOutcome) {
        this.settings = settings;
        this.progress = progress;
        this.onOutcome = onOutcome;
    }

    /** Returns what has been measured so far, in order. */
    public List<Outcome> outcomes() {
        return List.copyOf(outcomes);
    }

    /**
     * Runs the experiment. Whatever it throws, {@link #outcomes} has what was measured before.
     *
     * @throws IllegalStateException with one line, when a search fails, or full-width searches disagree
     * @throws org.royalfork.tt.TableAllocationException when there is no memory for the table
     */
    public void run() throws InterruptedException {
        try (PlainSearches searches = new PlainSearches((long) settings.hashMebibytes() << 20)) {
            warmUp(searches);
            final int all = settings.depths().size() * settings.positions().size() * Step.values().length;
            int done = 0;
            for (int depth : settings.depths()) {
                for (LadderPosition position : settings.positions()) {
                    for (Step step : Step.values()) {
                        progress.step("ladder", done++, all);
                        final Outcome outcome = climb(searches, position, depth, step);
                        checkValue(outcome);
                        outcomes.add(outcome);
                        onOutcome.accept(outcome);
                    }
                }
            }
            progress.step("ladder", done, all);
        }
    }

    private void warmUp(PlainSearches searches) throws InterruptedException {
        final long start = System.nanoTime();
        while (System.nanoTime() - start < settings.warmUpNanos()) {
            for (LadderPosition position : settings.positions()) {
                for (Step step : Step.values()) {
                    once(searches, position, WARM_UP_DEPTH, step, settings.nodeLimit());
                }
            }
        }
    }

    private Outcome climb(PlainSearches searches, LadderPosition position, int depth, Step step)
            throws InterruptedException {
        final long limit = settings.nodeLimit();
        if (step == Step.MINIMAX) {
            final Position root = searches.game().parsePosition(position.fen());
            final long most = limit > Long.MAX_VALUE / COUNTING_IS_FASTER ? Long.MAX_VALUE : limit * COUNTING_IS_FASTER;
            final long nodes = Minimax.countNodes(root, depth, most);
            if (nodes > limit) {
                return new Outcome(
                        PART,
                        position,
                        depth,
                        step.title(),
                        nodes,
                        0,
                        nodes > most ? Outcome.End.GIVEN_UP : Outcome.End.COUNTED,
                        0);
            }
        }
        final List<Long> times = new ArrayList<>();
        Outcome outcome;
        long spent = 0;
        do {
            outcome = once(searches, position, depth, step, limit);
            times.add(outcome.nanos());
            spent += outcome.nanos();
        } while (outcome.isComplete() && spent < REPEATED_NANOS && times.size() < MOST_REPEATS);
        final long[] sorted = times.stream().mapToLong(Long::longValue).sorted().toArray();
        return new Outcome(
                PART,
                position,
                depth,
                step.title(),
                outcome.nodes(),
                sorted[sorted.length / 2],
                outcome.end(),
                outcome.value());
    }

    private static Outcome once(PlainSearches searches, LadderPosition position, int depth, Step step, long limit)
            throws InterruptedException {
        return switch (step) {
            case MINIMAX -> {
                final Minimax minimax = new Minimax(limit);
                final Position root = searches.game().parsePosition(position.fen());
                final long start = System.nanoTime();
                final int value = minimax.search(root, depth);
                yield reference(position, depth, step, minimax.nodes(), start, minimax.isComplete(), value);
            }
            case ALPHA_BETA -> {
                final PlainAlphaBeta alphaBeta = new PlainAlphaBeta(limit);
                final Position root = searches.game().parsePosition(position.fen());
                final long start = System.nanoTime();
                final int value = alphaBeta.search(root, depth);
                yield reference(position, depth, step, alphaBeta.nodes(), start, alphaBeta.isComplete(), value);
            }
            case ORDERING -> engine(searches, position, depth, step, Selectivity.FULL_WIDTH, limit);
            case TABLE -> engine(searches, position, depth, step, Selectivity.FULL_WIDTH, limit);
            case EVERYTHING ->
                engine(searches, position, depth, step, searches.game().selectivity(), limit);
        };
    }

    private static Outcome engine(
            PlainSearches searches, LadderPosition position, int depth, Step step, Selectivity selectivity, long limit)
            throws InterruptedException {
        final SearchLimits limits = SearchLimits.ofDepth(depth).withNodes(limit);
        final PlainSearches.Timed search = searches.search(selectivity, step != Step.ORDERING, position.fen(), limits);
        final boolean complete = search.result().depth() == depth;
        return new Outcome(
                PART,
                position,
                depth,
                step.title(),
                complete ? search.result().nodes() : limit + 1,
                search.nanos(),
                complete ? Outcome.End.COMPLETE : Outcome.End.GIVEN_UP,
                search.result().score());
    }

    private static Outcome reference(
            LadderPosition position, int depth, Step step, long nodes, long start, boolean complete, int value) {
        return new Outcome(
                PART,
                position,
                depth,
                step.title(),
                nodes,
                System.nanoTime() - start,
                complete ? Outcome.End.COMPLETE : Outcome.End.GIVEN_UP,
                value);
    }

    /** Full-width searches of one position to one depth have one value: what disagrees is a fault, not a measurement. */
    private void checkValue(Outcome outcome) {
        if (outcome.way().equals(Step.EVERYTHING.title()) || !outcome.isComplete()) {
            return;
        }
        outcomes.stream()
                .filter(other -> other.position().equals(outcome.position())
                        && other.depth() == outcome.depth()
                        && other.isComplete()
                        && other.value() != outcome.value())
                .findFirst()
                .ifPresent(other -> {
                    throw new IllegalStateException(outcome.way() + " gives " + outcome.value() + ", "
                            + other.way() + " " + other.value() + ", for "
                            + outcome.position().fen()
                            + " at depth " + outcome.depth());
                });
    }
}
