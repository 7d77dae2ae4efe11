package org.royalfork.bench.ladder;

import org.royalfork.engine.chess.ChessGame;
import org.royalfork.parallel.game.Selectivity;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.search.TableViews;
import org.royalfork.parallel.strategy.Searcher;
import org.royalfork.parallel.strategy.Strategy;
import org.royalfork.tt.TranspositionTable;

/**
 * Sequential chess searches from cleared memory, with or without the table, by any selectivity.
 *
 * <p>Not thread-safe.
 */
final class PlainSearches implements AutoCloseable {

    /** A finished search with its time by the caller's clock, in nanoseconds. */
    record Timed(SearchResult result, long nanos) {}

    private static final TableViews BLIND = (table, worker, position) -> table.blind();

    private final ChessGame game = new ChessGame();
    private final TranspositionTable table;
    private final Searcher searcher;

    /**
     * Allocates the table.
     *
     * @throws org.royalfork.tt.TableAllocationException when there is not that much memory
     */
    PlainSearches(long tableBytes) {
        table = new TranspositionTable(tableBytes);
        searcher = new Searcher(game, Strategy.SEQUENTIAL, 1, table);
    }

    ChessGame game() {
        return game;
    }

    /**
     * Searches a position.
     *
     * @throws IllegalStateException with one line, when the search fails
     */
    Timed search(Selectivity selectivity, boolean withTable, String fen, SearchLimits limits)
            throws InterruptedException {
        searcher.setSelectivity(selectivity);
        searcher.setTableViews(withTable ? TableViews.NONE : BLIND);
        searcher.clear();
        final SearchRequest request = new SearchRequest(game.parsePosition(fen), limits);
        final long start = System.nanoTime();
        final SearchResult result = searcher.start(request, SearchListener.NONE).await();
        final long nanos = System.nanoTime() - start;
        if (result.failure() != null) {
            throw new IllegalStateException("the search of " + fen + " failed: " + result.failure());
        }
        return new Timed(result, nanos);
    }

    @Override
    public void close() {
        searcher.close();
        table.close();
    }
}
