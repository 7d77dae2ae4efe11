package org.royalfork.bench.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchStatistics;

class ComparisonTest {

    private static final Configuration YBW = Configuration.parse("ybw:2");

    @TempDir
    private Path temporary;

    private int sides;

    private Comparison.Side side(ExperimentSettings settings, List<Measurement> measurements) throws IOException {
        final Path folder = temporary.resolve("side" + sides++);
        Files.createDirectories(folder);
        return new Comparison.Side(folder, settings, Map.of("cpu", "cpu " + sides), measurements);
    }

    private static ExperimentSettings settings(int hash, boolean load) {
        return new ExperimentSettings(
                "chess", List.of("p"), List.of(), List.of(YBW), 1_000_000_000, 1, 0, false, load, true, hash, 1);
    }

    private static Measurement measurement(
            int position, Configuration configuration, int depth, double seconds, long nodes) {
        final long nanos = Math.round(seconds * 1e9);
        final List<Long> byWorker = new ArrayList<>(Collections.nCopies(configuration.threads(), 0L));
        byWorker.set(0, nodes);
        return new Measurement(
                position,
                1,
                configuration,
                1,
                depth,
                nanos,
                new SearchStatistics(byWorker, nanos, Map.of()),
                0,
                "-",
                "position " + position);
    }

    /** Ten positions; the sequential program takes {@code slow} seconds for all, ybw a third or a half of it. */
    private List<Measurement> measurements(double slow, int depth, long nodes) {
        final List<Measurement> all = new ArrayList<>();
        for (int position = 1; position <= 10; position++) {
            all.add(measurement(position, Configuration.SEQUENTIAL, depth, slow, nodes));
            all.add(measurement(position, YBW, depth, slow / (position % 2 == 0 ? 3 : 2), nodes));
        }
        return all;
    }

    @Test
    void figuresByHand() throws IOException {
        final Comparison comparison = Comparison.of(
                side(settings(1, false), measurements(3, 9, 100)),
                side(settings(1, false), measurements(2, 9, 100)),
                1);
        assertEquals(10, comparison.positions());
        assertEquals(0, comparison.otherDepths());
        assertTrue(comparison.sameSearch());
        assertEquals(List.of("cpu cpu 2 instead of cpu 1"), comparison.differences());
        assertEquals(2, comparison.rows().size());
        for (Comparison.Row row : comparison.rows()) {
            assertEquals(1.5, row.timeRatio().value(), 1e-9);
            assertEquals(1.5, row.speedRatio().value(), 1e-9);
            assertEquals(1, row.probabilityFaster());
        }
        final Comparison.Row ybw = comparison.rows().getLast();
        assertEquals(Math.sqrt(6), ybw.speedupA().value(), 1e-9);
        assertEquals(1, ybw.speedupRatio().value(), 1e-9);
        assertTrue(Double.isNaN(comparison.rows().getFirst().probabilityScalesBetter()));
    }

    @Test
    void turnedRoundEverythingIsInverted() throws IOException {
        final Comparison.Side a = side(settings(1, false), measured(1));
        final Comparison.Side b = side(settings(1, false), measured(2));
        final Comparison there = Comparison.of(a, b, 1);
        final Comparison back = Comparison.of(b, a, 1);
        for (int i = 0; i < there.rows().size(); i++) {
            final Comparison.Row row = there.rows().get(i);
            final Comparison.Row other = back.rows().get(i);
            assertEquals(1, row.timeRatio().value() * other.timeRatio().value(), 1e-9);
            assertEquals(1, row.speedupRatio().value() * other.speedupRatio().value(), 1e-9);
            assertEquals(1, row.probabilityFaster() + other.probabilityFaster(), 0.03);
        }
        assertFalse(there.sameSearch());
    }

    private static List<Measurement> measured(long seed) {
        final FakeRunner runner = new FakeRunner(seed);
        final MemoryJournal journal = new MemoryJournal(m -> {});
        final ExperimentSettings settings = new ExperimentSettings(
                "chess",
                IntStream.range(0, 20).mapToObj(i -> "p" + i).toList(),
                Collections.nCopies(20, 5),
                List.of(YBW),
                1,
                2,
                0,
                false,
                false,
                true,
                1,
                1);
        for (Run run : Plan.of(settings)) {
            final SearchRunner.Timed timed = runner.search(
                            run.configuration(), "", SearchLimits.ofDepth(5), run.repeat())
                    .getFirst();
            journal.add(List.of(new Measurement(
                    run.position(),
                    run.repeat(),
                    run.configuration(),
                    1,
                    5,
                    timed.nanos(),
                    timed.statistics(),
                    0,
                    "-",
                    "p" + run.position())));
        }
        return journal.measurements();
    }

    @Test
    void whatIsNotComparableIsRefusedWithTheReason() throws IOException {
        final Comparison.Side a = side(settings(1, false), measurements(3, 9, 100));
        assertRefused(a, a, "both are the same folder");
        assertRefused(
                a, side(settings(2, false), measurements(3, 9, 100)), "the size of the table in MiB differs, 1 and 2");
        assertRefused(a, side(settings(1, true), measurements(3, 9, 100)), "the load on idle cores differs");
        assertRefused(
                a, side(settings(1, false), measurements(3, 10, 100)), "measure one with --depths-from the other");
        assertRefused(a, side(settings(1, false), List.of()), "fewer than two positions are in both");
    }

    private static void assertRefused(Comparison.Side a, Comparison.Side b, String reason) {
        final IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> Comparison.of(a, b, 1));
        assertTrue(
                e.getMessage().startsWith("not comparable: ") && e.getMessage().contains(reason), e::getMessage);
    }

    @Test
    void positionsAtOtherDepthsAreLeftOutAndCounted() throws IOException {
        final List<Measurement> mixed = new ArrayList<>(measurements(2, 9, 100).subList(0, 8));
        mixed.addAll(measurements(2, 10, 100).subList(8, 20));
        final Comparison comparison =
                Comparison.of(side(settings(1, false), measurements(3, 9, 100)), side(settings(1, false), mixed), 1);
        assertEquals(4, comparison.positions());
        assertEquals(6, comparison.otherDepths());
    }
}
