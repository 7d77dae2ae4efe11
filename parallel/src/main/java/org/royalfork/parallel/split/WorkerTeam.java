package org.royalfork.parallel.split;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLongArray;
import org.royalfork.parallel.search.Worker;

/**
 * The workers of one search, handed out to threads in the order in which these first take part, and how many of them have
 * nothing to search.
 *
 * <p><b>Threading.</b> Any thread may {@link #enlist}; one atomic counter hands out each worker once. The number of idle
 * workers changes some thousand times a second and is read at every node that may be shared, so it has a cache line of its
 * own, together with the time since when there are any; a reader that sees either late offers a node too many or too few. The
 * time is written, opaque, before the count says that there is one, so that no reader takes an earlier time for it.
 */
final class WorkerTeam {

    private static final int PADDING = 16;
    private static final int IDLE = PADDING;
    private static final int SINCE = PADDING + 1;

    private final List<Worker> workers;
    /** How many workers the machine has no processor for. */
    private final int surplus;

    private final AtomicInteger next = new AtomicInteger();
    private final AtomicLongArray shared = new AtomicLongArray(2 * PADDING + 2);

    WorkerTeam(List<Worker> workers) {
        this.workers = List.copyOf(workers);
        surplus = Math.max(0, workers.size() - Runtime.getRuntime().availableProcessors());
        shared.setPlain(IDLE, workers.size());
        shared.setPlain(SINCE, System.nanoTime());
    }

    /** Returns a worker that no other thread has, the master first, or null when all are taken. */
    Worker enlist() {
        int number = next.getAndIncrement();
        return number < workers.size() ? workers.get(number) : null;
    }

    /** Tells all workers that a shared node has been cut off. */
    void alarm() {
        workers.forEach(Worker::alarm);
    }

    /** Says that a worker has something to search. */
    void beginWork() {
        shared.getAndDecrement(IDLE);
    }

    /** Says that a worker has nothing to search, or waits for others, from this {@link System#nanoTime} on. */
    void endWork(long now) {
        if (shared.getOpaque(IDLE) == surplus) {
            shared.setOpaque(SINCE, now);
        }
        shared.getAndIncrement(IDLE);
    }

    /**
     * Tells whether a worker has nothing to search and a processor to do it on: where there are more workers than processors,
     * waking one more would only take time from those that search.
     */
    boolean hasIdleWorker() {
        return shared.getAcquire(IDLE) > surplus;
    }

    /** Tells whether there has been an idle worker for longer than so many nanoseconds. Only where there {@link #hasIdleWorker is one}. */
    boolean isIdleFor(long nanos) {
        return System.nanoTime() - shared.getOpaque(SINCE) > nanos;
    }
}
