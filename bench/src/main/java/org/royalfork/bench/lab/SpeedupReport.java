package org.royalfork.bench.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.royalfork.bench.statistics.Estimate;
import org.royalfork.bench.statistics.GeometricMean;

/** Says what came out of an experiment on speedup, for people and for programs. */
public final class SpeedupReport {

    private final SpeedupSummary summary;
    private final List<Measurement> measurements;

    /** Makes the report. */
    public SpeedupReport(List<Measurement> measurements, long seed) {
        this.measurements = List.copyOf(measurements);
        summary = SpeedupSummary.of(measurements, seed);
    }

    /** Returns the figures. */
    public SpeedupSummary summary() {
        return summary;
    }

    /** Returns a table by position, then the figures over all of them. */
    public List<String> lines() {
        final List<String> lines = new ArrayList<>(positionLines());
        lines.add("");
        lines.add("Geometric means over positions with bootstrap 95 % intervals");
        lines.add(String.format(
                Locale.ROOT,
                "%-14s %-20s %-24s %-20s %s",
                "configuration",
                "speedup T1/TP",
                "search overhead NP/N1-1",
                "nodes/s ratio",
                "machine ceiling"));
        lines.add(String.format(
                Locale.ROOT,
                "%-14s %-20s %-24s %-20s",
                Configuration.SEQUENTIAL.label(),
                "1",
                "0",
                "1 (" + Math.round(sequentialSpeed()) + "/s)"));
        for (SpeedupSummary.Row row : summary.rows()) {
            final Estimate ceiling = summary.ceilings().get(row.configuration().threads());
            lines.add(String.format(
                    Locale.ROOT,
                    "%-14s %-20s %-24s %-20s %s",
                    row.configuration().label(),
                    row.speedup().format("%.2f"),
                    row.overhead().map(x -> 100 * x).format("%+.1f") + " %",
                    row.speed().format("%.2f"),
                    ceiling == null ? "" : ceiling.format("%.2f")));
        }
        return lines;
    }

    private List<String> positionLines() {
        final List<String> lines = new ArrayList<>();
        for (SpeedupSummary.Row row : summary.rows()) {
            lines.add(row.configuration().label());
            lines.add("  position  depth   T1 (s)   TP (s)  speedup  overhead  nodes/s");
            for (SpeedupSummary.PositionRow p : row.positions()) {
                lines.add(String.format(
                        Locale.ROOT,
                        "  %8d  %5d  %7.3f  %7.3f  %7.2f  %+7.1f %%  %6.2fx",
                        p.position(),
                        p.depth(),
                        p.sequentialSeconds(),
                        p.seconds(),
                        p.speedup(),
                        100 * (p.nodes() - 1),
                        p.speed()));
            }
        }
        return lines;
    }

    private double sequentialSpeed() {
        return GeometricMean.of(measurements.stream()
                .filter(m -> m.configuration().equals(Configuration.SEQUENTIAL))
                .mapToDouble(Measurement::nodesPerSecond)
                .toArray());
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
        return map;
    }

    private static Map<String, Object> rowMap(SpeedupSummary.Row row) {
        final Map<String, Object> map = new LinkedHashMap<>();
        map.put("configuration", row.configuration().label());
        map.put("strategy", row.configuration().strategy().key());
        map.put("threads", row.configuration().threads());
        map.put("speedup", estimateMap(row.speedup()));
        map.put("searchOverhead", estimateMap(row.overhead()));
        map.put("nodesPerSecondRatio", estimateMap(row.speed()));
        map.put(
                "positions",
                row.positions().stream().map(SpeedupReport::positionMap).toList());
        return map;
    }

    private static Map<String, Object> positionMap(SpeedupSummary.PositionRow row) {
        final Map<String, Object> map = new LinkedHashMap<>();
        map.put("position", row.position());
        map.put("depth", row.depth());
        map.put("sequentialSeconds", row.sequentialSeconds());
        map.put("seconds", row.seconds());
        map.put("speedup", row.speedup());
        map.put("searchOverhead", row.nodes() - 1);
        map.put("nodesPerSecondRatio", row.speed());
        return map;
    }

    private static Map<String, Object> estimateMap(Estimate estimate) {
        final Map<String, Object> map = new LinkedHashMap<>();
        map.put("value", finite(estimate.value()));
        map.put("low", finite(estimate.low()));
        map.put("high", finite(estimate.high()));
        map.put("count", estimate.count());
        return map;
    }

    /** JSON has no NaN: null stands for it. */
    private static Double finite(double value) {
        return Double.isFinite(value) ? value : null;
    }
}
