package org.royalfork.bench.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.royalfork.bench.lab.JsonText;
import org.royalfork.engine.cli.FileProblems;

/** Writes results as JSON. */
final class JsonFile {

    private JsonFile() {}

    /** Refuses a file, or null for none, that could not be written, before anything is measured in vain. */
    static void check(Path file) throws CommandException {
        if (file == null) {
            return;
        }
        try {
            FileProblems.requireWritable(file);
        } catch (IOException e) {
            throw new CommandException(e.getMessage());
        }
    }

    /** Writes nested maps, lists, numbers and strings to a file. */
    static void write(Path file, Map<String, Object> content) throws CommandException {
        try {
            Files.writeString(file, JsonText.format(content));
        } catch (IOException e) {
            throw new CommandException(FileProblems.cannotWrite(file, e));
        }
    }
}
