package org.royalfork.bench.lab;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.search.ScoreBound;
import org.royalfork.parallel.search.SearchHandle;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchReport;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.strategy.Searcher;
import org.royalfork.tt.TranspositionTable;

/**
 * Searches single positions by any configuration, each time from a cleared table and cleared histories, or from what a short
 * search of the game's initial position leaves in them: how short it is makes the {@linkplain SearchRunner#search variation}.
 *
 * <p>All configurations share one table, so that none has the luckier piece of memory; each has workers of its own, which
 * are idle while others search. The copies of a ceiling measurement have tables of their own, allocated when first needed.
 *
 * <p>Not thread-safe.
 */
public final class Laboratory implements SearchRunner, AutoCloseable {

    /** Nodes of the search that comes before one that chooses a depth; before a variation there are more. */
    private static final long TEACHING_NODES = 20_000;

    /** How many more, for each number of the variation. */
    private static final long VARIATION_NODES = 1_000;

    private final Game game;
    private final long tableBytes;
    private final List<TranspositionTable> tables = new ArrayList<>();
    private final Map<Configuration, List<Searcher>> searchers = new HashMap<>();
    private final CoreLoad load;

    /**
     * Allocates the table.
     *
     * @throws org.royalfork.tt.TableAllocationException when there is not that much memory
     */
    public Laboratory(Game game, long tableBytes) {
        this(game, tableBytes, false);
    }

    /**
     * Allocates the table.
     *
     * @param loadIdleCores whether cores without a search are kept busy
     * @throws org.royalfork.tt.TableAllocationException when there is not that much memory
     */
    public Laboratory(Game game, long tableBytes, boolean loadIdleCores) {
        this.game = game;
        this.tableBytes = tableBytes;
        table(0);
        load = new CoreLoad(loadIdleCores ? Runtime.getRuntime().availableProcessors() : 1);
    }

    @Override
    public void reserve(int copies) {
        table(copies - 1);
    }

    private TranspositionTable table(int index) {
        while (tables.size() <= index) {
            tables.add(new TranspositionTable(tableBytes));
        }
        return tables.get(index);
    }

    /** Says what kind of memory the table has. */
    public String tableDescription() {
        return table(0).memory().description();
    }

    private List<Searcher> searchers(Configuration configuration) {
        final List<Searcher> made = searchers.computeIfAbsent(configuration, c -> new ArrayList<>());
        while (made.size() < configuration.copies()) {
            made.add(new Searcher(game, configuration.strategy(), configuration.threads(), table(made.size())));
        }
        return made;
    }

    @Override
    public List<Timed> search(Configuration configuration, String fen, SearchLimits limits, int variation)
            throws InterruptedException {
        return search(configuration, fen, limits, variation, SearchListener.NONE);
    }

    /**
     * Searches as {@link #search(Configuration, String, SearchLimits, int)} does.
     *
     * @param listener hears of what the searches find; of all of them, where a configuration has several copies
     * @throws IllegalStateException with one line, when a search fails
     */
    public List<Timed> search(
            Configuration configuration, String fen, SearchLimits limits, int variation, SearchListener listener)
            throws InterruptedException {
        final Position position = game.parsePosition(fen);
        final List<Searcher> team = searchers(configuration);
        load.leave(configuration.threads() * configuration.copies());
        for (Searcher searcher : team) {
            searcher.clear();
            if (variation > 0) {
                teach(searcher, TEACHING_NODES + variation * VARIATION_NODES);
            }
        }
        final List<Clock> clocks = new ArrayList<>();
        for (Searcher searcher : team) {
            final Clock clock = new Clock(listener);
            clock.handle = searcher.start(new SearchRequest(position, limits), clock);
            clocks.add(clock);
        }
        final List<Timed> results = new ArrayList<>();
        String failure = null;
        for (int i = 0; i < clocks.size(); i++) {
            final Clock clock = clocks.get(i);
            final SearchResult result = clock.handle.await();
            failure = result.failure() == null ? failure : result.failure();
            results.add(new Timed(result, clock.end - clock.start, team.get(i).lastStatistics()));
        }
        load.rest();
        if (failure != null) {
            throw new IllegalStateException("the search of " + fen + " failed: " + failure);
        }
        return results;
    }

    /** Takes the time of a search. The end is written by the search before its handle is done, which orders the two. */
    private static final class Clock implements SearchListener {

        private final SearchListener listener;
        private final long start = System.nanoTime();
        private SearchHandle handle;
        private long end;

        Clock(SearchListener listener) {
            this.listener = listener;
        }

        @Override
        public void onReport(SearchReport report) {
            listener.onReport(report);
        }

        @Override
        public void onFinished(SearchResult result) {
            end = System.nanoTime();
            listener.onFinished(result);
        }
    }

    private void teach(Searcher searcher, long nodes) throws InterruptedException {
        searcher.start(new SearchRequest(game.initialPosition(), SearchLimits.ofNodes(nodes)), SearchListener.NONE)
                .await();
    }

    /**
     * {@inheritDoc}
     *
     * <p>What the workers know at its begin is not nothing, as for a measured search, but what a short search of the initial
     * position has taught them.
     */
    @Override
    public List<SearchReport> deepen(String fen, long enoughNanos, long mostNanos) throws InterruptedException {
        final Searcher searcher = searchers(Configuration.SEQUENTIAL).getFirst();
        searcher.clear();
        load.leave(1);
        teach(searcher, TEACHING_NODES);
        final Deepening deepening = new Deepening(enoughNanos);
        final SearchLimits limits = SearchLimits.ofMoveTime(Math.max(1, mostNanos / 1_000_000));
        final SearchHandle handle = searcher.start(new SearchRequest(game.parsePosition(fen), limits), deepening);
        synchronized (deepening) {
            while (!deepening.enough && !deepening.finished) {
                deepening.wait();
            }
        }
        handle.stop();
        final SearchResult result = handle.await();
        load.rest();
        if (result.failure() != null) {
            throw new IllegalStateException("the search of " + fen + " failed: " + result.failure());
        }
        return deepening.reports();
    }

    /**
     * Collects the first exact report of each iteration, under its own lock. A stopped search repeats its last one, and may
     * complete another before it hears of the stop: neither counts.
     */
    private static final class Deepening implements SearchListener {

        private final long enoughNanos;
        private final List<SearchReport> reports = new ArrayList<>();
        private boolean enough;
        private boolean finished;

        Deepening(long enoughNanos) {
            this.enoughNanos = enoughNanos;
        }

        @Override
        public synchronized void onReport(SearchReport report) {
            final boolean next = reports.isEmpty() || reports.getLast().depth() < report.depth();
            if (!enough && next && report.bound() == ScoreBound.EXACT) {
                reports.add(report);
                enough = report.nanos() >= enoughNanos;
                notifyAll();
            }
        }

        @Override
        public synchronized void onFinished(SearchResult result) {
            finished = true;
            notifyAll();
        }

        synchronized List<SearchReport> reports() {
            return List.copyOf(reports);
        }
    }

    @Override
    public String formatMove(String fen, int move) {
        return move == Position.NO_MOVE ? "-" : game.formatMove(game.parsePosition(fen), move);
    }

    @Override
    public void close() {
        load.close();
        searchers.values().forEach(team -> team.forEach(Searcher::close));
        tables.forEach(TranspositionTable::close);
    }
}
