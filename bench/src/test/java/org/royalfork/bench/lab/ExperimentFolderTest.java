package org.royalfork.bench.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever dies when, an experiment that goes on ends with each of its searches once. */
class ExperimentFolderTest {

    private static final ExperimentSettings SETTINGS = new ExperimentSettings(
            "fake",
            List.of("one, with a comma", "two with a \"quote\"", "three", "f\u00fcnf"),
            List.of(),
            List.of(Configuration.parse("ybw:2"), Configuration.parse("lazy:3")),
            1_000_000_000,
            2,
            0,
            true,
            false,
            true,
            1,
            7);

    private final Map<String, Object> environment = new LinkedHashMap<>(Map.of("cpu", "this one", "usableCores", 2));

    private final List<String> notes = new ArrayList<>();

    private final TimeToDepth.Progress progress = new TimeToDepth.Progress() {
        @Override
        public void note(String line) {
            notes.add(line);
        }

        @Override
        public void step(String phase, int done, int all) {
            assertTrue(0 <= done && done <= all);
        }
    };

    @TempDir
    private Path temporary;

    private Path folder;

    @BeforeEach
    void nameFolder() {
        folder = temporary.resolve("new").resolve("folder");
    }

    private ExperimentFolder open() throws IOException {
        return ExperimentFolder.isIn(folder)
                ? ExperimentFolder.resume(folder, environment)
                : ExperimentFolder.begin(folder, SETTINGS, environment);
    }

    private int run(FakeRunner runner) throws IOException, InterruptedException {
        try (ExperimentFolder opened = open()) {
            return new TimeToDepth(opened.settings(), runner, progress, opened).run();
        }
    }

    private void assertComplete() throws IOException {
        final List<Measurement> measurements = ExperimentFolder.readMeasurements(folder);
        final Set<String> keys = measurements.stream()
                .map(m -> m.run() + " copy " + m.copy())
                .collect(Collectors.toCollection(HashSet::new));
        assertEquals(measurements.size(), keys.size(), "nothing is doubled");
        assertEquals(4 * 2 * (3 + 2 + 3), measurements.size(), "nothing is lost");
        assertEquals(Set.of(1, 2, 3, 4), ExperimentFolder.readDepths(folder).keySet(), "each position has its depth");
        for (int position = 1; position <= 4; position++) {
            final int of = position;
            assertEquals(
                    Set.of(ExperimentFolder.readDepths(folder).get(position)),
                    measurements.stream()
                            .filter(m -> m.position() == of)
                            .map(Measurement::depth)
                            .collect(Collectors.toSet()));
        }
    }

    @Test
    void anUninterruptedExperimentIsComplete() throws IOException, InterruptedException {
        assertEquals(0, run(new FakeRunner(1)));
        assertComplete();
        assertEquals(SETTINGS, ExperimentFolder.readSettings(folder));
    }

    @Test
    void whatIsReadIsWhatWasMeasured() throws IOException, InterruptedException {
        final List<Measurement> measured;
        try (ExperimentFolder opened = open()) {
            new TimeToDepth(SETTINGS, new FakeRunner(2), progress, opened).run();
            measured = opened.measurements();
        }
        assertEquals(measured, ExperimentFolder.readMeasurements(folder));
    }

    /** Dies ten times at random searches, then also in the middle of a write: the files lose a random number of bytes. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
    void goesOnWhereverItDied(long seed) throws IOException, InterruptedException {
        final SplittableRandom random = new SplittableRandom(seed);
        int deaths = 0;
        boolean ended = false;
        while (!ended) {
            try {
                run(new FakeRunner(seed).dyingAfter(deaths < 10 ? random.nextInt(6) : Integer.MAX_VALUE));
                ended = true;
            } catch (FakeRunner.Killed e) {
                deaths++;
                final boolean measuring =
                        !ExperimentFolder.readMeasurements(folder).isEmpty();
                cutShort(folder.resolve(measuring ? "results.csv" : "depths.csv"), random);
            }
        }
        assertComplete();
    }

    /** Cuts off up to a row, as the death in the middle of a write does. */
    private static void cutShort(Path file, SplittableRandom random) throws IOException {
        if (random.nextBoolean() && Files.exists(file)) {
            final byte[] bytes = Files.readAllBytes(file);
            final int cut = Math.min(bytes.length, random.nextInt(150));
            Files.write(file, Arrays.copyOf(bytes, bytes.length - cut));
        }
    }

