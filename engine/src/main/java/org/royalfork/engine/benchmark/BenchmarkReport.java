package org.royalfork.engine.benchmark;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.royalfork.parallel.search.SearchStatistics;
import org.royalfork.parallel.search.WorkerStatistics.Counter;
import org.royalfork.parallel.split.VirtualScheduler;

/**
 * What a run of the benchmark found.
 *
 * @param settings how it was run
 * @param positions the result of each position, in order
 * @param table what memory the table had, in words
 * @param hugePageBytes how much of it lay in huge pages at the end, as far as the system tells
 */
public record BenchmarkReport(
        BenchmarkSettings settings, List<PositionResult> positions, String table, long hugePageBytes) {

    /**
     * The search of one position.
     *
     * @param position the position, as the game writes it
     * @param bestMove the move found, as the game writes it
     * @param score its score in centipawn-like units from the mover's view
     * @param depth nominal depth reached, in plies
     * @param selectiveDepth deepest ply reached
     * @param nodes nodes of all workers
     * @param nanos nanoseconds
     * @param statistics how the search was shared; where workers take turns, with the times that they would need at once, when
     *     a node takes a microsecond
     */
    public record PositionResult(
            String position,
            String bestMove,
            int score,
            int depth,
            int selectiveDepth,
            long nodes,
            long nanos,
            SearchStatistics statistics) {}

    /** Copies the list. */
    public BenchmarkReport {
        positions = List.copyOf(positions);
    }

    /** Returns the nodes of all searches; with one thread, or threads that take turns, the signature of the search. */
    public long nodes() {
        return positions.stream().mapToLong(PositionResult::nodes).sum();
    }

    /** Returns the nanoseconds spent in searches; setting up and clearing between them is not counted. */
    public long nanos() {
        return positions.stream().mapToLong(PositionResult::nanos).sum();
    }

    /** Returns the nodes a second over all searches. */
    public long nodesPerSecond() {
        return (long) (nodes() * 1e9 / Math.max(1, nanos()));
    }

    /**
     * Returns how many workers were busy on average, when they took turns: what the number of threads would be with no
     * waiting, but for what was searched in vain.
     */
    public double virtuallyBusyWorkers() {
        long scheduled = positions.stream()
                .mapToLong(position -> position.statistics().elapsedNanos())
                .sum();
        return nodes() * (double) VirtualScheduler.NANOS_PER_NODE / Math.max(1, scheduled);
    }

    /** Returns how the searches were shared, all together; empty when none was completed. */
    public Optional<SearchStatistics> statistics() {
        return positions.stream().map(PositionResult::statistics).reduce(SearchStatistics::plus);
    }

    /** Returns one line that says how the searches were shared, where there is something to say. */
    public Optional<String> sharing() {
        return statistics().filter(s -> s.workers() > 1).map(BenchmarkReport::sharing);
    }

    private static String sharing(SearchStatistics s) {
        double workerNanos = Math.max(1.0, (double) s.workers() * s.elapsedNanos());
        return String.format(
                Locale.ROOT,
                "Splits %,d  with helpers %,d  stolen %,d  aborted nodes %.1f %%  busy %.1f %%  waiting %.1f %%  idle %.1f %%",
                s.get(Counter.SPLITS),
                s.get(Counter.SHARED_SPLITS),
                s.get(Counter.STEALS),
                100 * s.abortedShare(),
                100 * s.busyNanos() / workerNanos,
                100 * s.waitingNanos() / workerNanos,
                100 * s.idleNanos() / workerNanos);
    }

    /** Returns the lines that close the output, the last three in the form that tools for chess engines look for. */
    public List<String> summary() {
        List<String> lines = new ArrayList<>();
        if (settings.deterministic()) {
            lines.add(String.format(
                    Locale.ROOT, "Busy threads    : %.2f of %d", virtuallyBusyWorkers(), settings.threads()));
        }
        lines.add("Total time (ms) : " + nanos() / 1_000_000);
        lines.add("Nodes searched  : " + nodes());
        lines.add("Nodes/second    : " + nodesPerSecond());
        return lines;
    }
}
