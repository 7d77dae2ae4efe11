package org.royalfork.parallel.search;

/**
 * The seam between the search of a node and its distribution over workers. The search asks before each move; a splitter
 * that shares the node takes over all moves that are left.
 */
public interface Splitter {

    /** Never shares a node: the sequential program. */
    Splitter NONE = new Splitter() {
        @Override
        public boolean shares(Worker worker, Frame frame) {
            return false;
        }

        @Override
        public void searchMoves(Worker worker, Frame frame) {
            throw new IllegalStateException("nothing is shared");
        }
    };

    /**
     * Tells whether the moves of a node that are left should be shared now. Called before each move of every node. May also
     * open nodes above, at one of whose moves the worker is, as shared ones.
     */
    boolean shares(Worker worker, Frame frame);

    /**
     * Searches the moves that are left in {@code frame} together with other workers. Afterwards no other worker is inside,
     * and the frame's best score, best move, alpha and tried moves are as if the caller had searched them all; or
     * {@link Worker#isAborted} is true.
     */
    void searchMoves(Worker worker, Frame frame);

    /**
     * Records the move of {@code frame} that the worker was at when {@link #shares} opened the node, which {@link
     * Frame#sharedNode} tells, and goes on as {@link #searchMoves} does.
     */
    default void finishMoves(Worker worker, Frame frame, int move, int number, int score) {
        throw new IllegalStateException("nothing is shared");
    }

    /** Ends the search after a failure at or below {@code frame}, a shared node, and waits for those inside. */
    default void abandon(Worker worker, Frame frame, Throwable failure) {}

    /** Tells whether workers take turns; then the splitter says how long they were busy, not their own clocks. */
    default boolean takesTurns() {
        return false;
    }

    /**
     * Returns how many nodes a worker searches before it must {@linkplain #endTurn end its turn}, at least 1. Only workers
     * that take turns have less than all of them.
     */
    default int nodesPerTurn() {
        return Integer.MAX_VALUE;
    }

    /** Lets other workers go on, if workers take turns; called at the start of a node. */
    default void endTurn(Worker worker) {}
}
