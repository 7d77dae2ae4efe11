package org.royalfork.parallel.search;

/**
 * Hears what a running search finds. The methods are called by search threads, one at a time, and must return at once.
 */
public interface SearchListener {

    /** Ignores everything. */
    SearchListener NONE = new SearchListener() {};

    /** A line was completed, or its score was found to be beyond a bound. */
    default void onReport(SearchReport report) {}

    /**
     * The search of a root move begins; only called from the third second on.
     *
     * @param depth nominal depth in plies
     * @param move the move
     * @param number its place in the order, from 1
     */
    default void onRootMove(int depth, int move, int number) {}

    /** The search has ended; called exactly once, after all reports. */
    default void onFinished(SearchResult result) {}
}
