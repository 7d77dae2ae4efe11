package org.royalfork.engine.chess;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the one-line JSON objects of test data, of which only fields with simple values are wanted. */
final class FlatJson {

    private static final Pattern FIELD =
            Pattern.compile("\"(\\w+)\":\\s*(?:\"((?:[^\"\\\\]|\\\\.)*)\"|(-?[\\d.]+|true|false|null))");

    private FlatJson() {}

    /** Returns the fields whose values are strings, numbers, truth values or null, as text. */
    static Map<String, String> parse(String line) {
        Map<String, String> fields = new HashMap<>();
        Matcher matcher = FIELD.matcher(line);
        while (matcher.find()) {
            String text = matcher.group(2);
            fields.put(matcher.group(1), text == null ? matcher.group(3) : unescape(text));
        }
        return fields;
    }

    private static String unescape(String text) {
        return text.replace("\\\"", "\"")
                .replace("\\/", "/")
                .replace("\\t", "\t")
                .replace("\\\\", "\\");
    }
}
