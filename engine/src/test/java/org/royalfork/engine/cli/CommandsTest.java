package org.royalfork.engine.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class CommandsTest {

    private final StringWriter output = new StringWriter();
    private final StringWriter errors = new StringWriter();

    private int run(String... arguments) {
        CommandLine line = Commands.commandLine();
        line.setOut(new PrintWriter(output, true)).setErr(new PrintWriter(errors, true));
        return line.execute(arguments);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "frobnicate",
                "bench --depth 0",
                "bench --depth 241",
                "bench --threads 0",
                "bench --threads many",
                "bench --hash -1",
                "bench --strategy tree",
                "bench surplus",
                "bench --game ludo",
                "play",
                "play ludo",
                "play chess --level 0",
                "play chess --level 11",
                "play chess --level 3 --time 100",
                "play chess --time 0",
                "play chess --side middle",
                "play chess --threads 0",
                "play chess --position blah",
                "play connectfour --position 8",
                "connectfour 1212121",
                "connectfour 8",
                "connectfour --threads 0",
                "perft",
                "perft x",
                "perft -1",
                "perft 3 --threads 0",
                "perft 3 --fen blah",
                "perft 3 --fen 8/8/8/8/8/8/8/8",
                "gomocup --threads 0",
                "gomocup --hash 0",
                "gomocup surplus",
                "uci surplus"
            })
    void wrongArgumentsGetOneLineAndStatusTwo(String line) {
        assertEquals(2, run(line.split(" ", -1)));
        assertEquals("", output.toString());
        assertEquals(1, errors.toString().lines().count(), errors::toString);
        assertTrue(errors.toString().startsWith("royalfork: "), errors::toString);
    }

    @Test
    void aFileThatCannotBeWrittenIsToldBeforeTheSearch(@TempDir Path folder) {
        for (String file : List.of("/no/such/folder/bench.json", folder.toString(), "/", "")) {
            assertEquals(1, run("bench", "--depth", "1", "--json", file));
            assertTrue(errors.toString().startsWith("royalfork: cannot write " + file + ": "), errors::toString);
            assertEquals(1, errors.toString().lines().count(), errors::toString);
            assertEquals("", output.toString());
            errors.getBuffer().setLength(0);
        }
    }

    @Test
    void aTableBeyondAllMemoryFailsInOneLine() {
        assertEquals(1, run("bench", "--hash", "2147483647", "--depth", "1"));
        assertEquals(1, errors.toString().lines().count(), errors::toString);
    }

    @ParameterizedTest
    @CsvSource({"1, false", "2, false", "2, true"})
    void perftCounts(int threads, boolean divide) {
        List<String> arguments = new ArrayList<>(List.of("perft", "4", "--threads", Integer.toString(threads)));
        if (divide) {
            arguments.add("--divide");
        }
        assertEquals(0, run(arguments.toArray(String[]::new)), errors::toString);
        List<String> lines = output.toString().lines().toList();
        assertEquals("Nodes searched  : 197281", lines.get(lines.size() - 2));
        assertEquals(divide ? 23 : 3, lines.size());
        assertTrue(!divide || lines.contains("e2e4: 13160"));
    }

    @Test
    void perftReadsOtherPositions() {
        // The well-known position "Kiwipete" with its rights to castle as letters of files
        String kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w HAha - 0 1";
        assertEquals(0, run("perft", "3", "--chess960", "--divide", "--fen", kiwipete), errors::toString);
        assertTrue(output.toString().contains("Nodes searched  : 97862"), output::toString);
        assertTrue(output.toString().contains("e1h1: "), output::toString);
        assertEquals(0, run("perft", "0"));
        assertTrue(output.toString().contains("Nodes searched  : 1\n"));
    }

    @Test
    void benchWritesWhatMustBeKnownToCompare(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("bench.json");
        assertEquals(0, run("bench", "--threads", "1", "--hash", "2", "--depth", "2", "--json", file.toString()));
        Map<String, Object> map = JSON.std.mapFrom(Files.readString(file));
        List<String> lines = output.toString().lines().toList();
        assertEquals("Nodes searched  : " + map.get("nodes"), lines.get(lines.size() - 2));
        assertEquals(60, ((List<?>) map.get("positions")).size());
        Map<?, ?> counters = (Map<?, ?>) map.get("counters");
        assertTrue(((Number) counters.get("busyNanoseconds")).longValue() > 0, counters::toString);
        Map<?, ?> first = (Map<?, ?>) ((List<?>) map.get("positions")).getFirst();
        assertEquals(counters.keySet(), ((Map<?, ?>) first.get("counters")).keySet());
        Map<?, ?> machine = (Map<?, ?>) map.get("machine");
        assertTrue(machine.get("java").toString().contains(Runtime.version().toString()));
        assertEquals("2 MiB, plain memory", map.get("table"));
        assertEquals("ybw", ((Map<?, ?>) map.get("settings")).get("strategy"));
    }

    @Test
    void aDeterministicBenchCountsTheSameNodesWithAnyNumberOfThreads() {
        for (int i = 0; i < 2; i++) {
            assertEquals(0, run("bench", "--threads", "4", "--hash", "2", "--depth", "6", "--deterministic"));
        }
        List<String> counts = output.toString()
                .lines()
                .filter(line -> line.startsWith("Nodes searched  : "))
                .toList();
        assertEquals(2, counts.size());
        assertEquals(counts.get(0), counts.get(1));
    }

    @Test
    void thePromptRunsTheSameBench() {
        List<String> lines = new ArrayList<>();
        BenchCommand.runAtPrompt(List.of("--threads", "1", "--hash", "2", "--depth", "2"), lines::add, () -> false);
        run("bench", "--threads", "1", "--hash", "2", "--depth", "2");
        List<String> command = output.toString().lines().toList();
        assertEquals(command.get(command.size() - 2), lines.get(lines.size() - 2));
        assertThrows(
                IllegalArgumentException.class,
                () -> BenchCommand.runAtPrompt(List.of("--depth", "x"), lines::add, () -> false));
    }

    @ParameterizedTest
    @CsvSource({"tictactoe, 1", "connectfour, 12", "draughts, 12"})
    void benchKnowsOtherGames(String game, int positions) {
        for (int i = 0; i < 2; i++) {
            assertEquals(
                    0, run("bench", "--game", game, "--threads", "1", "--hash", "2", "--depth", "5"), errors::toString);
        }
        List<String> lines = output.toString().lines().toList();
        assertEquals(2 * (positions + 3), lines.size());
        assertEquals(lines.get(positions + 1), lines.getLast().isEmpty() ? "" : lines.get(2 * positions + 4));
    }

    @Test
    void solveTellsWhatEachMoveIsWorth() {
        // One of Pascal Pons's test positions; it is worth -1, and so is column 4; columns 2 and 7 are worth -2.
        String position = "65214673556155731566316327373221417";
        assertEquals(0, run("connectfour", position, "--threads", "2", "--hash", "2"), errors::toString);
        List<String> lines = output.toString().lines().toList();
        assertTrue(lines.get(7).startsWith("Second player, to move, loses in 6 plies"), output::toString);
        assertTrue(output.toString().contains("column 4  loses in 6 plies  ("), output::toString);
        assertTrue(output.toString().contains("column 2  loses in 4 plies  ("), output::toString);
        assertEquals(7 + 1 + 3 + 3, lines.size());
    }

    @Test
    void solvesAndComparesWithWhatIsPublished(@TempDir Path folder) throws IOException {
        String record = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; % FFO#1 score=";
        Path file = folder.resolve("endgames.obf");
        Files.writeString(file, "# a comment\n" + record + "+18\n");
        assertEquals(0, run("solve", "othello", file.toString(), "--threads", "2"), errors::toString);
        assertTrue(output.toString().matches("(?s)FFO#1 +value +[+]18  best g8 .*as published.*"), output::toString);
        assertTrue(output.toString().contains("As published    : 1 of 1"), output::toString);
        Files.writeString(file, record + "+20\n");
        assertEquals(1, run("solve", "othello", file.toString()), errors::toString);
        assertTrue(output.toString().contains("PUBLISHED 20"), output::toString);
    }

    @Test
    void solveSaysWhatIsWrongInOneLine(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("endgames.obf");
        Files.writeString(file, "\nXO X\n");
        assertEquals(2, run("solve", "othello", file.toString()));
        assertTrue(errors.toString().contains("line 2: a board has 64 squares"), errors::toString);
        Path none = folder.resolve("none");
        assertEquals(2, run("solve", "othello", none.toString()));
        assertTrue(errors.toString().contains("cannot read " + none + ": there is no such file"), errors::toString);
        Files.write(file, new byte[] {(byte) 0xFF, (byte) 0xFE});
        assertEquals(2, run("solve", "othello", file.toString()));
        assertTrue(errors.toString().contains(file + ": it is no text"), errors::toString);
        Files.writeString(file, "# nothing\n");
        assertEquals(2, run("solve", "othello", file.toString()));
        assertTrue(errors.toString().contains(file + ": no positions"), errors::toString);
        Files.writeString(
                file, "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X; % a score=+99999999999");
        assertEquals(2, run("solve", "othello", file.toString()));
        assertTrue(errors.toString().contains("line 1: no score is +99999999999"), errors::toString);
        assertEquals(2, run("solve", "chess", file.toString()));
        assertEquals(2, run("solve", "othello", file.toString(), "--hash", "0"));
        assertEquals(2, run("solve", "othello", file.toString(), "--first", "0"));
        assertEquals(8, errors.toString().lines().count(), errors::toString);
    }

    @Test
    void helpAndVersion() {
        assertEquals(0, run("--help"));
        assertTrue(output.toString().contains("bench"));
        assertEquals(0, run("--version"));
        assertTrue(output.toString().contains("Royal Fork"));
    }

    /** What picocli cannot format, as a percent sign that is not doubled, it prints raw, with a warning for the user. */
    @Test
    void everyHelpTextIsWellFormed() {
        PrintStream before = System.err;
        ByteArrayOutputStream warnings = new ByteArrayOutputStream();
        System.setErr(new PrintStream(warnings, true, StandardCharsets.UTF_8));
        try {
            for (CommandLine command : Commands.commandLine().getSubcommands().values()) {
                output.append(command.getUsageMessage());
            }
        } finally {
            System.setErr(before);
        }
        assertEquals("", warnings.toString(StandardCharsets.UTF_8));
        assertTrue(
                output.toString().replaceAll("\\s+", " ").contains("a semicolon or % is a comment"), output::toString);
    }
}
