package org.royalfork.bench.report;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.royalfork.bench.statistics.Estimate;

/** Pieces of HTML text. */
final class Html {

    /** What stands for a figure that there is none of. */
    static final String NONE = "\u2013";

    private static final String MINUS = "\u2212";

    private Html() {}

    /** Writes text so that it stands for itself in HTML and SVG. */
    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /** Returns a table; cells are HTML, those of the first column head their rows. */
    static String table(String caption, List<String> heads, List<List<String>> rows) {
        final StringBuilder out = new StringBuilder("<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\""
                + escape(caption) + "\"><table><caption>" + escape(caption) + "</caption>\n<thead><tr>");
        heads.forEach(head -> out.append("<th scope=\"col\">").append(head).append("</th>"));
        out.append("</tr></thead>\n<tbody>\n");
        for (List<String> row : rows) {
            out.append("<tr><th scope=\"row\">").append(row.getFirst()).append("</th>");
            row.stream().skip(1).forEach(cell -> out.append("<td>").append(cell).append("</td>"));
            out.append("</tr>\n");
        }
        return out.append("</tbody></table></div>\n").toString();
    }

    /** Returns a list of terms and what they mean, both HTML. */
    static String definitions(List<List<String>> pairs) {
        return pairs.stream()
                .map(pair -> "<div><dt>" + pair.get(0) + "</dt><dd>" + pair.get(1) + "</dd></div>")
                .collect(Collectors.joining("\n", "<dl>\n", "\n</dl>\n"));
    }

    /** Writes a number with so many decimals, with a real minus sign, and a dash for none. */
    static String number(double value, int decimals) {
        if (!Double.isFinite(value)) {
            return NONE;
        }
        final String text = String.format(Locale.ROOT, "%." + decimals + "f", value);
        return text.startsWith("-") ? text.matches("-[0.]*") ? text.substring(1) : MINUS + text.substring(1) : text;
    }

    /** Writes a figure and, smaller, its interval. */
    static String estimate(Estimate estimate, int decimals) {
        final String value = number(estimate.value(), decimals);
        return Double.isFinite(estimate.low())
                ? value + " <small>" + number(estimate.low(), decimals) + " to " + number(estimate.high(), decimals)
                        + "</small>"
                : value;
    }

    /** Writes a share as a percentage with its interval. */
    static String percent(Estimate estimate) {
        return estimate(estimate.map(x -> 100 * x), 1);
    }

    /** Writes a figure with its interval as plain text. */
    static String plain(Estimate estimate, int decimals) {
        final String value = number(estimate.value(), decimals);
        return Double.isFinite(estimate.low())
                ? value + " (" + number(estimate.low(), decimals) + " to " + number(estimate.high(), decimals) + ")"
                : value;
    }
}
