package org.royalfork.parallel.split;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.royalfork.parallel.search.Worker;

/**
 * The workers of one search, handed out to threads in the order in which these first take part, and how many of them have
 * nothing to search.
 *
 * <p><b>Threading.</b> Any thread may {@link #enlist}; one atomic counter hands out each worker once. The number of idle
 * workers changes some thousand times a second and is read at every node that may be shared, so it has a cache line of its
 * own; a reader that sees it late offers a node too many or too few.
 */
final class WorkerTeam {

    private static final int PADDING = 16;

    private final List<Worker> workers;
    /** How many workers the machine has no processor for. */
    private final int surplus;

    private final AtomicInteger next = new AtomicInteger();
    private final AtomicIntegerArray idle = new AtomicIntegerArray(2 * PADDING + 1);

    WorkerTeam(List<Worker> workers) {
        this.workers = List.copyOf(workers);
        surplus = Math.max(0, workers.size() - Runtime.getRuntime().availableProcessors());
        idle.setPlain(PADDING, workers.size());
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
        idle.getAndDecrement(PADDING);
    }

    /** Says that a worker has nothing to search, or waits for others. */
    void endWork() {
        idle.getAndIncrement(PADDING);
    }

    /**
     * Tells whether a worker has nothing to search and a processor to do it on: where there are more workers than processors,
     * waking one more would only take time from those that search.
     */
    boolean hasIdleWorker() {
        return idle.getOpaque(PADDING) > surplus;
    }
}
