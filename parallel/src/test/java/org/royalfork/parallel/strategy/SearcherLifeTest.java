package org.royalfork.parallel.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.parallel.Watched;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Selectivity;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.split.SplitPolicy;
import org.royalfork.tt.TranspositionTable;

/** A searcher over its life: one search after the other, with more and fewer workers, repeatable, and without remains. */
@Timeout(value = 120, threadMode = SEPARATE_THREAD)
class SearcherLifeTest {

    private static final long SEED = Long.getLong("royalfork.seed", 20_261_130L);
    private static final int SHORT_SEARCHES = Integer.getInteger("royalfork.searches", 2_000);

    /** One worker's searches are the same each time, in this searcher and in another one, after everything is forgotten. */
    @ParameterizedTest
    @EnumSource
    void oneWorkerIsRepeatable(Strategy strategy) throws InterruptedException {
        Game game = SearcherFixture.hugeTree(43);
        try (SearcherFixture first = new SearcherFixture(game, strategy, 1);
                SearcherFixture second = new SearcherFixture(game, strategy, 1)) {
            first.searcher.setSelectivity(Selectivity.FULL);
            second.searcher.setSelectivity(Selectivity.FULL);
            List<Long> nodes = play(first);
            assertNotEquals(nodes, play(first), "what was learnt makes a difference");
            first.searcher.clear();
            assertEquals(nodes, play(first), "after clear()");
            assertEquals(nodes, play(second), "in another searcher");
        }
    }

    /** Returns the nodes of the searches of one game. */
    private static List<Long> play(SearcherFixture fixture) throws InterruptedException {
        List<Long> nodes = new ArrayList<>();
        Position position = fixture.game.initialPosition();
        for (int i = 0; i < 6; i++) {
            SearchResult result =
                    fixture.search(new SearchRequest(position, SearchLimits.ofDepth(7)), SearchListener.NONE);
            nodes.add(result.nodes());
            position.make(result.move());
        }
        return nodes;
    }

