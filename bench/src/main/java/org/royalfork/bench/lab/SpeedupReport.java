package org.royalfork.bench.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.royalfork.bench.statistics.Estimate;
import org.royalfork.bench.statistics.GeometricMean;
import org.royalfork.bench.statistics.Spread;
import org.royalfork.parallel.search.SearchStatistics;
import org.royalfork.parallel.search.WorkerStatistics.Counter;

/** Says what came out of an experiment on speedup, for people and for programs. */
public final class SpeedupReport {

    private static final String MEANS = "%-14s %-20s %-20s %-20s %-20s %s";
    private static final String LOSSES = "%-14s %-23s %-23s %-23s %s";
    private static final String COUNTS = "%-14s %12s %12s %9s %9s %9s %9s %9s %9s %8s %8s";

    private final SpeedupSummary summary;
    private final List<Measurement> measurements;
    private final Accounts accounts;

    /** Makes the report. */
    public SpeedupReport(List<Measurement> measurements, long seed) {
        this.measurements = List.copyOf(measurements);
        summary = SpeedupSummary.of(measurements, seed);
        accounts = new Accounts(this.measurements, summary);
    }

    /** Returns the figures. */
    public SpeedupSummary summary() {
        return summary;
    }

    /** Returns the figures over all positions, where the time went, and whether the workers' accounts are right. */
    public List<String> lines() {
        final List<String> lines = new ArrayList<>();
        lines.add("Geometric means over positions with bootstrap 95 % intervals");
        lines.add(row(
                MEANS, "configuration", "speedup T1/TP", "efficiency E", "nodes/s ratio", "of the ceiling", "ceiling"));
        lines.add(row(
                MEANS,
                Configuration.SEQUENTIAL.label(),
                "1",
                "1",
                "1 (" + Math.round(sequentialSpeed()) + "/s)",
                "",
                ""));
        for (SpeedupSummary.Row row : summary.rows()) {
            final Estimate ceiling = summary.ceilings().get(row.configuration().threads());
            lines.add(row(
                    MEANS,
                    row.configuration().label(),
                    row.speedup().format("%.2f"),
                    row.efficiency().format("%.2f"),
                    row.speed().format("%.2f"),
                    row.ofCeiling().count() == 0 ? "" : row.ofCeiling().format("%.2f"),
                    ceiling == null ? "" : ceiling.format("%.2f")));
        }
        lines.add("");
        lines.add("What is lost, in %: E = (1-SyO)(1-PO)/(1+SO)");
        lines.add(row(
                LOSSES,
                "configuration",
                "search overhead SO",
                "synchronisation SyO",
                "parallel overhead PO",
                "aborted nodes"));
        for (SpeedupSummary.Row row : summary.rows()) {
            lines.add(row(
                    LOSSES,
                    row.configuration().label(),
                    percent(row.searchOverhead()),
                    percent(row.synchronisationOverhead()),
                    percent(row.parallelOverhead()),
                    percent(row.abortedShare())));
        }
        lines.add("");
        lines.addAll(countLines());
        lines.add("");
        lines.addAll(accounts.lines());
        return lines;
    }

    private static String percent(Estimate estimate) {
        return estimate.map(x -> 100 * x).format("%.1f");
    }

    @SuppressWarnings("AnnotateFormatMethod") // the annotation is Error Prone's own, which is no dependency
    private static String row(String format, Object... columns) {
        return String.format(Locale.ROOT, format, columns).stripTrailing();
    }

    private List<String> countLines() {
        final List<String> lines = new ArrayList<>();
        lines.add("Counts of all searches together");
        lines.add(row(
                COUNTS,
                "configuration",
                "splits",
                "taken back",
                "shared",
                "steals",
                "a shared",
                "cut PV",
                "cut cut",
                "cut all",
                "waiting",
                "idle"));
        for (SpeedupSummary.Row row : summary.rows()) {
            final SearchStatistics s = row.statistics();
            final double workerNanos = s.workers() * (double) s.elapsedNanos();
            lines.add(row(
                    COUNTS,
                    row.configuration().label(),
                    s.get(Counter.SPLITS),
                    s.get(Counter.TAKEN_BACK),
                    s.get(Counter.SHARED_SPLITS),
                    s.get(Counter.STEALS),
                    String.format(Locale.ROOT, "%.2f", s.helpersPerSharedSplit()),
                    s.get(Counter.PV_CUTOFFS),
                    s.get(Counter.CUT_CUTOFFS),
                    s.get(Counter.ALL_CUTOFFS),
                    String.format(Locale.ROOT, "%.2f %%", 100 * s.waitingNanos() / workerNanos),
                    String.format(Locale.ROOT, "%.2f %%", 100 * s.idleNanos() / workerNanos)));
        }
        return lines;
    }

