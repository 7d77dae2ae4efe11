package org.royalfork.bench.lab;

import java.util.List;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchReport;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.search.SearchStatistics;

/** Searches single positions by any configuration: what an experiment needs of the {@link Laboratory}. */
public interface SearchRunner {

    /**
     * A finished search.
     *
     * @param result what it found
     * @param nanos its time by the caller's clock, in nanoseconds from the request to the result
     * @param statistics how it was shared, by the workers' own counters and clocks
     */
    record Timed(SearchResult result, long nanos, SearchStatistics statistics) {}

    /** The greatest number of a variation. */
    int MOST_VARIATIONS = 1_000_000;

    /**
     * Allocates what {@code copies} searches at once need.
     *
     * @throws org.royalfork.tt.TableAllocationException when there is not that much memory
     */
    void reserve(int copies);

    /**
     * Searches a position by all copies of a configuration at once, each from cleared memory or from a variation of it.
     *
     * <p>Selective search is chaotic: what it knows at its begin decides whether it takes half or twice the nodes. A sequential
     * search that always begins with nothing always has the same tree, and an experiment would hang on the luck of that one.
     * Each variation begins with a little that has nothing to do with the position, and so has another tree.
     *
     * @param variation 0 for cleared memory, or the number of a variation, up to {@link #MOST_VARIATIONS}
     * @throws IllegalStateException with one line, when a search fails
     */
    List<Timed> search(Configuration configuration, String position, SearchLimits limits, int variation)
            throws InterruptedException;

    /**
     * Searches a position sequentially, deeper and deeper, until an iteration ends after {@code enoughNanos} or the time is
     * up. It is the same search each time, but none of those that {@link #search} does: to choose a depth by that one
     * would favour depths at which it happens to take long.
     *
     * @return the reports of the complete iterations, in order
     * @throws IllegalStateException with one line, when the search fails
     */
    List<SearchReport> deepen(String position, long enoughNanos, long mostNanos) throws InterruptedException;

    /** Writes a move of a position, {@code -} for none. */
    String formatMove(String position, int move);
}
