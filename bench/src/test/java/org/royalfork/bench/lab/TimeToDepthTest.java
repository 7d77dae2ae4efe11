package org.royalfork.bench.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.engine.chess.ChessGame;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchReport;
import org.royalfork.parallel.strategy.Strategy;

/** Real searches, but tiny ones. */
class TimeToDepthTest {

    private static final long MILLISECOND = 1_000_000;
    private static final String STALEMATE = "7k/5Q2/8/8/8/8/8/K7 b - - 0 1";

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

    private List<Measurement> run(List<String> positions, int depth, int repeats, boolean ceiling, boolean vary)
            throws InterruptedException {
        final ExperimentSettings settings = new ExperimentSettings(
                "chess",
                positions,
                depth == 0 ? List.of() : Collections.nCopies(positions.size(), depth),
                List.of(Configuration.parse("ybw:2"), Configuration.parse("root:3")),
                5 * MILLISECOND,
                repeats,
                0,
                ceiling,
                true,
                vary,
                1,
                1);
        final List<Measurement> heard = new ArrayList<>();
        try (Laboratory laboratory = new Laboratory(new ChessGame(), settings.tableBytes(), settings.loadIdleCores())) {
            final Journal journal = new MemoryJournal(heard::add);
            assertEquals(0, new TimeToDepth(settings, laboratory, progress, journal).run());
            assertEquals(heard, journal.measurements());
            return heard;
        }
    }

    @Test
    void everyConfigurationSearchesEveryPositionToTheSameDepthInEveryRepeat() throws InterruptedException {
        final List<String> positions = new ChessGame().benchmarkPositions().subList(0, 3);
        final List<Measurement> measurements = run(positions, 5, 2, true, false);
        assertEquals(List.of(), notes);
        final int searches = 2 * 3 * (3 + 2 + 3);
        assertEquals(searches, measurements.size(), "three configurations and the ceilings of two and three threads");
        for (int i = 1; i <= positions.size(); i++) {
            final int position = i;
            final List<Measurement> ours =
                    measurements.stream().filter(m -> m.position() == position).toList();
            assertEquals(1, ours.stream().map(Measurement::depth).distinct().count());
            assertEquals(
                    1,
                    ours.stream()
                            .filter(m -> m.configuration().strategy() == Strategy.SEQUENTIAL)
                            .map(Measurement::nodes)
                            .distinct()
                            .count(),
                    "sequential searches from fresh memory are the same, also side by side");
            assertEquals(
                    Set.of("sequential:1", "ybw:2", "root:3", "sequential:1x2", "sequential:1x3"),
                    ours.stream().map(m -> m.configuration().label()).collect(Collectors.toSet()));
        }
        final SpeedupSummary summary = SpeedupSummary.of(measurements, 1);
        assertEquals(2, summary.rows().size());
        assertEquals(Set.of(2, 3), summary.ceilings().keySet());
    }

    @Test
    void eachRepeatHasATreeOfItsOwnWhichTheCopiesShare() throws InterruptedException {
        final List<Measurement> sequential =
                run(new ChessGame().benchmarkPositions().subList(0, 3), 7, 3, true, true).stream()
                        .filter(m -> m.configuration().strategy() == Strategy.SEQUENTIAL)
                        .toList();
        final Set<Long> all = sequential.stream().map(Measurement::nodes).collect(Collectors.toSet());
        final Set<List<Long>> ofRuns = sequential.stream()
                .map(m -> List.of((long) m.position(), (long) m.repeat(), m.nodes()))
                .collect(Collectors.toSet());
        assertEquals(3 * 3, ofRuns.size(), "one tree a repeat, also side by side");
        assertTrue(all.size() > 3, "and not the same in all repeats: " + all);
    }

    @Test
    void aPositionWithoutASearchIsLeftOutAndNamed() throws InterruptedException {
        final List<Measurement> measurements = run(List.of(STALEMATE), 0, 1, false, true);
        assertEquals(List.of(), measurements);
        assertEquals(1, notes.size());
        assertTrue(notes.getFirst().contains(STALEMATE), notes::toString);
    }

    @Test
    void theDepthIsTheFirstThatTakesLongEnough() throws InterruptedException {
        final String fen = new ChessGame().benchmarkPositions().getFirst();
        try (Laboratory laboratory = new Laboratory(new ChessGame(), 1 << 20)) {
            final List<SearchReport> reports = laboratory.deepen(fen, 20 * MILLISECOND, 10_000 * MILLISECOND);
            final List<Integer> depths =
                    reports.stream().map(SearchReport::depth).toList();
            assertEquals(depths.stream().sorted().distinct().toList(), depths);
            for (SearchReport report : reports.subList(0, reports.size() - 1)) {
                assertTrue(report.nanos() < 20 * MILLISECOND);
            }
            assertTrue(reports.getLast().nanos() >= 20 * MILLISECOND);

            final List<SearchReport> again = laboratory.deepen(fen, 20 * MILLISECOND, 10_000 * MILLISECOND);
            for (int i = 0; i < Math.min(reports.size(), again.size()); i++) {
                assertEquals(reports.get(i).nodes(), again.get(i).nodes(), "it is the same search each time");
            }
            final int depth = reports.getLast().depth();
            final SearchRunner.Timed measured = laboratory
                    .search(Configuration.SEQUENTIAL, fen, SearchLimits.ofDepth(depth), 0)
                    .getFirst();
            assertEquals(depth, measured.result().depth());
            assertNotEquals(reports.getLast().nodes(), measured.result().nodes(), "but not the one that is measured");
        }
    }

    @ParameterizedTest
    @CsvSource({"ybw:2, ybw:2", "root:16, root:16", "sequential, sequential:1", "YBW:1, ybw:1"})
    void readsConfigurations(String text, String label) {
        assertEquals(label, Configuration.parse(text).label());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "mtdf:2", "ybw:", "ybw:0", "ybw:x", "sequential:2", ":2"})
    void refusesOthers(String text) {
        assertThrows(IllegalArgumentException.class, () -> Configuration.parse(text));
    }

    @Test
    void theBaselineIsAlwaysFirstAndOnlyOnce() {
        final Configuration ybw = Configuration.parse("ybw:2");
        assertEquals(List.of(Configuration.SEQUENTIAL, ybw), Configuration.withBaseline(List.of(ybw, ybw)));
        assertEquals(
                List.of(Configuration.SEQUENTIAL, ybw),
                Configuration.withBaseline(List.of(ybw, Configuration.SEQUENTIAL)));
    }

    @Test
    void theEnvironmentIsDescribed() {
        final var environment = Environment.describe();
        assertTrue(
                environment.keySet().containsAll(Set.of("usableCores", "jdk", "jvmFlags", "os")),
                environment::toString);
    }
}