    @Test
    void whatIsMeasuredStaysWhenItGoesOn() throws IOException, InterruptedException {
        assertThrows(FakeRunner.Killed.class, () -> run(new FakeRunner(1).dyingAfter(15)));
        final List<Measurement> before = ExperimentFolder.readMeasurements(folder);
        final Map<Integer, Integer> depths = ExperimentFolder.readDepths(folder);
        run(new FakeRunner(2));
        assertEquals(before, ExperimentFolder.readMeasurements(folder).subList(0, before.size()));
        assertEquals(depths, ExperimentFolder.readDepths(folder));
        assertComplete();
    }

    @Test
    void aFinishedExperimentIsNotMeasuredAgain() throws IOException, InterruptedException {
        run(new FakeRunner(1));
        assertEquals(0, run(new FakeRunner(2).dyingAfter(0)));
    }

    @Test
    void failedSearchesAreNotedAndTriedAgainWhenItGoesOn() throws IOException, InterruptedException {
        assertEquals(4, run(new FakeRunner(1).failingEvery(9)), notes::toString);
        assertEquals(4, notes.size());
        assertTrue(notes.getFirst().contains("missing: the search failed"), notes::toString);
        final int before = ExperimentFolder.readMeasurements(folder).size();
        assertEquals(0, run(new FakeRunner(2)));
        assertTrue(before < ExperimentFolder.readMeasurements(folder).size());
        assertComplete();
    }

    @Test
    void failuresInARowEndItWithoutLossOfWhatIsMeasured() {
        final IllegalStateException e =
                assertThrows(IllegalStateException.class, () -> run(new FakeRunner(1).failingEvery(1)));
        assertEquals("the search failed", e.getMessage());
        assertEquals(2, notes.size());
    }

    @Test
    void anotherMachineOrProgramIsRefused() throws IOException, InterruptedException {
        run(new FakeRunner(1));
        environment.put("time", "later");
        run(new FakeRunner(1));
        environment.put("cpu", "another");
        final IOException e = assertThrows(IOException.class, this::open);
        assertTrue(e.getMessage().contains("cpu another instead of this one"), e::getMessage);
    }

    @Test
    void aFolderThatIsInUseOrFullIsRefused() throws IOException {
        try (ExperimentFolder opened = open()) {
            assertEquals(List.of(), opened.measurements());
            final IOException e = assertThrows(IOException.class, this::open);
            assertTrue(e.getMessage().endsWith("is being written by another run"), e::getMessage);
        }
        final IOException taken =
                assertThrows(IOException.class, () -> ExperimentFolder.begin(folder, SETTINGS, environment));
        assertTrue(taken.getMessage().contains("--resume"), taken::getMessage);
        final Path other = temporary.resolve("other");
        Files.createDirectory(other);
        Files.writeString(other.resolve("thesis.txt"), "all my work");
        final IOException full =
                assertThrows(IOException.class, () -> ExperimentFolder.begin(other, SETTINGS, environment));
        assertTrue(full.getMessage().contains("is not empty"), full::getMessage);
    }

    @Test
    void whatAKilledBeginLeavesIsNotInTheWay() throws IOException {
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("environment.json"), "{}");
        Files.writeString(folder.resolve("experiment.json.new"), "{ \"ga");
        assertFalse(ExperimentFolder.isIn(folder));
        open().close();
        assertTrue(ExperimentFolder.isIn(folder));
    }

    @Test
    void damageIsSaidWhere() throws IOException, InterruptedException {
        run(new FakeRunner(1));
        final Path results = folder.resolve("results.csv");
        final List<String> lines = new ArrayList<>(Files.readAllLines(results));
        Files.writeString(results, lines.getLast() + "\n", StandardOpenOption.APPEND);
        assertDamaged("a search is there twice");
        lines.set(5, lines.get(5).replaceFirst(",", ";"));
        Files.write(results, lines);
        assertDamaged("results.csv, line 6: a row has");
        Files.writeString(results, "something else\n");
        assertDamaged("has other columns");
        Files.writeString(folder.resolve("experiment.json"), "{}");
        assertDamaged("the setting 'game' is missing");
    }

    private void assertDamaged(String message) throws IOException {
        final IOException e = assertThrows(IOException.class, this::open);
        assertTrue(e.getMessage().contains(message), e::getMessage);
    }
}
