package org.royalfork.bench.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class TuneCommandTest {

    /** Two games of two moves: the first is held out. */
    private static final String DATA = """
            rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1;-31;e7e5;0.5
            rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2;35;g1f3;0.5
            rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1;-28;d7d5;1
            rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2;30;c2c4;0
            """;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    private int run(String... args) {
        CommandLine lab = Lab.commandLine();
        lab.setOut(new PrintWriter(out));
        lab.setErr(new PrintWriter(err));
        return lab.execute(args);
    }

    @Test
    void writesTheSourceWithTheCommandThatMadeIt() throws IOException {
        Path data = Files.writeString(folder.resolve("few.csv"), DATA);
        Path source = folder.resolve("EvaluationWeights.java");
        assertEquals(
                0, run("tune", "--data", data.toString(), "--epochs", "2", "--out", source.toString()), err::toString);
        String text = Files.readString(source);
        assertTrue(text.contains("scripts/lab tune --data " + data + " --epochs 2}"), text);
        assertTrue(text.contains("from 2 quiet positions"), text);
        assertTrue(out.toString().contains(source + " written"), out::toString);
    }

    @Test
    void badInputIsOneLine() throws IOException {
        assertEquals(1, run("tune", "--data", folder.resolve("none.csv").toString()));
        assertEquals(
                "lab: cannot read " + folder.resolve("none.csv") + ": there is no such file or folder",
                err.toString().strip());
        for (String wrong : new String[] {"--data " + folder, "--data x --out " + folder}) {
            err.getBuffer().setLength(0);
            assertEquals(1, run(("tune " + wrong).split(" ")), wrong);
            assertTrue(err.toString().contains(" " + folder + ": "), err::toString);
            assertEquals(1, err.toString().lines().count(), err::toString);
        }
        Path bad = Files.writeString(folder.resolve("bad.csv"), "hello\n");
        err.getBuffer().setLength(0);
        assertEquals(1, run("tune", "--data", bad.toString()));
        assertTrue(err.toString().startsWith("lab: " + bad + ", line 1: "), err::toString);
        assertEquals(1, err.toString().lines().count(), err::toString);
        err.getBuffer().setLength(0);
        assertEquals(2, run("tune", "--data", bad.toString(), "--epochs", "0"));
        assertTrue(err.toString().contains("epochs"), err::toString);
        assertFalse(err.toString().contains("Exception"), err::toString);
    }
}
