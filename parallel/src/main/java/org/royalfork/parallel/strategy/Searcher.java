package org.royalfork.parallel.strategy;

import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.search.SearchHandle;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.tt.TranspositionTable;

/**
 * Searches positions of one game, one at a time, with a pool of workers that stay warm between searches.
 *
 * <p><b>Threading.</b> One thread configures and starts searches; it never searches itself. Changing threads, table or
 * strategy while a search runs throws {@link IllegalStateException}.
 */
public final class Searcher implements AutoCloseable {

    /** Makes a searcher. The table stays the caller's to close. */
    public Searcher(Game game, Strategy strategy, int threads, TranspositionTable table) {
        throw new UnsupportedOperationException();
    }

    /** Returns the strategy. */
    public Strategy strategy() {
        throw new UnsupportedOperationException();
    }

    /** Changes the strategy for the next search. */
    public void setStrategy(Strategy strategy) {
        throw new UnsupportedOperationException();
    }

    /** Returns the number of workers. */
    public int threads() {
        throw new UnsupportedOperationException();
    }

    /** Changes the number of workers, at least 1, and starts them. */
    public void setThreads(int threads) {
        throw new UnsupportedOperationException();
    }

    /** Changes the table for the next search. */
    public void setTable(TranspositionTable table) {
        throw new UnsupportedOperationException();
    }

    /** Forgets everything learnt: clears the table (by all workers), histories, and generations. */
    public void clear() {
        throw new UnsupportedOperationException();
    }

    /** Starts a search and returns at once. */
    public SearchHandle start(SearchRequest request, SearchListener listener) {
        throw new UnsupportedOperationException();
    }

    /** Stops a running search and ends the workers. */
    @Override
    public void close() {
        throw new UnsupportedOperationException();
    }
}
