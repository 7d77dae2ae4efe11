package org.royalfork.bench.report;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Stacked bars, one for each configuration: how much of the workers' time was useful, and what happened in the rest. Parts are
 * told apart by pattern and order, not by colour alone. With gains a bar reaches beyond 100 %.
 *
 * @param id begin of all ids
 * @param title what is shown
 * @param bars the bars from top to bottom
 */
record LossBars(String id, String title, List<Bar> bars) {

    /**
     * A bar.
     *
     * @param name its name
     * @param losses its parts
     * @param ceiling the efficiency that the machine itself allows, NaN where that was not measured
     */
    record Bar(String name, Losses losses, double ceiling) {}

    private static final double WIDTH = 460;
    private static final double LEFT = 78;
    private static final double RIGHT = 14;
    private static final double TOP = 62;
    private static final double BAND = 20;
    private static final double ROW = 30;
    private static final double BOTTOM = 44;
    private static final double ROOM_FOR_TEXT = 40;

    /** Room for a letter, also for the larger ones on a phone. */
    private static final double LETTER = 8.2;

    String draw() {
        final double bottom = TOP + bars.size() * ROW;
        final Svg svg = new Svg(id, WIDTH, bottom + BOTTOM, title, description());
        patterns(svg);
        legend(svg);
        final double most = Math.max(
                1,
                bars.stream()
                        .mapToDouble(bar -> bar.losses().useful() + bar.losses().lost())
                        .max()
                        .orElse(1));
        final Axis x = new Axis(0, most, LEFT, WIDTH - RIGHT, false);
        for (double tick : x.ticks(6)) {
            svg.grid(x.place(tick), TOP - 4, x.place(tick), bottom);
            svg.text(x.place(tick), bottom + 12, "middle", Axis.label(100 * tick));
        }
        svg.text((LEFT + WIDTH - RIGHT) / 2, bottom + 32, "middle", "% of the workers\u2019 time");
        double y = TOP;
        for (Bar bar : bars) {
            draw(svg, bar, x, y);
            y += ROW;
        }
        if (most > 1) {
            svg.axis(x.place(1), TOP - 6, x.place(1), bottom);
        }
        return svg.end();
    }

    private void patterns(Svg svg) {
        svg.raw("<defs>" + slanted("extra", 45, "extra", "#f0b27a", 1.6)
                + slanted("slower", -45, "slower", "#f7dc6f", 1) + slanted("waiting", 0, "waiting", "#d7bde2", 1.2)
                + "</defs>");
    }

    private String slanted(String name, int angle, String style, String colour, double width) {
        return String.format(
                Locale.ROOT,
                "<pattern id=\"%s\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(%d)\">"
                        + "<rect class=\"%s\" width=\"6\" height=\"6\" fill=\"%s\"/>"
                        + "<rect class=\"stripe\" width=\"%.1f\" height=\"6\" fill=\"#222222\"/></pattern>",
                id + "-" + name,
                angle,
                style,
                colour,
                width);
    }

    private void legend(Svg svg) {
        double x = LEFT;
        x = entry(svg, x, 14, "useful", "#0072b2", "useful (E)");
        x = entry(svg, x, 14, "patterned", fill("extra"), "extra nodes");
        entry(svg, x, 14, "patterned", fill("slower"), "slower nodes");
        x = entry(svg, LEFT, 36, "patterned", fill("waiting"), "waiting");
        x = entry(svg, x, 36, "idle", "#f4f4f4", "idle");
        svg.axis(x + 8, 28, x + 8, 44);
        svg.axis(x + 5, 28, x + 11, 28);
        svg.axis(x + 5, 44, x + 11, 44);
        svg.text(x + 20, 36, "start", "machine ceiling");
    }

    private static double entry(Svg svg, double x, double y, String style, String fill, String text) {
        svg.box(style, fill, x, y - 7, 16, 14, "");
        svg.text(x + 21, y, "start", text);
        return x + 32 + LETTER * text.length();
    }

    private String fill(String pattern) {
        return "url(#" + id + "-" + pattern + ")";
    }

    private void draw(Svg svg, Bar bar, Axis x, double y) {
        final Losses losses = bar.losses();
        svg.text(LEFT - 8, y + BAND / 2, "end", bar.name());
        double at = part(svg, bar, x, y, 0, losses.useful(), "useful", "#0072b2", "useful");
        if (x.place(losses.useful()) - x.place(0) > ROOM_FOR_TEXT) {
            svg.textOnFill(x.place(0) + 6, y + BAND / 2, Html.number(100 * losses.useful(), 0) + " %");
        }
        at = part(svg, bar, x, y, at, losses.extraNodes(), "patterned", fill("extra"), "extra nodes");
        at = part(svg, bar, x, y, at, losses.slowerNodes(), "patterned", fill("slower"), "slower nodes");
        at = part(svg, bar, x, y, at, losses.waiting(), "patterned", fill("waiting"), "waiting");
        part(svg, bar, x, y, at, losses.idle(), "idle", "#f4f4f4", "idle");
        if (Double.isFinite(bar.ceiling())) {
            final double place = x.place(bar.ceiling());
            svg.axis(place, y - 3, place, y + BAND + 3);
            svg.axis(place - 3, y - 3, place + 3, y - 3);
            svg.axis(place - 3, y + BAND + 3, place + 3, y + BAND + 3);
        }
    }

    /** Draws a part, unless it is a gain; returns where the next one begins. */
    private static double part(
            Svg svg, Bar bar, Axis x, double y, double from, double size, String style, String fill, String name) {
        if (size <= 0) {
            return from;
        }
        svg.box(
                style,
                fill,
                x.place(from),
                y,
                x.place(from + size) - x.place(from),
                BAND,
                bar.name() + ", " + name + ": " + Html.number(100 * size, 1) + " %");
        return from + size;
    }

    private String description() {
        return bars.stream()
                .map(bar -> bar.name() + ": useful " + percent(bar.losses().useful()) + ", extra nodes "
                        + percent(bar.losses().extraNodes()) + ", slower nodes "
                        + percent(bar.losses().slowerNodes()) + ", waiting "
                        + percent(bar.losses().waiting()) + ", idle "
                        + percent(bar.losses().idle())
                        + (Double.isFinite(bar.ceiling()) ? "; machine ceiling " + percent(bar.ceiling()) : "") + ".")
                .collect(Collectors.joining(" ", "A stacked bar for each configuration. ", ""));
    }

    private static String percent(double part) {
        return Html.number(100 * part, 1) + " %";
    }
}
