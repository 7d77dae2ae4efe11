package org.royalfork.parallel.split;

import java.io.Serial;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The threads that search: a ForkJoinPool of its own with an explicit number of threads, that keeps them between searches.
 *
 * <p><b>Threading.</b> Any thread may use it.
 */
public final class SearchPool implements AutoCloseable {

    private static final long KEEP_ALIVE_HOURS = 24;

    private static final int PROCESSORS = Runtime.getRuntime().availableProcessors();

    private final ForkJoinPool pool;

    /** Makes a pool of {@code threads} threads, which start when they are first needed. */
    public SearchPool(int threads) {
        AtomicInteger number = new AtomicInteger();
        boolean maySpin = threads <= PROCESSORS;
        // No thread beyond the number asked for, ever: a waiting owner is not replaced, since it helps.
        pool = new ForkJoinPool(
                threads,
                p -> new SearchThread(p, number.getAndIncrement(), maySpin),
                null,
                false,
                threads,
                threads,
                0,
                p -> true,
                KEEP_ALIVE_HOURS,
                TimeUnit.HOURS);
    }

    /**
     * Returns how many threads are of use to so many workers that share nodes: no more than there are processors. Each offer
     * would wake one more, which only takes time from those that search: 16 threads on two processors searched three quarters
     * of the nodes a second that two did. With the system property {@code royalfork.oversubscribe} each worker has a thread
     * nevertheless: so tests have many at once on few processors.
     */
    public static int usefulThreads(int workers) {
        return Boolean.getBoolean("royalfork.oversubscribe") ? workers : Math.min(workers, PROCESSORS);
    }

    /** Returns the number of threads. */
    public int threads() {
        return pool.getParallelism();
    }

    /** Runs an action in a thread of the pool. */
    public void execute(Runnable action) {
        pool.execute(new Action(action));
    }

    /** Ends the threads and waits until they have; what they run should have been stopped before. */
    @Override
    public void close() {
        pool.shutdownNow();
        boolean interrupted = false;
        for (; ; ) {
            try {
                if (pool.awaitTermination(KEEP_ALIVE_HOURS, TimeUnit.HOURS)) {
                    break;
                }
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static final class Action extends RecursiveAction {

        @Serial
        private static final long serialVersionUID = 1L;

        private final transient Runnable action;

        Action(Runnable action) {
            this.action = action;
        }

        @Override
        protected void compute() {
            action.run();
        }
    }
}
