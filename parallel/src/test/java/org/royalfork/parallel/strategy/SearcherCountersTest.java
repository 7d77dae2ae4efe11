package org.royalfork.parallel.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.parallel.Watched;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.search.SearchStatistics;
import org.royalfork.parallel.search.WorkerStatistics.Counter;
import org.royalfork.parallel.split.Determinism;
import org.royalfork.parallel.split.SplitPolicy;
import org.royalfork.parallel.split.VirtualScheduler;

/** What a search counts of itself adds up, for every strategy and number of workers. */
@Timeout(value = 120, threadMode = SEPARATE_THREAD)
class SearcherCountersTest {

    private static final long SEED = Long.getLong("royalfork.seed", 20_261_130L);

    @ParameterizedTest
    @EnumSource
    void everyMomentOfEveryWorkerIsAccountedForOnce(Strategy strategy) throws InterruptedException {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int workers : new int[] {1, 2, 3, 8}) {
            try (SearcherFixture fixture =
                    new SearcherFixture(SearcherFixture.hugeTree(random.nextLong()), strategy, workers)) {
                for (int depth = 1; depth <= 7; depth++) {
                    String context = strategy + ", " + workers + " workers, depth " + depth + ", seed " + SEED;
                    fixture.searcher.clear();
                    long start = System.nanoTime();
                    SearchResult result = fixture.search(SearchLimits.ofDepth(depth));
                    long outside = System.nanoTime() - start;
                    SearchStatistics statistics = fixture.searcher.lastStatistics();
                    assertEquals(strategy == Strategy.SEQUENTIAL ? 1 : workers, statistics.workers(), context);
                    assertEquals(result.nodes(), statistics.nodes(), context);
                    assertEquals(1, statistics.accountedShare(statistics.elapsedNanos()), 1e-9, context);
                    assertTrue(statistics.elapsedNanos() >= result.nanos(), context);
                    assertTrue(statistics.elapsedNanos() <= outside, context);
                    checkCounters(statistics, context);
                }
            }
        }
    }

    /** Outside of the tests no more workers that share nodes take part than there are processors, but all of the others. */
    @Test
    void moreWorkersThanProcessorsOnlyWhereEachHasASearchOfItsOwn() throws InterruptedException {
        int processors = Runtime.getRuntime().availableProcessors();
        int workers = 4 * processors;
        String before = System.setProperty("royalfork.oversubscribe", "false");
        try (SearcherFixture fixture =
                new SearcherFixture(SearcherFixture.hugeTree(SEED), Strategy.YOUNG_BROTHERS_WAIT, workers)) {
            for (Strategy strategy : List.of(
                    Strategy.YOUNG_BROTHERS_WAIT,
                    Strategy.LAZY_SMP,
                    Strategy.PV_SPLITTING,
                    Strategy.ROOT_SPLITTING,
                    Strategy.ABDADA,
                    Strategy.YOUNG_BROTHERS_WAIT)) {
                fixture.searcher.setStrategy(strategy);
                fixture.searcher.clear();
                boolean alone = strategy == Strategy.LAZY_SMP || strategy == Strategy.ABDADA;
                fixture.search(alone ? SearchLimits.ofMoveTime(500) : SearchLimits.ofDepth(7));
                SearchStatistics statistics = fixture.searcher.lastStatistics();
                String context = strategy + ", " + statistics;
                assertEquals(workers, fixture.searcher.threads(), context);
                assertEquals(workers, statistics.workers(), context);
                long taking = statistics.nodesByWorker().stream()
                        .filter(nodes -> nodes > 0)
                        .count();
                assertTrue(alone ? taking > processors : taking <= processors, context);
                assertEquals(1, statistics.accountedShare(statistics.elapsedNanos()), 1e-9, context);
            }
        } finally {
            System.setProperty("royalfork.oversubscribe", before == null ? "false" : before);
        }
    }

    /** In virtual time where nothing but nodes takes time, workers are busy for as long as their nodes take, to the unit. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SEQUENTIAL")
    void inVirtualTimeBusyIsNodes(Strategy strategy) throws InterruptedException {
        for (int workers : new int[] {1, 2, 5}) {
            try (SearcherFixture fixture = new SearcherFixture(SearcherFixture.hugeTree(SEED), strategy, workers)) {
                fixture.searcher.setDeterminism(Determinism.EXACT);
                fixture.search(SearchLimits.ofDepth(6));
                SearchStatistics statistics = fixture.searcher.lastStatistics();
                String context = workers + " workers, " + statistics;
                assertEquals(VirtualScheduler.NANOS_PER_NODE * statistics.nodes(), statistics.busyNanos(), context);
                assertEquals(1, statistics.accountedShare(statistics.elapsedNanos()), 1e-9, context);
                checkCounters(statistics, context);
                fixture.searcher.clear();
                fixture.search(SearchLimits.ofDepth(6));
                assertEquals(statistics, fixture.searcher.lastStatistics(), context);
                fixture.searcher.setDeterminism(null);
                fixture.search(SearchLimits.ofDepth(6));
                SearchStatistics real = fixture.searcher.lastStatistics();
                assertEquals(1, real.accountedShare(real.elapsedNanos()), 1e-9, "real time again, " + context);
            }
        }
    }

    private static void checkCounters(SearchStatistics s, String context) {
        for (Counter counter : Counter.values()) {
            assertTrue(s.get(counter) >= 0, () -> counter + ", " + context);
        }
        assertTrue(s.busyNanos() > 0, context);
        assertTrue(s.get(Counter.PV_SPLITS) + s.get(Counter.CUT_SPLITS) <= s.get(Counter.SPLITS), context);
        long offered = s.workers() == 1 ? 0 : s.get(Counter.SPLITS);
        assertEquals(offered, s.get(Counter.TAKEN_BACK) + s.get(Counter.SHARED_SPLITS), context);
        long cutoffs = s.get(Counter.PV_CUTOFFS) + s.get(Counter.CUT_CUTOFFS) + s.get(Counter.ALL_CUTOFFS);
        assertTrue(cutoffs <= s.get(Counter.SPLITS), context);
        assertTrue(s.get(Counter.ABORTED_NODES) <= s.nodes(), context);
        if (s.get(Counter.SHARED_SPLITS) == 0) {
            assertEquals(0, s.waitingNanos(), context);
            assertEquals(0, s.get(Counter.STEALS), context);
        }
    }

    /** Where nothing is shared, all workers but the master are idle to the nanosecond. */
    @Test
    void workersThatGetNothingAreIdleAllTheTime() throws InterruptedException {
        try (SearcherFixture fixture =
                new SearcherFixture(SearcherFixture.hugeTree(SEED), Strategy.YOUNG_BROTHERS_WAIT, 4)) {
            fixture.searcher.setPolicy(SplitPolicy.YOUNG_BROTHERS_WAIT.withMinDepth(200));
            fixture.search(SearchLimits.ofDepth(7));
            SearchStatistics statistics = fixture.searcher.lastStatistics();
            assertEquals(0, statistics.get(Counter.SPLITS));
            assertEquals(4 * statistics.elapsedNanos() - statistics.busyNanos(), statistics.idleNanos());
            assertTrue(statistics.idleNanos() >= 3 * statistics.elapsedNanos());
        }
    }

    /** The thief of a node is kept there until its owner has made no move for a while: that while is waiting, not busy. */
    @Test
    void anOwnerWhoseThiefIsSlowWaits() throws InterruptedException {
        Slow slow = new Slow();
        try (SearcherFixture fixture = new SearcherFixture(
                new Watched(SearcherFixture.hugeTree(SEED), slow), Strategy.YOUNG_BROTHERS_WAIT, 2)) {
            for (int i = 0; i < 1_000 && slow.left.get() > 0; i++) {
                fixture.searcher.clear();
                slow.masterName = null;
                slow.held.set(false);
                fixture.search(SearchLimits.ofDepth(6));
                SearchStatistics statistics = fixture.searcher.lastStatistics();
                long held = slow.held.get() ? Slow.NANOS : 0;
                assertTrue(
                        statistics.waitingNanos() >= held / 2,
                        () -> "waited " + statistics.waitingNanos() + " of " + held + " ns, seed " + SEED);
            }
            assertTrue(slow.left.get() < Slow.TIMES, "some thief was held");
        }
    }

    /** Holds whoever is not the master, once a search, until the master has rested for {@link #NANOS}. */
    private static final class Slow implements Watched.Watcher {

        static final long NANOS = 20_000_000;
        static final int TIMES = 10;

        final AtomicInteger left = new AtomicInteger(TIMES);
        final AtomicBoolean held = new AtomicBoolean();
        volatile String masterName;
        private volatile long lastOfMaster;

        @Override
        public void onMake(int ply, int move) {
            String name = Thread.currentThread().getName();
            if (masterName == null && ply == 0) {
                masterName = name; // the first move of a search is the master's
            }
            if (name.equals(masterName)) {
                lastOfMaster = System.nanoTime();
            }
        }

        /** Here, since a thief on its way down to the node has its lock, which the owner might need before it can wait. */
        @Override
        public void onEvaluate() {
            String master = masterName;
            boolean isThief =
                    master != null && !Thread.currentThread().getName().equals(master);
            if (isThief && left.get() > 0 && held.compareAndSet(false, true)) {
                left.getAndDecrement();
                while (System.nanoTime() - lastOfMaster < NANOS) {
                    LockSupport.parkNanos(NANOS / 20);
                }
            }
        }
    }

    /** A stop is no sibling's doing: what it cuts short was not searched in vain because of the order of moves. */
    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void whatAStopCutsShortIsNotAborted(int workers) throws InterruptedException {
        try (SearcherFixture fixture =
                new SearcherFixture(SearcherFixture.hugeTree(SEED), Strategy.PV_SPLITTING, workers)) {
            fixture.search(SearchLimits.ofNodes(20_000));
            SearchStatistics statistics = fixture.searcher.lastStatistics();
            if (workers == 1) {
                assertEquals(0, statistics.get(Counter.ABORTED_NODES));
            }
            checkCounters(statistics, "seed " + SEED);
        }
    }

    @Test
    void figuresAddUpOverSearches() throws InterruptedException {
        try (SearcherFixture fixture =
                new SearcherFixture(SearcherFixture.hugeTree(SEED), Strategy.YOUNG_BROTHERS_WAIT, 2)) {
            assertThrows(IllegalStateException.class, fixture.searcher::lastStatistics);
            fixture.search(SearchLimits.ofDepth(6));
            SearchStatistics first = fixture.searcher.lastStatistics();
            fixture.search(SearchLimits.ofDepth(7));
            SearchStatistics second = fixture.searcher.lastStatistics();
            SearchStatistics both = first.plus(second);
            assertEquals(first.nodes() + second.nodes(), both.nodes());
            for (Counter counter : Counter.values()) {
                assertEquals(first.get(counter) + second.get(counter), both.get(counter), counter.key());
            }
            assertEquals(1, both.accountedShare(both.elapsedNanos()), 1e-9);
            assertEquals(Counter.values().length + 1, both.figures().size());
        }
    }
}
