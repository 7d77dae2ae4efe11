package org.royalfork.parallel.trace;

import java.util.List;
import java.util.Locale;
import org.royalfork.parallel.trace.Timeline.Kind;
import org.royalfork.parallel.trace.Timeline.Span;

/**
 * Draws a {@link Timeline} as a picture (SVG) that needs nothing else: one row a worker, what the worker did in colours of
 * Okabe and Ito that colour-blind readers can tell apart, the iterations above the rows, the time below, and a text for each
 * part that screen readers read and browsers show.
 *
 * <p>A worker does the innermost of the spans that it is in; a thin line below its row shows where a node of its own is
 * shared.
 */
public final class TimelinePicture {

    private static final int WIDTH = 1200;
    private static final int LEFT = 130;
    private static final int RIGHT = 20;
    private static final int TOP = 84;
    private static final int BAND = 34;
    private static final int STRIP = 6;
    private static final int ROW = BAND + STRIP + 16;

    /** What is narrower is drawn so wide, and where several such would lie on each other only the first is drawn. */
    private static final double NARROWEST = 0.7;

    private static final double LABEL_WIDTH = 20;

    private final Timeline timeline;
    private final String title;
    private final StringBuilder out = new StringBuilder();
    private final double perNano;

    private TimelinePicture(Timeline timeline, String title) {
        this.timeline = timeline;
        this.title = title;
        perNano = (WIDTH - LEFT - RIGHT) / (double) Math.max(1, timeline.nanos());
    }

    /**
     * Returns the picture as an SVG document.
     *
     * @param title one line that says what was searched how
     */
    public static String draw(Timeline timeline, String title) {
        TimelinePicture picture = new TimelinePicture(timeline, title);
        picture.draw();
        return picture.out.toString();
    }

    private void draw() {
        int bottom = TOP + timeline.workers() * ROW;
        int height = bottom + 44;
        print(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" role=\"img\""
                        + " aria-labelledby=\"title description\" font-family=\"sans-serif\" font-size=\"13\">",
                WIDTH, height, WIDTH, height);
        print("<title id=\"title\">%s</title>", escape(title));
        print("<desc id=\"description\">%s</desc>", escape(description()));
        print("<defs><pattern id=\"hatch\" width=\"5\" height=\"5\" patternUnits=\"userSpaceOnUse\""
                + " patternTransform=\"rotate(45)\"><rect width=\"5\" height=\"5\" fill=\"#ffffff\"/>"
                + "<rect width=\"2.5\" height=\"5\" fill=\"#d55e00\"/></pattern></defs>");
        print("<rect width=\"%d\" height=\"%d\" fill=\"#ffffff\"/>", WIDTH, height);
        print("<text x=\"10\" y=\"20\" font-weight=\"bold\">%s</text>", escape(title));
        legend();
        for (int worker = 0; worker < timeline.workers(); worker++) {
            row(worker, TOP + worker * ROW);
        }
        axis(bottom);
        print("</svg>");
    }

    private String description() {
        StringBuilder text = new StringBuilder("What each worker of a search of " + milliseconds(timeline.nanos())
                + " did, from left to right, one row a worker.");
        for (int worker = 0; worker < timeline.workers(); worker++) {
            text.append(' ').append(describe(worker));
        }
        return text.toString();
    }

    private String describe(int worker) {
        List<Span> spans = timeline.spans(worker);
        long waits = spans.stream().filter(span -> span.kind() == Kind.WAIT).count();
        long stolen = spans.stream().filter(span -> span.kind() == Kind.STOLEN).count();
        return Timeline.nameOf(worker) + ": " + stolen + " stolen subtrees, " + waits + " waits.";
    }

    private void legend() {
        int x = LEFT;
        x = legendEntry(x, "#0072b2", "own iteration");
        x = legendEntry(x, "#e69f00", "stolen subtree");
        x = legendEntry(x, "url(#hatch)", "waiting for thieves");
        x = legendEntry(x, "#e8e8e8", "idle");
        print("<rect x=\"%d\" y=\"42\" width=\"16\" height=\"%d\" fill=\"#009e73\"/>", x, STRIP);
        print("<text x=\"%d\" y=\"50\">node shared with others</text>", x + 22);
    }

    private int legendEntry(int x, String fill, String text) {
        print("<rect x=\"%d\" y=\"38\" width=\"16\" height=\"14\" fill=\"%s\" stroke=\"#555555\"/>", x, fill);
        print("<text x=\"%d\" y=\"50\">%s</text>", x + 22, text);
        return x + 46 + 7 * text.length();
    }

