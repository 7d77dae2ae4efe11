package org.royalfork.parallel.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.parallel.RandomTree;
import org.royalfork.parallel.Watched;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.Selectivity;
import org.royalfork.parallel.search.SearchHandle;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.split.SplitPolicy;

/**
 * A stop ends every search, whenever it comes and from whatever thread, with a legal move. No stop is lost: a test that
 * waits for a search whose stop was cleared would never end.
 */
@Timeout(value = 120, threadMode = SEPARATE_THREAD)
class SearcherStopTest {

    private static final SplitPolicy ALL_ROOT_MOVES_AT_ONCE = new SplitPolicy(3, 3, true, true, false, false, false);

    private static final long SEED = Long.getLong("royalfork.seed", 20_261_130L);
    private static final int SEARCHES = Integer.getInteger("royalfork.searches", 150);
    private static final Game HUGE = SearcherFixture.hugeTree(11);
    private static final SearchRequest ENDLESS = new SearchRequest(HUGE.initialPosition(), SearchLimits.INFINITE);

    @ParameterizedTest
    @CsvSource({
        "SEQUENTIAL, 1",
        "ROOT_SPLITTING, 2",
        "ROOT_SPLITTING, 8",
        "YOUNG_BROTHERS_WAIT, 1",
        "YOUNG_BROTHERS_WAIT, 2",
        "YOUNG_BROTHERS_WAIT, 8",
        "PV_SPLITTING, 8",
        "LAZY_SMP, 2",
        "LAZY_SMP, 8",
        "ABDADA, 2",
        "ABDADA, 8"
    })
    void stopsAtRandomTimes(Strategy strategy, int workers) throws InterruptedException {
        SplittableRandom random = new SplittableRandom(SEED + workers);
        try (SearcherFixture fixture = new SearcherFixture(HUGE, strategy, workers)) {
            Set<Integer> legal = new HashSet<>(fixture.rootMoves());
            for (int i = 0; i < SEARCHES; i++) {
                fixture.searcher.setSelectivity(random.nextBoolean() ? Selectivity.FULL : Selectivity.FULL_WIDTH);
                Recorder recorder = new Recorder();
                SearchHandle handle = fixture.searcher.start(ENDLESS, recorder);
                long stopAt = System.nanoTime() + random.nextLong(random.nextBoolean() ? 100_000 : 3_000_000);
                while (System.nanoTime() < stopAt) {
                    Thread.onSpinWait();
                }
                Thread stopper = Thread.ofPlatform().start(handle::stop);
                SearchResult result = handle.await();
                stopper.join();
                assertNull(result.failure());
                assertTrue(legal.contains(result.move()), () -> "move " + result.move() + " of seed " + SEED);
                assertEquals(result.move(), result.moves().getFirst());
                assertEquals(List.of(result), recorder.results(), "finished once");
                assertTrue(handle.isDone());
            }
        }
    }

    /** Stopped before its first node, often before any thread of the pool has woken up. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 8})
    void stopsBeforeTheFirstNode(int workers) throws InterruptedException {
        try (SearcherFixture fixture = new SearcherFixture(HUGE, Strategy.YOUNG_BROTHERS_WAIT, workers)) {
            for (int i = 0; i < 3 * SEARCHES; i++) {
                Recorder recorder = new Recorder();
                SearchHandle handle = fixture.searcher.start(ENDLESS, recorder);
                handle.stop();
                SearchResult result = handle.await();
                assertTrue(fixture.rootMoves().contains(result.move()));
                assertEquals(1, recorder.results().size());
                assertTrue(!recorder.reports().isEmpty(), "even then there is a line to show");
            }
        }
    }

    /** Workers that know no score yet when they are stopped do not evaluate the one root at the same time. */
    @ParameterizedTest
    @EnumSource
    void workersStoppedAtOnceShareNoPosition(Strategy strategy) throws InterruptedException {
        Game game = new Watched(HUGE, new Watched.Watcher() {
            @Override
            public void onMake(int ply, int move) {}

            @Override
            public void onEvaluate() {
                LockSupport.parkNanos(100_000);
            }
        });
        try (SearcherFixture fixture = new SearcherFixture(game, strategy, 8)) {
            for (int i = 0; i < SEARCHES / 3; i++) {
                SearchRequest endless = new SearchRequest(game.initialPosition(), SearchLimits.INFINITE);
                SearchHandle handle = fixture.searcher.start(endless, SearchListener.NONE);
                LockSupport.parkNanos(i * 20_000L);
                handle.stop();
                assertNull(handle.await().failure());
            }
        }
    }

