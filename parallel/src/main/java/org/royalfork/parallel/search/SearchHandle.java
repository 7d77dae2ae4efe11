package org.royalfork.parallel.search;

/** One running search, for the thread that started it and any other. */
public interface SearchHandle {

    /** Asks the search to end soon; returns at once. Harmless when it has ended. */
    void stop();

    /** Lets the time limits of a pondering search begin now. Harmless when it was not pondering. */
    void ponderHit();

    /** Tells whether the search has ended and {@link SearchListener#onFinished} has returned. */
    boolean isDone();

    /** Waits until {@link #isDone}, and returns the result. */
    SearchResult await() throws InterruptedException;
}
