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
        SPLITS("splits"),
        /** Split points opened at nodes on the principal variation. */
        PV_SPLITS("pvSplits"),
        /** Split points opened at expected cut nodes. */
        CUT_SPLITS("cutSplits"),
        /** Split points in which at least one thief took part. */
        SHARED_SPLITS("sharedSplits"),
        /** Split points that a move refuted, at nodes on the principal variation. */
        PV_CUTOFFS("pvCutoffs"),
        /** Split points that a move refuted, at expected cut nodes. */
        CUT_CUTOFFS("cutCutoffs"),
        /** Split points that a move refuted, at expected all nodes. */
        ALL_CUTOFFS("allCutoffs"),
        /** Tokens stolen by this worker that brought it into a node. */
        STEALS("steals"),
        /** Own tokens that no one had stolen. */
        TAKEN_BACK("takenBack"),
        /** Nodes below moves that were given up because a sibling had refuted the node; each is counted once. */
        ABORTED_NODES("abortedNodes"),
        /** Time spent searching, own nodes and stolen ones. */
        BUSY_NANOS("busyNanoseconds"),
        /** Time spent waiting for thieves at own split points, time helping below them not counted. */
        WAITING_NANOS("waitingNanoseconds"),
        /** Time spent without any node. */
        IDLE_NANOS("idleNanoseconds");

        private final String key;

        Counter(String key) {
            this.key = key;
        }

        /** Returns the name in files. */
        public String key() {
            return key;
        }
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
