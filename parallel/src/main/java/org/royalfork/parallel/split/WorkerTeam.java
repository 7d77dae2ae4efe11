package org.royalfork.parallel.split;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.royalfork.parallel.search.Worker;

/**
 * The workers of one search, handed out to threads in the order in which these first take part.
 *
 * <p><b>Threading.</b> Any thread may {@link #enlist}; one atomic counter hands out each worker once.
 */
final class WorkerTeam {

    private final List<Worker> workers;
    private final AtomicInteger next = new AtomicInteger();

    WorkerTeam(List<Worker> workers) {
        this.workers = List.copyOf(workers);
    }

    /** Returns a worker that no other thread has, the master first, or null when all are taken. */
    Worker enlist() {
        int number = next.getAndIncrement();
        return number < workers.size() ? workers.get(number) : null;
    }
}
