package org.royalfork.parallel.strategy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.Selectivity;
import org.royalfork.parallel.search.IterativeDeepening;
import org.royalfork.parallel.search.MovesInSearch;
import org.royalfork.parallel.search.SearchHandle;
import org.royalfork.parallel.search.SearchJob;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchStatistics;
import org.royalfork.parallel.search.Splitter;
import org.royalfork.parallel.search.TableViews;
import org.royalfork.parallel.search.Worker;
import org.royalfork.parallel.split.Determinism;
import org.royalfork.parallel.split.ForkJoinSplitter;
import org.royalfork.parallel.split.SearchPool;
import org.royalfork.parallel.split.SplitPolicy;
import org.royalfork.parallel.split.VirtualScheduler;
import org.royalfork.parallel.split.VirtualSplitter;
import org.royalfork.parallel.trace.Timeline;
import org.royalfork.tt.TranspositionTable;

/**
 * Searches positions of one game, one at a time, with workers that stay warm between searches.
 *
 * <pre>{@code
 * try (TranspositionTable table = new TranspositionTable(64L << 20);
 *         Searcher searcher = new Searcher(game, Strategy.YOUNG_BROTHERS_WAIT, 2, table)) {
 *     SearchRequest request = new SearchRequest(game.initialPosition(), SearchLimits.ofDepth(12));
 *     SearchResult result = searcher.start(request, SearchListener.NONE).await();
 * }
 * }</pre>
 *
 * <p><b>Threading.</b> One thread configures and starts searches; it never searches itself. Changing threads, table or
 * strategy, clearing or starting while a search runs throws {@link IllegalStateException}.
 */
public final class Searcher implements AutoCloseable {

    private final Game game;
    private final List<Worker> workers = new ArrayList<>();
    private Strategy strategy;
    private SplitPolicy policy;

    /** What was set instead of the game's own, or null. */
    private Selectivity selectivity;

    private TranspositionTable table;
    private int threads;
    private SearchPool pool;
    private Timeline timeline;
    private Determinism determinism;
    private TableViews views = TableViews.NONE;
    private SearchRun running;

    /**
     * Makes a searcher. The table stays the caller's to close.
     *
     * @param threads number of workers, at least 1
     * @see #setThreads
     */
    public Searcher(Game game, Strategy strategy, int threads, TranspositionTable table) {
        this.game = game;
        this.table = table;
        use(strategy);
        setThreads(threads);
    }

    /** Returns the strategy. */
    public Strategy strategy() {
        return strategy;
    }

    /** Changes the strategy for the next search. */
    public void setStrategy(Strategy newStrategy) {
        requireIdle();
        use(newStrategy);
        startThreads();
    }

    private void use(Strategy newStrategy) {
        strategy = newStrategy;
        policy = switch (newStrategy) {
            case ROOT_SPLITTING -> SplitPolicy.ROOT_SPLITTING;
            case PV_SPLITTING -> SplitPolicy.PV_SPLITTING;
            default -> SplitPolicy.YOUNG_BROTHERS_WAIT;
        };
    }

    /** Changes which nodes are shared, for experiments; {@link #setStrategy} sets it back. */
    public void setPolicy(SplitPolicy newPolicy) {
        requireIdle();
        policy = newPolicy;
    }

    /** Changes the reductions and prunings from those of the game, for experiments and tests. */
    public void setSelectivity(Selectivity newSelectivity) {
        requireIdle();
        selectivity = newSelectivity;
    }

    /** The one place that tells apart searches that only time ends, of all commands and protocols. */
    private Selectivity selectivity(SearchRequest request) {
        if (selectivity != null) {
            return selectivity;
        }
        return request.limits().isTimed() ? game.timedSelectivity() : game.selectivity();
    }

    /**
     * Records what the workers do in later searches, except in those in which they take turns.
     *
     * @param newTimeline for at least {@link #threads} workers; null to record nothing
     */
    public void setTimeline(Timeline newTimeline) {
        requireIdle();
        timeline = newTimeline;
    }

    /**
     * Makes later searches repeatable, at the speed of one worker: the workers take turns. With any number of them a search
     * that no time limit and no stop from outside ends then gives the same move, score and node counts each time, if it
     * starts from the same contents of table and histories, as it does after {@link #clear}.
     *
     * @param newDeterminism how workers take turns; null to let them run at once again
     */
    public void setDeterminism(Determinism newDeterminism) {
        requireIdle();
        determinism = newDeterminism;
    }

    /** Changes how the workers of later searches reach the table, for experiments; {@link TableViews#NONE} sets it back. */
    public void setTableViews(TableViews newViews) {
        requireIdle();
        views = newViews;
        workers.forEach(worker -> worker.setTableViews(newViews));
    }

    /** Returns the number of workers. */
    public int threads() {
        return threads;
    }

    /**
     * Returns one of the workers, for experiments that look on at a search. While one runs, a worker's frames are for its own
     * thread alone: that is the one that calls the position of the worker.
     *
     * @param number from 0, the master, to {@link #threads}() - 1
     */
    public Worker worker(int number) {
        return workers.get(number);
    }

    /**
     * Changes the number of workers, at least 1. Those that share nodes have no more threads than there are processors, so
     * some of them may have nothing to do.
     */
    public void setThreads(int newThreads) {
        requireIdle();
        if (newThreads < 1) {
            throw new IllegalArgumentException("threads must be at least 1: " + newThreads);
        }
        threads = newThreads;
        startThreads();
        enlistWorkers(newThreads);
    }

