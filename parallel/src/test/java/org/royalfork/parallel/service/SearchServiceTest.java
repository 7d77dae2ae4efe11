package org.royalfork.parallel.service;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.royalfork.parallel.Faulty;
import org.royalfork.parallel.RandomTree;
import org.royalfork.parallel.Takeaway;
import org.royalfork.parallel.Watched;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.tt.TranspositionTable;

/** What a host sees of the service. */
@Timeout(value = 120, threadMode = SEPARATE_THREAD)
class SearchServiceTest {

    /** A tree that no search in a test can exhaust. */
    private static final Game ENDLESS = new RandomTree.Shape(7, 4, 9, 1 << 19, 300, 0, 500);

    private static final Game TAKEAWAY = new Takeaway.Rules(21);
    private static final SearchPlan FOREVER = SearchPlan.of(SearchLimits.INFINITE);
    private static final SearchPlan DEPTH_6 = SearchPlan.of(SearchLimits.ofDepth(6));

    private final List<String> problems = new CopyOnWriteArrayList<>();
    private final ServiceOptions options =
            ServiceOptions.DEFAULTS.withTableBytes(TranspositionTable.MIN_BYTES).withProblems(problems::add);

    private static Set<Thread> serviceThreads() {
        Set<Thread> threads = new HashSet<>(Thread.getAllStackTraces().keySet());
        threads.removeIf(thread -> !thread.getName().startsWith("search-"));
        return threads;
    }

    @Test
    void aResultIsAwaitedPolledAndHeard() throws InterruptedException {
        HeardListener heard = new HeardListener();
        try (SearchService service = new SearchService(TAKEAWAY, options)) {
            SearchTicket ticket =
                    service.search(TAKEAWAY.initialPosition(), SearchPlan.of(SearchLimits.ofDepth(22)), heard);
            Finding result = ticket.await();
            assertEquals(Takeaway.valueOf(21), result.score());
            assertEquals(1, result.move());
            assertEquals(1, result.line().getFirst());
            assertEquals(22, result.depth());
            assertNull(result.failure());
            assertTrue(result.nodes() > 0);
            assertEquals(Optional.of(result), ticket.result());
            assertEquals(result, ticket.best());
            assertEquals(result, heard.awaitResult());
            assertTrue(ticket.isDone());
            assertFalse(ticket.cancel(), "it was delivered");
        }
        assertEquals(List.of(), problems);
    }

    @Test
    void everythingOfTheHostIsCalledOnItsExecutorInOrder() throws InterruptedException {
        List<Thread> own = new CopyOnWriteArrayList<>();
        HeardListener heard = new HeardListener();
        try (ExecutorService executor = Executors.newFixedThreadPool(3, task -> {
                    Thread thread = new Thread(task, "host");
                    own.add(thread);
                    return thread;
                });
                SearchService service = new SearchService(ENDLESS, options.withExecutor(executor))) {
            service.search(ENDLESS.initialPosition(), DEPTH_6, heard);
            heard.awaitResult();
        }
        assertTrue(own.containsAll(heard.threads), () -> heard.threads.toString());
        assertEquals(1, heard.results.size());
        assertEquals("result", heard.order.getLast());
        for (int i = 1; i < heard.progress.size(); i++) {
            assertTrue(
                    heard.progress.get(i - 1).depth() <= heard.progress.get(i).depth());
            assertTrue(
                    heard.progress.get(i - 1).nodes() <= heard.progress.get(i).nodes());
        }
        assertEquals(6, heard.progress.getLast().depth());
        assertEquals(6, heard.log.size());
        for (int depth = 1; depth <= 6; depth++) {
            String line = heard.log.get(depth - 1);
            assertTrue(
                    line.matches(
                                    "\\[depth=" + depth
                                            + "]\\[nodes=\\d+]\\[window=-(inf|\\d+)\\.\\.(inf|-?\\d+)]\\[best=\\d+]\\[time=\\d+ms]")
                            || line.matches("\\[depth=" + depth
                                    + "]\\[nodes=\\d+]\\[window=\\d+\\.\\.(inf|\\d+)]\\[best=\\d+]\\[time=\\d+ms]"),
                    line);
        }
        assertTrue(heard.log.getFirst().contains("[window=-inf..inf]"), heard.log::toString);
        assertFalse(heard.log.getLast().contains("[window=-inf..inf]"), "aspiration from depth 5: " + heard.log);
    }

