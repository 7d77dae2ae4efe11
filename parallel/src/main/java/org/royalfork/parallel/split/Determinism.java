package org.royalfork.parallel.split;

/**
 * How a search is made repeatable: its workers take turns in virtual time, in which searching a node takes one unit. The
 * worker whose clock is furthest behind goes on, so that the search runs as it would on a machine with that many cores, one
 * core at a time. With the same settings, from the same contents of table and histories, the same search is repeated move
 * for move and node for node, unless a time limit or a stop from outside ends it.
 *
 * <p>One turn at a time is as slow as one core. What a change of turns costs beyond that is paid once for each
 * {@code nodesPerTurn}.
 *
 * @param seed chooses between workers whose clocks are equal, and where a helper looks for work first; another seed is
 *     another schedule
 * @param nodesPerTurn nodes that a worker searches before the others are asked, at least 1: how far one may run ahead of the
 *     clocks of others. With 1 all things happen in the order of virtual time
 * @param stealLatency units from an offer, or from when a worker runs out of work if that is later, to when it can take the
 *     offer; at least 0
 * @param splitLatency units that an owner spends to offer a node; at least 0
 * @param abortLatency units that a helper spends to leave a node that was cut off; at least 0
 */
public record Determinism(long seed, int nodesPerTurn, int stealLatency, int splitLatency, int abortLatency) {

    /** Turns of 50 nodes, and latencies about as a ForkJoinPool has them when a node takes a microsecond. */
    public static final Determinism DEFAULT = new Determinism(1, 50, 5, 1, 1);

    /** Every event in its order, and nothing but nodes takes time. */
    public static final Determinism EXACT = new Determinism(1, 1, 0, 0, 0);

    /** Checks the ranges. */
    public Determinism {
        check("nodesPerTurn", nodesPerTurn, 1);
        check("stealLatency", stealLatency, 0);
        check("splitLatency", splitLatency, 0);
        check("abortLatency", abortLatency, 0);
    }

    private static void check(String name, int value, int least) {
        if (value < least) {
            throw new IllegalArgumentException(name + " must be at least " + least + ": " + value);
        }
    }

    /** Returns these settings with another seed. */
    public Determinism withSeed(long newSeed) {
        return new Determinism(newSeed, nodesPerTurn, stealLatency, splitLatency, abortLatency);
    }

    /** Returns these settings with turns of another length. */
    public Determinism withNodesPerTurn(int nodes) {
        return new Determinism(seed, nodes, stealLatency, splitLatency, abortLatency);
    }
}