    /** With one worker a strategy is only a way of doing the same: node for node, with every technique on. */
    @Test
    void oneWorkerSearchesTheSequentialTree() throws InterruptedException {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < 100; i++) {
            Game game = SearcherFixture.hugeTree(random.nextLong());
            List<Long> nodes = new ArrayList<>();
            for (Strategy strategy : Strategy.values()) {
                try (SearcherFixture fixture = new SearcherFixture(game, strategy, 1)) {
                    fixture.searcher.setSelectivity(Selectivity.FULL);
                    nodes.add(fixture.search(SearchLimits.ofDepth(8)).nodes());
                }
            }
            assertEquals(1, new HashSet<>(nodes).size(), "nodes " + nodes + ", tree " + i + " of seed " + SEED);
        }
    }

    @Test
    void workersComeAndGoBetweenSearches() throws InterruptedException {
        Game game = SearcherFixture.tree(47);
        try (SearcherFixture fixture = new SearcherFixture(game, Strategy.YOUNG_BROTHERS_WAIT, 1)) {
            int expected = fixture.values(fixture.rootMoves(), 7).getFirst();
            for (int workers : new int[] {1, 4, 2, 8, 8, 1, 16, 3, 1}) {
                fixture.searcher.setThreads(workers);
                assertEquals(workers, fixture.searcher.threads());
                fixture.searcher.clear();
                SearchResult result = fixture.search(SearchLimits.ofDepth(7));
                assertNull(result.failure());
                assertEquals(expected, result.score(), workers + " workers");
            }
            assertThrows(IllegalArgumentException.class, () -> fixture.searcher.setThreads(0));
            assertThrows(IllegalArgumentException.class, () -> fixture.searcher.setThreads(-1));
            assertEquals(1, fixture.searcher.threads(), "a refused number changes nothing");
            assertEquals(expected, fixture.search(SearchLimits.ofDepth(7)).score());
        }
    }

    @Test
    void anotherTableMakesNoDifference() throws InterruptedException {
        Game game = SearcherFixture.tree(53);
        try (SearcherFixture fixture = new SearcherFixture(game, Strategy.YOUNG_BROTHERS_WAIT, 2);
                TranspositionTable other = new TranspositionTable(4 * TranspositionTable.MIN_BYTES)) {
            int expected = fixture.search(SearchLimits.ofDepth(7)).score();
            fixture.searcher.setTable(other);
            assertEquals(expected, fixture.search(SearchLimits.ofDepth(7)).score());
            assertTrue(other.hashfullPermille() > 0, "it is used");
        }
    }

    /** The position that was handed in is the caller's: it may be changed as soon as the search has started. */
    @Test
    void theRootIsCopied() throws InterruptedException {
        Game game = SearcherFixture.tree(59);
        try (SearcherFixture fixture = new SearcherFixture(game, Strategy.YOUNG_BROTHERS_WAIT, 2)) {
            int expected = fixture.values(fixture.rootMoves(), 7).getFirst();
            for (int i = 0; i < 50; i++) {
                Position position = game.initialPosition();
                SearchRequest request = new SearchRequest(position, SearchLimits.ofDepth(7));
                var handle = fixture.searcher.start(request, SearchListener.NONE);
                for (int ply = 0; ply < 20; ply++) {
                    position.make(1);
                }
                assertEquals(expected, handle.await().score());
            }
        }
    }

    /** Where most of the time is spent in starting and ending, a lost wake-up or token would show as a hang. */
    @ParameterizedTest
    @CsvSource({
        "ROOT_SPLITTING, 2, 3",
        "ROOT_SPLITTING, 8, 3",
        "YOUNG_BROTHERS_WAIT, 2, 3",
        "YOUNG_BROTHERS_WAIT, 2, 4",
        "YOUNG_BROTHERS_WAIT, 8, 3",
        "YOUNG_BROTHERS_WAIT, 8, 4",
        "PV_SPLITTING, 8, 4",
        "LAZY_SMP, 2, 3",
        "LAZY_SMP, 8, 3",
        "ABDADA, 2, 3",
        "ABDADA, 8, 4"
    })
    void manyShortSearchesEnd(Strategy strategy, int workers, int depth) throws InterruptedException {
        Game game = SearcherFixture.tree(61);
        try (SearcherFixture fixture = new SearcherFixture(game, strategy, workers)) {
            int expected = fixture.values(fixture.rootMoves(), depth).getFirst();
            for (int i = 0; i < SHORT_SEARCHES; i++) {
                if ((i & 7) == 0) {
                    fixture.searcher.clear();
                }
                SearchResult result = fixture.search(SearchLimits.ofDepth(depth));
                assertNull(result.failure());
                assertEquals(expected, result.score());
            }
        }
    }

    /** Everything shared, however small: far more splitting than is sensible, to meet every race of it. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 8})
    void sharingEveryNodeFindsTheSameValue(int workers) throws InterruptedException {
        SplittableRandom random = new SplittableRandom(SEED + workers);
        SplitPolicy everything = new SplitPolicy(3, 3, false, false, false, false, false);
        for (int i = 0; i < 60; i++) {
            Game game = SearcherFixture.tree(random.nextLong());
            try (SearcherFixture fixture = new SearcherFixture(game, Strategy.YOUNG_BROTHERS_WAIT, workers)) {
                fixture.searcher.setPolicy(everything);
                SearchResult result = fixture.search(SearchLimits.ofDepth(7));
                assertNull(result.failure());
                assertEquals(
                        fixture.values(fixture.rootMoves(), 7).getFirst(),
                        result.score(),
                        "tree " + i + " of seed " + SEED);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 8})
    void searchersLeaveNoThreadBehind(int workers) throws InterruptedException {
        Set<Thread> before = SearcherFixture.searchThreads();
        for (int i = 0; i < 20; i++) {
            try (SearcherFixture fixture =
                    new SearcherFixture(SearcherFixture.tree(67), Strategy.YOUNG_BROTHERS_WAIT, workers)) {
                fixture.search(SearchLimits.ofDepth(6));
                Set<Thread> now = SearcherFixture.searchThreads();
                now.removeAll(before);
                now.removeIf(t -> !t.isAlive());
                assertTrue(now.stream().allMatch(Thread::isDaemon), "no search keeps a process alive");
                fixture.searcher.setThreads(workers + 1);
                fixture.search(SearchLimits.ofDepth(6));
            }
        }
        SearcherFixture.awaitEndOfThreadsBut(before);
    }

    /** A waiting owner is never replaced by a further thread. */
    @Test
    void thereAreNeverMoreThreadsThanWorkers() throws InterruptedException {
        Set<Thread> before = SearcherFixture.searchThreads();
        try (SearcherFixture fixture = new SearcherFixture(SearcherFixture.tree(71), Strategy.YOUNG_BROTHERS_WAIT, 4)) {
            for (int i = 0; i < 200; i++) {
                fixture.searcher.clear();
                fixture.search(SearchLimits.ofDepth(6));
                Set<Thread> now = SearcherFixture.searchThreads();
                now.removeAll(before);
                assertTrue(now.size() <= 4, () -> "threads " + now);
            }
        }
    }

    /** After a pause, as between the moves of a game, the same threads go on. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SEQUENTIAL")
    void threadsStayWarmThroughAPause(Strategy strategy) throws InterruptedException {
        Set<Thread> before = SearcherFixture.searchThreads();
        Set<Thread> working = ConcurrentHashMap.newKeySet();
        Game game = new Watched(SearcherFixture.tree(73), (ply, move) -> working.add(Thread.currentThread()));
        try (SearcherFixture fixture = new SearcherFixture(game, strategy, 4)) {
            Set<Thread> warm;
            do { // until all have had something to do, however slow the machine
                fixture.searcher.clear();
                fixture.search(SearchLimits.ofDepth(7));
                warm = SearcherFixture.searchThreads();
                warm.removeAll(before);
                working.retainAll(warm);
            } while (working.size() < 4);
            assertEquals(4, warm.size());
            for (int pause = 0; pause < 2; pause++) {
                Thread.sleep(1_000);
                working.clear();
                fixture.searcher.clear();
                fixture.search(SearchLimits.ofDepth(7));
                working.removeIf(t -> t == Thread.currentThread());
                assertTrue(warm.containsAll(working), () -> "who worked: " + working);
                Set<Thread> now = SearcherFixture.searchThreads();
                now.removeAll(before);
                assertEquals(warm, now);
            }
        }
    }
}
