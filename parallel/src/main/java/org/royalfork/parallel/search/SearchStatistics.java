package org.royalfork.parallel.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.royalfork.parallel.search.WorkerStatistics.Counter;

/**
 * How a search was shared, summed over its workers.
 *
 * <p>With P workers that took {@code elapsedNanos} T, worker time is P * T; it was spent searching (busy), waiting for
 * thieves at own split points, or idle, and each worker's {@link WorkerClock} measures all three. With the time T1 and nodes
 * N1 of the sequential program, efficiency is {@code T1 / (P T) = (1 - SyO) (1 - PO) / (1 + SO)}, where synchronisation
 * overhead SyO = (waiting + idle) / (P T), parallel overhead PO = 1 - (nodes / busy) / (N1 / T1) and search overhead SO =
 * nodes / N1 - 1. With T from another clock than the workers' own, the identity holds as far as their accounts are complete.
 *
 * @param nodesByWorker nodes of each worker that could take part, the master's first
 * @param elapsedNanos nanoseconds from start to end, of virtual time where workers take turns
 * @param counters each counter's sum over all workers
 */
public record SearchStatistics(List<Long> nodesByWorker, long elapsedNanos, Map<Counter, Long> counters) {

    /** Copies the list and the counters; those that are missing are zero. */
    public SearchStatistics {
        Map<Counter, Long> all = new EnumMap<>(Counter.class);
        for (Counter counter : Counter.values()) {
            all.put(counter, counters.getOrDefault(counter, 0L));
        }
        counters = Collections.unmodifiableMap(all);
        nodesByWorker = List.copyOf(nodesByWorker);
    }

    static SearchStatistics of(List<Worker> team, long elapsedNanos) {
        Map<Counter, Long> sums = new EnumMap<>(Counter.class);
        for (Worker worker : team) {
            for (Counter counter : Counter.values()) {
                sums.merge(counter, worker.statistics().get(counter), Long::sum);
            }
        }
        return new SearchStatistics(team.stream().map(Worker::nodes).toList(), elapsedNanos, sums);
    }

    /** Returns the sums of this search and another one by as many workers. */
    public SearchStatistics plus(SearchStatistics other) {
        if (workers() != other.workers()) {
            throw new IllegalArgumentException("searches by " + workers() + " and " + other.workers() + " workers");
        }
        List<Long> nodes = new ArrayList<>();
        for (int i = 0; i < workers(); i++) {
            nodes.add(nodesByWorker.get(i) + other.nodesByWorker.get(i));
        }
        Map<Counter, Long> sums = new EnumMap<>(counters);
        other.counters.forEach((counter, value) -> sums.merge(counter, value, Long::sum));
        return new SearchStatistics(nodes, elapsedNanos + other.elapsedNanos, sums);
    }

    /** Returns the number of workers that could take part. */
    public int workers() {
        return nodesByWorker.size();
    }

    /** Returns the nodes of all workers. */
    public long nodes() {
        return nodesByWorker.stream().mapToLong(Long::longValue).sum();
    }

    /** Returns a counter's sum over all workers. */
    public long get(Counter counter) {
        return counters.get(counter);
    }

    /** Returns the worker time spent searching, in nanoseconds. */
    public long busyNanos() {
        return get(Counter.BUSY_NANOS);
    }

    /** Returns the worker time in which owners waited for thieves, in nanoseconds. */
    public long waitingNanos() {
        return get(Counter.WAITING_NANOS);
    }

    /** Returns the worker time in which workers had no node at all, in nanoseconds. */
    public long idleNanos() {
        return get(Counter.IDLE_NANOS);
    }

    /** Returns the share of worker time that was not spent searching. */
    public double synchronisationOverhead() {
        return synchronisationOverhead(elapsedNanos);
    }

    /** Returns the share of worker time that was not spent searching, with the search's time by another clock. */
    public double synchronisationOverhead(long nanos) {
        return (waitingNanos() + idleNanos()) / ((double) workers() * nanos);
    }

    /**
     * Returns the part of worker time that the workers account for, 1 when nothing is missing.
     *
     * @param nanos the search's time by another clock than the workers'
     */
    public double accountedShare(long nanos) {
        return (busyNanos() + waitingNanos() + idleNanos()) / ((double) workers() * nanos);
    }

    /** Returns the share of nodes that were searched in vain, as a sibling above them had refuted the node. */
    public double abortedShare() {
        return nodes() == 0 ? 0 : get(Counter.ABORTED_NODES) / (double) nodes();
    }

    /** Returns the thieves that took part in a split point, on average over those in which any did; 0 when none did. */
    public double helpersPerSharedSplit() {
        long shared = get(Counter.SHARED_SPLITS);
        return shared == 0 ? 0 : get(Counter.STEALS) / (double) shared;
    }

    /** Returns the counters and the helpers a shared split by their names in files, always the same ones in the same order. */
    public Map<String, Number> figures() {
        Map<String, Number> figures = new LinkedHashMap<>();
        for (Counter counter : Counter.values()) {
            figures.put(counter.key(), get(counter));
        }
        figures.put("helpersPerSharedSplit", Math.round(1000 * helpersPerSharedSplit()) / 1000.0);
        return figures;
    }
}