    /** Has as many threads in the pool as the workers can use. */
    private void startThreads() {
        int useful = strategy.sharesNodes() ? SearchPool.usefulThreads(threads) : threads;
        if (pool != null && pool.threads() == useful) {
            return;
        }
        if (pool != null) {
            pool.close();
        }
        pool = new SearchPool(useful);
    }

    private void enlistWorkers(int count) {
        while (workers.size() > count) {
            workers.removeLast();
        }
        while (workers.size() < count) {
            int number = workers.size();
            workers.add(number > 0 ? new Worker(game, number, workers.getFirst()) : new Worker(game, number));
        }
        workers.forEach(worker -> worker.setTableViews(views));
    }

    /** Changes the table for the next search. */
    public void setTable(TranspositionTable newTable) {
        requireIdle();
        table = newTable;
    }

    /** Forgets everything learnt: clears the table, by all workers together, and their histories. */
    public void clear() {
        clearTable();
        workers.forEach(Worker::clear);
    }

    /** Clears the table, by all workers together, who so also pay together for the first touch of a new one. */
    public void clearTable() {
        requireIdle();
        int parts = pool.threads();
        CountDownLatch done = new CountDownLatch(parts);
        for (int part = 0; part < parts; part++) {
            int mine = part;
            pool.execute(() -> {
                table.clearPart(mine, parts);
                done.countDown();
            });
        }
        awaitUninterruptibly(done);
    }

    /** Starts a search and returns at once. */
    public SearchHandle start(SearchRequest request, SearchListener listener) {
        requireIdle();
        table.nextGeneration();
        SearchRun run = switch (strategy) {
            case SEQUENTIAL -> alone(request, listener);
            case ROOT_SPLITTING, PV_SPLITTING, YOUNG_BROTHERS_WAIT ->
                determinism == null ? splitting(request, listener) : splittingInTurns(request, listener);
            case LAZY_SMP, ABDADA ->
                determinism == null ? independent(request, listener) : independentInTurns(request, listener);
        };
        running = run;
        try {
            pool.execute(run::finish);
        } catch (Throwable failure) { // no thread could be started, or the searcher is closed
            if (run.abandon()) {
                throw failure;
            }
        }
        return run;
    }

    private SearchRun alone(SearchRequest request, SearchListener listener) {
        List<Worker> one = workers.subList(0, 1);
        SearchJob job =
                new SearchJob(request, table, selectivity(request), Splitter.NONE, one, null, timeline, listener);
        return new SearchRun(
                job,
                listener,
                null,
                () -> IterativeDeepening.ofMaster(one.getFirst(), job).run());
    }

    private SearchRun splitting(SearchRequest request, SearchListener listener) {
        ForkJoinSplitter splitter = new ForkJoinSplitter(policy, workers);
        SearchJob job =
                new SearchJob(request, table, selectivity(request), splitter, workers, null, timeline, listener);
        return new SearchRun(
                job,
                listener,
                null,
                () -> IterativeDeepening.ofMaster(splitter.becomeMaster(), job).run());
    }

    private SearchRun splittingInTurns(SearchRequest request, SearchListener listener) {
        VirtualScheduler scheduler = new VirtualScheduler(determinism, workers);
        VirtualSplitter splitter = new VirtualSplitter(policy, scheduler, workers);
        SearchJob job = new SearchJob(request, table, selectivity(request), splitter, workers, null, null, listener);
        return new SearchRun(job, listener, scheduler, () -> {
            IterativeDeepening master = IterativeDeepening.ofMaster(workers.getFirst(), job);
            return splitter.run(master::run);
        });
    }

    private SearchRun independent(SearchRequest request, SearchListener listener) {
        SearchJob job = new SearchJob(
                request, table, selectivity(request), Splitter.NONE, workers, putOffs(), timeline, listener);
        return new SearchRun(job, listener, null, independentSearch(job, request)::run);
    }

    private SearchRun independentInTurns(SearchRequest request, SearchListener listener) {
        VirtualScheduler scheduler = new VirtualScheduler(determinism, workers);
        Splitter splitter = new VirtualSplitter(null, scheduler, workers);
        SearchJob job =
                new SearchJob(request, table, selectivity(request), splitter, workers, putOffs(), null, listener);
        IndependentSearch search = independentSearch(job, request);
        return new SearchRun(job, listener, scheduler, () -> search.run(scheduler));
    }

    private MovesInSearch putOffs() {
        return strategy == Strategy.ABDADA ? new MovesInSearch() : null;
    }

    private IndependentSearch independentSearch(SearchJob job, SearchRequest request) {
        return new IndependentSearch(job, workers, strategy == Strategy.LAZY_SMP, request.limits(), request.lines());
    }

    /** Returns how the last search was shared. Only after its end. */
    public SearchStatistics lastStatistics() {
        requireIdle();
        if (running == null) {
            throw new IllegalStateException("nothing has been searched yet");
        }
        return running.statistics();
    }

    private void requireIdle() {
        if (running != null && !running.isDone()) {
            throw new IllegalStateException("a search is running");
        }
    }

    /** Stops a running search, waits for its end, and ends the workers. */
    @Override
    public void close() {
        if (running != null) {
            running.stop();
            running.awaitUninterruptibly();
        }
        pool.close();
    }

    /** Waits for a latch even if interrupted meanwhile, and then leaves the thread interrupted. */
    static void awaitUninterruptibly(CountDownLatch latch) {
        boolean interrupted = false;
        for (; ; ) {
            try {
                latch.await();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
