package org.royalfork.parallel.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.parallel.RandomTree;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Selectivity;
import org.royalfork.parallel.reference.Minimax;
import org.royalfork.parallel.reference.OrderedTree;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchReport;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.search.SearchStatistics;
import org.royalfork.parallel.search.WorkerStatistics.Counter;
import org.royalfork.parallel.split.Determinism;
import org.royalfork.parallel.split.SplitPolicy;
import org.royalfork.parallel.split.VirtualScheduler;

/**
 * Workers that take turns: the same search each time, a right one whatever the schedule, and in a virtual time that no
 * number of workers could better.
 */
@Timeout(value = 300, threadMode = SEPARATE_THREAD)
class DeterminismTest {

    private static final long SEED = Long.getLong("royalfork.seed", 20_261_130L);
    private static final int TREES = Integer.getInteger("royalfork.trees", 10_000);
    private static final SplitPolicy EVERYTHING = new SplitPolicy(3, 3, false, false, false, false, false);

    /** All that a search tells and counts, but for real time and how full the table is. */
    private record Trace(SearchResult result, List<SearchReport> reports, List<Long> nodesByWorker, long virtualNanos) {

        static Trace of(SearcherFixture fixture, SearchLimits limits) throws InterruptedException {
            fixture.searcher.clear();
            Recorder recorder = new Recorder();
            SearchResult result = fixture.search(limits, recorder);
            SearchStatistics statistics = fixture.searcher.lastStatistics();
            return new Trace(
                    result.withTotals(result.nodes(), 0, result.failure()),
                    recorder.reports().stream().map(Trace::timeless).toList(),
                    statistics.nodesByWorker(),
                    statistics.elapsedNanos());
        }

        private static SearchReport timeless(SearchReport r) {
            return new SearchReport(
                    r.depth(), r.selectiveDepth(), r.line(), r.score(), r.bound(), r.nodes(), 0, 0, r.moves());
        }

        long virtualTime() {
            return virtualNanos / VirtualScheduler.NANOS_PER_NODE;
        }
    }

    private static Determinism anyDeterminism(SplittableRandom random) {
        return new Determinism(
                random.nextLong(), random.nextInt(1, 51), random.nextInt(20), random.nextInt(5), random.nextInt(5));
    }

    static List<Arguments> teams() {
        List<Arguments> teams = new ArrayList<>();
        for (Strategy strategy : Strategy.values()) {
            for (int workers : new int[] {1, 2, 3, 8, 64}) {
                if (strategy != Strategy.SEQUENTIAL) {
                    teams.add(Arguments.of(strategy, workers));
                }
            }
        }
        return teams;
    }

