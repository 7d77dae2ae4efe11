package org.royalfork.parallel.search;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * What one worker counts of how it shared a search. Times are in nanoseconds, of virtual time where workers take turns.
 *
 * <p><b>Threading.</b> Written by the worker's own thread alone, without ordering; read by others after the search has
 * ended, which the end of the last token orders. The counters lie in an array of their own with more than a cache line
 * unused on both sides, so that no other worker's writes slow them.
 */
@SuppressWarnings("EnumOrdinal") // the counters are an array, so that adding to one is one instruction
public final class WorkerStatistics {

    /** One counter. */
    public enum Counter {
        /** Split points opened. */
        SPLITS,
        /** Split points opened at nodes on the principal variation. */
        PV_SPLITS,
        /** Split points opened at expected cut nodes. */
        CUT_SPLITS,
        /** Split points in which at least one thief took part. */
        SHARED_SPLITS,
        /** Split points that a move refuted, at nodes on the principal variation. */
        PV_CUTOFFS,
        /** Split points that a move refuted, at expected cut nodes. */
        CUT_CUTOFFS,
        /** Split points that a move refuted, at expected all nodes. */
        ALL_CUTOFFS,
        /** Tokens stolen by this worker that brought it into a node. */
        STEALS,
        /** Own tokens that no one had stolen. */
        TAKEN_BACK,
        /** Nodes below moves that were given up because a sibling had refuted the node. */
        ABORTED_NODES,
        /** Time spent waiting for thieves at own split points, time helping below them not counted. */
        WAITING_NANOS,
        /** Time spent inside nodes stolen while the worker had nothing else to do. */
        STOLEN_NANOS
    }

    private static final int PADDING = 16;

    private static final VarHandle ELEMENTS = MethodHandles.arrayElementVarHandle(long[].class);
    private static final int NODES = PADDING + Counter.values().length;

    private final long[] counters = new long[NODES + 1 + PADDING];

    WorkerStatistics() {}

    /** Adds to a counter. Only by the worker itself. */
    public void add(Counter counter, long amount) {
        counters[PADDING + counter.ordinal()] += amount;
    }

    /** Counts a node and returns the number of nodes so far. Only by the worker itself. */
    long countNode() {
        long count = counters[NODES] + 1;
        ELEMENTS.setOpaque(counters, NODES, count);
        return count;
    }

    /** Returns the nodes so far. Any thread, at any time: a count that is whole and at most a moment old. */
    long nodes() {
        return (long) ELEMENTS.getOpaque(counters, NODES);
    }

    /** Returns a counter. */
    public long get(Counter counter) {
        return counters[PADDING + counter.ordinal()];
    }

    void clear() {
        Arrays.fill(counters, 0);
    }
}
