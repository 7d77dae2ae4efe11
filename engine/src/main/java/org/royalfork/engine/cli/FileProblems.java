package org.royalfork.engine.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Says in words what is wrong with a file that a user names. All texts are one line. */
public final class FileProblems {

    private FileProblems() {}

    /** Says that a file cannot be read, and why. */
    public static String cannotRead(Path file, IOException e) {
        return "cannot read " + file + ": " + reason(e);
    }

    /** Says that a file cannot be written, and why. */
    public static String cannotWrite(Path file, IOException e) {
        return "cannot write " + file + ": " + reason(e);
    }

    /** Says why a file could not be read or written, without its name. */
    public static String reason(IOException e) {
        String reason = switch (e) {
            case NoSuchFileException ignored -> "there is no such file or folder";
            case AccessDeniedException ignored -> "permission denied";
            case FileAlreadyExistsException ignored -> "it is no folder";
            case CharacterCodingException ignored -> "it is no text";
            case FileSystemException file when file.getReason() != null -> file.getReason();
            default -> e.getMessage();
        };
        return reason == null
                ? e.getClass().getSimpleName()
                : reason.lines().findFirst().orElse("");
    }

    /**
     * Refuses a file that could not be written, before anything is searched in vain.
     *
     * @throws IOException with the whole message
     */
    public static void requireWritable(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new IOException("cannot write " + file + ": it is a folder");
        }
        Path folder = file.toAbsolutePath().getParent();
        if (!Files.isDirectory(folder)) {
            throw new IOException("cannot write " + file + ": there is no folder " + folder);
        }
        if (!Files.isWritable(Files.exists(file) ? file : folder)) {
            throw new IOException("cannot write " + file + ": permission denied");
        }
    }
}
