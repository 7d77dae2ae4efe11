package org.royalfork.bench.cli;

import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine.Option;

/** The option {@code --json}: where figures go for programs. */
final class JsonOption {

    @Option(names = "--json", paramLabel = "FILE", description = "Write figures and environment to this file.")
    private Path file;

    /** Refuses a file that could not be written, before anything is measured in vain. */
    void check() throws CommandException {
        JsonFile.check(file);
    }

    boolean isGiven() {
        return file != null;
    }

    /** Writes the figures to the file that was given. */
    void write(Map<String, Object> content) throws CommandException {
        JsonFile.write(file, content);
    }
}