    @Test
    void thereIsABestMoveFromTheFirstMomentOn() throws InterruptedException {
        try (SearchService service = new SearchService(ENDLESS, options)) {
            HeardListener heard = new HeardListener();
            Position root = ENDLESS.initialPosition();
            SearchTicket ticket = service.search(root, FOREVER, heard);
            assertTrue(root.isLegal(ticket.best().move()));
            heard.awaitProgress();
            assertTrue(ticket.best().depth() >= 1);
            assertFalse(ticket.isDone());
            assertEquals(Optional.empty(), ticket.result());
            ticket.hurry();
            Finding result = ticket.await();
            assertTrue(root.isLegal(result.move()));
            assertTrue(result.depth() >= heard.progress.getFirst().depth());
        }
    }

    @Test
    void aSearchHurriedBeforeItBeginsStillHasALegalMove() throws InterruptedException {
        try (SearchService service = new SearchService(ENDLESS, options)) {
            for (int i = 0; i < 50; i++) {
                SearchTicket ticket = service.search(ENDLESS.initialPosition(), FOREVER);
                ticket.hurry();
                assertTrue(ENDLESS.initialPosition().isLegal(ticket.await().move()));
            }
        }
    }

    @Test
    void aFinishedGameHasNoMove() throws InterruptedException {
        try (SearchService service = new SearchService(TAKEAWAY, options)) {
            Finding result =
                    service.search(TAKEAWAY.parsePosition("0"), DEPTH_6).await();
            assertEquals(Position.NO_MOVE, result.move());
            assertEquals(Score.LOST_NOW, result.score());
            assertEquals(List.of(), result.line());
        }
    }

    @Test
    void aCancelledSearchIsNeverHeardOfAgain() throws InterruptedException {
        HeardListener heard = new HeardListener();
        try (SearchService service = new SearchService(ENDLESS, options)) {
            SearchTicket ticket = service.search(ENDLESS.initialPosition(), FOREVER, heard);
            heard.awaitProgress();
            assertTrue(ticket.cancel());
            assertTrue(ticket.cancel());
            assertThrows(CancellationException.class, ticket::await);
            assertEquals(Optional.empty(), ticket.result());
            service.search(ENDLESS.initialPosition(), DEPTH_6).await();
        }
        assertEquals(List.of(), heard.results);
    }

    @Test
    void aNewSearchAbandonsTheOneBefore() throws InterruptedException {
        HeardListener first = new HeardListener();
        HeardListener second = new HeardListener();
        try (SearchService service = new SearchService(ENDLESS, options)) {
            SearchTicket old = service.search(ENDLESS.initialPosition(), FOREVER, first);
            SearchTicket ticket = service.search(ENDLESS.initialPosition(), DEPTH_6, second);
            assertEquals(1, old.generation());
            assertEquals(2, ticket.generation());
            assertEquals(2, service.generation());
            assertTrue(old.isAbandoned());
            assertEquals(2, second.awaitResult().generation());
            assertThrows(CancellationException.class, old::await);
        }
        assertEquals(List.of(), first.results);
    }

    @Test
    void aWaiterIsWokenWhenTheServiceIsClosed() throws InterruptedException {
        SearchService service = new SearchService(ENDLESS, options);
        SearchTicket ticket = service.search(ENDLESS.initialPosition(), FOREVER);
        List<Throwable> thrown = new CopyOnWriteArrayList<>();
        Thread waiter = new Thread(() -> thrown.add(assertThrows(CancellationException.class, ticket::await)));
        waiter.start();
        service.close();
        waiter.join();
        assertEquals(1, thrown.size());
    }

    @Test
    void whatTheListenerThrowsIsReportedAndHarmsNothing() throws InterruptedException {
        HeardListener heard = new HeardListener() {
            @Override
            public void onProgress(Finding soFar) {
                super.onProgress(soFar);
                throw new IllegalStateException("made to fail\nfor a test");
            }

            @Override
            public void onLogLine(String line) {
                super.onLogLine(line);
                throw new AssertionError("log");
            }

            @Override
            public void onResult(Finding result) {
                super.onResult(result);
                throw new StackOverflowError();
            }
        };
        try (SearchService service = new SearchService(ENDLESS, options)) {
            Finding result =
                    service.search(ENDLESS.initialPosition(), DEPTH_6, heard).await();
            assertEquals(6, result.depth());
            assertNull(result.failure());
            heard.awaitResult();
            assertEquals(
                    6,
                    service.search(ENDLESS.initialPosition(), DEPTH_6).await().depth());
        }
        assertEquals(heard.order.size(), problems.size());
        assertEquals(
                "the host's onProgress failed: java.lang.IllegalStateException: made to fail for a test",
                problems.getFirst());
        assertTrue(problems.contains("the host's onLogLine failed: java.lang.AssertionError: log"));
        assertEquals("the host's onResult failed: java.lang.StackOverflowError", problems.getLast());
    }

