package org.royalfork.bench.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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

class TreesCommandTest {

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

    @Test
    void tableOfTheFirstCase() {
        assertEquals(0, run("trees", "--example", "case-1"), err::toString);
        final List<String> lines = out.toString().lines().toList();
        assertEquals("case-1: 11 nodes, 7 leaves, 2 plies; value 15, best move b", lines.get(0));
        assertTrue(lines.stream().anyMatch(line -> line.matches("minimax +11 +7 +- .*")), out::toString);
        assertTrue(lines.stream().anyMatch(line -> line.matches("alpha-beta, recursive +8 +4 .*")), out::toString);
        assertTrue(lines.stream().anyMatch(line -> line.matches("alpha-beta, explicit stack +8 +4 .*")), out::toString);
    }

    @Test
    void aFileAndItsPage() throws IOException {
        final Path tree = folder.resolve("my<tree>.txt");
        final Path page = folder.resolve("page.html");
        Files.writeString(tree, "# mine\n((3 12 8)\n (2 4 6) x:(14 5 2))\n");
        assertEquals(
                0,
                run("trees", tree.toString(), "--html", page.toString(), "--print", "--threads", "3"),
                err::toString);
        assertTrue(out.toString().startsWith("((3 12 8) (2 4 6) x:(14 5 2))"), out::toString);
        final String html = Files.readString(page);
        final String foreign = html.replace("http://www.w3.org/2000/svg", "");
        assertFalse(
                foreign.contains("://") || foreign.contains(" src=") || foreign.contains("url("), "needs a network");
        assertTrue(html.contains("<title>my&lt;tree>.txt: "), "names are escaped");
        final int start = html.indexOf("id=\"data\">") + "id=\"data\">".length();
        final Map<String, Object> data = JSON.std.mapFrom(html.substring(start, html.indexOf("</script>", start)));
        assertEquals("my<tree>.txt", data.get("name"));
        assertEquals(List.of(-1, 0, 1, 1, 1, 0, 5, 5, 5, 0, 9, 9, 9), data.get("parents"));
        assertEquals(9, ((List<?>) data.get("recordings")).size());
        final Map<?, ?> first = (Map<?, ?>) ((List<?>) data.get("recordings")).get(0);
        assertEquals(6 * 2 * 11, ((List<?>) first.get("steps")).size(), "eleven nodes are entered and left");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--generate uniform --width 2 --depth 5",
                "--generate random-width --width 1-3",
                "--generate random-leaves --depth 5",
                "--generate ordered --quality 0.9",
                "--generate minimal --depth 5 --seed 7"
            })
    void generatedTrees(String arguments) {
        assertEquals(0, run(("trees " + arguments).split(" ", -1)), err::toString);
        assertTrue(out.toString().contains("Young Brothers Wait by 2"), out::toString);
    }

    @Test
    void minimumOfAMinimalTreeIsReached() {
        assertEquals(0, run("trees", "--generate", "minimal", "--width", "3", "--depth", "6"), err::toString);
        assertTrue(out.toString().contains("with b = 3, d = 6): 53"), out::toString);
        assertTrue(
                out.toString().lines().anyMatch(line -> line.matches("alpha-beta, recursive +125 +53 .*")),
                out::toString);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "trees | 2",
                "trees --example case-6 | 2",
                "trees --generate bush | 2",
                "trees --generate uniform --width 0 | 2",
                "trees --generate uniform --width x | 2",
                "trees --generate uniform --width 2-3 | 2",
                "trees --generate uniform --depth 201 | 2",
                "trees --generate uniform --width 9 --depth 9 | 2",
                "trees --example case-1 --threads 0 | 2",
                "trees --example case-1 --generate uniform | 2",
                "trees --generate uniform --width 4 --depth 6 --html x.html | 2",
                "trees no-such-file | 1",
            })
    void wrongArgumentsGetOneLine(String arguments, int code) {
        assertEquals(code, run(arguments.split(" ", -1)), err::toString);
        assertEquals(1, err.toString().lines().count(), err::toString);
        assertEquals("", out.toString());
    }

    @Test
    void errorsInAFileSayWhere() throws IOException {
        final Path tree = folder.resolve("broken.txt");
        Files.writeString(tree, "((1 2)\n (3 four))");
        assertEquals(1, run("trees", tree.toString()));
        assertEquals(
                "lab: " + tree + ": line 2, column 5: not an integer, W, L or D: 'four'",
                err.toString().strip());
    }
}
