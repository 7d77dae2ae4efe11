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

    /**
     * Allocates what {@code copies} searches at once need.
     *
     * @throws org.royalfork.tt.TableAllocationException when there is not that much memory
     */
    void reserve(int copies);

    /**
     * Searches a position by all copies of a configuration at once, each from cleared memory.
     *
     * @throws IllegalStateException with one line, when a search fails
     */
    List<Timed> search(Configuration configuration, String position, SearchLimits limits) throws InterruptedException;

    /**
     * Searches a position sequentially, deeper and deeper, until an iteration ends after {@code enoughNanos} or the time is
     * up. It is the same search each time, but not the very one that {@link #search} does: to choose a depth by that one
     * would favour depths at which it happens to take long.
     *
     * @return the reports of the complete iterations, in order
     * @throws IllegalStateException with one line, when the search fails
     */
    List<SearchReport> deepen(String position, long enoughNanos, long mostNanos) throws InterruptedException;

    /** Writes a move of a position, {@code -} for none. */
    String formatMove(String position, int move);
}
