package org.royalfork.bench.lab;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.royalfork.bench.statistics.GeometricMean;
import org.royalfork.parallel.search.SearchStatistics;

/**
 * A configuration against the sequential program on one position; what has several repeats is their geometric mean.
 *
 * <p>T1 and TP are by the clock of whoever asked for the search, waiting, idle and busy time by the workers' own. So
 * {@link #efficiency} and {@link #identity} come from different clocks, and agree as far as the workers' accounts are right.
 *
 * @param position number of the position
 * @param depth depth in plies
 * @param threads P, number of workers
 * @param sequentialSeconds T1
 * @param sequentialNodes N1
 * @param seconds TP
 * @param nodes NP
 * @param busyShare part of P * TP that workers were busy, 1 - SyO
 * @param busyNodesPerSecond nodes a second of one worker while it was busy
 * @param ceiling what the machine allows on this position, or NaN where that was not measured
 * @param keptShare part of the nodes that were not below aborted moves
 * @param statistics the counters of all repeats together
 */
public record PositionRow(
        int position,
        int depth,
        int threads,
        double sequentialSeconds,
        double sequentialNodes,
        double seconds,
        double nodes,
        double busyShare,
        double busyNodesPerSecond,
        double ceiling,
        double keptShare,
        SearchStatistics statistics) {

    static PositionRow of(List<Measurement> ours, List<Measurement> sequential, double ceiling) {
        final Measurement any = ours.getFirst();
        return new PositionRow(
                any.position(),
                any.depth(),
                any.configuration().threads(),
                mean(sequential, m -> m.nanos() / 1e9),
                mean(sequential, Measurement::nodes),
                mean(ours, m -> m.nanos() / 1e9),
                mean(ours, Measurement::nodes),
                mean(ours, Measurement::busyShare),
                mean(ours, Measurement::busyNodesPerSecond),
                ceiling,
                mean(ours, m -> 1 - m.statistics().abortedShare()),
                ours.stream()
                        .map(Measurement::statistics)
                        .reduce(SearchStatistics::plus)
                        .orElseThrow());
    }

    private static double mean(List<Measurement> measurements, ToDoubleFunction<Measurement> value) {
        return GeometricMean.of(measurements.stream().mapToDouble(value).toArray());
    }

    /** Returns S = T1 / TP. */
    public double speedup() {
        return sequentialSeconds / seconds;
    }

    /** Returns E = S / P. */
    public double efficiency() {
        return speedup() / threads;
    }

    /** Returns NP / N1 = 1 + SO. */
    public double nodeRatio() {
        return nodes / sequentialNodes;
    }

    /** Returns (NP / TP) / (N1 / T1). */
    public double speed() {
        return speedup() * nodeRatio();
    }

    /** Returns the speed over what the machine allows, or NaN. */
    public double ofCeiling() {
        return speed() / ceiling;
    }

    /** Returns the nodes a second of a busy worker over those of the sequential program, 1 - PO. */
    public double busySpeed() {
        return busyNodesPerSecond / (sequentialNodes / sequentialSeconds);
    }

    /** Returns what the counters make of the efficiency: (1 - SyO) (1 - PO) / (1 + SO). */
    public double identity() {
        return busyShare * busySpeed() / nodeRatio();
    }

    /** Returns how far the counters are from the efficiency, relative to it. */
    public double identityError() {
        return identity() / efficiency() - 1;
    }

    /** Returns the figures by name. */
    Map<String, Object> toMap() {
        final Map<String, Object> map = new LinkedHashMap<>();
        map.put("position", position);
        map.put("depth", depth);
        map.put("sequentialSeconds", sequentialSeconds);
        map.put("sequentialNodes", sequentialNodes);
        map.put("seconds", seconds);
        map.put("nodes", nodes);
        map.put("speedup", speedup());
        map.put("efficiency", efficiency());
        map.put("nodesPerSecondRatio", speed());
        map.put("machineCeiling", Double.isNaN(ceiling) ? null : ceiling);
        map.put("searchOverhead", nodeRatio() - 1);
        map.put("synchronisationOverhead", 1 - busyShare);
        map.put("parallelOverhead", 1 - busySpeed());
        map.put("abortedShare", 1 - keptShare);
        map.put("efficiencyByCounters", identity());
        map.put("identityError", identityError());
        map.put("counters", statistics.figures());
        return map;
    }
}
