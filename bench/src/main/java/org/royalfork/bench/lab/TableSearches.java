package org.royalfork.bench.lab;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.royalfork.engine.chess.ChessGame;
import org.royalfork.engine.chess.ChessPosition;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchReport;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.strategy.Searcher;
import org.royalfork.tt.TableObserver;
import org.royalfork.tt.TranspositionTable;

/**
 * Chess searches through observed views of one table, with all that they report checked for legality.
 *
 * <p>Not thread-safe.
 */
final class TableSearches implements AutoCloseable {

    /**
     * A finished search.
     *
     * @param nanos time by the caller's clock, in nanoseconds
     * @param illegalMoves moves of the result and of all reports that were not legal where they were to be played
     */
    record Outcome(SearchResult result, long nanos, int illegalMoves) {}

    private final ChessGame game = new ChessGame();
    private final TranspositionTable table;
    private final Searcher searcher;

    /**
     * Allocates the table and starts the workers.
     *
     * @throws org.royalfork.tt.TableAllocationException when there is not that much memory
     */
    TableSearches(Configuration configuration, long tableBytes) {
        table = new TranspositionTable(tableBytes);
        searcher = new Searcher(game, configuration.strategy(), configuration.threads(), table);
    }

    /** Says what kind of memory the table has. */
    String tableDescription() {
        return table.memory().description();
    }

    /** Forgets everything that was learnt. */
    void clear() {
        searcher.clear();
    }

    /**
     * Searches a position, from what was learnt so far.
     *
     * @throws IllegalStateException with one line, when the search fails
     */
    Outcome search(TableObserver observer, String fen, int depth) throws InterruptedException {
        searcher.setTableViews((shared, worker, position) ->
                observer.view(shared, worker, () -> ChessFingerprint.of((ChessPosition) position)));
        final Listener listener = new Listener();
        final SearchRequest request = new SearchRequest(game.parsePosition(fen), SearchLimits.ofDepth(depth));
        final long start = System.nanoTime();
        final SearchResult result = searcher.start(request, listener).await();
        final long nanos = listener.end - start;
        if (result.failure() != null) {
            throw new IllegalStateException("the search of " + fen + " failed: " + result.failure());
        }
        return new Outcome(result, nanos, illegalMoves(fen, result, listener.lines));
    }

    private int illegalMoves(String fen, SearchResult result, List<List<Integer>> lines) {
        int illegal = illegalMoves(fen, List.of(result.move())) + illegalMoves(fen, result.moves());
        if (result.ponderMove() != Position.NO_MOVE) {
            illegal += illegalMoves(fen, List.of(result.move(), result.ponderMove()));
        }
        for (final List<Integer> line : lines) {
            illegal += illegalMoves(fen, line);
        }
        return illegal;
    }

    /** Returns 1 when the line holds a move that is not among those generated, the test of untrusted moves not asked. */
    private int illegalMoves(String fen, List<Integer> line) {
        final Position position = game.parsePosition(fen);
        final MoveList moves = new MoveList(64);
        for (final int move : line) {
            moves.clear();
            position.generateMoves(moves);
            boolean legal = false;
            for (int i = 0; i < moves.size(); i++) {
                legal |= moves.move(i) == move;
            }
            if (!legal) {
                return 1;
            }
            position.make(move);
        }
        return 0;
    }

    /** Keeps the lines and the time of the end; what it holds is read after the search has ended, which orders it. */
    private static final class Listener implements SearchListener {

        private final List<List<Integer>> lines = Collections.synchronizedList(new ArrayList<>());
        private long end;

        @Override
        public void onReport(SearchReport report) {
            lines.add(report.moves());
        }

        @Override
        public void onFinished(SearchResult result) {
            end = System.nanoTime();
        }
    }

    @Override
    public void close() {
        searcher.close();
        table.close();
    }
}
