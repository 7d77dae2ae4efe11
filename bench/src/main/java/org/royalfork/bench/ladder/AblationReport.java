package org.royalfork.bench.ladder;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import org.royalfork.bench.statistics.Estimate;
import org.royalfork.bench.statistics.GeometricMean;
import org.royalfork.parallel.game.Selectivity;

/** What each part of the search buys: nodes and time to the same depth without it, relative to everything on. */
public final class AblationReport {

    private final List<Outcome> outcomes;
    private final long seed;

    /**
     * Makes the report of searches, which need not be complete.
     *
     * @param seed what the intervals depend on
     */
    public AblationReport(List<Outcome> outcomes, long seed) {
        this.outcomes = List.copyOf(outcomes);
        this.seed = seed;
    }

    /**
     * The search without one part.
     *
     * @param leftOut the part
     * @param nodes ratio of nodes, a geometric mean over positions; above 1 when the part saves nodes
     * @param time ratio of times to depth
     * @param givenUp positions at which it gave up, and which count with the nodes and time that it had taken
     */
    public record Row(String leftOut, Estimate nodes, Estimate time, int givenUp) {

        private Map<String, Object> toMap() {
            final Map<String, Object> map = new LinkedHashMap<>();
            map.put("leftOut", leftOut);
            map.put("positions", nodes.count());
            map.put("givenUp", givenUp);
            map.put("nodes", nodes.value());
            map.put("nodesLow", finite(nodes.low()));
            map.put("nodesHigh", finite(nodes.high()));
            map.put("time", time.value());
            map.put("timeLow", finite(time.low()));
            map.put("timeHigh", finite(time.high()));
            return map;
        }
    }

    /** Returns a row for each part, in the order of {@link Variant#of}; those that nothing was measured of are missing. */
    public List<Row> rows() {
        final Map<LadderPosition, Outcome> whole = outcomes.stream()
                .filter(outcome -> outcome.way().equals(Variant.EVERYTHING_ON))
                .collect(Collectors.toMap(Outcome::position, outcome -> outcome));
        final List<Row> rows = new ArrayList<>();
        final List<String> ways = Variant.of(Selectivity.FULL).stream()
                .map(Variant::title)
                .filter(title -> !title.equals(Variant.EVERYTHING_ON))
                .toList();
        for (String way : ways) {
            final List<Outcome> own = outcomes.stream()
                    .filter(outcome -> outcome.way().equals(way) && whole.containsKey(outcome.position()))
                    .toList();
            if (!own.isEmpty()) {
                rows.add(new Row(way, ratio(own, whole, Outcome::nodes), ratio(own, whole, Outcome::nanos), (int)
                        own.stream().filter(outcome -> !outcome.isComplete()).count()));
            }
        }
        return rows;
    }

    private Estimate ratio(List<Outcome> own, Map<LadderPosition, Outcome> whole, ToLongFunction<Outcome> figure) {
        return GeometricMean.estimate(
                own.stream()
                        .mapToDouble(outcome -> (double) Math.max(1, figure.applyAsLong(outcome))
                                / Math.max(1, figure.applyAsLong(whole.get(outcome.position()))))
                        .toArray(),
                seed);
    }

    /** Returns the report as a table for people. */
    public List<String> lines() {
        final List<String> lines = new ArrayList<>();
        final int depth = outcomes.isEmpty() ? 0 : outcomes.getFirst().depth();
        final long positions =
                outcomes.stream().map(Outcome::position).distinct().count();
        lines.add("Depth " + depth + ", " + positions
                + " positions: nodes and time to depth without one part, relative to all");
        lines.add(String.format(Locale.ROOT, "%-29s %-24s %-24s %s", "left out", "nodes", "time", "gave up"));
        for (Row row : rows()) {
            lines.add(String.format(
                            Locale.ROOT,
                            "%-29s %-24s %-24s %s",
                            row.leftOut(),
                            (row.givenUp() > 0 ? "> " : "") + row.nodes().format("%.2f"),
                            (row.givenUp() > 0 ? "> " : "") + row.time().format("%.2f"),
                            row.givenUp() == 0
                                    ? ""
                                    : row.givenUp() + " of " + row.nodes().count())
                    .stripTrailing());
        }
        lines.add(
                "Geometric means with 95 % intervals over positions. Depth is not strength: what prunes saves nodes by"
                        + " seeing less, what");
        lines.add("extends spends them to see more. Prunings overlap: what one no longer cuts, another may.");
        return lines;
    }

    /** Returns figures and searches, ready to be written as JSON. */
    public Map<String, Object> toMap() {
        final Map<String, Object> map = new LinkedHashMap<>();
        map.put("parts", rows().stream().map(Row::toMap).toList());
        map.put("searches", outcomes.stream().map(Outcome::toMap).toList());
        return map;
    }

    /** JSON has no "not a number": null stands for it. */
    private static Double finite(double value) {
        return Double.isFinite(value) ? value : null;
    }
}
