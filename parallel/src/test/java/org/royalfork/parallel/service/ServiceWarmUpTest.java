package org.royalfork.parallel.service;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.royalfork.parallel.RandomTree;
import org.royalfork.parallel.Takeaway;
import org.royalfork.parallel.Watched;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.tt.TranspositionTable;

/** What a service does before anyone asks it. */
@Timeout(value = 120, threadMode = SEPARATE_THREAD)
class ServiceWarmUpTest {

    /** A tree that no search in a test can exhaust. */
    private static final Game ENDLESS = new RandomTree.Shape(7, 4, 9, 1 << 19, 300, 0, 500);

    private static final long AN_HOUR = 3_600_000;
    private static final SearchPlan DEPTH_6 = SearchPlan.of(SearchLimits.ofDepth(6));

    private final List<String> problems = new CopyOnWriteArrayList<>();
    private final ServiceOptions cold =
            ServiceOptions.DEFAULTS.withTableBytes(TranspositionTable.MIN_BYTES).withProblems(problems::add);
    private final ServiceOptions warm = cold.withWarmUpMillis(AN_HOUR);

    @AfterEach
    void nothingHasFailed() {
        assertEquals(List.of(), problems);
    }

    /** Runs code, that may wait or throw, at each evaluation, whose number it is told. */
    private static Game watched(Game game, IntConsumer onEvaluation) {
        AtomicInteger evaluations = new AtomicInteger();
        return new Watched(game, new Watched.Watcher() {
            @Override
            public void onMake(int ply, int move) {
                // all but the evaluation is quick
            }

            @Override
            public void onEvaluate() {
                onEvaluation.accept(evaluations.incrementAndGet());
            }
        });
    }

    @Test
    void theFirstSearchEndsItAndFindsNothingLeft() throws InterruptedException {
        Finding expected;
        try (SearchService service = new SearchService(ENDLESS, cold)) {
            expected = service.search(ENDLESS.initialPosition(), DEPTH_6).await();
        }
        CountDownLatch severalSearches = new CountDownLatch(1);
        Game game = watched(ENDLESS, number -> {
            if (number == 50_000) {
                severalSearches.countDown();
            }
        });
        HeardListener heard = new HeardListener();
        try (SearchService service = new SearchService(game, warm)) {
            severalSearches.await();
            Finding found =
                    service.search(game.initialPosition(), DEPTH_6, heard).await();
            assertEquals(expected.line(), found.line());
            assertEquals(expected.score(), found.score());
            assertEquals(expected.nodes(), found.nodes());
            assertEquals(1, found.generation());
            heard.awaitResult();
        }
        assertEquals(1, heard.results.size());
    }

    @Test
    void anAnswerDoesNotWaitForAGameThatHangs() throws InterruptedException {
        CountDownLatch hangs = new CountDownLatch(1);
        CountDownLatch answered = new CountDownLatch(1);
        Game hanging = watched(ENDLESS, number -> {
            if (number > 200) {
                hangs.countDown();
                assertDoesNotThrow(() -> answered.await());
            }
        });
        try (SearchService service = new SearchService(hanging, warm)) {
            hangs.await();
            Finding found = service.search(hanging.initialPosition(), SearchPlan.of(SearchLimits.ofMoveTime(20)))
                    .await();
            assertTrue(hanging.initialPosition().isLegal(found.move()));
            assertEquals(0, found.depth());
            answered.countDown();
            assertEquals(
                    6,
                    service.search(hanging.initialPosition(), DEPTH_6).await().depth());
        }
    }

    @Test
    void aFailureEndsItAndNoMore() throws InterruptedException {
        CountDownLatch failed = new CountDownLatch(1);
        Game failing = watched(ENDLESS, number -> {
            if (number == 100) {
                failed.countDown();
                throw new IllegalStateException("made to fail for a test");
            }
        });
        try (SearchService service = new SearchService(failing, warm)) {
            failed.await();
            Finding found = service.search(failing.initialPosition(), DEPTH_6).await();
            assertNull(found.failure());
            assertEquals(6, found.depth());
        }
    }

    /** Its games end after few moves, and so begin again. */
    @Test
    void itEndsByItselfOrWithTheService() throws InterruptedException {
        Game takeaway = new Takeaway.Rules(3);
        try (SearchService service = new SearchService(takeaway, cold.withWarmUpMillis(20))) {
            Thread.sleep(30);
            Finding found = service.search(takeaway.initialPosition(), DEPTH_6).await();
            assertEquals(Takeaway.valueOf(3), found.score());
        }
        CountDownLatch begun = new CountDownLatch(1);
        try (SearchService service = new SearchService(watched(ENDLESS, number -> begun.countDown()), warm)) {
            begun.await();
            assertEquals(0, service.generation());
        }
    }

    @Test
    void itsTimeIsNotNegative() {
        assertThrows(IllegalArgumentException.class, () -> cold.withWarmUpMillis(-1));
    }
}
