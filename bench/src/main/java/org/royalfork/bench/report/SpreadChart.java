package org.royalfork.bench.report;

import java.util.List;
import java.util.stream.Collectors;
import org.royalfork.bench.lab.PositionRow;
import org.royalfork.bench.lab.SpeedupSummary;
import org.royalfork.bench.statistics.Spread;

/**
 * The speedups of single positions, a row of dots for each configuration, with the mean of all and its interval.
 *
 * @param id begin of all ids
 * @param title what is shown
 * @param rows the configurations from top to bottom
 */
record SpreadChart(String id, String title, List<SpeedupSummary.Row> rows) {

    private static final double WIDTH = 460;
    private static final double LEFT = 78;
    private static final double RIGHT = 14;
    private static final double TOP = 10;
    private static final double ROW = 34;
    private static final double BOTTOM = 44;

    /** Dots of a row lie at so many heights, so that fewer cover each other. */
    private static final int HEIGHTS = 5;

    String draw() {
        final double bottom = TOP + rows.size() * ROW;
        final Svg svg = new Svg(id, WIDTH, bottom + BOTTOM, title, description());
        final double least = rows.stream()
                .mapToDouble(row -> row.speedupSpread().least())
                .min()
                .orElse(1);
        final double most = rows.stream()
                .mapToDouble(row -> row.speedupSpread().greatest())
                .max()
                .orElse(1);
        final Axis x = new Axis(Math.min(least, 0.9) / 1.06, Math.max(most, 1.1) * 1.06, LEFT, WIDTH - RIGHT, true);
        for (double tick : x.ticks(7)) {
            svg.grid(x.place(tick), TOP, x.place(tick), bottom);
            svg.text(x.place(tick), bottom + 12, "middle", Axis.label(tick));
        }
        svg.axis(x.place(1), TOP, x.place(1), bottom);
        svg.text((LEFT + WIDTH - RIGHT) / 2, bottom + 32, "middle", "speedup of each position");
        double y = TOP + ROW / 2;
        for (SpeedupSummary.Row row : rows) {
            draw(svg, row, x, y);
            y += ROW;
        }
        return svg.end();
    }

    private static void draw(Svg svg, SpeedupSummary.Row row, Axis x, double y) {
        final SeriesStyle style = SeriesStyle.of(row.configuration().strategy());
        svg.text(LEFT - 8, y, "end", row.configuration().label());
        for (PositionRow position : row.positions()) {
            final int height = position.position() % HEIGHTS - HEIGHTS / 2;
            svg.faintDot(
                    style,
                    x.place(position.speedup()),
                    y - 5 + height * 2.2,
                    "position " + position.position() + ": " + Html.number(position.speedup(), 2));
        }
        final double below = y + 7.5;
        if (Double.isFinite(row.speedup().low())) {
            svg.thin(
                    style,
                    x.place(row.speedup().low()),
                    below,
                    x.place(row.speedup().high()),
                    below);
        }
        svg.marker(
                style,
                x.place(row.speedup().value()),
                below,
                row.configuration().label() + ", mean: " + Html.plain(row.speedup(), 2));
    }

    private String description() {
        return rows.stream()
                .map(row -> {
                    final Spread spread = row.speedupSpread();
                    return row.configuration().label() + ": from " + Html.number(spread.least(), 2) + " to "
                            + Html.number(spread.greatest(), 2) + ", the middle half from "
                            + Html.number(spread.lowerQuartile(), 2) + " to " + Html.number(spread.upperQuartile(), 2)
                            + ", median " + Html.number(spread.median(), 2) + ".";
                })
                .collect(Collectors.joining(
                        " ", "A dot for each position, on a logarithmic axis; below the dots their mean. ", ""));
    }
}
