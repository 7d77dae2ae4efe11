package org.royalfork.parallel.search;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.royalfork.parallel.search.WorkerStatistics.Counter;

/**
 * How a search was shared, summed over its workers.
 *
 * <p>With P workers that took {@code elapsedNanos} T, worker time is P * T; it was spent searching (busy), waiting for
 * thieves at own split points, or idle. With the time T1 and nodes N1 of the sequential program, efficiency is
 * {@code T1 / (P T) = (1 - SyO) (1 - PO) / (1 + SO)}, where synchronisation overhead SyO = (waiting + idle) / (P T),
 * parallel overhead PO = 1 - (nodes / busy) / (N1 / T1) and search overhead SO = nodes / N1 - 1.
 */
public final class SearchStatistics {

    private final Map<Counter, Long> sums = new EnumMap<>(Counter.class);
    private final List<Long> nodesByWorker;
    private final long elapsedNanos;

    SearchStatistics(List<Worker> team, long elapsedNanos) {
        this.elapsedNanos = elapsedNanos;
        nodesByWorker = team.stream().map(Worker::nodes).toList();
        for (Worker worker : team) {
            for (Counter counter : Counter.values()) {
                sums.merge(counter, worker.statistics().get(counter), Long::sum);
            }
        }
    }

    /** Returns a counter's sum over all workers. */
    public long get(Counter counter) {
        return sums.get(counter);
    }

    /** Returns the number of workers. */
    public int workers() {
        return nodesByWorker.size();
    }

    /** Returns the nodes of all workers. */
    public long nodes() {
        return nodesByWorker.stream().mapToLong(Long::longValue).sum();
    }

    /** Returns the nodes of each worker, the master's first. */
    public List<Long> nodesByWorker() {
        return nodesByWorker;
    }

    /** Returns the time from start to end, virtual where workers take turns. */
    public long elapsedNanos() {
        return elapsedNanos;
    }

    /** Returns the worker time in which owners waited for thieves. */
    public long waitingNanos() {
        return get(Counter.WAITING_NANOS);
    }

    /** Returns the worker time in which workers had no node to search: all but the master's and stolen time. */
    public long idleNanos() {
        return Math.max(0, (workers() - 1) * elapsedNanos - get(Counter.STOLEN_NANOS));
    }

    /** Returns the worker time spent searching. */
    public long busyNanos() {
        return workers() * elapsedNanos - waitingNanos() - idleNanos();
    }

    /** Returns the share of worker time that was not spent searching. */
    public double synchronisationOverhead() {
        return (waitingNanos() + idleNanos()) / ((double) workers() * elapsedNanos);
    }
}
