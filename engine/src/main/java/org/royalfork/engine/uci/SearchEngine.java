package org.royalfork.engine.uci;

import java.io.IOException;
import java.nio.file.Path;
import org.royalfork.parallel.search.SearchHandle;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.strategy.Strategy;

/**
 * What the protocol needs of a search. One thread calls these methods, and all but {@link #start} only while no search
 * runs; each may take time.
 */
public interface SearchEngine extends AutoCloseable {

    /** Does now what may be put off until the first search: allocates the table, starts the workers. */
    void prepare();

    /**
     * Changes the number of workers.
     *
     * @throws IllegalStateException with one line when so many cannot be started; the number is as before
     */
    void setThreads(int threads);

    /** Changes the way the search is spread over the workers. */
    void setStrategy(Strategy strategy);

    /** Lets the workers take turns, so that searches are repeatable, or lets them run at once. */
    void setDeterministic(boolean deterministic);

    /**
     * Replaces the table by an empty one.
     *
     * @throws org.royalfork.tt.TableAllocationException with one line; the table is as before
     */
    void setTableBytes(long bytes);

    /** Says in a few words what memory the table has; empty while there is none. */
    String tableDescription();

    /**
     * Writes the table to a file.
     *
     * @throws IOException with one line; what was in the file before is untouched
     */
    void saveTable(Path file) throws IOException;

    /**
     * Replaces the content of the table by that of a file.
     *
     * @throws IOException with one line; the table is as before
     */
    void loadTable(Path file) throws IOException;

    /** Forgets everything learnt so far. */
    void clear();

    /** Starts a search and returns at once. */
    SearchHandle start(SearchRequest request, SearchListener listener);

    /** Ends the workers and frees the table. */
    @Override
    void close();
}
