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
import org.royalfork.bench.suite.Trial;
import picocli.CommandLine;

class SuiteCommandTest {

    private static final String MATES = """
            # mates in one: the move, its avoidance, the distance
            6k1/5ppp/8/8/8/8/8/R5K1 w - - bm Ra8#; id "move";
            6k1/5ppp/8/8/8/8/8/R5K1 w - - dm 1; id "distance";
            6k1/5ppp/8/8/8/8/8/R5K1 w - - am Ra8#; id "avoided";
            """;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    private int run(String... args) {
        final CommandLine lab = Lab.commandLine();
        lab.setOut(new PrintWriter(out));
        lab.setErr(new PrintWriter(err));
        return lab.execute(args);
    }

    @Test
    void solvedIsWhatIsFoundAndHeld() throws IOException {
        final Path suite = Files.writeString(folder.resolve("mates.epd"), MATES);
        final Path csv = folder.resolve("rows.csv");
        final Path json = folder.resolve("figures.json");
        final int code = run(
                "suite",
                suite.toString(),
                "--depth",
                "6",
                "--hash",
                "1",
                "--warm-up-seconds",
                "0",
                "--configs",
                "ybw:2,sequential:1",
                "--verbose",
                "--csv",
                csv.toString(),
                "--json",
                json.toString());
        assertEquals(0, code, err::toString);
        assertTrue(out.toString().contains("2 of 3"), out::toString);
        assertTrue(out.toString().contains("avoided"), out::toString);
        final List<String> rows = Files.readAllLines(csv);
        assertEquals(Trial.CSV_HEADER, rows.getFirst());
        assertEquals(1 + 2 * 3, rows.size(), rows::toString);
        final Map<String, Object> map = JSON.std.mapFrom(Files.readString(json));
        assertEquals("mates.epd", map.get("suite"));
        for (Object line : (List<?>) map.get("configurations")) {
            assertEquals(2, ((Map<?, ?>) line).get("solved"), line::toString);
            assertEquals(3, ((Map<?, ?>) line).get("searches"), line::toString);
        }
        assertEquals(6, ((List<?>) map.get("searches")).size());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--nodes 0               | --nodes must be at least 1: 0",
                "--depth 0               | --depth must be from 1 to",
                "--seconds 0             | --seconds must be at least 0.001",
                "--seconds NaN           | --seconds must be from 0 to",
                "--repeats 0             | --repeats must be at least 1: 0",
                "--positions 0           | --positions must be at least 1: 0",
                "--configs mtdf:2        | unknown strategy 'mtdf'",
                "--warm-up-seconds -1    | --warm-up-seconds",
                "--hash 0                | --hash must be at least 1: 0",
            })
    void wrongArgumentsGetOneLine(String arguments, String message) throws IOException {
        final Path suite = Files.writeString(folder.resolve("mates.epd"), MATES);
        assertEquals(2, run(("suite " + suite + " " + arguments).split(" +")));
        assertTrue(err.toString().contains(message), err::toString);
        assertEquals(1, err.toString().lines().count(), err::toString);
    }

    @Test
    void aFileThatIsNotThereOrBrokenIsOneLine() throws IOException {
        assertEquals(1, run("suite", folder.resolve("none.epd").toString()));
        assertTrue(err.toString().contains("there is no such file"), err::toString);
        final Path broken = Files.writeString(folder.resolve("broken.epd"), MATES + "8/8/8/8/8/8/8/8 w - - bm Ka1;\n");
        assertEquals(2, run("suite", broken.toString()));
        assertTrue(err.toString().contains(broken + ", line 5: "), err::toString);
        assertEquals(2, err.toString().lines().count(), err::toString);
    }
}
