package org.royalfork.bench.lab;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.royalfork.bench.statistics.Estimate;

/**
 * What the one-number benchmark says of a machine. Scores of the same workload can be compared, whatever the machine.
 *
 * @param workload version of the workload and the nodes that the sequential program needs for it; a program that searches
 *     differently has other nodes, and its scores are another benchmark's
 * @param threads threads of the second score
 * @param oneCore kilonodes a second of one core: geometric mean over positions and processes
 * @param allCores kilonodes a second of all cores
 * @param scaling score of all cores / score of one
 * @param speedup how many times sooner all cores reach the same depths, with its interval over the positions
 * @param passes number of passes over the positions, of all processes together
 * @param seconds time that it all took
 * @param stable whether the intervals of both scores are within 1 %
 */
public record Score(
        String workload,
        int threads,
        Estimate oneCore,
        Estimate allCores,
        Estimate scaling,
        Estimate speedup,
        int passes,
        double seconds,
        boolean stable) {

    /** Half the width of a score's interval, relative to the score, that is aimed at. */
    static final double AIM = 0.01;

    /** Returns half the width of an estimate's interval relative to its value; infinite without an interval. */
    static double precision(Estimate estimate) {
        return Double.isFinite(estimate.low())
                ? (estimate.high() - estimate.low()) / 2 / estimate.value()
                : Double.POSITIVE_INFINITY;
    }

    /** Returns what a person reads. */
    public List<String> lines() {
        return List.of(
                line("one core", oneCore.format("%.1f"), "kilonodes a second"),
                line(threads == 1 ? "1 thread" : threads + " threads", allCores.format("%.1f"), "kilonodes a second"),
                line("scaling", scaling.format("%.3f"), "nodes a second of all threads / of one core"),
                line("speedup", speedup.format("%.2f"), "how much sooner the same depths are reached"),
                String.format(
                        Locale.ROOT,
                        "%d passes in %.0f s; 95 %% intervals of the scores over processes are %s 1 %%",
                        passes,
                        seconds,
                        stable ? "within" : "NOT within"));
    }

    private static String line(String name, String figure, String meaning) {
        return String.format(Locale.ROOT, "%-12s %-28s %s", name, figure, meaning);
    }

    /** Returns the line for programs: words of the form name=value. */
    public String parsable() {
        return String.format(
                Locale.ROOT,
                "royalfork-bench workload=%s one_core=%.1f all_cores=%.1f threads=%d scaling=%.3f speedup=%.2f passes=%d"
                        + " seconds=%.0f stable=%s",
                workload,
                oneCore.value(),
                allCores.value(),
                threads,
                scaling.value(),
                speedup.value(),
                passes,
                seconds,
                stable ? "yes" : "no");
    }

    /** Returns the figures by name, ready to be written as JSON. */
    public Map<String, Object> toMap() {
        final Map<String, Object> map = new LinkedHashMap<>();
        map.put("workload", workload);
        map.put("threads", threads);
        map.put("oneCoreKilonodesPerSecond", SpeedupReport.estimateMap(oneCore));
        map.put("allCoresKilonodesPerSecond", SpeedupReport.estimateMap(allCores));
        map.put("scaling", SpeedupReport.estimateMap(scaling));
        map.put("speedup", SpeedupReport.estimateMap(speedup));
        map.put("passes", passes);
        map.put("seconds", seconds);
        map.put("stable", stable);
        return map;
    }
}
