package org.royalfork.bench.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class TimelineCommandTest {

    /** Microseconds are written with three decimals, so sums of them are exact but for the last bit. */
    private static final double ROUNDING = 1e-3;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    private int run(String... arguments) {
        final CommandLine lab = Lab.commandLine();
        lab.setOut(new PrintWriter(out));
        lab.setErr(new PrintWriter(err));
        return lab.execute(arguments);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ybw", "root", "lazy"})
    void writesTraceEventsThatNestWithinTheSearch(String strategy) throws IOException {
        final Path json = folder.resolve("timeline.json");
        final Path svg = folder.resolve("timeline.svg");
        final long start = System.nanoTime();
        final int code = run(
                "timeline",
                "--fen",
                "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                "--depth",
                "9",
                "--threads",
                "3",
                "--strategy",
                strategy,
                "--hash",
                "2",
                "--warm-up-seconds",
                "0",
                "--out",
                json.toString(),
                "--svg",
                svg.toString());
        final double micros = (System.nanoTime() - start) / 1e3;
        assertEquals(0, code, err::toString);
        final List<Map<String, Object>> events = events(json);
        final List<String> rows = events.stream()
                .filter(event -> event.get("name").equals("thread_name"))
                .map(event -> ((Map<?, ?>) event.get("args")).get("name").toString())
                .toList();
        assertEquals(List.of("worker 0 (master)", "worker 1", "worker 2"), rows);
        int spans = 0;
        for (int worker = 0; worker < 3; worker++) {
            spans += checkRow(events, worker, micros);
        }
        assertTrue(out.toString().contains("; " + spans + " spans; "), out::toString);
        assertTrue(Files.readString(svg).endsWith("</svg>\n"));
    }

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> events(Path json) throws IOException {
        return (List<Map<String, Object>>)
                (List<?>) JSON.std.mapFrom(Files.readString(json)).get("traceEvents");
    }

    /** Checks that the complete events of a row nest and lie within the search; returns their number. */
    private static int checkRow(List<Map<String, Object>> events, int worker, double micros) {
        final List<Map<String, Object>> row = new ArrayList<>();
        events.stream()
                .filter(event -> event.get("ph").equals("X")
                        && event.get("tid").equals(worker)
                        && event.get("pid").equals(1))
                .forEach(row::add);
        final Deque<Double> ends = new ArrayDeque<>();
        double before = 0;
        for (Map<String, Object> event : row) {
            final double start = ((Number) event.get("ts")).doubleValue();
            final double end = start + ((Number) event.get("dur")).doubleValue();
            assertTrue(start >= before, () -> "in order: " + event);
            assertTrue(start <= end && end <= micros, () -> "within the search: " + event);
            while (!ends.isEmpty() && ends.peek() <= start + ROUNDING) {
                ends.pop();
            }
            assertTrue(ends.isEmpty() || end <= ends.peek() + ROUNDING, () -> "within the one around it: " + event);
            ends.push(end);
            before = start;
            assertTrue(((Number) ((Map<?, ?>) event.get("args")).get("depth")).intValue() > 0, event::toString);
        }
        return row.size();
    }

    @Test
    void timeLimitAndPictureAlone() throws IOException {
        final Path svg = folder.resolve("timeline.svg");
        assertEquals(
                0,
                run("timeline", "--seconds", "0.05", "--hash", "1", "--warm-up-seconds", "0", "--svg", svg.toString()),
                err::toString);
        assertTrue(Files.readString(svg).startsWith("<svg "));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "timeline",
                "timeline --out x.json --depth 0",
                "timeline --out x.json --depth 3 --seconds 1",
                "timeline --out x.json --seconds 0",
                "timeline --out x.json --fen nonsense",
                "timeline --out x.json --threads 0",
                "timeline --out x.json --strategy tree",
                "timeline --out x.json --hash 0"
            })
    void wrongArgumentsGetOneLineAndExitCode2(String arguments) {
        assertEquals(2, run(arguments.split(" ", -1)));
        assertEquals(1, err.toString().lines().count(), err::toString);
        assertEquals("", out.toString());
    }
}
