package org.royalfork.bench.report;

import java.util.Locale;

/**
 * Writes a chart as SVG.
 *
 * <p>No chart library of Maven Central would do: those that write SVG (XChart, JFreeChart) draw through {@code Graphics2D}, which
 * knows neither titles nor classes, only shapes of fixed colour; so their charts have no text alternatives and stay white on a
 * dark page, and the libraries that make SVG of {@code Graphics2D} come under the GPL or LGPL.
 *
 * <p>Every part has its colour on white as an attribute, which all programs for papers understand, and a class. A page's style
 * sheet goes before attributes, so in the page the same chart takes the colours of the page, dark or light.
 */
final class Svg {

    /** Distance of the base line of text that is to be centred on a point. */
    private static final double CENTRE = 4.3;

    private static final double SIZE = 4.2;

    private final StringBuilder out = new StringBuilder();
    private final String id;

    /**
     * Begins a chart.
     *
     * @param id begin of all its ids, which must be unique in a page
     * @param title what it shows
     * @param description what is to be seen in it, in words
     */
    Svg(String id, double width, double height, String title, String description) {
        this.id = id;
        print(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %.0f %.0f\" width=\"%.0f\" height=\"%.0f\" role=\"img\""
                        + " aria-labelledby=\"%s-title %s-desc\" font-family=\"sans-serif\" font-size=\"13\">",
                width, height, width, height, id, id);
        print("<title id=\"%s-title\">%s</title>", id, Html.escape(title));
        print("<desc id=\"%s-desc\">%s</desc>", id, Html.escape(description));
        print("<rect class=\"paper\" width=\"%.0f\" height=\"%.0f\" fill=\"#ffffff\"/>", width, height);
    }

    /** Ends the chart and returns it. */
    String end() {
        return out + "</svg>\n";
    }

    /** Returns a name that is unique in a page. */
    String id(String name) {
        return id + "-" + name;
    }

    /** A thin line behind the data. */
    void grid(double x1, double y1, double x2, double y2) {
        path("grid", "#dddddd", 1, "", x1, y1, x2, y2);
    }

    /** A line that carries ticks, or marks a special value. */
    void axis(double x1, double y1, double x2, double y2) {
        path("axis", "#444444", 1, "", x1, y1, x2, y2);
    }

    private void path(
            String name, String colour, double width, String dashes, double x1, double y1, double x2, double y2) {
        print(
                "<path class=\"%s\" d=\"M%.1f %.1fL%.1f %.1f\" stroke=\"%s\" stroke-width=\"%.1f\"%s/>",
                name, x1, y1, x2, y2, colour, width, dashes(dashes));
    }

    private static String dashes(String dashes) {
        return dashes.isEmpty() ? "" : " stroke-dasharray=\"" + dashes + "\"";
    }

    /** A line of data in a series' style. */
    void line(SeriesStyle style, double x1, double y1, double x2, double y2) {
        path("line " + style.key(), style.colour(), style == SeriesStyle.IDEAL ? 1 : 2, style.dashes(), x1, y1, x2, y2);
    }

    /** A solid thin line in a series' colour, such as an error bar. */
    void thin(SeriesStyle style, double x1, double y1, double x2, double y2) {
        path("line " + style.key(), style.colour(), 1.5, "", x1, y1, x2, y2);
    }

    /** Text whose anchor is {@code start}, {@code middle} or {@code end}, centred vertically on {@code y}. */
    void text(double x, double y, String anchor, String text) {
        print(
                "<text class=\"text\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" fill=\"#222222\">%s</text>",
                x, y + CENTRE, anchor, Html.escape(text));
    }

    /** Text on a filled part. */
    void textOnFill(double x, double y, String text) {
        print(
                "<text class=\"on-fill\" x=\"%.1f\" y=\"%.1f\" fill=\"#ffffff\" font-weight=\"bold\">%s</text>",
                x, y + CENTRE, Html.escape(text));
    }

    /** Text that reads upwards, centred on a point. */
    void upwards(double x, double y, String text) {
        print(
                "<text class=\"text\" transform=\"translate(%.1f %.1f)rotate(-90)\" text-anchor=\"middle\" fill=\"#222222\">%s"
                        + "</text>",
                x + CENTRE, y, Html.escape(text));
    }

    /** The sign of a point in a series' style; {@code tip} is shown where the pointer rests on it, unless it is empty. */
    void marker(SeriesStyle style, double x, double y, String tip) {
        final String shape = switch (style.marker()) {
            case CIRCLE -> circle(x, y, SIZE);
            case SQUARE -> polygon(x, y, -1, -1, 1, -1, 1, 1, -1, 1);
            case TRIANGLE -> polygon(x, y, 0, -1.3, 1.2, 0.9, -1.2, 0.9);
            case DIAMOND -> polygon(x, y, 0, -1.4, 1.4, 0, 0, 1.4, -1.4, 0);
            case CROSS ->
                polygon(
                        x, y, -1.2, -0.4, -0.4, -0.4, -0.4, -1.2, 0.4, -1.2, 0.4, -0.4, 1.2, -0.4, 1.2, 0.4, 0.4, 0.4,
                        0.4, 1.2, -0.4, 1.2, -0.4, 0.4, -1.2, 0.4);
            case BAR -> polygon(x, y, -1.2, -0.4, 1.2, -0.4, 1.2, 0.4, -1.2, 0.4);
            case NONE -> "";
        };
        if (!shape.isEmpty()) {
            print(
                    "<path class=\"dot %s\" d=\"%s\" fill=\"%s\">%s</path>",
                    style.key(), shape, style.colour(), tip.isEmpty() ? "" : "<title>" + Html.escape(tip) + "</title>");
        }
    }

    /** A small, half transparent dot, of which many may lie on each other. */
    void faintDot(SeriesStyle style, double x, double y, String tip) {
        print(
                "<path class=\"dot %s\" d=\"%s\" fill=\"%s\" fill-opacity=\"0.45\"><title>%s</title></path>",
                style.key(), circle(x, y, 2.6), style.colour(), Html.escape(tip));
    }

    private static String circle(double x, double y, double r) {
        return format("M%.1f %.1fa%.1f %.1f 0 1 0 %.1f 0a%.1f %.1f 0 1 0 %.1f 0z", x - r, y, r, r, 2 * r, r, r, -2 * r);
    }

    private static String polygon(double x, double y, double... corners) {
        final StringBuilder path = new StringBuilder();
        for (int i = 0; i < corners.length; i += 2) {
            path.append(format("%s%.1f %.1f", i == 0 ? "M" : "L", x + SIZE * corners[i], y + SIZE * corners[i + 1]));
        }
        return path + "z";
    }

    /** A rectangle of a class, filled with a colour or {@code url(#pattern)}. */
    void box(String name, String fill, double x, double y, double width, double height, String tip) {
        print(
                "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"%s\" stroke=\"#444444\""
                        + " stroke-width=\"0.6\">%s</rect>",
                name,
                x,
                y,
                Math.max(0, width),
                height,
                fill,
                tip.isEmpty() ? "" : "<title>" + Html.escape(tip) + "</title>");
    }

    /** Writes lines as they are. */
    void raw(String lines) {
        out.append(lines).append('\n');
    }

    @SuppressWarnings("AnnotateFormatMethod") // the annotation is Error Prone's own, which is no dependency
    private void print(String format, Object... values) {
        out.append(format(format, values)).append('\n');
    }

    @SuppressWarnings("AnnotateFormatMethod")
    private static String format(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }
}
