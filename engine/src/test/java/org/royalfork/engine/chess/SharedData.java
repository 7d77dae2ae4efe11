package org.royalfork.engine.chess;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Finds the shared data folder that may lie beside the repository; tests that need it are skipped where it does not. */
public final class SharedData {

    private SharedData() {}

    /** Returns {@code ../shared/data/path}, seen from the repository root; skips the running test when it is missing. */
    public static Path require(String path) {
        Path found = Path.of("").toAbsolutePath();
        while (found != null && !Files.exists(found.resolve("shared/data").resolve(path))) {
            found = found.getParent();
        }
        assumeTrue(found != null, "skipped: ../shared/data/" + path + " is not there");
        return found.resolve("shared/data").resolve(path);
    }

    /** Returns the lines of a shared file that are neither blank nor comments. */
    public static List<String> records(String path) {
        try {
            return Files.readAllLines(require(path)).stream()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
