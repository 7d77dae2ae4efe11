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
import org.royalfork.parallel.search.SearchStatistics;
import org.royalfork.parallel.strategy.Searcher;
import org.royalfork.tt.TranspositionTable;

/**
 * Searches single positions by any configuration, each time from a cleared table and cleared histories.
 *
 * <p>All configurations share one table, so that none has the luckier piece of memory; each has workers of its own, which
 * are idle while others search. The copies of a ceiling measurement have tables of their own, allocated when first needed.
 *
 * <p>Not thread-safe.
 */
public final class Laboratory implements AutoCloseable {

    /**
     * A finished search.
     *
     * @param result what it found
     * @param nanos its time by the caller's clock, in nanoseconds from the request to the result
     * @param statistics how it was shared, by the workers' own counters and clocks
     */
    public record Timed(SearchResult result, long nanos, SearchStatistics statistics) {}

    private final Game game;
    private final long tableBytes;
    private final List<TranspositionTable> tables = new ArrayList<>();
    private final Map<Configuration, List<Searcher>> searchers = new HashMap<>();

    /**
     * Allocates the table.
     *
     * @throws org.royalfork.tt.TableAllocationException when there is not that much memory
     */
    public Laboratory(Game game, long tableBytes) {
        this.game = game;
        this.tableBytes = tableBytes;
        table(0);
    }

    private TranspositionTable table(int index) {
        while (tables.size() <= index) {
            tables.add(new TranspositionTable(tableBytes));
        }
        return tables.get(index);
    }

    private List<Searcher> searchers(Configuration configuration) {
        final List<Searcher> made = searchers.computeIfAbsent(configuration, c -> new ArrayList<>());
        while (made.size() < configuration.copies()) {
            made.add(new Searcher(game, configuration.strategy(), configuration.threads(), table(made.size())));
        }
        return made;
    }

    /**
     * Searches a position by all copies of a configuration at once.
     *
     * @throws IllegalStateException with one line, when a search fails
     */
    public List<Timed> search(Configuration configuration, String fen, SearchLimits limits)
            throws InterruptedException {
        final Position position = game.parsePosition(fen);
        final List<Searcher> team = searchers(configuration);
        team.forEach(Searcher::clear);
        final List<Clock> clocks = new ArrayList<>();
        for (Searcher searcher : team) {
            final Clock clock = new Clock();
            clock.handle = searcher.start(new SearchRequest(position, limits), clock);
            clocks.add(clock);
        }
        final List<Timed> results = new ArrayList<>();
        for (int i = 0; i < clocks.size(); i++) {
            final Clock clock = clocks.get(i);
            final SearchResult result = clock.handle.await();
            if (result.failure() != null) {
                throw new IllegalStateException("the search of " + fen + " failed: " + result.failure());
            }
            results.add(new Timed(result, clock.end - clock.start, team.get(i).lastStatistics()));
        }
        return results;
    }

    /** Nodes of the search that comes before one that chooses a depth. */
    private static final long TEACHING_NODES = 20_000;

    /** Takes the time of a search. The end is written by the search before its handle is done, which orders the two. */
    private static final class Clock implements SearchListener {

        private final long start = System.nanoTime();
        private SearchHandle handle;
        private long end;

        @Override
        public void onFinished(SearchResult result) {
            end = System.nanoTime();
        }
    }

    /**
     * Searches a position sequentially, deeper and deeper, until an iteration ends after {@code enoughNanos} or the time is
     * up.
     *
     * <p>What the workers know at its begin is not nothing, as for a measured search, but what a short search of the initial
     * position has taught them. So this is not the very search that is measured later: to choose a depth by that one would
     * favour depths at which it happens to take long.
     *
     * @return the reports of the complete iterations, in order
     */
    public List<SearchReport> deepen(String fen, long enoughNanos, long mostNanos) throws InterruptedException {
        final Searcher searcher = searchers(Configuration.SEQUENTIAL).getFirst();
        searcher.clear();
        final SearchLimits shortly = SearchLimits.ofNodes(TEACHING_NODES);
        searcher.start(new SearchRequest(game.initialPosition(), shortly), SearchListener.NONE)
                .await();
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

    /** Writes a move of a position, {@code -} for none. */
    public String formatMove(String fen, int move) {
        return move == Position.NO_MOVE ? "-" : game.formatMove(game.parsePosition(fen), move);
    }

    @Override
    public void close() {
        searchers.values().forEach(team -> team.forEach(Searcher::close));
        tables.forEach(TranspositionTable::close);
    }
}
