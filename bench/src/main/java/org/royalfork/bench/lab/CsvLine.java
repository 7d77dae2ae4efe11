package org.royalfork.bench.lab;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** A line of comma-separated values as RFC 4180 has it; values have no line breaks. */
public final class CsvLine {

    private CsvLine() {}

    /** Writes a line, without its end. */
    public static String join(Collection<?> values) {
        return values.stream().map(value -> quote(String.valueOf(value))).collect(Collectors.joining(","));
    }

    private static String quote(String value) {
        return value.indexOf(',') < 0 && value.indexOf('"') < 0 ? value : '"' + value.replace("\"", "\"\"") + '"';
    }

    static List<String> split(String line) {
        final List<String> values = new ArrayList<>();
        final StringBuilder value = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            final char c = line.charAt(i);
            if (c == '"') {
                if (quoted && i + 1 < line.length() && line.charAt(i + 1) == '"') {
                    value.append(c);
                    i++;
                } else {
                    quoted = !quoted;
                }
            } else if (c == ',' && !quoted) {
                values.add(value.toString());
                value.setLength(0);
            } else {
                value.append(c);
            }
        }
        values.add(value.toString());
        return values;
    }
}
