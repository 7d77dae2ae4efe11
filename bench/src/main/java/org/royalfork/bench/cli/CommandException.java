package org.royalfork.bench.cli;

import java.io.IOException;
import java.nio.file.FileSystemException;
import org.openjdk.jmh.runner.RunnerException;
import org.royalfork.engine.cli.FileProblems;

/** A command cannot be carried out; the message is one line for the user. */
final class CommandException extends Exception {

    private static final long serialVersionUID = 1L;

    CommandException(String message) {
        super(message);
    }

    /** Makes one of a failure to read or write. */
    static CommandException of(IOException e) {
        return new CommandException(
                e instanceof FileSystemException file
                        ? file.getFile() + ": " + FileProblems.reason(e)
                        : FileProblems.reason(e));
    }

    /** Makes one of a failure of JMH, whose messages are pages of which the first line says what failed. */
    static CommandException of(RunnerException e) {
        return new CommandException(
                String.valueOf(e.getMessage()).lines().findFirst().orElse("").strip());
    }
}
