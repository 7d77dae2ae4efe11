package org.royalfork.bench.report;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A browser without a window, each time with a fresh profile, that may read files but has no use for a network. */
public final class Chromium {

    private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome", "chrome");

    private static final List<String> OPTIONS = List.of(
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--allow-file-access-from-files",
            "--enable-logging=stderr",
            "--virtual-time-budget=5000");

    /** What a page looked like to the browser: its document after all scripts, and what was said on the console. */
    public record Visit(String document, List<String> console) {}

    private final Path program;
    private final Path temporary;

    private Chromium(Path program, Path temporary) {
        this.program = program;
        this.temporary = temporary;
    }

    /** Finds the browser in the path. */
    public static Optional<Chromium> find(Path temporary) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst()
                .map(program -> new Chromium(program, temporary));
    }

    /** Opens a page. */
    public Visit visit(Path page, String... more) throws IOException, InterruptedException {
        final Path out = Files.createTempFile(temporary, "document", ".html");
        final Path err = Files.createTempFile(temporary, "console", ".txt");
        final List<String> command = new ArrayList<>(List.of(program.toString()));
        command.addAll(OPTIONS);
        command.add("--user-data-dir=" + Files.createTempDirectory(temporary, "profile"));
        command.addAll(List.of(more));
        command.add("--dump-dom");
        command.add(page.toUri().toString());
        final Process process = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        if (!process.waitFor(5, TimeUnit.MINUTES)) {
            process.destroyForcibly();
            throw new IOException("the browser did not end");
        }
        final List<String> console = Files.readAllLines(err).stream()
                .filter(line -> line.contains(":CONSOLE"))
                .toList();
        return new Visit(Files.readString(out), console);
    }
}