    private void row(int worker, int y) {
        print("<g role=\"img\" aria-label=\"%s\">", escape(describe(worker)));
        print("<text x=\"10\" y=\"%d\">%s</text>", y + BAND / 2 + 5, Timeline.nameOf(worker));
        print(
                "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#e8e8e8\"><title>idle</title></rect>",
                LEFT, y, WIDTH - LEFT - RIGHT, BAND);
        List<Span> spans = timeline.spans(worker);
        int levels = spans.stream().mapToInt(Span::level).max().orElse(0) + 1;
        double[] drawnTo = new double[levels];
        double[] stripTo = new double[1];
        for (Span span : spans) {
            if (span.kind() == Kind.SHARED_NODE) {
                bar(span, y + BAND + 2, STRIP, "#009e73", stripTo, 0);
            } else {
                bar(span, y, BAND, fill(span.kind()), drawnTo, span.level());
            }
        }
        print("</g>");
        if (worker == 0) {
            spans.stream().filter(span -> span.kind() == Kind.ITERATION).forEach(this::label);
        }
    }

    private static String fill(Kind kind) {
        return switch (kind) {
            case ITERATION -> "#0072b2";
            case STOLEN -> "#e69f00";
            case WAIT -> "url(#hatch)";
            case SHARED_NODE -> "#009e73";
        };
    }

    /** Draws a span, unless one that is drawn already at this level covers it. */
    private void bar(Span span, int y, int height, String fill, double[] drawnTo, int level) {
        double left = x(span.start() - timeline.start());
        double end = x(span.end() - timeline.start());
        double right = Math.max(left + NARROWEST, end);
        if (right <= drawnTo[level] || (end < right && left < drawnTo[level])) {
            return;
        }
        drawnTo[level] = right;
        print(
                "<rect x=\"%.2f\" y=\"%d\" width=\"%.2f\" height=\"%d\" fill=\"%s\"><title>%s: %s</title></rect>",
                left, y, right - left, height, fill, span.text(), milliseconds(span.end() - span.start()));
    }

    /** Writes the number of an iteration above the row and marks its start, where there is room. */
    private void label(Span iteration) {
        double left = x(iteration.start() - timeline.start());
        double right = x(iteration.end() - timeline.start());
        if (right - left < LABEL_WIDTH) {
            return;
        }
        print("<path d=\"M%.2f %dv%d\" stroke=\"#000000\"/>", left, TOP - 14, BAND + 14);
        print("<text x=\"%.2f\" y=\"%d\" font-size=\"11\">%d</text>", left + 3, TOP - 4, iteration.depth());
    }

    private void axis(int y) {
        print("<path d=\"M%d %dH%d\" stroke=\"#000000\"/>", LEFT, y, WIDTH - RIGHT);
        long step = step(timeline.nanos() / 10.0);
        for (long nanos = 0; nanos <= timeline.nanos(); nanos += step) {
            print("<path d=\"M%.2f %dv6\" stroke=\"#000000\"/>", x(nanos), y);
            print(
                    "<text x=\"%.2f\" y=\"%d\" text-anchor=\"middle\" font-size=\"11\">%s</text>",
                    x(nanos), y + 20, number(nanos / 1e6));
        }
        print(
                "<text x=\"%d\" y=\"%d\" text-anchor=\"end\" font-size=\"11\">milliseconds</text>",
                WIDTH - RIGHT, y + 36);
        print("<text x=\"10\" y=\"%d\" font-size=\"11\">depth of iteration</text>", TOP - 4);
    }

    /** Returns the next of 1, 2, 5, 10, 20, 50, ... */
    private static long step(double atLeast) {
        long power = (long) Math.pow(10, Math.floor(Math.log10(Math.max(1, atLeast))));
        for (int factor : new int[] {1, 2, 5}) {
            if (factor * power >= atLeast) {
                return factor * power;
            }
        }
        return 10 * power;
    }

    private double x(long nanos) {
        return LEFT + nanos * perNano;
    }

    private static String milliseconds(long nanos) {
        return number(nanos / 1e6) + " ms";
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, value >= 100 || value == Math.rint(value) ? "%.0f" : "%.3f", value);
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    @SuppressWarnings("AnnotateFormatMethod") // the annotation is Error Prone's own, which is no dependency
    private void print(String format, Object... values) {
        out.append(String.format(Locale.ROOT, format, values)).append('\n');
    }
}
