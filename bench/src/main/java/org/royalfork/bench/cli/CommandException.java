package org.royalfork.bench.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.openjdk.jmh.runner.RunnerException;

/** A command cannot be carried out; the message is one line for the user. */
final class CommandException extends Exception {

    private static final long serialVersionUID = 1L;

    CommandException(String message) {
        super(message);
    }

    /** Makes one of a failure to read or write. */
    static CommandException of(IOException e) {
        return new CommandException(
                e instanceof FileSystemException file ? file.getFile() + ": " + reason(e) : reason(e));
    }

    /** Makes one of a failure of JMH, whose messages are pages of which the first line says what failed. */
    static CommandException of(RunnerException e) {
        return new CommandException(
                String.valueOf(e.getMessage()).lines().findFirst().orElse("").strip());
    }

    /** Says in words why a file could not be read or written. */
    static String reason(IOException e) {
        return switch (e) {
            case NoSuchFileException ignored -> "there is no such file or folder";
            case AccessDeniedException ignored -> "permission denied";
            case FileAlreadyExistsException ignored -> "it is no folder";
            case CharacterCodingException ignored -> "it is no text";
            case FileSystemException file when file.getReason() != null -> file.getReason();
            default -> e.getMessage();
        };
    }
}
