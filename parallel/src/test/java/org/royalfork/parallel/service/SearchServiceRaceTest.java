package org.royalfork.parallel.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.parallel.RandomTree;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.tt.TranspositionTable;

/**
 * Searches are abandoned while they begin, run and end: no result of an abandoned one is ever delivered, and every other one
 * exactly once. {@code -Droyalfork.seed} repeats a run, as far as threads let it; {@code -Droyalfork.rounds} makes it longer.
 */
@Timeout(value = 300, threadMode = SEPARATE_THREAD)
class SearchServiceRaceTest {

    private static final long SEED = Long.getLong("royalfork.seed", System.nanoTime());
    private static final int ROUNDS = Integer.getInteger("royalfork.rounds", 1_000);
    private static final Game GAME = new RandomTree.Shape(7, 4, 9, 1 << 19, 300, 0, 500);

    private final String context = "seed " + SEED;
    private final SplittableRandom random = new SplittableRandom(SEED);
    private final Queue<String> faults = new ConcurrentLinkedQueue<>();

    /** One search as its host sees it. */
    private final class Order implements ServiceListener {

        final AtomicInteger delivered = new AtomicInteger();
        volatile SearchTicket ticket;
        boolean cancelled;
        boolean awaited;

        @Override
        public void onResult(Finding result) {
            delivered.incrementAndGet();
            SearchTicket own = ticket; // not yet known when the result comes before search() has returned
            if (own != null && (own.isAbandoned() || own.generation() != result.generation())) {
                faults.add("heard of an abandoned search, " + context);
            }
        }

        /** Compares what was heard with what became of the ticket, when nothing can happen any more. */
        void check() {
            int heard = delivered.get();
            if (ticket.isAbandoned()) {
                assertEquals(0, heard, () -> "abandoned, and heard, " + context);
                assertFalse(awaited, () -> "abandoned, and awaited, " + context);
                assertTrue(ticket.result().isEmpty(), context);
            } else {
                assertEquals(1, heard, () -> "not abandoned, " + context);
                assertFalse(cancelled, () -> "cancelled in vain, " + context);
            }
        }
    }

    /** The host's executor runs its calls on one, two or three threads, or on the service's own (0). */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3})
    void aResultIsDeliveredOnceOrTheSearchIsAbandoned(int hostThreads) throws Exception {
        System.out.println("SearchServiceRaceTest: " + context);
        List<Order> orders = new ArrayList<>();
        ExecutorService host = hostThreads == 0 ? null : Executors.newFixedThreadPool(hostThreads);
        Executor executor = host == null ? Runnable::run : host;
        ServiceOptions options = ServiceOptions.DEFAULTS
                .withThreads(2)
                .withTableBytes(TranspositionTable.MIN_BYTES)
                .withExecutor(executor)
                .withProblems(faults::add);
        try (SearchService service = new SearchService(GAME, options)) {
            for (int round = 0; round < ROUNDS; round++) {
                Order order = new Order();
                orders.add(order);
                order.ticket = service.search(GAME.initialPosition(), anyPlan(), order);
                disturb(service, order);
            }
            SearchTicket last = orders.getLast().ticket;
            last.hurry();
            while (!last.isDone()) {
                Thread.sleep(1);
            }
            // The last result is still on its way to the host, unless cancelled: closing would abandon it.
            while (!last.isAbandoned() && orders.getLast().delivered.get() == 0) {
                Thread.sleep(1);
            }
        }
        if (host != null) {
            host.close();
        }
        orders.forEach(Order::check);
        assertEquals(List.of(), List.copyOf(faults));
        long abandoned = orders.stream().filter(o -> o.ticket.isAbandoned()).count();
        assertTrue(abandoned > ROUNDS / 20 && abandoned < ROUNDS * 19 / 20, () -> "no race: " + abandoned);
    }

    /** Searches of a few microseconds up to a millisecond, so that ends and abandonings meet. */
    private SearchPlan anyPlan() {
        SearchLimits limits = SearchLimits.ofNodes(1 + random.nextInt(1 << random.nextInt(1, 11)));
        return SearchPlan.of(limits).withChoice(new MoveChoice(1 + random.nextInt(3), 50, 50, 1));
    }

    private void disturb(SearchService service, Order order) throws InterruptedException {
        LockSupport.parkNanos(random.nextInt(600_000));
        switch (random.nextInt(8)) {
            case 0, 1 -> order.cancelled = order.ticket.cancel();
            case 2 -> order.ticket.hurry();
            case 3 -> service.degrade(new Degradation(1 + random.nextInt(2), 1 + random.nextInt(20)));
            case 4 -> {
                order.ticket.await();
                order.awaited = true;
            }
            case 5 -> order.awaited = order.ticket.result().isPresent();
            default -> {
                // the next search comes at once
            }
        }
    }

    /** A host that abandons only on its executor's single thread never hears of an abandoned search, nor of its progress. */
    @Test
    void aHostWithOneThreadHearsOnlyOfTheNewestSearch() throws Exception {
        System.out.println("SearchServiceRaceTest: " + context);
        AtomicInteger heard = new AtomicInteger();
        long[] newest = new long[1]; // of the host's thread
        try (ExecutorService host = Executors.newSingleThreadExecutor();
                SearchService service = new SearchService(
                        GAME,
                        ServiceOptions.DEFAULTS
                                .withThreads(2)
                                .withTableBytes(TranspositionTable.MIN_BYTES)
                                .withExecutor(host)
                                .withProblems(faults::add))) {
            ServiceListener listener = new ServiceListener() {
                @Override
                public void onProgress(Finding soFar) {
                    check(soFar);
                }

                @Override
                public void onResult(Finding result) {
                    check(result);
                }

                private void check(Finding finding) {
                    heard.incrementAndGet();
                    if (finding.generation() != newest[0]) {
                        faults.add("heard " + finding + " instead of " + newest[0] + ", " + context);
                    }
                }
            };
            for (int round = 0; round < ROUNDS; round++) {
                SearchPlan plan = anyPlan();
                boolean cancels = random.nextInt(4) == 0;
                Future<?> done = host.submit(() -> {
                    SearchTicket ticket = service.search(GAME.initialPosition(), plan, listener);
                    newest[0] = ticket.generation();
                    if (cancels && ticket.cancel()) {
                        newest[0] = -1;
                    }
                });
                LockSupport.parkNanos(random.nextInt(600_000));
                done.get();
            }
        }
        assertEquals(List.of(), List.copyOf(faults));
        assertTrue(heard.get() > ROUNDS / 20, () -> "no race: " + heard);
    }
}
