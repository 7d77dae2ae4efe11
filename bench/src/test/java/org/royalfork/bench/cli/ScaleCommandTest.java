package org.royalfork.bench.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.royalfork.bench.lab.ExperimentFolder;
import org.royalfork.bench.lab.Measurement;
import picocli.CommandLine;

/** Real experiments, but tiny ones. */
class ScaleCommandTest {

    private static final String TINY =
            "scale --strategies ybw,lazy --threads 1,2 --positions 2 --depth 5 --repeats 2 --hash 1 --warm-up-seconds 0";

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path temporary;

    private Path folder;

    @BeforeEach
    void nameFolder() {
        folder = temporary.resolve("folder");
    }

    private int run(String arguments) {
        final CommandLine lab = Lab.commandLine();
        lab.setOut(new PrintWriter(out));
        lab.setErr(new PrintWriter(err));
        return lab.execute(arguments.split(" ", -1));
    }

    private int runTiny(String more) {
        return run(TINY + " --out " + folder + more);
    }

    @Test
    void leavesTheWholeReport() throws IOException {
        assertEquals(0, runTiny(" --load-idle-cores"), err::toString);
        for (String file :
                List.of("experiment.json", "environment.json", "summary.json", "results.csv", "depths.csv")) {
            assertTrue(Files.size(folder.resolve(file)) > 0, file);
        }
        assertEquals(2 * 2 * (5 + 2), ExperimentFolder.readMeasurements(folder).size());
        final Map<String, Object> summary = JSON.std.mapFrom(Files.readString(folder.resolve("summary.json")));
        assertEquals(4, ((List<?>) summary.get("configurations")).size());
        final Map<String, Object> environment = JSON.std.mapFrom(Files.readString(folder.resolve("environment.json")));
        assertTrue(environment.keySet().containsAll(List.of("usableCores", "jdk", "seed", "boundsChecks", "sessions")));
        assertTrue(out.toString().contains("lazy:2"), out::toString);
    }

    @Test
    void goesOnByResumeAlone() throws IOException {
        assertEquals(0, runTiny(""), err::toString);
        final List<String> rows = Files.readAllLines(folder.resolve("results.csv"));
        Files.write(folder.resolve("results.csv"), rows.subList(0, 9));
        Files.delete(folder.resolve("summary.json"));
        assertEquals(0, run("scale --resume --out " + folder), err::toString);
        final List<String> again = Files.readAllLines(folder.resolve("results.csv"));
        assertEquals(rows.size(), again.size());
        assertEquals(keys(rows), keys(again), "the same plan");
        assertTrue(Files.exists(folder.resolve("summary.json")));
        assertTrue(err.toString().contains("goes on after"), err::toString);
    }

