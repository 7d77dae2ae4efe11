package org.royalfork.bench.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.royalfork.bench.lab.SpeedupSummary;
import org.royalfork.bench.statistics.Estimate;
import org.royalfork.parallel.strategy.Strategy;

/** The charts of a scaling experiment. */
final class Charts {

    private final SpeedupSummary summary;
    private final int cores;

    /** Makes the charts of an experiment on a machine with so many usable cores. */
    Charts(SpeedupSummary summary, int cores) {
        this.summary = summary;
        this.cores = cores;
    }

    /** Returns all charts as SVG by name of their files. */
    Map<String, String> all() {
        final Map<String, String> charts = new LinkedHashMap<>();
        charts.put("speedup", speedup());
        charts.put("losses", losses());
        charts.put(
                "search-overhead",
                overhead(
                        "search-overhead",
                        "Search overhead",
                        "search overhead SO, %",
                        SpeedupSummary.Row::searchOverhead));
        charts.put(
                "synchronisation-overhead",
                overhead(
                        "synchronisation-overhead",
                        "Synchronisation overhead",
                        "synchronisation overhead SyO, %",
                        SpeedupSummary.Row::synchronisationOverhead));
        charts.put(
                "parallel-overhead",
                overhead(
                        "parallel-overhead",
                        "Parallel overhead",
                        "parallel overhead PO, %",
                        SpeedupSummary.Row::parallelOverhead));
        charts.put("positions", new SpreadChart("positions", "Speedups of single positions", summary.rows()).draw());
        return charts;
    }

    /** Draws speedups over what the machine allows and over the ideal, which ends at the number of cores. */
    private String speedup() {
        final int most = summary.rows().stream()
                .mapToInt(row -> row.configuration().threads())
                .max()
                .orElse(1);
        final List<LineChart.Line> references = new ArrayList<>();
        references.add(new LineChart.Line(
                "ideal",
                SeriesStyle.IDEAL,
                IntStream.of(1, Math.min(cores, most), most)
                        .distinct()
                        .mapToObj(threads -> new LineChart.Point(threads, Math.min(threads, cores)))
                        .toList()));
        if (!summary.ceilings().isEmpty()) {
            final List<LineChart.Point> points = new ArrayList<>(List.of(new LineChart.Point(1, 1)));
            summary.ceilings().forEach((threads, value) -> points.add(new LineChart.Point(threads, value.value())));
            references.add(new LineChart.Line("ceiling", SeriesStyle.CEILING, points));
        }
        return new LineChart(
                        "speedup",
                        "Speedup against the number of threads",
                        "speedup S",
                        LineChart.join(references, lines(SpeedupSummary.Row::speedup)),
                        true,
                        LineChart.WIDE)
                .draw();
    }

    private String overhead(String id, String title, String label, Function<SpeedupSummary.Row, Estimate> figure) {
        return new LineChart(
                        id, title, label, lines(row -> figure.apply(row).map(x -> 100 * x)), false, LineChart.NARROW)
                .draw();
    }

    /** Returns a line for each strategy. */
    private List<LineChart.Line> lines(Function<SpeedupSummary.Row, Estimate> figure) {
        final Map<Strategy, List<LineChart.Point>> points = new LinkedHashMap<>();
        for (SpeedupSummary.Row row : summary.rows()) {
            points.computeIfAbsent(row.configuration().strategy(), s -> new ArrayList<>())
                    .add(new LineChart.Point(row.configuration().threads(), figure.apply(row)));
        }
        return points.entrySet().stream()
                .map(entry ->
                        new LineChart.Line(entry.getKey().key(), SeriesStyle.of(entry.getKey()), entry.getValue()))
                .toList();
    }

    private String losses() {
        return new LossBars(
                        "losses",
                        "Where the workers\u2019 time went",
                        summary.rows().stream()
                                .map(row -> new LossBars.Bar(row.configuration().label(), Losses.of(row), ceiling(row)))
                                .toList())
                .draw();
    }

    /** Returns the efficiency that the machine itself allows. */
    private double ceiling(SpeedupSummary.Row row) {
        final int threads = row.configuration().threads();
        final Estimate ceiling = summary.ceilings().get(threads);
        return ceiling == null ? Double.NaN : ceiling.value() / threads;
    }
}
