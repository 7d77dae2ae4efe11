package org.royalfork.bench.report;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.royalfork.bench.lab.Configuration;
import org.royalfork.bench.lab.PositionRow;
import org.royalfork.bench.lab.SpeedupSummary;
import org.royalfork.bench.statistics.Estimate;
import org.royalfork.bench.statistics.Spread;

/**
 * Writes the page of a scaling experiment: what came out in a sentence, charts with their figures beside them, a table of all
 * positions that sorts, the method in words, machine and settings. It is one file that loads nothing, which its content
 * security policy makes sure of.
 */
final class ReportPage {

    private static final String HEAD = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
            script-src 'unsafe-inline'; img-src data:">
            <link rel="icon" href="data:,">
            <title>{title}</title>
            <style>
            {style}</style>
            </head>
            <body>
            """;

    private final ScalingResults results;
    private final SpeedupSummary summary;
    private final Map<String, String> charts;
    private final StringBuilder out = new StringBuilder();

    private ReportPage(ScalingResults results, Map<String, String> charts) {
        this.results = results;
        summary = results.report().summary();
        this.charts = charts;
    }

    /** Returns the page. */
    static String write(ScalingResults results, Map<String, String> charts) throws IOException {
        return new ReportPage(results, charts).page();
    }

    private String page() throws IOException {
        final String title = "Thread scaling: " + results.settings().game() + " on " + count(results.cores(), "core");
        out.append(HEAD.replace("{title}", Html.escape(title)).replace("{style}", resource("report.css")));
        out.append("<header>\n<p class=\"brand\">Royal Fork \u00b7 scaling lab</p>\n<h1>")
                .append(Html.escape(title))
                .append("</h1>\n");
        out.append("<p class=\"lead\">").append(headline()).append("</p>\n");
        out.append("<p class=\"machine\">").append(machine()).append("</p>\n</header>\n<main>\n");
        notes();
        speedup();
        losses();
        overheads();
        positions();
        out.append(resource("method.html"));
        out.append("<p>")
                .append(results.report().accountLines().stream()
                        .map(Html::escape)
                        .collect(Collectors.joining("<br>")))
                .append("</p>\n</section>\n");
        new RunDetails(results).write(out);
        out.append("</main>\n<script>\n").append(resource("report.js")).append("</script>\n</body>\n</html>\n");
        return out.toString();
    }

    private static String resource(String name) throws IOException {
        try (InputStream stream = ReportPage.class.getResourceAsStream(name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    static String count(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    private String headline() {
        final Optional<SpeedupSummary.Row> best = summary.rows().stream()
                .filter(row -> row.configuration().threads() <= results.cores())
                .max(Comparator.comparingDouble(row -> row.speedup().value()));
        final SpeedupSummary.Row row = best.orElse(summary.rows().getFirst());
        final Configuration configuration = row.configuration();
        return Html.escape(capital(configuration.strategy().title())) + " with "
                + count(configuration.threads(), "thread") + " reaches the same depth <strong>"
                + Html.number(row.speedup().value(), 2) + " times as fast</strong> as the sequential program"
                + (Double.isFinite(row.speedup().low())
                        ? " (95\u00a0% interval " + Html.number(row.speedup().low(), 2) + " to "
                                + Html.number(row.speedup().high(), 2) + ")"
                        : "")
                + ": the best of " + count(summary.rows().size(), "configuration") + ", over "
                + count(row.positions().size(), "position") + ".";
    }

    private static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    private String machine() {
        return Html.escape(results.environment().getOrDefault("cpu", "unknown processor") + ", "
                + count(results.cores(), "usable core") + "; "
                + results.environment().get("jdk") + "; commit "
                + results.environment().getOrDefault("commit", "unknown") + "; "
                + results.environment().getOrDefault("time", ""));
    }

    private void notes() {
        final List<String> notes = new ArrayList<>();
        if (results.done() < results.planned()) {
            notes.add("The experiment is not complete: " + results.done() + " of " + results.planned()
                    + " searches are done. Positions are compared as far as they were searched.");
        }
        if (results.leftOut() > 0) {
            notes.add(count(results.leftOut(), "position") + " left out, see below.");
        }
        if (!results.report().accountsHold()) {
            notes.add(
                    "The workers do not account for all their time: most likely other work on the machine disturbed the"
                            + " searches. The end of the method says where.");
        }
        notes.addAll(results.notes());
        if (!notes.isEmpty()) {
            out.append("<aside class=\"notes\" aria-label=\"Notes\">\n<h2>Notes</h2>\n<ul>\n");
            notes.forEach(note -> out.append("<li>").append(Html.escape(note)).append("</li>\n"));
            out.append("</ul>\n</aside>\n");
        }
    }

    private void section(String id, String heading, String text) {
        out.append("<section id=\"")
                .append(id)
                .append("\">\n<h2>")
                .append(heading)
                .append("</h2>\n<p>")
                .append(text)
                .append("</p>\n");
    }

    private void figure(String chart, String caption) {
        out.append("<figure>\n")
                .append(charts.get(chart))
                .append("<figcaption>")
                .append(caption)
                .append(" <a href=\"")
                .append(chart)
                .append(".svg\">SVG</a></figcaption>\n</figure>\n");
    }

    private static String label(SpeedupSummary.Row row) {
        return Html.escape(row.configuration().label());
    }

    private void speedup() {
        section(
                "speedup-section",
                "Speedup",
                "How many times sooner the same depth is reached than by the sequential program: S\u00a0=\u00a0T<sub>1</sub>\u00a0/"
                        + "\u00a0T<sub>P</sub>. Geometric means over the positions; bars are 95\u00a0% intervals.");
        out.append("<div class=\"pair\">\n");
        figure(
                "speedup",
                "The ideal is one for each core. The ceiling is what independent searches reach at once on this machine.");
        final List<List<String>> rows = new ArrayList<>();
        for (SpeedupSummary.Row row : summary.rows()) {
            final Estimate ceiling = summary.ceilings().get(row.configuration().threads());
            rows.add(List.of(
                    label(row),
                    Html.estimate(row.speedup(), 2),
                    Html.estimate(row.efficiency(), 2),
                    Html.estimate(row.speed(), 2),
                    ceiling == null ? Html.NONE : Html.estimate(ceiling, 2)));
        }
        out.append(Html.table(
                "Speedup, with 95 % intervals",
                List.of("configuration", "speedup S", "efficiency E", "nodes/s ratio", "machine ceiling"), rows));
        out.append("</div>\n</section>\n");
    }

    private void losses() {
        section(
                "losses-section",
                "Where the time went",
                "Of the time of all workers, P\u00a0\u00b7\u00a0T<sub>P</sub>, the part E did what the sequential program does. The"
                        + " rest went into nodes that it does not search, into nodes that took longer, into waiting for"
                        + " other workers, or into nothing.");
        out.append("<div class=\"pair\">\n");
        figure(
                "losses",
                "A bar that reaches beyond 100\u00a0% has gains, such as from fewer nodes than the sequential search.");
        final List<List<String>> rows = new ArrayList<>();
        for (SpeedupSummary.Row row : summary.rows()) {
            final Losses losses = Losses.of(row);
            rows.add(List.of(
                    label(row),
                    percent(losses.useful()),
                    percent(losses.extraNodes()),
                    percent(losses.slowerNodes()),
                    percent(losses.waiting()),
                    percent(losses.idle()),
                    percent(losses.unexplained())));
        }
        out.append(Html.table(
                "Parts of the workers\u2019 time, in %; the rest is not accounted for",
                List.of("configuration", "useful", "extra nodes", "slower nodes", "waiting", "idle", "rest"), rows));
        out.append("</div>\n</section>\n");
    }

    private static String percent(double part) {
        return Html.number(100 * part, 1);
    }

    private void overheads() {
        section(
                "overheads-section",
                "Overheads",
                "The three causes on their own, with 95\u00a0% intervals: E\u00a0=\u00a0(1\u00a0\u2212\u00a0SyO)\u00a0(1\u00a0\u2212\u00a0"
                        + "PO)\u00a0/\u00a0(1\u00a0+\u00a0SO).");
        out.append("<div class=\"triple\">\n");
        figure("search-overhead", "Nodes beyond those of the sequential program.");
        figure("synchronisation-overhead", "Worker time spent waiting or idle.");
        figure("parallel-overhead", "By how much a busy worker is slower than the sequential program.");
        out.append("</div>\n");
        final List<List<String>> rows = new ArrayList<>();
        for (SpeedupSummary.Row row : summary.rows()) {
            rows.add(List.of(
                    label(row),
                    Html.percent(row.searchOverhead()),
                    Html.percent(row.synchronisationOverhead()),
                    Html.percent(row.parallelOverhead()),
                    Html.percent(row.abortedShare())));
        }
        out.append(Html.table(
                "Overheads in %, with 95 % intervals",
                List.of("configuration", "search SO", "synchronisation SyO", "parallel PO", "aborted nodes"), rows));
        out.append("</section>\n");
    }

    private void positions() {
        section(
                "positions-section",
                "Position by position",
                "A single position says little: selective search is chaotic, and the same position may take half or twice the"
                        + " nodes for reasons that have nothing to do with the number of workers.");
        out.append("<div class=\"pair\">\n");
        figure("positions", "Below the dots the geometric mean and its 95\u00a0% interval.");
        final List<List<String>> spreads = new ArrayList<>();
        for (SpeedupSummary.Row row : summary.rows()) {
            final Spread spread = row.speedupSpread();
            spreads.add(List.of(
                    label(row),
                    Html.number(spread.least(), 2),
                    Html.number(spread.lowerQuartile(), 2),
                    Html.number(spread.median(), 2),
                    Html.number(spread.upperQuartile(), 2),
                    Html.number(spread.greatest(), 2),
                    percent(row.timeNoise())));
        }
        out.append(Html.table(
                "Spread of the speedups, and noise of the repeats",
                List.of(
                        "configuration",
                        "least",
                        "lower quartile",
                        "median",
                        "upper quartile",
                        "greatest",
                        "noise of T, %"),
                spreads));
        out.append("</div>\n");
        positionTable();
        out.append("</section>\n");
    }

    private void positionTable() {
        out.append(
                "<h3>All positions</h3>\n<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"All positions\">"
                        + "<table id=\"positions-table\" class=\"sortable\"><caption>Each position with each configuration; the heads"
                        + " sort</caption>\n<thead><tr>");
        for (String head : List.of(
                "position",
                "configuration",
                "depth",
                "T<sub>1</sub>, s",
                "T<sub>P</sub>, s",
                "S",
                "E",
                "SO, %",
                "SyO, %",
                "PO, %",
                "aborted, %",
                "text")) {
            out.append("<th scope=\"col\">").append(head).append("</th>");
        }
        out.append("</tr></thead>\n<tbody>\n");
        for (SpeedupSummary.Row row : summary.rows()) {
            for (PositionRow p : row.positions()) {
                out.append("<tr data-configuration=\"")
                        .append(label(row))
                        .append("\"><th scope=\"row\">")
                        .append(p.position())
                        .append("</th><td>")
                        .append(label(row))
                        .append("</td>");
                cell(p.depth(), 0);
                cell(p.sequentialSeconds(), 3);
                cell(p.seconds(), 3);
                cell(p.speedup(), 2);
                cell(p.efficiency(), 2);
                cell(100 * (p.nodeRatio() - 1), 1);
                cell(100 * (1 - p.busyShare()), 1);
                cell(100 * (1 - p.busySpeed()), 1);
                cell(100 * (1 - p.keptShare()), 1);
                out.append("<td class=\"position\">")
                        .append(Html.escape(results.settings().positions().get(p.position() - 1)))
                        .append("</td></tr>\n");
            }
        }
        out.append("</tbody></table></div>\n");
    }

    /** A cell that sorts by its exact value. */
    private void cell(double value, int decimals) {
        out.append("<td data-value=\"")
                .append(value)
                .append("\">")
                .append(Html.number(value, decimals))
                .append("</td>");
    }
}