    @Test
    void problemsThatCannotBeToldAndExecutorsThatRefuseHarmNothing() throws InterruptedException {
        ExecutorService closed = Executors.newSingleThreadExecutor();
        closed.close();
        HeardListener heard = new HeardListener();
        try (SearchService service =
                new SearchService(ENDLESS, options.withExecutor(closed).withProblems(line -> {
                    problems.add(line);
                    throw new IllegalStateException("no ear");
                }))) {
            assertEquals(
                    6,
                    service.search(ENDLESS.initialPosition(), DEPTH_6, heard)
                            .await()
                            .depth());
        }
        assertEquals(List.of(), heard.order);
        assertTrue(problems.getFirst().startsWith("the host's executor failed: "), problems::toString);
    }

    @Test
    void aGameThatFailsEndsTheSearchWithALegalMove() throws InterruptedException {
        Faulty faulty = new Faulty();
        Game game = new Watched(ENDLESS, faulty);
        try (SearchService service = new SearchService(game, options.withThreads(2))) {
            for (long call : new long[] {1, 2, 100, 5_000}) {
                faulty.arm(call, Faulty.Kind.EXCEPTION, true);
                Finding result = service.search(game.initialPosition(), FOREVER).await();
                faulty.disarm();
                assertNotNull(result.failure());
                assertTrue(result.failure().contains("made to fail for a test"), result::failure);
                assertTrue(game.initialPosition().isLegal(result.move()));
                assertNull(
                        service.search(game.initialPosition(), DEPTH_6).await().failure());
            }
        }
    }

    @Test
    void closingEndsAllThreads() throws InterruptedException {
        Set<Thread> before = serviceThreads();
        SearchService service = new SearchService(ENDLESS, options.withThreads(3));
        HeardListener heard = new HeardListener();
        SearchTicket ticket = service.search(ENDLESS.initialPosition(), FOREVER, heard);
        heard.awaitProgress();
        service.close();
        service.close();
        assertTrue(ticket.isAbandoned());
        assertThrows(IllegalStateException.class, () -> service.search(ENDLESS.initialPosition(), DEPTH_6));
        service.degrade(Degradation.NONE);
        for (Thread thread : serviceThreads()) {
            if (!before.contains(thread)) {
                thread.join(); // a pool has ended when all its threads are on their last instructions
            }
        }
        assertEquals(List.of(), heard.results);
    }

    @Test
    void aListenerMayCloseTheServiceAndAskForTheNextSearch() throws InterruptedException {
        SearchService service = new SearchService(ENDLESS, options);
        HeardListener second = new HeardListener() {
            @Override
            public void onResult(Finding result) {
                service.close();
                super.onResult(result);
            }
        };
        HeardListener first = new HeardListener() {
            @Override
            public void onResult(Finding result) {
                SearchTicket next = service.search(ENDLESS.initialPosition(), DEPTH_6, second);
                assertThrows(IllegalStateException.class, next::await);
                super.onResult(result);
            }
        };
        service.search(ENDLESS.initialPosition(), DEPTH_6, first);
        assertEquals(1, first.awaitResult().generation());
        assertEquals(2, second.awaitResult().generation());
        service.close();
        assertEquals(List.of(), problems);
    }

    @Test
    void aDegradedServiceSearchesLessDeep() throws InterruptedException {
        try (SearchService service = new SearchService(ENDLESS, options.withThreads(2))) {
            service.degrade(new Degradation(1, 3));
            assertEquals(
                    3,
                    service.search(ENDLESS.initialPosition(), FOREVER).await().depth());
            service.degrade(Degradation.NONE);
            assertEquals(
                    6,
                    service.search(ENDLESS.initialPosition(), DEPTH_6).await().depth());
        }
    }

