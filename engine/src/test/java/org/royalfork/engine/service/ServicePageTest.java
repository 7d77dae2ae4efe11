package org.royalfork.engine.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The program on the service's page compiles, runs, does what its comments say, and ends. */
@Timeout(300)
class ServicePageTest {

    private static final String FENCE = "```java\n";

    @TempDir
    private Path folder;

    private static String program() throws IOException {
        Path page = Path.of("../parallel/SERVICE.md");
        String text = Files.readString(Files.exists(page) ? page : Path.of("parallel/SERVICE.md"));
        int start = text.indexOf(FENCE) + FENCE.length();
        return text.substring(start, text.indexOf("```", start));
    }

    /** Runs it as the page says, in a process of its own: that it ends shows that no thread stays behind. */
    private List<String> run(String game) throws IOException, InterruptedException {
        Path source = folder.resolve("BackgroundSearch.java");
        Path output = folder.resolve("output");
        Files.writeString(source, program());
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--add-exports",
                        "java.base/jdk.internal.misc=ALL-UNNAMED",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        source.toString(),
                        game)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        int exit = process.waitFor();
        List<String> lines = Files.readAllLines(output);
        assertEquals(0, exit, () -> String.join("\n", lines));
        return lines;
    }

    @ParameterizedTest
    @ValueSource(strings = {"connectfour", "chess"})
    void theProgramOnThePageDoesWhatItSays(String game) throws IOException, InterruptedException {
        List<String> lines = run(game);
        String text = String.join("\n", lines);
        assertTrue(lines.contains("there is a move at once: true"), text);
        assertTrue(lines.contains("the guess was abandoned: true"), text);
        assertTrue(lines.contains("deep enough: true"), text);
        // Of the search with a time a slow machine may complete no depth, of the one with a level any machine does.
        for (String start :
                List.of("so far ", "[depth=1][nodes=", "plays ", "the user plays ", "answers ", "search 3 is over: ")) {
            assertTrue(lines.stream().anyMatch(line -> line.startsWith(start)), () -> start + " is missing:\n" + text);
        }
        assertTrue(lines.stream().noneMatch(line -> line.startsWith("search 2 is over")), text);
        assertTrue(!text.toLowerCase(Locale.ROOT).contains("exception"), text);
    }
}
