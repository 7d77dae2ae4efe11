package org.royalfork.parallel.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.RejectedExecutionException;
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
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchReport;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.trace.Timeline;

/**
 * A worker that fails, master or helper, in whatever way and wherever, ends its search with a legal move and one line that
 * says why; the next search works as if nothing had been.
 */
@Timeout(value = 120, threadMode = SEPARATE_THREAD)
class SearcherFailureTest {

    private static final long SEED = Long.getLong("royalfork.seed", 20_261_130L);
    private static final int FAILURES = 40;
    private static final int DEPTH = 6;
    private static final int SHORT_SEARCHES = 10_000;
    private static final int MOST_DEPTH = 3;

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

    /** Which roles there are depends on the strategy; that each is met is part of the test. */
    static List<Arguments> roles() {
        List<Arguments> roles = new ArrayList<>();
        for (Strategy strategy : Strategy.values()) {
            for (Faulty.Role role : rolesIn(strategy)) {
                for (Faulty.Kind kind : Faulty.Kind.values()) {
                    roles.add(Arguments.of(strategy, role, kind));
                }
            }
        }
        return roles;
    }

    private static List<Faulty.Role> rolesIn(Strategy strategy) {
        return switch (strategy) {
            case SEQUENTIAL -> List.of(Faulty.Role.ALONE);
            case ROOT_SPLITTING, PV_SPLITTING -> List.of(Faulty.Role.ALONE, Faulty.Role.OWNER, Faulty.Role.THIEF);
            case YOUNG_BROTHERS_WAIT ->
                List.of(Faulty.Role.ALONE, Faulty.Role.OWNER, Faulty.Role.THIEF, Faulty.Role.HELPING_OWNER);
            case LAZY_SMP, ABDADA -> List.of(Faulty.Role.ALONE, Faulty.Role.FOLLOWER);
        };
    }

    @ParameterizedTest
    @MethodSource("roles")
    void aWorkerInAnyRoleMayFail(Strategy strategy, Faulty.Role role, Faulty.Kind kind) throws InterruptedException {
        SplittableRandom random = new SplittableRandom(SEED);
        Faulty faults = new Faulty();
        Game game = new Watched(SearcherFixture.tree(23), faults);
        for (int workers : new int[] {2, 8}) {
            try (SearcherFixture fixture = new SearcherFixture(game, strategy, workers)) {
                int expected = fixture.values(fixture.rootMoves(), DEPTH).getFirst();
                for (int i = 0; i < FAILURES / 4; i++) {
                    String context = workers + " workers, failure " + i + " of seed " + SEED;
                    faults.arm(1 + random.nextLong(20_000), kind, random.nextBoolean(), role);
                    assertFailed(fixture.search(SearchLimits.INFINITE), fixture, context);
                    assertTrue(faults.hasFailed(), context);
                    faults.disarm();
                    fixture.searcher.clear();
                    SearchResult next = fixture.search(SearchLimits.ofDepth(DEPTH));
                    assertNull(next.failure(), context);
                    assertEquals(expected, next.score(), context);
                }
            }
        }
    }

    /** Before the moves of the root are known there can be none in the result, but there is a result. */
    @ParameterizedTest
    @EnumSource
    void everyCallMayFail(Strategy strategy) throws InterruptedException {
        SplittableRandom random = new SplittableRandom(SEED);
        Faulty faults = new Faulty(true);
        Game game = new Watched(SearcherFixture.tree(23), faults);
        for (int workers : new int[] {1, 2, 8}) {
            try (SearcherFixture fixture = new SearcherFixture(game, strategy, workers)) {
                int expected = fixture.values(fixture.rootMoves(), DEPTH).getFirst();
                Faulty.Kind[] kinds = Faulty.Kind.values();
                for (int i = 0; i < 3 * FAILURES; i++) {
                    // The first call copies the root for the search, in the thread of the caller, whose failure it is.
                    int call = 2 + (i < FAILURES ? i : random.nextInt(1 << random.nextInt(1, 16)));
                    boolean forGood = random.nextBoolean();
                    String context = workers + " workers, " + call + "th call" + (forGood ? " and all after" : "")
                            + ", seed " + SEED;
                    faults.arm(call, kinds[i % kinds.length], forGood);
                    Recorder recorder = new Recorder();
                    SearchResult failed = fixture.search(SearchLimits.INFINITE, recorder);
                    assertEquals(List.of(failed), recorder.results(), context);
                    faults.disarm();
                    if (failed.move() == Position.NO_MOVE) {
                        assertNotNull(failed.failure(), context);
                        assertTrue(call == 2, context);
                    } else {
                        assertFailed(failed, fixture, context);
                    }
                    fixture.searcher.clear();
                    SearchResult next = fixture.search(SearchLimits.ofDepth(DEPTH));
                    assertNull(next.failure(), context);
                    assertEquals(expected, next.score(), context);
                }
            }
        }
    }

