package org.royalfork.engine.trees;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The trees that come with the program, each a text file with a comment that says what it shows and where it is from. */
public final class TreeExamples {

    private static final List<String> NAMES = List.of("case-1", "case-2", "case-3", "case-4", "case-5", "textbook");

    private TreeExamples() {}

    /** Returns the names of the examples. */
    public static List<String> names() {
        return NAMES;
    }

    /**
     * Returns the text of an example, with its comments.
     *
     * @throws IllegalArgumentException with one line that lists the names
     */
    public static String text(String name) {
        if (!NAMES.contains(name)) {
            throw new IllegalArgumentException(
                    "no example is called '" + name + "'; there are " + String.join(", ", NAMES));
        }
        try (InputStream in = TreeExamples.class.getResourceAsStream(name + ".tree")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