    @Test
    void aRunningSearchIsDegradedToo() throws InterruptedException {
        try (SearchService service = new SearchService(ENDLESS, options.withThreads(2))) {
            HeardListener heard = new HeardListener();
            SearchTicket ticket = service.search(ENDLESS.initialPosition(), FOREVER, heard);
            heard.awaitProgress();
            service.degrade(new Degradation(2, 1));
            assertTrue(ticket.await().depth() >= 1);
            assertEquals(1, heard.awaitResult().generation());
        }
    }

    /** The search goes on with another pool, so its threads are others; and it neither ends nor loses depth. */
    @Test
    void aRunningSearchGoesOnWithFewerAndWithMoreThreads() throws InterruptedException {
        Set<Thread> before = serviceThreads();
        try (SearchService service = new SearchService(ENDLESS, options.withThreads(3))) {
            HeardListener heard = new HeardListener();
            SearchTicket ticket = service.search(ENDLESS.initialPosition(), FOREVER, heard);
            heard.awaitProgress();
            awaitThreads(before, 3 + 1);
            int depth = ticket.best().depth();
            service.degrade(new Degradation(1, SearchLimits.MAX_DEPTH));
            awaitThreads(before, 1 + 1);
            assertFalse(ticket.isDone());
            assertTrue(ticket.best().depth() >= depth);
            service.degrade(Degradation.NONE);
            awaitThreads(before, 3 + 1);
            assertFalse(ticket.isDone());
            ticket.hurry();
            assertTrue(ticket.await().depth() >= depth);
            assertEquals(1, heard.awaitResult().generation());
        }
    }

    /** Waits, until the test's timeout, for so many new threads, the conductor's among them. */
    private static void awaitThreads(Set<Thread> before, int count) throws InterruptedException {
        for (; ; ) {
            Set<Thread> now = serviceThreads();
            now.removeAll(before);
            if (now.size() == count) {
                return;
            }
            Thread.sleep(1);
        }
    }

    /** The search looks at its clock each 1,024 nodes; here that would take seconds. */
    @Test
    void aSlowGameDoesNotOutlastItsTime() throws InterruptedException {
        Game slow = new Watched(ENDLESS, (ply, move) -> LockSupport.parkNanos(2_000_000));
        try (SearchService service = new SearchService(slow, options)) {
            Finding result = service.search(slow.initialPosition(), SearchPlan.of(SearchLimits.ofMoveTime(50)))
                    .await();
            assertTrue(slow.initialPosition().isLegal(result.move()));
            assertTrue(result.nodes() < 1_000, result::toString);
        }
    }

    /**
     * The position that is being evaluated when the time is over is never done with, until the answer is there, and that of the
     * next search, which cannot begin before.
     */
    @Test
    void anAnswerDoesNotWaitForAGameThatHangs() throws InterruptedException {
        CountDownLatch answered = new CountDownLatch(1);
        AtomicInteger evaluations = new AtomicInteger();
        Game hanging = new Watched(ENDLESS, new Watched.Watcher() {
            @Override
            public void onMake(int ply, int move) {
                // all but the evaluation is quick
            }

            @Override
            public void onEvaluate() {
                if (evaluations.incrementAndGet() > 200) {
                    assertDoesNotThrow(() -> answered.await());
                }
            }
        });
        HeardListener heard = new HeardListener();
        try (SearchService service = new SearchService(hanging, options)) {
            SearchTicket ticket =
                    service.search(hanging.initialPosition(), SearchPlan.of(SearchLimits.ofMoveTime(20)), heard);
            Finding result = ticket.await();
            assertTrue(hanging.initialPosition().isLegal(result.move()));
            assertEquals(result, ticket.best());
            Finding next = service.search(hanging.initialPosition(), SearchPlan.of(SearchLimits.ofMoveTime(20)))
                    .await();
            assertTrue(hanging.initialPosition().isLegal(next.move()));
            assertEquals(0, next.depth());
            answered.countDown();
            assertEquals(
                    6,
                    service.search(hanging.initialPosition(), DEPTH_6).await().depth());
            assertEquals(result, ticket.best(), "what is found later comes too late");
        }
        assertEquals(1, heard.results.size());
        assertEquals("result", heard.order.getLast());
    }

    @Test
    void aServiceDoesNotPonder() {
        SearchLimits pondering = SearchLimits.ofMoveTime(1).withPondering(true);
        assertThrows(IllegalArgumentException.class, () -> SearchPlan.of(pondering));
    }
}
