package org.royalfork.bench.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** The commands about the transposition table. */
class TableCommandsTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    private int run(String arguments) {
        final CommandLine lab = Lab.commandLine();
        lab.setOut(new PrintWriter(out));
        lab.setErr(new PrintWriter(err));
        return lab.execute(arguments.split(" ", -1));
    }

    /** Runs a command that writes JSON, and returns that. */
    private Map<String, Object> figures(String arguments) throws IOException {
        final Path json = folder.resolve("figures.json");
        assertEquals(0, run(arguments + " --json " + json), err::toString);
        return JSON.std.mapFrom(Files.readString(json));
    }

    private static long number(Object figures, String name) {
        return ((Number) ((Map<?, ?>) figures).get(name)).longValue();
    }

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> rows(Map<String, Object> figures) {
        return (List<Map<String, Object>>) figures.get("rows");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "health --config x:1 | unknown strategy 'x'",
                "health --depth 0 | --depth must be from 1 to",
                "health --hash 0 | --hash must be at least 1: 0",
                "health --key-bits 8 | keys of 8 bits",
                "health --positions 0 | --positions must be at least 1: 0",
                "faults --every 0 | faults every 0 look-ups",
                "faults --every x | 'x' is not a long",
                "faults --kind x | expected one of",
                "replacement --rules depth-age,newest | unknown rule 'newest'",
                "replacement --rules depth-age | two rules",
                "replacement --hash 1,0 | --hash must be at least 1: 0",
                "replacement --target-seconds 0 | --target-seconds must be positive",
                "clear --threads 1,0 | --threads must be from 1 to 1024: 0",
            })
    void wrongArgumentsGetOneLineAndExitCode2(String arguments, String message) {
        assertEquals(2, run(arguments));
        assertTrue(err.toString().contains(message), err::toString);
        assertEquals(1, err.toString().lines().count(), err::toString);
        assertEquals("", out.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"health", "faults", "replacement --depth 3", "clear"})
    void aTableThatDoesNotFitIsOneLineAndExitCode1(String command) {
        assertEquals(1, run(command + " --hash 1000000000"));
        final List<String> lines = err.toString().lines().toList();
        assertTrue(
                lines.getLast().startsWith("lab: a table of") || lines.getLast().startsWith("lab: no machine"),
                lines::toString);
    }

    @Test
    void healthCountsEveryWorkerAndFindsNoCollision() throws IOException {
        final Map<String, Object> figures =
                figures("health --positions 3 --depth 7 --hash 1 --config ybw:2 --shadow --keep-table");
        final Object total = figures.get("total");
        assertEquals(2, ((List<?>) figures.get("workers")).size());
        assertTrue(number(total, "hits") > 0, total::toString);
        assertEquals(0, number(total, "collisions"), total::toString);
        assertTrue(number(total, "replacedOlder") + number(total, "filledEmpty") > 0, total::toString);
        assertTrue(out.toString().contains("worker 1"), out::toString);
    }

    @Test
    void shortKeysCollideAndStillNothingIllegalIsPlayed() throws IOException {
        final Map<String, Object> figures =
                figures("health --positions 4 --depth 7 --hash 1 --config ybw:2 --shadow --key-bits 18");
        assertTrue(number(figures.get("total"), "collisions") > 0, figures::toString);
        assertEquals(0, number(figures, "illegalMoves"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"entry", "word", "miss"})
    void faultsComeAtTheirRatesAndTheControlRowIsClean(String kind) throws IOException {
        final List<Map<String, Object>> rows =
                rows(figures("faults --positions 3 --depth 7 --hash 1 --every 50,2 --kind " + kind));
        assertEquals(3, rows.size());
        assertEquals(0, number(rows.get(0), "faults"));
        assertEquals(0, number(rows.get(0), "movesChanged"));
        assertEquals(0, number(rows.get(0), "scoresChanged"));
        for (final Map<String, Object> row : rows.subList(1, 3)) {
            assertTrue(number(row, "faults") > 0, row::toString);
            assertTrue(number(row, "faults") <= number(row, "probes"), row::toString);
            assertEquals(0, number(row, "illegalMoves"));
        }
        assertTrue(number(rows.get(2), "scoresChanged") > 0, () -> "half of all answers false: " + rows.get(2));
        assertTrue(out.toString().contains("moves changed"), out::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " --keep-table"})
    void rulesOfReplacementAreComparedWithTheFirst(String keepTable) throws IOException {
        final List<Map<String, Object>> rows = rows(figures(
                "replacement --positions 3 --depth 9 --hash 1,2 --rules depth-age,always,depth-age" + keepTable));
        assertEquals(6, rows.size());
        assertEquals("always", rows.get(1).get("rule"));
        final List<?> same = (List<?>) rows.get(2).get("nodes");
        assertEquals(1.0, ((Number) same.getFirst()).doubleValue(), 1e-9, "a rule compared with itself");
        assertTrue(out.toString().contains("time to depth"), out::toString);
    }

    @Test
    void rulesAreComparedAtDepthsChosenByTime() throws IOException {
        final Map<String, Object> figures = figures("replacement --positions 2 --target-seconds 0.02 --hash 1");
        assertEquals(5, rows(figures).size());
    }

    @Test
    void clearTakesTheTimesOfEachNumberOfThreads() throws IOException {
        final List<Map<String, Object>> rows = rows(figures("clear --hash 2 --threads 1,2,3 --repeats 2"));
        assertEquals(3, rows.size());
        assertEquals(2 << 20, number(rows.get(2), "bytes"));
        assertTrue(out.toString().contains("2 MiB, plain memory"), out::toString);
    }
}
