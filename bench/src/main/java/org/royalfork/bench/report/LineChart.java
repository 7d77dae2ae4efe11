package org.royalfork.bench.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.royalfork.bench.statistics.Estimate;

/**
 * A chart of figures against the number of threads: a line for each series, with a marker and an error bar at each point, its
 * name at its end.
 *
 * @param id begin of all ids
 * @param title what is shown
 * @param yLabel what the figures are
 * @param lines the series, those in front last
 * @param fromZero whether the vertical axis begins at zero
 * @param width width of the chart: the narrower, the larger its text where it fills a column
 */
record LineChart(String id, String title, String yLabel, List<Line> lines, boolean fromZero, double width) {

    /** Width of a chart that fills half of a page, or a phone. */
    static final double WIDE = 460;

    /** Width of a chart that fills a third of a page. */
    static final double NARROW = 350;

    /**
     * A series.
     *
     * @param name its name, also in the chart
     * @param style how it looks
     * @param points its points, by number of threads
     */
    record Line(String name, SeriesStyle style, List<Point> points) {}

    /**
     * A figure.
     *
     * @param threads number of threads
     * @param value the figure; without interval there is no error bar
     */
    record Point(int threads, Estimate value) {

        Point(int threads, double value) {
            this(threads, new Estimate(value, Double.NaN, Double.NaN, 0));
        }
    }

    private static final double HEIGHT = 330;
    private static final double LEFT = 58;
    private static final double RIGHT = 82;
    private static final double TOP = 14;
    private static final double BOTTOM = 46;

    /** From this many threads on both axes are logarithmic, so that doubling is a step. */
    private static final int LOGARITHMIC_FROM = 8;

    /** Error bars may lengthen the axis by this part of what the figures themselves need; longer ones are cut. */
    private static final double ROOM_FOR_BARS = 0.6;

    private static final double DODGE = 5;
    private static final double LINE_HEIGHT = 15;

    String draw() {
        final Svg svg = new Svg(id, width, HEIGHT, title, description());
        final Axis x = xAxis();
        final Axis y = yAxis(x.logarithmic() && fromZero);
        grid(svg, x, y);
        final List<Line> measured = lines.stream().filter(line -> hasBars(line)).toList();
        for (Line line : lines) {
            draw(svg, line, x, y, measured.contains(line) ? dodge(measured.indexOf(line), measured.size()) : 0);
        }
        names(svg, y);
        return svg.end();
    }

    private static boolean hasBars(Line line) {
        return line.points().stream().anyMatch(point -> point.value().count() > 0);
    }

    /** Points of several series at one number of threads stand beside each other, so that their error bars can be seen. */
    private static double dodge(int index, int count) {
        return (index - (count - 1) / 2.0) * DODGE;
    }

    private List<Integer> threads() {
        return lines.stream()
                .flatMap(line -> line.points().stream())
                .map(Point::threads)
                .distinct()
                .sorted()
                .toList();
    }

    private Axis xAxis() {
        final List<Integer> threads = threads();
        final int least = threads.getFirst();
        final int most = threads.getLast();
        final boolean logarithmic = most >= LOGARITHMIC_FROM;
        final double margin = logarithmic ? 1.15 : 0.35;
        return logarithmic
                ? new Axis(least / margin, most * margin, LEFT, width - RIGHT, true)
                : new Axis(least - margin, most + margin, LEFT, width - RIGHT, false);
    }

    private Axis yAxis(boolean logarithmic) {
        final double[] values = lines.stream()
                .flatMap(line -> line.points().stream())
                .mapToDouble(point -> point.value().value())
                .filter(Double::isFinite)
                .toArray();
        final double least = DoubleStream.of(values).min().orElse(0);
        final double most = DoubleStream.of(values).max().orElse(1);
        if (logarithmic && least > 0) {
            return new Axis(Math.min(least, 1) / 1.3, most * 1.2, HEIGHT - BOTTOM, TOP, true);
        }
        final double low = Math.min(0, least);
        final double high = Math.max(most, low + 1e-3);
        final double room = (high - low) * ROOM_FOR_BARS;
        final double lowest = ends(Estimate::low).min().orElse(low);
        final double highest = ends(Estimate::high).max().orElse(high);
        return new Axis(
                fromZero ? 0 : Math.min(low, Math.max(lowest, low - room)),
                Math.max(high, Math.min(highest, high + room)) + 0.04 * (high - low),
                HEIGHT - BOTTOM,
                TOP,
                false);
    }