    /** What a stopped search leaves behind, in table and histories, is true: the next search finds the minimax value. */
    @ParameterizedTest
    @CsvSource({"ROOT_SPLITTING, 2", "YOUNG_BROTHERS_WAIT, 2", "YOUNG_BROTHERS_WAIT, 8"})
    void whatAStoppedSearchLeavesBehindIsTrue(Strategy strategy, int workers) throws InterruptedException {
        SplittableRandom random = new SplittableRandom(SEED + workers);
        Game game = SearcherFixture.tree(17);
        SearchRequest endless = new SearchRequest(game.initialPosition(), SearchLimits.INFINITE);
        try (SearcherFixture fixture = new SearcherFixture(game, strategy, workers)) {
            int expected = fixture.values(fixture.rootMoves(), 8).getFirst();
            for (int i = 0; i < SEARCHES / 3; i++) {
                fixture.searcher.clear();
                SearchHandle handle = fixture.searcher.start(endless, SearchListener.NONE);
                long stopAt = System.nanoTime() + random.nextLong(2_000_000);
                while (System.nanoTime() < stopAt) {
                    Thread.onSpinWait();
                }
                handle.stop();
                handle.await();
                SearchResult result = fixture.search(SearchLimits.ofDepth(8));
                assertEquals(expected, result.score(), () -> "seed " + SEED);
            }
        }
    }

    /**
     * Stopped in the middle of an iteration, a search returns a best move of the one before, or one that is as good at the
     * new depth: what was better than others, but not compared with the old best, does not count.
     */
    @ParameterizedTest
    @CsvSource({
        "SEQUENTIAL, 1",
        "ROOT_SPLITTING, 1",
        "ROOT_SPLITTING, 2",
        "ROOT_SPLITTING, 8",
        "YOUNG_BROTHERS_WAIT, 2",
        "YOUNG_BROTHERS_WAIT, 8"
    })
    void aStoppedIterationMakesNoMoveWorse(Strategy strategy, int workers) throws InterruptedException {
        SplittableRandom random = new SplittableRandom(SEED + workers);
        for (int i = 0; i < SEARCHES; i++) {
            // Wins near the root: then the window is open, and the first score that comes is above its lower end.
            Game game = new RandomTree.Shape(random.nextLong(), 4, 7, 1 << 16, 300, 60, 0);
            try (SearcherFixture fixture = new SearcherFixture(game, strategy, workers)) {
                long nodes = random.nextLong(100, 5_000);
                SearchResult stopped = fixture.search(SearchLimits.ofNodes(nodes));
                if (stopped.depth() == 0 || stopped.depth() > 7) {
                    continue;
                }
                int depth = stopped.depth();
                SearchResult complete = fixture.search(SearchLimits.ofDepth(depth));
                String context = "after " + nodes + " nodes, tree " + i + " of seed " + SEED;
                int best = Math.min(complete.score(), fixture.value(complete.move(), depth + 1));
                boolean equal = fixture.value(stopped.move(), depth) == complete.score();
                assertTrue(equal || fixture.value(stopped.move(), depth + 1) >= best, context);
            }
        }
    }

