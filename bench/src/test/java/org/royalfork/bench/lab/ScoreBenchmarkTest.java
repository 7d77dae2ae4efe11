package org.royalfork.bench.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.royalfork.engine.chess.ChessGame;
import org.royalfork.parallel.search.SearchLimits;

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

    /**
     * A process on a machine of 1,000 kilonodes a second a core, on which two cores are 1.8 times as fast. Its own speed is off
     * by a factor for good, a part of its searches is slowed down, the first ones by as much as a compiler does.
     */
    private final class Machine implements ScoreBenchmark.Runner {

        private final SplittableRandom random;
        private final double factor;
        private final double disturbed;
        private long sequentialNodes = 100_000;
        private long drift;
        private int searches;

        Machine(long seed, double factor, double disturbed) {
            random = new SplittableRandom(seed);
            this.factor = factor;
            this.disturbed = disturbed;
        }

        @Override
        public ScoreBenchmark.Sample search(int threads, ScoreBenchmark.Task task) {
            final long nodes = threads == 1 ? sequentialNodes : random.nextLong(90_000, 130_000);
            sequentialNodes += threads == 1 ? drift : 0;
            final double undisturbed = (threads == 1 ? 1.0 : 1.8) * factor;
            final double slower =
                    random.nextDouble() < disturbed ? 1 + random.nextDouble() / 2 : 1 + 0.002 * random.nextDouble();
            final double compiling = 1 + 3 * Math.exp(-searches++ / 4.0);
            final long nanos = Math.round(nodes * 1000 / undisturbed * slower * compiling);
            clock.addAndGet(nanos);
            return new ScoreBenchmark.Sample(nanos, nodes);
        }
    }

    private Score run(int threads, double seconds, Machine... machines) throws InterruptedException {
        return new ScoreBenchmark(TASKS, threads, seconds, List.of(machines), SILENT, clock::get).run();
    }

    /** Five processes whose speeds differ by up to 1 % either way. */
    private Machine[] processes(long seed, double disturbed) {
        final SplittableRandom random = new SplittableRandom(seed);
        return IntStream.range(0, 5)
                .mapToObj(i -> new Machine(random.nextLong(), 1 + random.nextDouble(-0.01, 0.01), disturbed))
                .toArray(Machine[]::new);
    }

    @Test
    void aQuietMachineIsDoneSoon() throws InterruptedException {
        final Score score = run(2, 1000, new Machine(1, 1, 0), new Machine(2, 1.002, 0), new Machine(3, 0.998, 0));
        assertEquals(1000, score.oneCore().value(), 5);
        assertEquals(1800, score.allCores().value(), 9);
        assertEquals(1.8, score.scaling().value(), 0.01);
        assertEquals(3 * 8, score.passes());
        assertTrue(score.stable());
        assertEquals("3-200000", score.workload());
    }

    /** Half of the searches take up to half as long again: a mean would be off by more than a tenth. */
    @Test
    void disturbancesDoNotCount() throws InterruptedException {
        for (long seed = 1; seed <= 20; seed++) {
            final Score score = run(2, 150, processes(seed, 0.5));
            assertEquals(1000, score.oneCore().value(), 20, "one core, seed " + seed);
            assertEquals(1800, score.allCores().value(), 36, "all cores, seed " + seed);
        }
    }

    @Test
    void aMachineDisturbedAllTheTimeIsSeenToBe() throws InterruptedException {
        final Score score = run(2, 60, processes(1, 1));
        assertFalse(score.stable());
        assertTrue(score.parsable().endsWith("stable=no"));
    }

    @Test
    void processesThatDifferMuchAreSeenTo() throws InterruptedException {
        final Score score = run(2, 60, new Machine(1, 1, 0), new Machine(2, 1.1, 0), new Machine(3, 0.9, 0));
        assertFalse(score.stable());
        assertEquals(1000, score.oneCore().value(), 10);
        assertTrue(score.oneCore().low() < 950 && score.oneCore().high() > 1050, score.oneCore()::toString);
    }

    @Test
    void theTimeLimitEndsIt() throws InterruptedException {
        run(2, 60, processes(1, 1));
        assertTrue(clock.get() < 60e9);
        assertEquals(1, run(2, 0.001, processes(1, 1)).passes(), "but one pass there is");
    }

    @Test
    void withOneThreadBothScoresAreTheSame() throws InterruptedException {
        final Score score = run(1, 100, processes(1, 0));
        assertEquals(score.oneCore(), score.allCores());
        assertEquals(1, score.speedup().value(), 1e-9);
    }

    @Test
    void aMachineThatMiscountsIsFound() {
        final Machine machine = new Machine(1, 1, 0);
        machine.drift = 1;
        final IllegalStateException e = assertThrows(IllegalStateException.class, () -> run(2, 100, machine));
        assertTrue(e.getMessage().contains("the machine is faulty"), e::getMessage);
    }

    @Test
    void aProcessThatMiscountsIsFound() {
        final Machine machine = new Machine(1, 1, 0);
        machine.sequentialNodes++;
        final IllegalStateException e =
                assertThrows(IllegalStateException.class, () -> run(2, 100, new Machine(2, 1, 0), machine));
        assertTrue(e.getMessage().contains("the machine is faulty"), e::getMessage);
    }

    /** A process of its own, with the real workload's first position to a low depth. */
    @Test
    void aProcessSearches() throws Exception {
        final ScoreBenchmark.Task task =
                new ScoreBenchmark.Task(5, ScoreBenchmark.workload().getFirst().position());
        try (ScoreProcess process = new ScoreProcess()) {
            final ScoreBenchmark.Sample first = process.search(1, task);
            assertTrue(first.nodes() > 0 && first.nanos() > 0, first::toString);
            assertEquals(first.nodes(), process.search(1, task).nodes());
            assertTrue(process.search(2, task).nodes() > 0);
        }
    }

    @Test
    void theLineForProgramsIsWordsOfNameAndValue() throws InterruptedException {
        final String line = run(2, 1000, processes(1, 0)).parsable();
        assertTrue(
                line.matches("royalfork-bench( [a-z_]+=[0-9a-z.-]+){9}")
                        && line.contains(" workload=3-200000 one_core=")
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
