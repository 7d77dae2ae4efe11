package org.royalfork.bench.cli;

import java.io.IOException;
import java.nio.file.Path;
import org.royalfork.engine.cli.FileProblems;
import picocli.CommandLine.Option;

/** The option {@code --csv}: where a row for each search goes. */
final class CsvOption {

    @Option(names = "--csv", paramLabel = "FILE", description = "Write a row for each search to this file, at once.")
    private Path file;

    /** Refuses a file that could not be written, before anything is measured in vain. */
    void check() throws CommandException {
        JsonFile.check(file);
    }

    /** Opens the file, if one is asked for, and writes its header. */
    CsvRows open(String header) throws IOException {
        return new CsvRows(file, header);
    }

    /** Returns what to throw when the file cannot be written. */
    CommandException failed(IOException cause) {
        return new CommandException(FileProblems.cannotWrite(file, cause));
    }
}