    /** Returns a table for each configuration with a row for each position; times in seconds, what is lost in %. */
    public List<String> positionLines() {
        final List<String> lines = new ArrayList<>();
        for (SpeedupSummary.Row row : summary.rows()) {
            lines.add(row.configuration().label());
            lines.add("  position  depth  T1 (s)          N1  TP (s)          NP     S     E     SO %  SyO %   PO %"
                    + "  aborted %  E by counters");
            for (PositionRow p : row.positions()) {
                lines.add(String.format(
                        Locale.ROOT,
                        "  %8d  %5d  %6.3f  %10.0f  %6.3f  %10.0f  %4.2f  %4.2f  %+7.1f  %5.1f  %+5.1f  %9.1f  %13.4f",
                        p.position(),
                        p.depth(),
                        p.sequentialSeconds(),
                        p.sequentialNodes(),
                        p.seconds(),
                        p.nodes(),
                        p.speedup(),
                        p.efficiency(),
                        100 * (p.nodeRatio() - 1),
                        100 * (1 - p.busyShare()),
                        100 * (1 - p.busySpeed()),
                        100 * (1 - p.keptShare()),
                        p.identity()));
            }
            lines.add("");
        }
        return lines;
    }

    /** Returns the nodes a second of the sequential program, the geometric mean of all its searches. */
    public double sequentialSpeed() {
        return GeometricMean.of(measurements.stream()
                .filter(m -> m.configuration().equals(Configuration.SEQUENTIAL))
                .mapToDouble(Measurement::nodesPerSecond)
                .toArray());
    }

    /** Tells whether the workers' accounts of their time are right. */
    public boolean accountsHold() {
        return accounts.hold();
    }

    /** Returns whether the workers' accounts of their time are right, in two lines. */
    public List<String> accountLines() {
        return accounts.lines();
    }

    /** Returns the searches as maps. */
    public List<Map<String, Object>> searchMaps() {
        return measurements.stream().map(Measurement::toMap).toList();
    }

    /** Returns the figures as nested maps, ready to be written as JSON. */
    public Map<String, Object> toMap() {
        final Map<String, Object> map = new LinkedHashMap<>();
        map.put("sequentialNodesPerSecond", sequentialSpeed());
        map.put(
                "configurations",
                summary.rows().stream().map(SpeedupReport::rowMap).toList());
        final Map<String, Object> ceilings = new LinkedHashMap<>();
        summary.ceilings().forEach((threads, estimate) -> ceilings.put(threads.toString(), estimateMap(estimate)));
        map.put("machineCeiling", ceilings);
        map.put("accounts", accounts.toMap());
        return map;
    }

    private static Map<String, Object> rowMap(SpeedupSummary.Row row) {
        final Map<String, Object> map = new LinkedHashMap<>();
        map.put("configuration", row.configuration().label());
        map.put("strategy", row.configuration().strategy().key());
        map.put("threads", row.configuration().threads());
        map.put("speedup", estimateMap(row.speedup()));
        map.put("efficiency", estimateMap(row.efficiency()));
        map.put("nodesPerSecondRatio", estimateMap(row.speed()));
        map.put("ofMachineCeiling", estimateMap(row.ofCeiling()));
        map.put("searchOverhead", estimateMap(row.searchOverhead()));
        map.put("synchronisationOverhead", estimateMap(row.synchronisationOverhead()));
        map.put("parallelOverhead", estimateMap(row.parallelOverhead()));
        map.put("abortedShare", estimateMap(row.abortedShare()));
        map.put("speedupSpread", spreadMap(row.speedupSpread()));
        map.put("searchOverheadSpread", spreadMap(row.searchOverheadSpread()));
        map.put("timeNoise", finite(row.timeNoise()));
        map.put("counters", row.statistics().figures());
        map.put("positions", row.positions().stream().map(PositionRow::toMap).toList());
        return map;
    }

    static Map<String, Object> estimateMap(Estimate estimate) {
        final Map<String, Object> map = new LinkedHashMap<>();
        map.put("value", finite(estimate.value()));
        map.put("low", finite(estimate.low()));
        map.put("high", finite(estimate.high()));
        map.put("count", estimate.count());
        return map;
    }

    private static Map<String, Object> spreadMap(Spread spread) {
        final Map<String, Object> map = new LinkedHashMap<>();
        map.put("least", finite(spread.least()));
        map.put("lowerQuartile", finite(spread.lowerQuartile()));
        map.put("median", finite(spread.median()));
        map.put("upperQuartile", finite(spread.upperQuartile()));
        map.put("greatest", finite(spread.greatest()));
        return map;
    }

    /** JSON has no NaN: null stands for it. */
    private static Double finite(double value) {
        return Double.isFinite(value) ? value : null;
    }
}