    /** Very short searches by ever other strategies and numbers of workers, many of which fail. */
    @Test
    void tenThousandSearchesLeaveNoThreadBehind() throws InterruptedException {
        SplittableRandom random = new SplittableRandom(SEED);
        Set<Thread> before = SearcherFixture.searchThreads();
        Faulty faults = new Faulty();
        Game game = new Watched(SearcherFixture.tree(23), faults);
        Strategy[] strategies = Strategy.values();
        Faulty.Kind[] kinds = Faulty.Kind.values();
        int failures = 0;
        try (SearcherFixture fixture = new SearcherFixture(game, Strategy.SEQUENTIAL, 1)) {
            int[] expected = new int[MOST_DEPTH + 1];
            for (int depth = 1; depth <= MOST_DEPTH; depth++) {
                expected[depth] = fixture.values(fixture.rootMoves(), depth).getFirst();
            }
            for (int i = 0; i < SHORT_SEARCHES; i++) {
                String context = "search " + i + " of seed " + SEED;
                if (random.nextInt(100) == 0) {
                    fixture.searcher.setThreads(1 + random.nextInt(16));
                }
                fixture.searcher.setStrategy(strategies[random.nextInt(strategies.length)]);
                if (random.nextInt(4) == 0) {
                    faults.arm(1 + random.nextInt(200), kinds[random.nextInt(kinds.length)], random.nextBoolean());
                }
                int depth = 1 + random.nextInt(MOST_DEPTH);
                SearchResult result = fixture.search(SearchLimits.ofDepth(depth));
                faults.disarm();
                if (faults.hasFailed()) {
                    assertFailed(result, fixture, context);
                    faults.arm(1, kinds[0], false); // forgets the failure
                    faults.disarm();
                    failures++;
                } else {
                    assertNull(result.failure(), context);
                    assertEquals(expected[depth], result.score(), context);
                }
            }
        }
        assertTrue(failures > SHORT_SEARCHES / 20, "failures: " + failures);
        SearcherFixture.awaitEndOfThreadsBut(before);
    }

    /** What a thief does beside its search may fail too: here it finds no room for its record. */
    @Test
    void aThiefMayFailOutsideItsSearch() throws InterruptedException {
        // Only the root is shared: a thief records nothing while it searches.
        try (SearcherFixture fixture = new SearcherFixture(SearcherFixture.hugeTree(29), Strategy.ROOT_SPLITTING, 2)) {
            fixture.searcher.setTimeline(new Timeline(1));
            assertFailed(fixture.search(SearchLimits.ofNodes(5_000_000)), fixture, "a timeline of one worker");
            fixture.searcher.setTimeline(null);
            assertEquals(5, fixture.search(SearchLimits.ofDepth(5)).depth());
        }
    }

    @Test
    void aRootThatCannotBeCopiedIsTheCallersFailure() throws InterruptedException {
        Faulty faults = new Faulty(true);
        Game game = new Watched(SearcherFixture.tree(23), faults);
        try (SearcherFixture fixture = new SearcherFixture(game, Strategy.YOUNG_BROTHERS_WAIT, 2)) {
            faults.arm(1, Faulty.Kind.EXCEPTION, false);
            assertThrows(IllegalStateException.class, () -> fixture.search(SearchLimits.ofDepth(3)));
            faults.disarm();
            assertEquals(3, fixture.search(SearchLimits.ofDepth(3)).depth());
        }
    }

    /** A search that no thread can be had for has not begun: nothing waits for its end. */
    @Test
    void aSearchThatCannotStartIsTheCallersFailure() {
        SearcherFixture fixture = new SearcherFixture(SearcherFixture.tree(23), Strategy.YOUNG_BROTHERS_WAIT, 2);
        fixture.close();
        for (int i = 0; i < 2; i++) {
            assertThrows(RejectedExecutionException.class, () -> fixture.search(SearchLimits.ofDepth(3)));
        }
        fixture.searcher.close();
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
