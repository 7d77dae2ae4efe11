package org.royalfork.parallel.split;

import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.search.Frame;

/**
 * Which nodes are shared, and from which of their moves on. Strategies differ in nothing else.
 *
 * @param minDepth least depth in plies of a node that is shared; at least 3, the depth from which on the order of the
 *     moves is final before the second
 * @param standingDepth least depth in plies of a node that is offered whether or not a worker is idle; below it a node is
 *     offered before its next move when one is. An idle worker so finds the largest work at once, and a busy one opens few
 *     nodes in vain. Of nodes on the principal variation see {@link #isLastResort}
 * @param rootOnly share the root alone
 * @param pvOnly share only nodes on the principal variation
 * @param looksAhead a thief that comes while the first move is being searched, or finds no move left, searches the node one
 *     ply deeper, and deeper again, until there are moves to share or all are searched: what it finds is only for the table,
 *     where the next iteration meets it
 * @param waitForElder search the eldest child alone first (Young Brothers Wait); without it all moves are shared
 * @param waitForPromising at expected cut nodes, also search all promising moves (good captures, killers) alone first:
 *     when none of them refutes the node, it was no cut node after all (Feldmann 1993)
 */
public record SplitPolicy(
        int minDepth,
        int standingDepth,
        boolean rootOnly,
        boolean pvOnly,
        boolean looksAhead,
        boolean waitForElder,
        boolean waitForPromising) {

    /**
     * Young Brothers Wait. With two workers on 50 positions of 0.6 million nodes, offering the largest node on demand opened 1,500
     * nodes a second, where offering the one that the worker was at opened 9,600, and fewer nodes lay below moves given up (3.2
     * instead of 4.0 %). A least depth of 3 and one of 5 were equally fast: with 3 there is less waiting, and more
     * frequent stealing. The few large nodes that stand on offer are for many workers.
     */
    public static final SplitPolicy YOUNG_BROTHERS_WAIT = new SplitPolicy(3, 12, false, false, false, true, true);

    /**
     * Root splitting: all moves of the root, whose order a shallow search has found. In a selective search nearly all of an
     * iteration is its first move, so the other workers look ahead meanwhile; without that, two workers are no faster than one.
     */
    public static final SplitPolicy ROOT_SPLITTING = new SplitPolicy(3, 3, true, true, true, false, false);

    /** Principal variation splitting (Marsland and Campbell 1982). */
    public static final SplitPolicy PV_SPLITTING = new SplitPolicy(3, 3, false, true, false, true, false);

    /** Checks the ranges. */
    public SplitPolicy {
        if (minDepth < 3) {
            throw new IllegalArgumentException("minDepth must be at least 3: " + minDepth);
        }
    }

    /** Tells whether the moves of a node that are left may be shared now. */
    boolean allows(Frame frame) {
        if (frame.depth() < minDepth || (rootOnly && frame.ply() > 0) || (pvOnly && !frame.isPv())) {
            return false;
        }
        if ((waitForElder && frame.best() == -Score.INFINITY) || !frame.isOrdered()) {
            return false;
        }
        int next = frame.nextIndex();
        if (waitForPromising && frame.isCutNode() && next < frame.promisingMoves()) {
            return false;
        }
        return next + 1 < frame.moves().size();
    }

    /**
     * Tells whether a node is offered only when a worker has been idle for a while: one of {@code standingDepth} or more on the
     * principal variation, where not only those are shared. Its moves are better searched one after the other, each by all
     * workers: one that raises alpha spares the later ones work, and there is room for all below a single one. Two workers on 63
     * positions, in depths of 2.3 s, were 1.87 instead of 1.57 times as fast as one: 8 % fewer nodes than one where it had been 19 %
     * more, with 1.72 instead of 1.86 times the nodes a second.
     */
    boolean isLastResort(Frame frame) {
        return frame.isPv() && frame.depth() >= standingDepth && offersOnDemand() && !pvOnly;
    }

    /** Tells whether some nodes are offered only when a worker is idle. */
    boolean offersOnDemand() {
        return minDepth < standingDepth;
    }

    /** Returns this policy with every node from {@code depth} on always on offer. */
    public SplitPolicy withMinDepth(int depth) {
        return new SplitPolicy(depth, depth, rootOnly, pvOnly, looksAhead, waitForElder, waitForPromising);
    }
}
