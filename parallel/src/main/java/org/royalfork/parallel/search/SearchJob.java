package org.royalfork.parallel.search;

import java.util.List;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Selectivity;
import org.royalfork.parallel.trace.Timeline;
import org.royalfork.tt.TranspositionTable;

/**
 * What all workers of one search share. A new search has a new job, so that a stop, once given, cannot be taken back by a
 * worker that comes late.
 *
 * <p><b>Memory ordering.</b>
 *
 * <table>
 * <caption>Shared fields</caption>
 * <tr><th>field</th><th>written by</th><th>mode</th><th>read by</th></tr>
 * <tr><td>{@code stopped}, {@code failure}</td><td>any thread, never back to false or null</td><td>volatile</td><td>all
 * workers, at every node; the end of the search</td></tr>
 * <tr><td>all others</td><td>before the job is handed to a worker</td><td>final</td><td>all workers</td></tr>
 * </table>
 */
public final class SearchJob {

    private static final String FAILED = "a search worker failed";

    final TranspositionTable table;
    final Selectivity selectivity;
    final SearchLimits limits;
    final SearchListener listener;
    final Splitter splitter;
    final TimeManager time;
    final Position root;
    final List<Integer> rootMoves;
    final int lines;
    final MovesInSearch movesInSearch;
    private final Timeline timeline;
    private final List<Worker> workers;
    private final long startNanos;

    private volatile boolean stopped;
    private volatile String failure;

    /**
     * Makes a job; its clock starts now.
     *
     * @param request what to search; the position is copied
     * @param table where results are kept
     * @param selectivity what to prune, reduce and extend
     * @param splitter how nodes are shared
     * @param workers everyone who may take part, the master first
     * @param movesInSearch tells workers that each search the whole tree what the others do, or null
     * @param timeline records what the workers do when, or null
     * @param listener hears what is found
     */
    public SearchJob(
            SearchRequest request,
            TranspositionTable table,
            Selectivity selectivity,
            Splitter splitter,
            List<Worker> workers,
            MovesInSearch movesInSearch,
            Timeline timeline,
            SearchListener listener) {
        this.table = table;
        this.selectivity = selectivity;
        this.splitter = splitter;
        this.workers = List.copyOf(workers);
        this.listener = listener;
        limits = request.limits();
        startNanos = System.nanoTime();
        time = new TimeManager(limits, startNanos);
        root = request.position().copy();
        rootMoves = request.rootMoves();
        lines = request.lines();
        this.movesInSearch = movesInSearch;
        this.timeline = timeline;
    }

    /** Returns what records the workers' doings, or null. */
    public Timeline timeline() {
        return timeline;
    }

    /** Asks all workers to unwind. */
    public void stop() {
        stopped = true;
        workers.forEach(Worker::alarm);
    }

    /** Tells whether the workers should unwind. */
    public boolean isStopped() {
        return stopped;
    }

    /** Lets the time limits of a pondering search hold from now on. */
    public void ponderHit() {
        time.ponderHit();
    }

    /** Ends the search because a worker has failed; the first failure is kept. */
    public void fail(Throwable cause) {
        stop(); // first: out of memory or stack, the text may fail as well
        synchronized (this) {
            if (failure == null) {
                failure = FAILED;
                failure = FAILED + ": " + describe(cause);
            }
        }
    }

    /** Returns what a failure says of itself, in one line. */
    public static String describe(Throwable failure) {
        return String.join(" ", failure.toString().split("\\R+"));
    }

    /** Returns one line that says why a worker failed, or null. */
    public String failure() {
        return failure;
    }

    /** Makes all workers ready at one root. Called by the master before any of them takes part. */
    void prepareWorkers(RootMoves moves) {
        for (Worker worker : workers) {
            worker.prepare(this, moves);
        }
    }

    /** Returns when the search began, in {@link System#nanoTime} units. */
    long startNanos() {
        return startNanos;
    }

    /** Returns the nanoseconds since the search began. */
    public long elapsedNanos() {
        return time.elapsed();
    }

    /** Returns the nodes of all workers. */
    public long nodes() {
        long sum = 0;
        for (Worker worker : workers) {
            sum += worker.nodes();
        }
        return sum;
    }

    /** Returns the deepest ply that any worker has reached. */
    int selectiveDepth() {
        int deepest = 0;
        for (Worker worker : workers) {
            deepest = Math.max(deepest, worker.selectiveDepth());
        }
        return deepest;
    }

    /** Ends the search, once, after the last worker has left it, and returns how it was shared. */
    public SearchStatistics finish() {
        long end = System.nanoTime();
        for (Worker worker : workers) {
            worker.clock().change(WorkerClock.Activity.IDLE, end);
        }
        if (timeline != null) {
            timeline.addSearch(startNanos, end);
        }
        return finish(end - startNanos);
    }

    /** Ends a search in which workers took turns, with the virtual time that it took. */
    public SearchStatistics finish(long elapsedNanos) {
        return SearchStatistics.of(workers, elapsedNanos);
    }
}
