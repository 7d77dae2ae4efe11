package org.royalfork.bench.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.royalfork.bench.lab.JsonText;

/** Writes results as JSON. */
final class JsonFile {

    private JsonFile() {}

    /** Refuses a file, or null for none, that could not be written, before anything is measured in vain. */
    static void check(Path file) throws CommandException {
        if (file == null) {
            return;
        }
        final Path folder = file.toAbsolutePath().getParent();
        if (!Files.isDirectory(folder)) {
            throw new CommandException("cannot write " + file + ": there is no folder " + folder);
        }
        if (Files.isDirectory(file) || !Files.isWritable(Files.exists(file) ? file : folder)) {
            throw new CommandException("cannot write " + file + ": not permitted");
        }
    }

    /** Writes nested maps, lists, numbers and strings to a file. */
    static void write(Path file, Map<String, Object> content) throws CommandException {
        try {
            Files.writeString(file, JsonText.format(content));
        } catch (IOException e) {
            throw new CommandException("cannot write " + file + ": " + e.getMessage());
        }
    }
}