    private DoubleStream ends(ToDoubleFunction<Estimate> end) {
        return lines.stream()
                .flatMap(line -> line.points().stream())
                .mapToDouble(point -> end.applyAsDouble(point.value()))
                .filter(Double::isFinite);
    }

    private void grid(Svg svg, Axis x, Axis y) {
        for (double tick : y.ticks(6)) {
            svg.grid(LEFT, y.place(tick), width - RIGHT, y.place(tick));
            svg.text(LEFT - 8, y.place(tick), "end", Axis.label(tick));
        }
        double free = 0;
        for (int threads : threads()) {
            final double place = x.place(threads);
            svg.axis(place, HEIGHT - BOTTOM, place, HEIGHT - BOTTOM + 5);
            final String label = Integer.toString(threads);
            if (place - 4 * label.length() > free) {
                svg.text(place, HEIGHT - BOTTOM + 15, "middle", label);
                free = place + 4 * label.length() + 4;
            }
        }
        final double base = y.holds(0) ? y.place(0) : HEIGHT - BOTTOM;
        svg.axis(LEFT, base, width - RIGHT, base);
        if (base < HEIGHT - BOTTOM) {
            svg.grid(LEFT, HEIGHT - BOTTOM, width - RIGHT, HEIGHT - BOTTOM);
        }
        svg.text((LEFT + width - RIGHT) / 2, HEIGHT - 11, "middle", "threads");
        svg.upwards(12, (TOP + HEIGHT - BOTTOM) / 2, yLabel);
    }

    private static void draw(Svg svg, Line line, Axis x, Axis y, double shift) {
        Point before = null;
        for (Point point : line.points()) {
            if (before != null) {
                svg.line(
                        line.style(),
                        x.place(before.threads()) + shift,
                        y.place(before.value().value()),
                        x.place(point.threads()) + shift,
                        y.place(point.value().value()));
            }
            before = point;
        }
        for (Point point : line.points()) {
            final double place = x.place(point.threads()) + shift;
            if (Double.isFinite(point.value().low())) {
                bar(svg, line.style(), place, y, point.value());
            }
            svg.marker(
                    line.style(),
                    place,
                    y.place(point.value().value()),
                    line.name() + ", " + threads(point) + ": " + Html.plain(point.value(), 2));
        }
    }

    /** Draws an error bar; an end that lies beyond the axis has no cap. */
    private static void bar(Svg svg, SeriesStyle style, double x, Axis y, Estimate value) {
        svg.thin(style, x, y.place(value.low()), x, y.place(value.high()));
        for (double end : new double[] {value.low(), value.high()}) {
            if (y.holds(end)) {
                svg.thin(style, x - 3.5, y.place(end), x + 3.5, y.place(end));
            }
        }
    }

    /** Writes the names at the ends of the lines, moved apart where they would lie on each other. */
    private void names(Svg svg, Axis y) {
        final List<Line> sorted = new ArrayList<>(
                lines.stream().filter(line -> !line.points().isEmpty()).toList());
        sorted.sort(Comparator.comparingDouble(
                line -> y.place(line.points().getLast().value().value())));
        final double[] places = sorted.stream()
                .mapToDouble(line -> y.place(line.points().getLast().value().value()))
                .toArray();
        for (int i = 1; i < places.length; i++) {
            places[i] = Math.max(places[i], places[i - 1] + LINE_HEIGHT);
        }
        double most = HEIGHT - BOTTOM;
        for (int i = places.length - 1; i >= 0; i--) {
            places[i] = Math.min(places[i], most);
            most = places[i] - LINE_HEIGHT;
        }
        for (int i = 0; i < places.length; i++) {
            final Line line = sorted.get(i);
            svg.marker(line.style(), width - RIGHT + 12, places[i], "");
            if (line.style().marker() == SeriesStyle.Marker.NONE) {
                svg.line(line.style(), width - RIGHT + 7, places[i], width - RIGHT + 17, places[i]);
            }
            svg.text(width - RIGHT + 22, places[i], "start", line.name());
        }
    }

    private static String threads(Point point) {
        return point.threads() == 1 ? "1 thread" : point.threads() + " threads";
    }

    private String description() {
        return lines.stream()
                .map(line -> line.name() + ": "
                        + line.points().stream()
                                .map(point -> threads(point) + " " + Html.plain(point.value(), 2))
                                .collect(Collectors.joining(", "))
                        + ".")
                .collect(Collectors.joining(
                        " ", yLabel + " against the number of threads, with 95 % intervals in brackets. ", ""));
    }

    /** Returns the chart's series after others. */
    static List<Line> join(List<Line> first, List<Line> second) {
        return Stream.concat(first.stream(), second.stream()).toList();
    }
}
