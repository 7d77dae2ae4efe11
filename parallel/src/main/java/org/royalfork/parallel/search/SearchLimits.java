package org.royalfork.parallel.search;

/**
 * When a search ends by itself. All limits that are set hold together: the first one reached ends the search. Without any,
 * it ends at the greatest depth or when it is stopped.
 *
 * @param depth greatest nominal depth in plies, from 1 to {@link #MAX_DEPTH}
 * @param nodes greatest number of nodes of all workers together, 0 for no limit; exact with one worker
 * @param moveTimeMillis time for this move in milliseconds, or {@link #UNLIMITED}
 * @param remainingMillis time left on the mover's clock in milliseconds (may be negative), or {@link #UNLIMITED} without
 *     a clock
 * @param incrementMillis time that the clock gains with each move, in milliseconds
 * @param movesToGo moves until the clock gains its next period, 0 when it never does
 * @param overheadMillis time lost between engine and clock at each move, in milliseconds
 * @param pondering true when time limits hold only from {@link SearchHandle#ponderHit} on
 */
public record SearchLimits(
        int depth,
        long nodes,
        long moveTimeMillis,
        long remainingMillis,
        long incrementMillis,
        int movesToGo,
        long overheadMillis,
        boolean pondering) {

    /** Greatest nominal depth in plies. */
    public static final int MAX_DEPTH = 240;

    /** The absence of a time limit. */
    public static final long UNLIMITED = Long.MIN_VALUE;

    /** No limit but the greatest depth. */
    public static final SearchLimits INFINITE = new SearchLimits(MAX_DEPTH, 0, UNLIMITED, UNLIMITED, 0, 0, 0, false);

    /** Checks the ranges. */
    public SearchLimits {
        if (depth < 1 || depth > MAX_DEPTH) {
            throw new IllegalArgumentException("depth must be from 1 to " + MAX_DEPTH + ": " + depth);
        }
        if (nodes < 0) {
            throw new IllegalArgumentException("nodes must not be negative: " + nodes);
        }
        if (movesToGo < 0) {
            throw new IllegalArgumentException("movesToGo must not be negative: " + movesToGo);
        }
    }

    /** Returns limits with a greatest depth in plies only. */
    public static SearchLimits ofDepth(int depth) {
        return INFINITE.withDepth(depth);
    }

    /** Returns limits with a greatest number of nodes only. */
    public static SearchLimits ofNodes(long nodes) {
        return INFINITE.withNodes(nodes);
    }

    /** Returns limits with a time for the move, in milliseconds, only. */
    public static SearchLimits ofMoveTime(long millis) {
        return INFINITE.withMoveTime(millis);
    }

    /** Tells whether neither a depth nor a number of nodes ends the search, but time, or a stop. */
    public boolean isTimed() {
        return depth == MAX_DEPTH && nodes == 0;
    }

    /** Returns these limits with another depth. */
    public SearchLimits withDepth(int newDepth) {
        return new SearchLimits(
                newDepth,
                nodes,
                moveTimeMillis,
                remainingMillis,
                incrementMillis,
                movesToGo,
                overheadMillis,
                pondering);
    }

    /** Returns these limits with another number of nodes. */
    public SearchLimits withNodes(long newNodes) {
        return new SearchLimits(
                depth,
                newNodes,
                moveTimeMillis,
                remainingMillis,
                incrementMillis,
                movesToGo,
                overheadMillis,
                pondering);
    }

    /** Returns these limits with another time for the move. */
    public SearchLimits withMoveTime(long millis) {
        return new SearchLimits(
                depth, nodes, millis, remainingMillis, incrementMillis, movesToGo, overheadMillis, pondering);
    }

    /** Returns these limits with a clock. */
    public SearchLimits withClock(long remaining, long increment, int newMovesToGo) {
        return new SearchLimits(
                depth, nodes, moveTimeMillis, remaining, increment, newMovesToGo, overheadMillis, pondering);
    }

    /** Returns these limits with another overhead. */
    public SearchLimits withOverhead(long millis) {
        return new SearchLimits(
                depth, nodes, moveTimeMillis, remainingMillis, incrementMillis, movesToGo, millis, pondering);
    }

    /** Returns these limits with time limits that hold only from the ponder hit on. */
    public SearchLimits withPondering(boolean newPondering) {
        return new SearchLimits(
                depth,
                nodes,
                moveTimeMillis,
                remainingMillis,
                incrementMillis,
                movesToGo,
                overheadMillis,
                newPondering);
    }
}
