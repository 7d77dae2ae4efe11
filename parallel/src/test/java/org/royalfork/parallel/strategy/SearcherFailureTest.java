package org.royalfork.parallel.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.royalfork.parallel.Faulty;
import org.royalfork.parallel.Takeaway;
import org.royalfork.parallel.Watched;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchReport;
import org.royalfork.parallel.search.SearchResult;

/**
 * A worker that fails, master or helper, in whatever way and wherever, ends its search with a legal move and one line that
 * says why; the next search works as if nothing had been.
 */
@Timeout(value = 120, threadMode = SEPARATE_THREAD)
class SearcherFailureTest {

    private static final long SEED = Long.getLong("royalfork.seed", 20_261_130L);
    private static final int FAILURES = 40;
    private static final int DEPTH = 6;

    static List<Arguments> searches() {
        List<Arguments> searches = new ArrayList<>();
        for (Strategy strategy : Strategy.values()) {
            for (int workers : strategy == Strategy.SEQUENTIAL ? new int[] {1} : new int[] {1, 2, 8}) {
                for (Faulty.Kind kind : Faulty.Kind.values()) {
                    searches.add(Arguments.of(strategy, workers, kind));
                }
            }
        }
        return searches;
    }

    @ParameterizedTest
    @MethodSource("searches")
    void aFailingWorkerEndsTheSearchOnly(Strategy strategy, int workers, Faulty.Kind kind) throws InterruptedException {
        SplittableRandom random = new SplittableRandom(SEED);
        Faulty faults = new Faulty();
        Game game = new Watched(SearcherFixture.tree(23), faults);
        try (SearcherFixture fixture = new SearcherFixture(game, strategy, workers)) {
            int expected = fixture.values(fixture.rootMoves(), DEPTH).getFirst();
            for (int i = 0; i < FAILURES; i++) {
                long call = 1 + random.nextLong(1L << random.nextInt(1, 16));
                boolean forGood = random.nextBoolean();
                String context = call + "th call" + (forGood ? " and all after" : "") + ", seed " + SEED;
                faults.arm(call, kind, forGood);
                Recorder recorder = new Recorder();
                SearchResult failed = fixture.search(SearchLimits.INFINITE, recorder);
                assertFailed(failed, fixture, context);
                assertEquals(List.of(failed), recorder.results(), context);

                faults.disarm();
                fixture.searcher.clear();
                SearchResult next = fixture.search(SearchLimits.ofDepth(DEPTH));
                assertNull(next.failure(), context);
                assertEquals(expected, next.score(), context);
            }
        }
    }

    /** The others stop soon: they do not first finish what they share with the one that failed. */
    @Test
    void oneFailureStopsAllWorkersSoon() throws InterruptedException {
        SplittableRandom random = new SplittableRandom(SEED);
        Faulty faults = new Faulty();
        Game game = new Watched(SearcherFixture.hugeTree(29), faults);
        try (SearcherFixture fixture = new SearcherFixture(game, Strategy.YOUNG_BROTHERS_WAIT, 2)) {
            for (int i = 0; i < FAILURES; i++) {
                faults.arm(random.nextLong(10_000, 300_000), Faulty.Kind.EXCEPTION, false);
                assertFailed(fixture.search(SearchLimits.INFINITE), fixture, "seed " + SEED);
                long after = faults.callsAfterFailure();
                assertTrue(after < 2 * Faulty.PATIENCE, () -> after + " calls after the failure, seed " + SEED);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void aPositionWithoutMovesMayFailToo(Faulty.Kind kind) throws InterruptedException {
        Faulty faults = new Faulty();
        Game game = new Watched(new Takeaway.Rules(0), faults);
        try (SearcherFixture fixture = new SearcherFixture(game, Strategy.YOUNG_BROTHERS_WAIT, 2)) {
            faults.arm(1, kind, true);
            SearchResult result = fixture.search(SearchLimits.ofDepth(3));
            assertEquals(Takeaway.valueOf(0), result.score());
        }
    }

    /** A listener is the caller's code: if it throws, the search ends with a failure, and the next one works. */
    @ParameterizedTest
    @EnumSource
    void aFailingListenerEndsTheSearchOnly(Strategy strategy) throws InterruptedException {
        try (SearcherFixture fixture = new SearcherFixture(SearcherFixture.hugeTree(31), strategy, 2)) {
            SearchResult failed = fixture.search(SearchLimits.INFINITE, new SearchListener() {
                @Override
                public void onReport(SearchReport report) {
                    if (report.depth() >= 3) {
                        throw new IllegalArgumentException("cannot hear");
                    }
                }
            });
            assertFailed(failed, fixture, "a deaf listener");
            SearchResult heard = fixture.search(SearchLimits.ofDepth(4), new SearchListener() {
                @Override
                public void onFinished(SearchResult result) {
                    throw new IllegalArgumentException("cannot hear the end");
                }
            });
            assertEquals(4, heard.depth());
            assertEquals(5, fixture.search(SearchLimits.ofDepth(5)).depth());
        }
    }

    private static void assertFailed(SearchResult result, SearcherFixture fixture, String context) {
        assertNotNull(result.failure(), context);
        assertEquals(1, result.failure().lines().count(), () -> context + ": " + result.failure());
        assertTrue(fixture.rootMoves().contains(result.move()), context);
        assertEquals(result.move(), result.moves().getFirst(), context);
    }
}