    /**
     * The race behind that property, forced: with all root moves shared at once, the best one of the iteration before is held up
     * until others have come in, and the search is stopped then.
     */
    @Test
    void whatComesInBeforeTheOldBestMoveIsNotBest() throws InterruptedException {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < 20; i++) {
            RandomTree.Shape shape = new RandomTree.Shape(random.nextLong(), 5, 8, 1 << 16, 300, 0, 0);
            int best;
            try (SearcherFixture fixture = new SearcherFixture(shape, Strategy.SEQUENTIAL, 1)) {
                best = fixture.search(SearchLimits.ofDepth(2)).move();
            }
            HoldUp holdUp = new HoldUp(best);
            Game game = new Watched(shape, holdUp);
            try (SearcherFixture fixture = new SearcherFixture(game, Strategy.ROOT_SPLITTING, 2)) {
                fixture.searcher.setPolicy(ALL_ROOT_MOVES_AT_ONCE);
                SearchRequest endless = new SearchRequest(game.initialPosition(), SearchLimits.INFINITE);
                SearchHandle handle = fixture.searcher.start(endless, SearchListener.NONE);
                holdUp.othersCameIn.await();
                handle.stop();
                holdUp.released.countDown();
                SearchResult result = handle.await();
                assertNull(result.failure());
                assertEquals(2, result.depth());
                assertEquals(best, result.move(), "tree " + i + " of seed " + SEED);
            }
        }
    }

    /** Holds whoever searches one root move in the third iteration, the first one with a shared root. */
    private static final class HoldUp implements Watched.Watcher {

        /** Times that the move is made at the root before: to order the moves, and in the iterations before. */
        private static final int TIMES_BEFORE = 3;

        final CountDownLatch othersCameIn = new CountDownLatch(2);
        final CountDownLatch released = new CountDownLatch(1);
        private final int best;
        private final AtomicInteger times = new AtomicInteger();

        HoldUp(int best) {
            this.best = best;
        }

        @Override
        public void onMake(int ply, int move) {
            if (ply > 0) {
                return;
            }
            if (move != best) {
                if (times.get() > TIMES_BEFORE) {
                    othersCameIn.countDown(); // when the second is made, the first has come in
                }
            } else if (times.incrementAndGet() > TIMES_BEFORE) {
                try {
                    released.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
    }

    /** What a game looks at by itself is no node, but hears of a stop and of the end of the time; no move is made after it. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void theGamesOwnSearchIsGivenUp(boolean byTime) throws InterruptedException {
        for (int call : new int[] {1, 2, 50, 1_000}) {
            CompletableFuture<SearchHandle> handle = new CompletableFuture<>();
            AtomicInteger calls = new AtomicInteger();
            AtomicInteger movesAfter = new AtomicInteger();
            Game game = new Watched(HUGE, new Watched.Watcher() {
                @Override
                public void onMake(int ply, int move) {
                    if (calls.get() >= call) {
                        movesAfter.incrementAndGet();
                    }
                }

                @Override
                public void onForcedWin(BooleanSupplier givenUp) {
                    if (calls.incrementAndGet() != call) {
                        return;
                    }
                    if (!byTime) {
                        assertFalse(givenUp.getAsBoolean());
                        handle.join().stop();
                        assertTrue(givenUp.getAsBoolean());
                    }
                    while (!givenUp.getAsBoolean()) {
                        Thread.onSpinWait(); // for ever, if it did not ask the clock
                    }
                }
            });
            try (SearcherFixture fixture = new SearcherFixture(game, Strategy.SEQUENTIAL, 1)) {
                fixture.searcher.setSelectivity(Selectivity.FULL);
                SearchLimits limits = byTime ? SearchLimits.ofMoveTime(300) : SearchLimits.INFINITE;
                handle.complete(
                        fixture.searcher.start(new SearchRequest(game.initialPosition(), limits), SearchListener.NONE));
                SearchResult result = handle.join().await();
                assertNull(result.failure());
                assertTrue(fixture.rootMoves().contains(result.move()));
                assertEquals(call, calls.get());
                assertEquals(0, movesAfter.get(), "moves made after call " + call);
            }
        }
    }

    @Test
    void stoppingTwiceOrAfterTheEndDoesNothing() throws InterruptedException {
        try (SearcherFixture fixture = new SearcherFixture(HUGE, Strategy.YOUNG_BROTHERS_WAIT, 2)) {
            SearchHandle first = fixture.searcher.start(ENDLESS, SearchListener.NONE);
            first.stop();
            first.stop();
            first.await();
            first.stop();
            SearchResult second = fixture.search(SearchLimits.ofDepth(5));
            assertEquals(5, second.depth(), "an old stop does not reach a new search");
        }
    }

    /** A stopped search still reports what it returns. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 8})
    void theLastReportIsTheResult(int workers) throws InterruptedException {
        SplittableRandom random = new SplittableRandom(SEED + workers);
        try (SearcherFixture fixture = new SearcherFixture(HUGE, Strategy.YOUNG_BROTHERS_WAIT, workers)) {
            for (int i = 0; i < SEARCHES; i++) {
                Recorder recorder = new Recorder();
                SearchResult result = fixture.search(SearchLimits.ofNodes(random.nextInt(1, 5_000)), recorder);
                assertEquals(result.score(), recorder.exact(1).getLast().score());
                assertEquals(result.moves(), recorder.exact(1).getLast().moves());
            }
        }
    }

    @Test
    void nothingMayBeChangedWhileASearchRuns() throws InterruptedException {
        try (SearcherFixture fixture = new SearcherFixture(HUGE, Strategy.YOUNG_BROTHERS_WAIT, 2)) {
            Searcher searcher = fixture.searcher;
            SearchHandle handle = searcher.start(ENDLESS, SearchListener.NONE);
            assertThrows(IllegalStateException.class, () -> searcher.start(ENDLESS, SearchListener.NONE));
            assertThrows(IllegalStateException.class, () -> searcher.setThreads(3));
            assertThrows(IllegalStateException.class, () -> searcher.setStrategy(Strategy.SEQUENTIAL));
            assertThrows(IllegalStateException.class, () -> searcher.setPolicy(SplitPolicy.ROOT_SPLITTING));
            assertThrows(IllegalStateException.class, () -> searcher.setSelectivity(Selectivity.FULL));
            assertThrows(IllegalStateException.class, () -> searcher.setTable(fixture.table));
            assertThrows(IllegalStateException.class, searcher::clear);
            assertEquals(2, searcher.threads());
            assertEquals(Strategy.YOUNG_BROTHERS_WAIT, searcher.strategy());
            handle.stop();
            handle.await();
            searcher.setThreads(3);
            searcher.setStrategy(Strategy.SEQUENTIAL);
            searcher.clear();
            assertEquals(4, fixture.search(SearchLimits.ofDepth(4)).depth());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 8})
    void closingStopsASearch(int workers) throws InterruptedException {
        SearcherFixture fixture = new SearcherFixture(HUGE, Strategy.YOUNG_BROTHERS_WAIT, workers);
        Recorder recorder = new Recorder();
        SearchHandle handle = fixture.searcher.start(ENDLESS, recorder);
        fixture.close();
        assertTrue(handle.isDone());
        assertEquals(List.of(handle.await()), recorder.results());
    }
}
