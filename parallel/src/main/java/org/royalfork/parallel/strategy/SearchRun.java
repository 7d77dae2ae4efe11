package org.royalfork.parallel.strategy;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.search.SearchHandle;
import org.royalfork.parallel.search.SearchJob;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.search.SearchStatistics;
import org.royalfork.parallel.split.VirtualScheduler;

/**
 * One search of a {@link Searcher}.
 *
 * <p><b>Memory ordering.</b> Result and statistics are written once before the latch opens, which orders them before every
 * reader.
 */
final class SearchRun implements SearchHandle {

    private static final SearchStatistics NOTHING_SHARED = new SearchStatistics(List.of(0L), 0, Map.of());

    private final SearchJob job;
    private final SearchListener listener;
    private final VirtualScheduler scheduler;
    private final Supplier<SearchResult> search;
    private final CountDownLatch done = new CountDownLatch(1);
    private final AtomicBoolean begun = new AtomicBoolean();
    private SearchResult result;
    private SearchStatistics statistics = NOTHING_SHARED;

    /** Makes a run; its scheduler is null unless workers take turns. */
    SearchRun(SearchJob job, SearchListener listener, VirtualScheduler scheduler, Supplier<SearchResult> search) {
        this.job = job;
        this.listener = listener;
        this.scheduler = scheduler;
        this.search = search;
    }

    /** Searches and tells the listener, unless the run has been abandoned. */
    void finish() {
        if (!begun.compareAndSet(false, true)) {
            return;
        }
        try {
            result = resultOrFailure();
            listener.onFinished(result);
        } finally {
            done.countDown();
        }
    }

    private SearchResult resultOrFailure() {
        SearchResult found = null;
        try {
            found = search.get();
            statistics = scheduler == null ? job.finish() : job.finish(scheduler.elapsedNanos());
            return found;
        } catch (Throwable failure) { // most likely before even the moves of the root were known
            job.fail(failure);
            return found == null ? failed(job) : found.withTotals(found.nodes(), found.nanos(), job.failure());
        }
    }

    private static SearchResult failed(SearchJob job) {
        return new SearchResult(
                Position.NO_MOVE, Position.NO_MOVE, Score.DRAW, 0, 0, 0, job.elapsedNanos(), List.of(), job.failure());
    }

    /** Ends a search that no thread has begun, and tells whether it was one. */
    boolean abandon() {
        if (!begun.compareAndSet(false, true)) {
            return false;
        }
        result = failed(job);
        done.countDown();
        return true;
    }

    /** Returns how the search was shared. Only after its end. */
    SearchStatistics statistics() {
        return statistics;
    }

    /** Waits for the end even if interrupted meanwhile. */
    void awaitUninterruptibly() {
        Searcher.awaitUninterruptibly(done);
    }

    @Override
    public void stop() {
        job.stop();
    }

    @Override
    public void ponderHit() {
        job.ponderHit();
    }

    @Override
    public boolean isDone() {
        return done.getCount() == 0;
    }

    @Override
    public SearchResult await() throws InterruptedException {
        done.await();
        return result;
    }
}