    /** Position, repeat and configuration of each row. */
    private static List<List<String>> keys(List<String> rows) {
        return rows.stream()
                .map(row -> List.of(row.split(",", -1)).subList(0, 3))
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--repeats 3 | cannot go on with repeats 3 instead of 2",
                "--threads 2 | cannot go on with other configurations",
                "--positions 3 | cannot go on with",
                "--depth 6 | cannot go on with depths [6, 6] instead of [5, 5]",
                "--seed 2 | cannot go on with seed 2 instead of 1",
            })
    void goesOnWithItsOwnSettingsOnly(String options, String message) {
        assertEquals(0, runTiny(""), err::toString);
        err.getBuffer().setLength(0);
        assertEquals(1, run("scale --resume --out " + folder + " " + options));
        assertEquals(1, err.toString().lines().count(), err::toString);
        assertTrue(err.toString().contains(message), err::toString);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2 | --strategies mtdf | unknown strategy 'mtdf'",
                "2 | --threads 0 | --threads must be from 1 to 1024: 0",
                "2 | --threads x | 'x' is not an int",
                "2 | --repeats 0 | --repeats must be at least 1: 0",
                "2 | --depth 0 | --depth must be from 1 to",
                "2 | --hash 0 | --hash must be at least 1: 0",
                "2 | --target-seconds -1 | --target-seconds must be from 0",
                "2 | --target-seconds 0 | --target-seconds must be positive",
                "2 | --game go | no game is called 'go'",
                "2 | --positions 0 | --positions must be at least 1: 0",
                "2 | --positions EMPTY | empty.fen: no positions",
                "2 | --positions BROKEN | broken.fen, line 3: ",
                "1 | --positions BINARY | it is no text",
                "1 | --positions no-such.fen | cannot read positions no-such.fen: there is no such file",
                "2 | --depths-from . --depth 3 | --depths-from cannot be combined with",
                "1 | --depths-from . | there is no experiment in .",
            })
    void wrongArgumentsGetOneLineAndLeaveNoFolder(int code, String options, String message) throws IOException {
        final Path empty = temporary.resolve("empty.fen");
        Files.writeString(empty, "# nothing\n\n");
        final Path broken = temporary.resolve("broken.fen");
        Files.writeString(broken, "# one right, one wrong\n8/8/8/4k3/8/8/8/4K2R w - -\n8/8/8/9/8/8/8/8 w - -\n");
        final Path binary = temporary.resolve("binary.fen");
        Files.write(binary, new byte[] {(byte) 0xff, (byte) 0xfe, 0});
        final String arguments = options.replace("EMPTY", empty.toString())
                .replace("BROKEN", broken.toString())
                .replace("BINARY", binary.toString());
        assertEquals(code, run("scale --out " + folder + " " + arguments), err::toString);
        assertEquals(1, err.toString().lines().count(), err::toString);
        assertTrue(err.toString().contains(message), err::toString);
        assertTrue(Files.notExists(folder));
    }

    @Test
    void aFolderThatCannotBeWrittenIsToldInOneLine() throws IOException {
        final Path file = temporary.resolve("file");
        Files.writeString(file, "not a folder");
        assertEquals(1, run(TINY + " --out " + file));
        assertEquals(1, run(TINY + " --out " + file.resolve("below")));
        assertEquals(2, err.toString().lines().count(), err::toString);
        assertTrue(err.toString().lines().allMatch(line -> line.startsWith("lab: " + file)), err::toString);
    }

    @Test
    void anExperimentIsNotOverwritten() {
        assertEquals(0, runTiny(""), err::toString);
        assertEquals(1, runTiny(""));
        assertTrue(err.toString().contains("already holds an experiment"), err::toString);
    }

    @Test
    void moreThreadsThanCoresAreSaid() throws IOException {
        final int many = Runtime.getRuntime().availableProcessors() + 1;
        assertEquals(
                0,
                run("scale --strategies ybw --threads " + many
                        + " --positions 1 --depth 3 --repeats 1 --hash 1 --warm-up-seconds 0 --no-ceiling --out "
                        + folder),
                err::toString);
        assertTrue(err.toString().contains("up to " + many + " threads share"), err::toString);
        assertTrue(err.toString().contains("nor further threads of ybw"), err::toString);
        assertTrue(ExperimentFolder.readNotes(folder).toString().contains("up to " + many + " threads share"));
    }

    @Test
    void takesPositionsAndDepthsOfAnotherExperiment() throws IOException {
        assertEquals(0, runTiny(""), err::toString);
        final Path second = temporary.resolve("second");
        assertEquals(
                0,
                run("scale --strategies root --threads 2 --repeats 1 --hash 1 --warm-up-seconds 0 --depths-from "
                        + folder + " --out " + second),
                err::toString);
        assertEquals(
                ExperimentFolder.readSettings(folder).positions(),
                ExperimentFolder.readSettings(second).positions());
        assertEquals(ExperimentFolder.readDepths(folder), ExperimentFolder.readDepths(second));
    }

    /** The real thing: a process of its own is killed ten times, at any moment, then left in peace. */
    @Test
    @Tag("slow")
    void tenKillsLoseAndDoubleNothing() throws IOException, InterruptedException {
        final long seed = System.nanoTime();
        final SplittableRandom random = new SplittableRandom(seed);
        List<Measurement> before = List.of();
        for (int kill = 1; kill <= 10; kill++) {
            final Process process = start();
            if (!process.waitFor(random.nextInt(300, 3000), TimeUnit.MILLISECONDS)) {
                process.destroyForcibly().waitFor();
            }
            final List<Measurement> now =
                    ExperimentFolder.isIn(folder) ? ExperimentFolder.readMeasurements(folder) : List.of();
            assertEquals(before, now.subList(0, before.size()), "seed " + seed);
            before = now;
        }
        assertEquals(0, start().waitFor(), () -> "seed " + seed + ": " + said());
        final List<Measurement> all = ExperimentFolder.readMeasurements(folder);
        assertEquals(before, all.subList(0, before.size()), "seed " + seed);
        assertEquals(20 * (2 * 3 + 2), all.size(), "seed " + seed);
        assertEquals(
                20 * (2 * 3 + 1), all.stream().map(Measurement::run).distinct().count(), "seed " + seed);
        assertTrue(Files.exists(folder.resolve("summary.json")));
    }

    private Process start() throws IOException {
        final List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--add-exports",
                "java.base/jdk.internal.misc=ALL-UNNAMED",
                "--enable-native-access=ALL-UNNAMED",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Lab.class.getName()));
        command.addAll(
                Arrays.asList(("scale --resume --strategies ybw,lazy --threads 2 --positions 20 --target-seconds 0.05"
                                + " --repeats 2 --hash 1 --warm-up-seconds 0 --out " + folder)
                        .split(" ", -1)));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(temporary.resolve("said.txt").toFile())
                .start();
    }

    private String said() {
        try {
            return Files.readString(temporary.resolve("said.txt"));
        } catch (IOException e) {
            return e.toString();
        }
    }
}
