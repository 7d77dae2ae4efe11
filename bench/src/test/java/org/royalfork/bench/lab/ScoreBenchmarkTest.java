package org.royalfork.bench.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.royalfork.engine.chess.ChessGame;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchReport;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.search.SearchStatistics;

class ScoreBenchmarkTest {

    private static final List<ScoreBenchmark.Task> TASKS =
            List.of(new ScoreBenchmark.Task(3, "one"), new ScoreBenchmark.Task(4, "two"));

    private static final TimeToDepth.Progress SILENT = new TimeToDepth.Progress() {
        @Override
        public void note(String line) {}

        @Override
        public void step(String phase, int done, int all) {
            assertTrue(done <= all);
        }
    };

    private final AtomicLong clock = new AtomicLong();

    /** A machine of 1,000 kilonodes a second a core, with some noise, on which two cores are 1.8 times as fast. */
    private final class Machine implements SearchRunner {

        private final SplittableRandom random = new SplittableRandom(1);
        private final double noise;
        private long sequentialNodes = 1_000_000;
        private long drift;

        Machine(double noise) {
            this.noise = noise;
        }

        @Override
        public void reserve(int copies) {}

        @Override
        public List<Timed> search(Configuration configuration, String position, SearchLimits limits) {
            final int threads = configuration.threads();
            final long nodes = threads == 1 ? sequentialNodes : random.nextLong(900_000, 1_300_000);
            sequentialNodes += threads == 1 ? drift : 0;
            final double speed = (threads == 1 ? 1.0 : 1.8) * (1 + noise * (random.nextDouble() - 0.5));
            final long nanos = Math.round(nodes * 1000 / speed);
            clock.addAndGet(nanos);
            final List<Long> byWorker = new ArrayList<>(Collections.nCopies(threads, 0L));
            byWorker.set(0, nodes);
            final SearchResult result = new SearchResult(1, 0, 0, 1, 1, nodes, nanos, List.of(1), null);
            return List.of(new Timed(result, nanos, new SearchStatistics(byWorker, nanos, Map.of())));
        }

        @Override
        public List<SearchReport> deepen(String position, long enoughNanos, long mostNanos) {
            return List.of();
        }

        @Override
        public String formatMove(String position, int move) {
            return "-";
        }
    }

    private Score run(Machine machine, int threads, double seconds) throws InterruptedException {
        return new ScoreBenchmark(TASKS, threads, seconds, machine, SILENT, clock::get).run();
    }

    @Test
    void aQuietMachineIsDoneSoon() throws InterruptedException {
        final Score score = run(new Machine(0.001), 2, 1000);
        assertEquals(1000, score.oneCore().value(), 1);
        assertEquals(1800, score.allCores().value(), 2);
        assertEquals(1.8, score.scaling().value(), 0.01);
        assertEquals(5, score.passes());
        assertTrue(score.stable());
        assertEquals("1-2000000", score.workload());
    }

    @Test
    void aNoisyMachineGetsMorePasses() throws InterruptedException {
        final Score score = run(new Machine(0.1), 2, 10_000);
        assertTrue(score.passes() > 5);
        assertTrue(score.stable());
        assertTrue(Score.precision(score.oneCore()) <= 0.01 && Score.precision(score.allCores()) <= 0.01);
    }

    @Test
    void theTimeLimitEndsIt() throws InterruptedException {
        final Score score = run(new Machine(0.5), 2, 60);
        assertTrue(clock.get() < 60e9);
        assertFalse(score.stable());
        assertTrue(score.parsable().endsWith("stable=no"));
        assertEquals(1, run(new Machine(0.5), 2, 0.001).passes(), "but one pass there is");
    }

    @Test
    void withOneThreadBothScoresAreTheSame() throws InterruptedException {
        final Score score = run(new Machine(0.001), 1, 100);
        assertEquals(score.oneCore(), score.allCores());
        assertEquals(1, score.speedup().value(), 1e-9);
    }

    @Test
    void aMachineThatMiscountsIsFound() {
        final Machine machine = new Machine(0);
        machine.drift = 1;
        final IllegalStateException e = assertThrows(IllegalStateException.class, () -> run(machine, 2, 100));
        assertTrue(e.getMessage().contains("the machine is faulty"), e::getMessage);
    }

    @Test
    void theLineForProgramsIsWordsOfNameAndValue() throws InterruptedException {
        final String line = run(new Machine(0.001), 2, 1000).parsable();
        assertTrue(
                line.matches("royalfork-bench( [a-z_]+=[0-9a-z.-]+){9}")
                        && line.contains(" workload=1-2000000 one_core=")
                        && line.contains(" threads=2 "),
                line);
    }

    @Test
    void theWorkloadIsReadable() {
        final List<ScoreBenchmark.Task> workload = ScoreBenchmark.workload();
        assertEquals(10, workload.size());
        final ChessGame game = new ChessGame();
        workload.forEach(task -> {
            assertTrue(task.depth() > 0 && task.depth() <= SearchLimits.MAX_DEPTH);
            assertEquals(task.position(), game.formatPosition(game.parsePosition(task.position())));
        });
    }
}