    @ParameterizedTest
    @MethodSource("teams")
    void sameSettingsGiveTheSameSearch(Strategy strategy, int workers) throws InterruptedException {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < 4; i++) {
            Game game = SearcherFixture.hugeTree(random.nextLong());
            Determinism determinism = i == 0 ? Determinism.DEFAULT : anyDeterminism(random);
            SearchLimits limits = i < 3 ? SearchLimits.ofDepth(10) : SearchLimits.ofNodes(3_000);
            try (SearcherFixture first = new SearcherFixture(game, strategy, workers);
                    SearcherFixture second = new SearcherFixture(game, strategy, workers)) {
                for (SearcherFixture fixture : List.of(first, second)) {
                    fixture.searcher.setSelectivity(Selectivity.FULL);
                    fixture.searcher.setDeterminism(determinism);
                }
                Trace trace = Trace.of(first, limits);
                String context = determinism + ", tree " + i + " of seed " + SEED;
                assertNull(trace.result.failure(), context);
                assertEquals(workers, trace.nodesByWorker.size(), context);
                long busy = trace.nodesByWorker.stream().filter(n -> n > 0).count();
                assertTrue(busy > 1 || workers == 1, context);
                assertEquals(trace, Trace.of(first, limits), context);
                assertEquals(trace, Trace.of(second, limits), "in another searcher, " + context);
            }
        }
    }

    /** What was searched before does not matter after clear(), only what is known of it. */
    @Test
    void theSameContentsGiveTheSameSearch() throws InterruptedException {
        try (SearcherFixture fixture =
                new SearcherFixture(SearcherFixture.hugeTree(73), Strategy.YOUNG_BROTHERS_WAIT, 4)) {
            fixture.searcher.setDeterminism(Determinism.DEFAULT);
            List<Trace> games = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                games.add(Trace.of(fixture, SearchLimits.ofDepth(7)));
                assertNotEquals(
                        games.getLast().result.nodes(),
                        fixture.search(SearchLimits.ofDepth(7)).nodes(),
                        "what was learnt makes a difference");
                fixture.searcher.setDeterminism(null);
                fixture.search(SearchLimits.ofDepth(7));
                fixture.searcher.setDeterminism(Determinism.DEFAULT);
            }
            assertEquals(1, new HashSet<>(games).size());
        }
    }

    @Test
    void anotherSeedIsAnotherSchedule() throws InterruptedException {
        Set<List<Long>> schedules = new HashSet<>();
        try (SearcherFixture fixture =
                new SearcherFixture(SearcherFixture.hugeTree(79), Strategy.YOUNG_BROTHERS_WAIT, 8)) {
            for (int seed = 0; seed < 10; seed++) {
                fixture.searcher.setDeterminism(Determinism.DEFAULT.withSeed(seed));
                schedules.add(Trace.of(fixture, SearchLimits.ofDepth(7)).nodesByWorker);
            }
        }
        assertTrue(schedules.size() >= 8, () -> "different schedules of 10: " + schedules.size());
    }

    /** Each tree has a schedule of its own: a seed, a length of turns, and latencies. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 8, 64})
    void everyScheduleFindsTheMinimaxValue(int workers) throws InterruptedException {
        SplittableRandom random = new SplittableRandom(SEED + workers);
        Strategy[] strategies = Strategy.values();
        int shared = 0;
        try (SearcherFixture fixture = new SearcherFixture(shape(random), Strategy.SEQUENTIAL, workers)) {
            for (int i = 0; i < TREES / 10; i++) {
                RandomTree.Shape shape = shape(random);
                int depth = random.nextInt(3, shape.maxWidth() <= 4 ? 8 : 6);
                Determinism determinism = anyDeterminism(random);
                Strategy strategy = strategies[random.nextInt(1, strategies.length)];
                fixture.searcher.setStrategy(strategy);
                if (strategy == Strategy.YOUNG_BROTHERS_WAIT) {
                    boolean all = random.nextBoolean();
                    fixture.searcher.setPolicy(all ? EVERYTHING : SplitPolicy.YOUNG_BROTHERS_WAIT.withMinDepth(3));
                }
                fixture.searcher.setDeterminism(determinism);
                if (random.nextBoolean()) {
                    fixture.searcher.clear();
                }
                SearchResult result = fixture.search(
                        new SearchRequest(shape.initialPosition(), SearchLimits.ofDepth(depth)), new Recorder());
                String context = "tree " + i + " of seed " + SEED + ", " + strategy + ", " + determinism + ", depth "
                        + depth + ", " + shape;
                assertNull(result.failure(), context);
                assertEquals(new Minimax().search(shape.initialPosition(), depth), result.score(), context);
                SearchStatistics statistics = fixture.searcher.lastStatistics();
                assertTimeIsPossible(statistics, context);
                assertTrue(
                        strategy == Strategy.LAZY_SMP
                                || strategy == Strategy.ABDADA
                                || statistics.busyNanos() >= statistics.nodes() * VirtualScheduler.NANOS_PER_NODE,
                        context);
                shared += statistics.get(Counter.SHARED_SPLITS) > 0 ? 1 : 0;
            }
        }
        assertTrue(workers == 1 || shared > TREES / 40, "searches that were shared: " + shared);
    }

    private static RandomTree.Shape shape(SplittableRandom random) {
        int minWidth = random.nextInt(1, 4);
        return new RandomTree.Shape(
                random.nextLong(),
                minWidth,
                minWidth + random.nextInt(5),
                1 << random.nextInt(1, 20),
                1 << random.nextInt(12),
                random.nextInt(4) * 20,
                random.nextInt(5) * 250);
    }

    private static void assertTimeIsPossible(SearchStatistics statistics, String context) {
        long time = statistics.elapsedNanos() / VirtualScheduler.NANOS_PER_NODE;
        assertTrue(time >= Collections.max(statistics.nodesByWorker()), context);
        assertTrue(time * statistics.workers() >= statistics.nodes(), context);
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SEQUENTIAL")
    void oneWorkerTakesTheSequentialTime(Strategy strategy) throws InterruptedException {
        for (int seed = 0; seed < 10; seed++) {
            Game game = SearcherFixture.hugeTree(seed);
            try (SearcherFixture sequential = new SearcherFixture(game, Strategy.SEQUENTIAL, 1);
                    SearcherFixture one = new SearcherFixture(game, strategy, 1)) {
                sequential.searcher.setSelectivity(Selectivity.FULL);
                one.searcher.setSelectivity(Selectivity.FULL);
                one.searcher.setDeterminism(Determinism.EXACT);
                Trace expected = Trace.of(sequential, SearchLimits.ofDepth(8));
                Trace trace = Trace.of(one, SearchLimits.ofDepth(8));
                assertEquals(expected.result, trace.result);
                assertEquals(expected.reports, trace.reports);
                assertEquals(trace.result.nodes(), trace.virtualTime());
            }
        }
    }

    /** As long as nothing but nodes takes time, someone is searching at any moment; and many workers are of use. */
    @Test
    void moreWorkersTakeLessVirtualTime() throws InterruptedException {
        Game game = new RandomTree.Shape(83, 8, 8, 1 << 19, 300, 0, 900);
        List<Long> times = new ArrayList<>();
        for (int workers : new int[] {1, 2, 4, 8}) {
            try (SearcherFixture fixture = new SearcherFixture(game, Strategy.YOUNG_BROTHERS_WAIT, workers)) {
                fixture.searcher.setDeterminism(Determinism.EXACT);
                Trace trace = Trace.of(fixture, SearchLimits.ofDepth(6));
                times.add(trace.virtualTime());
                assertTrue(trace.virtualTime() <= trace.result.nodes(), () -> workers + " workers: " + trace);
            }
        }
        assertTrue(times.get(1) < times.get(0) / 1.5, () -> "virtual times " + times);
        assertTrue(times.get(2) < times.get(1) / 1.4, () -> "virtual times " + times);
        assertTrue(times.get(3) < times.get(2) / 1.2, () -> "virtual times " + times);
    }

    /** Where the first move of each node is the best, no one can search in vain, and so however many search the same nodes. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 8, 64})
    void nothingIsSearchedInVainInAPerfectlyOrderedTree(int workers) throws InterruptedException {
        SplittableRandom random = new SplittableRandom(SEED);
        Position root = new OrderedTree(6, true);
        SearchRequest request = new SearchRequest(root, SearchLimits.ofDepth(7));
        for (Strategy strategy : List.of(Strategy.YOUNG_BROTHERS_WAIT, Strategy.PV_SPLITTING)) {
            try (SearcherFixture fixture = new SearcherFixture(new OrderedGame(root), strategy, workers)) {
                fixture.searcher.setDeterminism(anyDeterminism(random));
                SearchResult result = fixture.search(request, new Recorder());
                assertTrue(fixture.searcher.lastStatistics().get(Counter.STEALS) > 0);
                fixture.searcher.clear();
                fixture.searcher.setStrategy(Strategy.SEQUENTIAL);
                assertEquals(fixture.search(request, new Recorder()).nodes(), result.nodes());
            }
        }
    }

    private record OrderedGame(Position root) implements Game {

        @Override
        public String name() {
            return "ordered";
        }

        @Override
        public Position initialPosition() {
            return root.copy();
        }

        @Override
        public Position parsePosition(String text) {
            throw new IllegalArgumentException("no notation");
        }

        @Override
        public String formatPosition(Position position) {
            return Long.toString(position.key());
        }

        @Override
        public String formatMove(Position position, int move) {
            return Integer.toString(move);
        }

        @Override
        public int parseMove(Position position, String text) {
            return Integer.parseInt(text);
        }

        @Override
        public Selectivity selectivity() {
            return Selectivity.FULL_WIDTH;
        }
    }

    @Test
    void latenciesTakeVirtualTime() throws InterruptedException {
        Game game = new RandomTree.Shape(89, 8, 8, 1 << 19, 300, 0, 900);
        List<Long> times = new ArrayList<>();
        for (int latency : new int[] {0, 100, 1_000}) {
            try (SearcherFixture fixture = new SearcherFixture(game, Strategy.YOUNG_BROTHERS_WAIT, 4)) {
                fixture.searcher.setDeterminism(new Determinism(1, 1, latency, latency, latency));
                times.add(Trace.of(fixture, SearchLimits.ofDepth(6)).virtualTime());
            }
        }
        assertTrue(times.get(0) < times.get(1) && times.get(1) < times.get(2), () -> "virtual times " + times);
    }
}
