package org.royalfork.parallel.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.royalfork.parallel.Faulty;
import org.royalfork.parallel.Watched;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.search.SearchHandle;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchReport;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.split.Determinism;

/** Workers that take turns, over the life of a searcher: one at a time, stopped, failing, and gone afterwards. */
@Timeout(value = 120, threadMode = SEPARATE_THREAD)
class DeterminismLifeTest {

    private static final long SEED = Long.getLong("royalfork.seed", 20_261_130L);
    private static final int FAILURES = 20;
    private static final int DEPTH = 6;

    /** Counts those who are making a move, now and then slowly, and remembers who they were. */
    private static final class Crowd implements Watched.Watcher {

        private final AtomicInteger inside = new AtomicInteger();
        private final AtomicInteger most = new AtomicInteger();
        private final AtomicInteger calls = new AtomicInteger();
        private final Set<Thread> threads = ConcurrentHashMap.newKeySet();

        @Override
        public void onMake(int ply, int move) {
            most.accumulateAndGet(inside.incrementAndGet(), Math::max);
            if ((calls.incrementAndGet() & 63) == 0) {
                LockSupport.parkNanos(1_000); // gives others the time to come in, if they can
            }
            threads.add(Thread.currentThread());
            inside.decrementAndGet();
        }
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SEQUENTIAL")
    void oneAtATimeAndNoneAfterwards(Strategy strategy) throws InterruptedException {
        Crowd crowd = new Crowd();
        Game game = new Watched(SearcherFixture.hugeTree(97), crowd);
        try (SearcherFixture fixture = new SearcherFixture(game, strategy, 4)) {
            fixture.searcher.setDeterminism(Determinism.DEFAULT.withNodesPerTurn(3));
            for (int i = 0; i < 5; i++) {
                fixture.search(SearchLimits.ofDepth(6));
                crowd.threads.removeIf(thread -> thread.getName().startsWith("search-"));
                for (Thread thread : crowd.threads) {
                    assertFalse(thread.isAlive(), thread::toString);
                }
            }
        }
        assertEquals(1, crowd.most.get());
        assertTrue(crowd.threads.size() > 5, "others than the master took part: " + crowd.threads.size());
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SEQUENTIAL")
    void aStopFromOutsideEndsTheSearch(Strategy strategy) throws InterruptedException {
        SplittableRandom random = new SplittableRandom(SEED);
        Game game = SearcherFixture.hugeTree(101);
        try (SearcherFixture fixture = new SearcherFixture(game, strategy, 8)) {
            for (int i = 0; i < 20; i++) {
                fixture.searcher.setDeterminism(Determinism.DEFAULT.withNodesPerTurn(random.nextInt(1, 51)));
                int depth = random.nextInt(1, 7);
                CountDownLatch reached = new CountDownLatch(1);
                SearchRequest request = new SearchRequest(game.initialPosition(), SearchLimits.INFINITE);
                SearchHandle handle = fixture.searcher.start(request, new SearchListener() {
                    @Override
                    public void onReport(SearchReport report) {
                        if (report.depth() >= depth) {
                            reached.countDown();
                        }
                    }
                });
                reached.await();
                handle.stop();
                SearchResult result = handle.await();
                assertNull(result.failure());
                assertTrue(fixture.rootMoves().contains(result.move()));
            }
        }
    }

    @Test
    void aTimeLimitEndsTheSearch() throws InterruptedException {
        try (SearcherFixture fixture =
                new SearcherFixture(SearcherFixture.hugeTree(103), Strategy.YOUNG_BROTHERS_WAIT, 3)) {
            fixture.searcher.setDeterminism(Determinism.DEFAULT);
            SearchResult result = fixture.search(SearchLimits.ofMoveTime(30));
            assertNull(result.failure());
            assertTrue(result.nanos() >= 30_000_000);
        }
    }

    static List<Arguments> failures() {
        List<Arguments> searches = new ArrayList<>();
        for (Strategy strategy : Strategy.values()) {
            for (Faulty.Kind kind : Faulty.Kind.values()) {
                if (strategy != Strategy.SEQUENTIAL) {
                    searches.add(Arguments.of(strategy, kind));
                }
            }
        }
        return searches;
    }

    @ParameterizedTest
    @MethodSource("failures")
    void aFailingWorkerEndsTheSearchOnly(Strategy strategy, Faulty.Kind kind) throws InterruptedException {
        SplittableRandom random = new SplittableRandom(SEED);
        Faulty faults = new Faulty();
        Game game = new Watched(SearcherFixture.tree(23), faults);
        try (SearcherFixture fixture = new SearcherFixture(game, strategy, 4)) {
            int expected = fixture.values(fixture.rootMoves(), DEPTH).getFirst();
            for (int i = 0; i < FAILURES; i++) {
                fixture.searcher.setDeterminism(Determinism.DEFAULT.withNodesPerTurn(random.nextInt(1, 51)));
                long call = 1 + random.nextLong(1L << random.nextInt(1, 16));
                boolean forGood = random.nextBoolean();
                String context = call + "th call" + (forGood ? " and all after" : "") + ", seed " + SEED;
                faults.arm(call, kind, forGood);
                SearchResult failed = fixture.search(SearchLimits.INFINITE);
                assertNotNull(failed.failure(), context);
                assertTrue(fixture.rootMoves().contains(failed.move()), context);

                faults.disarm();
                fixture.searcher.clear();
                SearchResult next = fixture.search(SearchLimits.ofDepth(DEPTH));
                assertNull(next.failure(), context);
                assertEquals(expected, next.score(), context);
            }
        }
    }

    @Test
    void settingsOutOfRangeAreNamed() {
        assertTrue(assertThrows(IllegalArgumentException.class, () -> Determinism.DEFAULT.withNodesPerTurn(0))
                .getMessage()
                .contains("nodesPerTurn"));
        assertTrue(assertThrows(IllegalArgumentException.class, () -> new Determinism(1, 1, -1, 0, 0))
                .getMessage()
                .contains("stealLatency"));
    }
}
