package org.royalfork.bench.lab;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;

/** Reads and writes JSON files. */
public final class JsonText {

    private static final JSON WRITER =
            JSON.std.with(JSON.Feature.PRETTY_PRINT_OUTPUT, JSON.Feature.WRITE_NULL_PROPERTIES);

    private JsonText() {}

    /** Writes nested maps, lists, numbers, strings, truth values and nulls. */
    public static String format(Map<String, ?> content) throws IOException {
        return WRITER.asString(content) + "\n";
    }

    /** Writes a file that is either whole or, when the process dies meanwhile, as it was. */
    public static void write(Path file, Map<String, ?> content) throws IOException {
        replace(file, format(content));
    }

    /** Writes a text file that is either whole or, when the process dies meanwhile, as it was. */
    public static void replace(Path file, String text) throws IOException {
        final Path next = file.resolveSibling(file.getFileName() + ".new");
        Files.writeString(next, text);
        Files.move(next, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /**
     * Reads a file.
     *
     * @throws IOException with one line, when it cannot be read or is no JSON object
     */
    public static Map<String, Object> read(Path file) throws IOException {
        final String text = Files.readString(file);
        try {
            return JSON.std.mapFrom(text);
        } catch (IOException e) {
            throw new IOException(file + " is no JSON object", e);
        }
    }
}
