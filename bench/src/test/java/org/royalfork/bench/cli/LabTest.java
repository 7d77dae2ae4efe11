package org.royalfork.bench.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.bench.lab.Measurement;
import org.royalfork.bench.match.EngineSpec;
import picocli.CommandLine;

class LabTest {

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

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nonsense | Unmatched argument at index 0: 'nonsense'",
                "match --engine1 a | engine 2 needs either --engine2 or --config2",
                "match --engine1 a --config1 ybw:2 --engine2 b | engine 1 needs either --engine1 or --config1",
                "match --config1 mtdf:2 --engine2 b | unknown strategy 'mtdf'",
                "match --engine1 a --engine2 b --sprt 5:0 | --sprt needs ELO0 below ELO1",
                "match --engine1 a --engine2 b --tc x | time control 'x'",
                "match --engine1 a --engine2 b --depth 0 | a game needs a clock",
                "match --engine1 a --engine2 b --depth 1 --nodes 1 | mutually exclusive",
                "match --engine1 a --engine2 b --games 0 | a match has at least one game, not 0",
                "match --engine1 a --engine2 b --concurrency 0 | at least one game is played at a time, not 0",
                "match --engine1 a --engine2 b --margin-ms -1 | the margin of time cannot be negative",
                "match --engine1 a --engine2 b --resign 5 | --resign needs 2 numbers",
                "match --engine1 a --engine2 b --openings no-such-file.epd | cannot read openings no-such-file.epd",
                "match --engine1 ' ' --engine2 b | an engine command is empty",
                "match --engine1 a --engine2 b --seed 5 | --seed needs --game",
                "match --engine1 a --engine2 b --opening-plies 5 | --opening-plies needs --game",
                "match --game x --engine1 random --engine2 random | no game is called 'x'",
                "match --game othello --engine1 a --engine2 random | unknown strategy 'a'",
                "match --game othello --engine1 ybw:1 --engine2 random --pgn x | --pgn is for matches of UCI engines",
                "match --game othello --engine1 ybw:1 --engine2 random --openings x | --openings is for matches",
                "match --game othello --engine1 ybw:1 --engine2 ybw:1 --option2 Contempt=1 | no option 'Contempt'",
                "match --game othello --engine1 ybw:1 --engine2 ybw:1 --option2 depth=x | depth needs a number of at least 1",
                "match --game othello --engine1 ybw:1 --engine2 random --option2 Depth=3 | random moves have no option",
                "match --game othello --engine1 ybw:1 --engine2 random --depth 999 | depth must be from 1 to 240",
                "match --game tictactoe --engine1 ybw:1 --engine2 random --opening-plies 9 | no game of tictactoe goes on",
                "micro no-such-benchmark | no benchmark matches no-such-benchmark",
                "micro --forks 0 | --forks must be at least 1: 0",
                "table --sizes 0 | a size is 1 to 8192 MiB, not 0",
                "table --threads 0 | threads must be from 1 to 1024: 0",
                "table --threads 1025 | threads must be from 1 to 1024: 1025",
                "micro --threads 1025 | --threads must be from 1 to 1024: 1025",
                "latency --engine x --threads 1025 | --threads must be from 1 to 1024: 1025",
                "clear --threads 1025 | --threads must be from 1 to 1024: 1025",
                "ttd --configs ybw:1025 | a search has 1 to 1024 threads, not 1025",
                "table --contestants x | Invalid value for option '--contestants'",
                "allocation --seconds 0.5 | at least a second",
                "allocation --config x:1 | unknown strategy 'x'",
                "trees | lab: Missing required argument",
                "trees --generate uniform --width 100000 | widths must be from 1 to ",
                "ttd --configs mtdf:2 | unknown strategy 'mtdf'",
                "ttd --depth 0 | --depth must be from 1 to",
                "ttd --repeats 0 | --repeats must be at least 1: 0",
                "ttd --positions 0 | --positions must be at least 1: 0",
                "ttd --hash 0 | --hash",
                "ttd --target-seconds NaN | --target-seconds",
                "ladder --depths 0 | --depth must be from 1 to",
                "ladder --node-limit 0 | --node-limit must be at least 1: 0",
                "ladder --only x | Invalid value for option '--only'",
                "ladder --positions 0 | --positions must be at least 1: 0",
                "ladder --most-times 1 | at least twice the nodes",
                "ladder --warm-up-seconds -1 | --warm-up-seconds must be from 0",
                "suite | Missing required parameter: 'FILE.epd'",
                "bench --threads 0 | --threads must be from 1 to 1024: 0",
                "bench --seconds 0 | --seconds must be from 0",
                "compare a | Missing required parameter: 'B'",
            })
    void wrongArgumentsGetOneLineAndExitCode2(String arguments, String message) {
        assertEquals(2, run(EngineSpec.splitCommand(arguments).toArray(String[]::new)));
        assertTrue(err.toString().contains(message), err::toString);
        assertEquals(1, err.toString().lines().count(), err::toString);
        assertEquals("", out.toString());
    }

    @Test
    void aMatchOfAnotherGame() {
        final String[] arguments = EngineSpec.splitCommand(
                        "match --game tic-tac-toe --engine1 ybw:2 --engine2 random --option1 hash=1 --depth 9 --games 6"
                                + " --opening-plies 1 --check-pv")
                .toArray(String[]::new);
        assertEquals(0, run(arguments), err::toString);
        assertTrue(out.toString().startsWith("ybw:2 hash=1 against random: 6 games at depth 9"), out::toString);
        assertTrue(out.toString().contains("Faults none"), out::toString);
        assertEquals(6, err.toString().lines().count(), err::toString);
    }

    @Test
    void anEngineThatIsNotThereIsOneLineAndExitCode1() {
        assertEquals(1, run("match", "--engine1", "/no/such/engine", "--engine2", "b"));
        assertTrue(err.toString().startsWith("lab: engine 1: cannot start [/no/such/engine]"), err::toString);
        assertEquals(1, err.toString().lines().count(), err::toString);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ttd --positions 1 --csv FILE",
                "ttd --positions 1 --json FILE",
                "match --engine1 a --engine2 b --json FILE",
                "match --engine1 a --engine2 b --pgn FILE",
                "ladder --csv FILE",
                "ladder --json FILE",
                "timeline --out FILE",
                "timeline --svg FILE",
                "bench --json FILE",
                "compare --json FILE a b",
                "micro --json FILE",
                "table --json FILE"
            })
    void aFileThatCannotBeWrittenIsToldAtOnceAndExitCode1(String arguments) {
        final Path file = folder.resolve("no-such-folder").resolve("file");
        assertEquals(1, run(arguments.replace("FILE", file.toString()).split(" ", -1)));
        assertEquals(1, err.toString().lines().count(), err::toString);
        assertTrue(err.toString().startsWith("lab: cannot write " + file), err::toString);
    }

    @Test
    void aFolderIsNoFileToWrite() {
        for (String file : List.of(folder.toString(), "/", "")) {
            assertEquals(1, run("bench", "--json", file));
            assertEquals("lab: cannot write " + file + ": it is a folder\n", err.toString());
            err.getBuffer().setLength(0);
        }
    }

    /** Whatever is named instead of a file of the right kind: one line that names it and says why in words. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "ttd --positions FILE",
                "suite FILE",
                "trees FILE",
                "match --config1 ybw:1 --config2 ybw:1 --openings FILE",
                "report FILE",
                "compare FILE FILE",
                "scale --out FILE/x"
            })
    void aFileThatCannotBeReadIsOneLine(String arguments) throws IOException {
        final Path missing = folder.resolve("missing");
        final Path empty = Files.createFile(folder.resolve("empty"));
        final Path binary = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xFF, (byte) 0xFE, 10});
        for (Path file : List.of(missing, empty, binary, Path.of("/"))) {
            if (arguments.startsWith("scale") && (file.equals(missing) || file.equals(Path.of("/")))) {
                continue; // would be made
            }
            assertTrue(run(arguments.replace("FILE", file.toString()).split(" ", -1)) > 0, () -> file + " was taken");
            final String message = err.toString();
            assertEquals(1, message.lines().count(), message);
            assertTrue(message.contains(file.toString()), message);
            assertFalse(message.contains("Exception") || message.contains("Input length"), message);
            assertFalse(message.contains(file + ": " + file), message);
            err.getBuffer().setLength(0);
        }
    }

    @Test
    void twoConfigurationsPlayAMatch() throws IOException {
        final Path pgn = folder.resolve("games.pgn");
        final Path json = folder.resolve("match.json");
        final String options = "match --config1 ybw:2 --config2 sequential:1 --games 2 --nodes 500 --draw 3000:1:1"
                + " --sprt 0:10 --check-pv";
        assertEquals(0, run((options + " --pgn " + pgn + " --json " + json).split(" ", -1)), err::toString);
        assertTrue(out.toString().contains("ybw:2 against sequential:1: 2 games at 500 nodes a move"), out::toString);
        assertTrue(out.toString().contains("SPRT   not decided"), out::toString);
        assertEquals(
                2,
                Files.readAllLines(pgn).stream()
                        .filter(line -> line.startsWith("[Event "))
                        .count());
        final var map = JSON.std.mapFrom(Files.readString(json));
        assertTrue(map.containsKey("sprt"), map::toString);
    }

    @Test
    void helpNamesEveryCommand() {
        assertEquals(0, run("--help"));
        assertTrue(
                Lab.commandLine().getSubcommands().keySet().stream().allMatch(out.toString()::contains), out::toString);
    }

    @Test
    void timeToDepthWritesTableRowsAndFigures() throws IOException {
        final Path csv = folder.resolve("ttd.csv");
        final Path json = folder.resolve("ttd.json");
        final int code = run(
                "ttd",
                "--positions",
                "2",
                "--depth",
                "5",
                "--repeats",
                "1",
                "--hash",
                "1",
                "--warm-up-seconds",
                "0",
                "--configs",
                "ybw:2",
                "--csv",
                csv.toString(),
                "--json",
                json.toString());
        assertEquals(0, code, err::toString);
        assertTrue(out.toString().contains("ybw:2"), out::toString);
        final List<String> rows = Files.readAllLines(csv);
        assertEquals(Measurement.CSV_HEADER, rows.getFirst());
        assertEquals(1 + 2 * (1 + 1 + 2), rows.size(), rows::toString);
        final int columns = Measurement.CSV_HEADER.split(",", -1).length;
        assertTrue(rows.stream().allMatch(row -> row.split(",", -1).length == columns), rows::toString);
        final var map = JSON.std.mapFrom(Files.readString(json));
        assertEquals("time to depth", map.get("experiment"));
        assertEquals(1, ((List<?>) map.get("configurations")).size());
        assertEquals(rows.size() - 1, ((List<?>) map.get("searches")).size());
        assertFalse(out.toString().contains("T1 (s)"), out::toString);
    }

    @Test
    void theLadderWritesTablesRowsAndFigures() throws IOException {
        final Path csv = folder.resolve("ladder.csv");
        final Path json = folder.resolve("ladder.json");
        final String options = "ladder --depths 2 --positions 1 --depth 4 --warm-up-seconds 0 --hash 1 --verbose";
        final int code = run((options + " --csv " + csv + " --json " + json).split(" ", -1));
        assertEquals(0, code, err::toString);
        assertTrue(out.toString().contains("plain minimax"), out::toString);
        assertTrue(out.toString().contains("late move reductions"), out::toString);
        assertEquals(1 + 4 * 5 + 23 + 1, Files.readAllLines(csv).size());
        final var map = JSON.std.mapFrom(Files.readString(json));
        assertTrue(map.containsKey("ladder") && map.containsKey("techniques"), map::toString);
    }

    /** What picocli cannot format, as a percent sign that is not doubled, it prints raw, with a warning for the user. */
    @Test
    void everyHelpTextIsWellFormed() {
        final PrintStream before = System.err;
        final ByteArrayOutputStream warnings = new ByteArrayOutputStream();
        System.setErr(new PrintStream(warnings, true, StandardCharsets.UTF_8));
        try {
            for (CommandLine command : Lab.commandLine().getSubcommands().values()) {
                out.append(command.getUsageMessage());
            }
        } finally {
            System.setErr(before);
        }
        assertEquals("", warnings.toString(StandardCharsets.UTF_8));
        assertTrue(out.toString().contains("known within 1 %, in"), out::toString);
    }

    @Test
    void figuresByPositionAreOnDemand() {
        final String options = "ttd --positions 1 --depth 4 --repeats 1 --hash 1 --warm-up-seconds 0 --configs ybw:2"
                + " --per-position --no-ceiling";
        assertEquals(0, run(options.split(" ", -1)), err::toString);
        assertTrue(out.toString().contains("T1 (s)"), out::toString);
    }
}
