package org.royalfork.bench.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.royalfork.bench.lab.OwnJava;

/**
 * How an engine is started and set up.
 *
 * @param name what reports call it, or an empty string to use the name that the engine gives itself
 * @param command the program and its arguments
 * @param options UCI options by name, in the order in which they are sent
 */
public record EngineSpec(String name, List<String> command, Map<String, String> options) {

    /** Copies the collections and checks that there is a program. */
    public EngineSpec {
        command = List.copyOf(command);
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
        if (command.isEmpty()) {
            throw new IllegalArgumentException("an engine needs a command");
        }
    }

    /**
     * Returns this program's own engine, in a process of its own of the Java that runs now.
     *
     * @param name what reports call it
     * @param mainClass the engine's main class
     * @param options UCI options
     */
    public static EngineSpec ofClass(String name, Class<?> mainClass, Map<String, String> options) {
        return new EngineSpec(name, OwnJava.command(List.of("-XX:+UseSerialGC"), mainClass), options);
    }

    /**
     * Splits a command line at blanks. Parts in single or double quotes stay together; a backslash outside single quotes
     * keeps the next character as it is. Nothing else is expanded: no shell is involved.
     *
     * @throws IllegalArgumentException with one line, when it is empty or a quote is not closed
     */
    public static List<String> splitCommand(String line) {
        final List<String> words = new ArrayList<>();
        final StringBuilder word = new StringBuilder();
        boolean inWord = false;
        char quote = 0;
        for (int i = 0; i < line.length(); i++) {
            final char c = line.charAt(i);
            if (c == '\\' && quote != '\'' && i + 1 < line.length()) {
                word.append(line.charAt(++i));
                inWord = true;
            } else if (quote != 0) {
                if (c == quote) {
                    quote = 0;
                } else {
                    word.append(c);
                }
            } else if (c == '"' || c == '\'') {
                quote = c;
                inWord = true;
            } else if (Character.isWhitespace(c)) {
                if (inWord) {
                    words.add(word.toString());
                    word.setLength(0);
                    inWord = false;
                }
            } else {
                word.append(c);
                inWord = true;
            }
        }
        if (quote != 0) {
            throw new IllegalArgumentException("quote " + quote + " is not closed in: " + line);
        }
        if (inWord) {
            words.add(word.toString());
        }
        if (words.isEmpty()) {
            throw new IllegalArgumentException("an engine command is empty");
        }
        return words;
    }
}
