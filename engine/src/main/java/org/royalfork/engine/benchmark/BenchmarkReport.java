package org.royalfork.engine.benchmark;

import java.util.List;

/**
 * What a run of the benchmark found.
 *
 * @param settings how it was run
 * @param positions the result of each position, in order
 */
public record BenchmarkReport(BenchmarkSettings settings, List<PositionResult> positions) {

    /**
     * The search of one position.
     *
     * @param fen the position
     * @param bestMove the move found, in the notation of UCI
     * @param score its score in centipawn-like units from the mover's view
     * @param depth nominal depth reached, in plies
     * @param selectiveDepth deepest ply reached
     * @param nodes nodes of all workers
     * @param nanos nanoseconds
     */
    public record PositionResult(
            String fen, String bestMove, int score, int depth, int selectiveDepth, long nodes, long nanos) {}

    /** Copies the list. */
    public BenchmarkReport {
        positions = List.copyOf(positions);
    }

    /** Returns the nodes of all searches; with one thread, the signature of the search. */
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

    /** Returns the three lines that close the output, in the form that tools for chess engines look for. */
    public List<String> summary() {
        return List.of(
                "Total time (ms) : " + nanos() / 1_000_000,
                "Nodes searched  : " + nodes(),
                "Nodes/second    : " + nodesPerSecond());
    }
}
