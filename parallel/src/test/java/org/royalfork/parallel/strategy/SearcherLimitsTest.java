package org.royalfork.parallel.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.parallel.Takeaway;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.Selectivity;
import org.royalfork.parallel.search.SearchHandle;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchReport;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;

/** A search ends when its limits say so, and not before. */
@Timeout(value = 120, threadMode = SEPARATE_THREAD)
class SearcherLimitsTest {

    private static final Game HUGE = SearcherFixture.hugeTree(5);

    @ParameterizedTest
    @EnumSource
    void depthIsReachedAndNotExceeded(Strategy strategy) throws InterruptedException {
        for (int workers : new int[] {1, 2, 8}) {
            try (SearcherFixture fixture = new SearcherFixture(SearcherFixture.tree(3), strategy, workers)) {
                for (int depth = 1; depth <= 6; depth++) {
                    Recorder recorder = new Recorder();
                    SearchResult result = fixture.search(SearchLimits.ofDepth(depth), recorder);
                    assertNull(result.failure());
                    assertEquals(depth, result.depth());
                    assertEquals(depth, recorder.exact(1).getLast().depth());
                    boolean looksAhead = workers > 1
                            && (strategy == Strategy.ROOT_SPLITTING
                                    || strategy == Strategy.LAZY_SMP
                                    || strategy == Strategy.ABDADA);
                    assertTrue(looksAhead || result.selectiveDepth() <= depth, "nothing is extended");
                    assertEquals(
                            fixture.values(fixture.rootMoves(), depth).getFirst(),
                            result.score(),
                            strategy + ", " + workers + " workers, depth " + depth);
                    assertEquals(fixture.value(result.move(), depth), result.score(), "the move has that value");
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void nodesAreExactWithOneWorker(Strategy strategy) throws InterruptedException {
        try (SearcherFixture fixture = new SearcherFixture(HUGE, strategy, 1)) {
            for (Selectivity selectivity : new Selectivity[] {Selectivity.FULL_WIDTH, Selectivity.FULL}) {
                fixture.searcher.setSelectivity(selectivity);
                for (long nodes : new long[] {1, 2, 3, 4, 5, 17, 100, 1_023, 1_024, 1_025, 2_048, 5_000, 50_001}) {
                    fixture.searcher.clear();
                    SearchResult result = fixture.search(SearchLimits.ofNodes(nodes));
                    assertEquals(nodes, result.nodes(), () -> strategy + ", " + nodes + " nodes");
                    assertTrue(fixture.rootMoves().contains(result.move()));
                }
            }
        }
    }

    /** Every small limit, since where it falls in the search differs from one to the next. */
    @Test
    void everySmallNumberOfNodesIsExact() throws InterruptedException {
        try (SearcherFixture fixture = new SearcherFixture(HUGE, Strategy.SEQUENTIAL, 1)) {
            for (long nodes = 1; nodes <= 600; nodes++) {
                fixture.searcher.clear();
                assertEquals(nodes, fixture.search(SearchLimits.ofNodes(nodes)).nodes());
            }
        }
    }

    /** Workers look at each other's counters now and then, more often the nearer the limit is. */
    @ParameterizedTest
    @CsvSource({"ROOT_SPLITTING, 2", "ROOT_SPLITTING, 8", "YOUNG_BROTHERS_WAIT, 2", "YOUNG_BROTHERS_WAIT, 8"})
    void nodesAreNearlyExactWithSeveralWorkers(Strategy strategy, int workers) throws InterruptedException {
        try (SearcherFixture fixture = new SearcherFixture(HUGE, strategy, workers)) {
            for (long nodes : new long[] {1, 100, 5_000, 100_000}) {
                fixture.searcher.clear();
                SearchResult result = fixture.search(SearchLimits.ofNodes(nodes));
                assertTrue(result.nodes() >= nodes, () -> result.nodes() + " of " + nodes);
                assertTrue(result.nodes() <= nodes + 1_024L * workers, () -> result.nodes() + " of " + nodes);
                assertTrue(fixture.rootMoves().contains(result.move()));
            }
        }
    }

    @Test
    void theFirstLimitReachedEndsTheSearch() throws InterruptedException {
        try (SearcherFixture fixture = new SearcherFixture(HUGE, Strategy.SEQUENTIAL, 1)) {
            assertEquals(
                    3,
                    fixture.search(SearchLimits.ofDepth(3).withNodes(1_000_000)).depth());
            fixture.searcher.clear();
            assertEquals(
                    500, fixture.search(SearchLimits.ofDepth(30).withNodes(500)).nodes());
            SearchResult timed = fixture.search(SearchLimits.ofMoveTime(1).withDepth(200));
            assertTrue(timed.depth() < 200);
        }
    }

    @ParameterizedTest
    @EnumSource
    void timeEndsTheSearch(Strategy strategy) throws InterruptedException {
        try (SearcherFixture fixture = new SearcherFixture(HUGE, strategy, 2)) {
            for (SearchLimits limits : new SearchLimits[] {
                SearchLimits.ofMoveTime(20),
                SearchLimits.ofMoveTime(-20),
                SearchLimits.INFINITE.withClock(500, 10, 0).withOverhead(10),
                SearchLimits.INFINITE.withClock(-500, 0, 1)
            }) {
                SearchResult result = fixture.search(limits);
                assertNull(result.failure());
                assertTrue(fixture.rootMoves().contains(result.move()));
                assertTrue(result.nanos() > 0);
            }
        }
    }

    /** A pondering search runs on when its time is long over, until the ponder hit; then it ends by itself. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 8})
    void timeHoldsOnlyFromThePonderHitOn(int workers) throws InterruptedException {
        try (SearcherFixture fixture = new SearcherFixture(HUGE, Strategy.YOUNG_BROTHERS_WAIT, workers)) {
            CountDownLatch muchLater = new CountDownLatch(1);
            SearchListener listener = new SearchListener() {
                @Override
                public void onReport(SearchReport report) {
                    if (report.nanos() > TimeUnit.MILLISECONDS.toNanos(20)) {
                        muchLater.countDown();
                    }
                }
            };
            SearchLimits limits = SearchLimits.ofMoveTime(1).withPondering(true);
            SearchHandle handle = fixture.searcher.start(new SearchRequest(HUGE.initialPosition(), limits), listener);
            muchLater.await();
            assertFalse(handle.isDone());
            handle.ponderHit();
            SearchResult result = handle.await();
            assertTrue(result.nanos() > TimeUnit.MILLISECONDS.toNanos(20));
            handle.ponderHit();
            handle.stop();
            assertEquals(result, handle.await(), "an end is an end");
        }
    }

    @Test
    void aPonderingSearchCanBeStopped() throws InterruptedException {
        try (SearcherFixture fixture = new SearcherFixture(HUGE, Strategy.YOUNG_BROTHERS_WAIT, 2)) {
            SearchLimits limits = SearchLimits.INFINITE.withClock(60_000, 0, 0).withPondering(true);
            SearchHandle handle =
                    fixture.searcher.start(new SearchRequest(HUGE.initialPosition(), limits), SearchListener.NONE);
            handle.stop();
            assertTrue(fixture.rootMoves().contains(handle.await().move()));
        }
    }

    /** The distance to the end is exact for every heap, once the search is that deep. */
    @ParameterizedTest
    @EnumSource
    void theTheoryOfTakeawayIsFound(Strategy strategy) throws InterruptedException {
        for (Selectivity selectivity : new Selectivity[] {Selectivity.FULL_WIDTH, Selectivity.FULL}) {
            for (int heap = 1; heap <= 24; heap++) {
                try (SearcherFixture fixture = new SearcherFixture(new Takeaway.Rules(heap), strategy, 2)) {
                    fixture.searcher.setSelectivity(selectivity);
                    SearchResult result = fixture.search(SearchLimits.ofDepth(heap / 2 + 8));
                    assertEquals(Takeaway.valueOf(heap), result.score(), strategy + ", heap " + heap);
                    assertTrue(heap % 4 == 0 || result.move() == heap % 4, strategy + ", heap " + heap);
                }
            }
        }
    }

    /** A tree that is known to its end does not keep a search without limits from reaching the greatest depth. */
    @Test
    void aSolvedGameIsSearchedToTheGreatestDepth() throws InterruptedException {
        try (SearcherFixture fixture = new SearcherFixture(new Takeaway.Rules(21), Strategy.YOUNG_BROTHERS_WAIT, 2)) {
            SearchResult result = fixture.search(SearchLimits.INFINITE);
            assertEquals(SearchLimits.MAX_DEPTH, result.depth());
            assertEquals(Takeaway.valueOf(21), result.score());
        }
    }
}
