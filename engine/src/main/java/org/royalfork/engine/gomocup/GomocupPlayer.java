package org.royalfork.engine.gomocup;

import java.util.List;
import org.royalfork.engine.gomoku.GomokuGame;
import org.royalfork.engine.gomoku.GomokuPosition;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.search.SearchHandle;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.strategy.Searcher;
import org.royalfork.parallel.strategy.Strategy;
import org.royalfork.tt.TranspositionTable;

/**
 * Finds moves with one set of search threads, made anew only when board or rule change.
 *
 * <p><b>Threading.</b> One thread calls; {@link #stop} may be called by any. The running search is a volatile field: whoever
 * stops sees either the search or that there is none, and {@code stopped}, written before it is read, catches one that begins
 * just then.
 */
final class GomocupPlayer implements AutoCloseable {

    private static final int WARM_UP_MILLIS = 150;

    private final int threads;
    private final long tableBytes;
    private TranspositionTable table;
    private Searcher searcher;
    private volatile SearchHandle running;
    private volatile boolean stopped;

    GomocupPlayer(int threads, long tableBytes) {
        this.threads = threads;
        this.tableBytes = tableBytes;
    }

    /**
     * Makes ready for a game, and searches a moment so that the first move does not pay for it.
     *
     * @param mostBytes bound of the table, besides the one given at construction
     */
    void prepare(GomokuGame game, long mostBytes) {
        close();
        table = new TranspositionTable(Math.max(TranspositionTable.MIN_BYTES, Math.min(tableBytes, mostBytes)));
        searcher = new Searcher(game, Strategy.YOUNG_BROTHERS_WAIT, threads, table);
        GomokuPosition position = game.initialPosition();
        position.make(game.move(game.size() / 2, game.size() / 2));
        search(position, WARM_UP_MILLIS);
        searcher.clear();
    }

    /** Forgets the last game. */
    void newGame() {
        searcher.clear();
    }

    /** Returns the best move found, with its score; the position has legal moves. */
    SearchResult search(GomokuPosition position, long millis) {
        MoveList moves = new MoveList(64);
        position.generateMoves(moves);
        if (moves.size() == 1) {
            return onlyMove(moves.move(0));
        }
        SearchHandle handle =
                searcher.start(new SearchRequest(position, SearchLimits.ofMoveTime(millis)), SearchListener.NONE);
        running = handle;
        if (stopped) {
            handle.stop();
        }
        SearchResult result = await(handle);
        running = null;
        return result.move() != Position.NO_MOVE ? result : onlyMove(moves.move(0));
    }

    private static SearchResult onlyMove(int move) {
        return new SearchResult(move, Position.NO_MOVE, 0, 0, 0, 0, 0, List.of(move), null);
    }

    private static SearchResult await(SearchHandle handle) {
        boolean interrupted = false;
        for (; ; ) {
            try {
                SearchResult result = handle.await();
                if (interrupted) {
                    Thread.currentThread().interrupt();
                }
                return result;
            } catch (InterruptedException e) {
                interrupted = true;
                handle.stop();
            }
        }
    }

    /** Ends a running search soon, and later ones at once. */
    void stop() {
        stopped = true;
        SearchHandle handle = running;
        if (handle != null) {
            handle.stop();
        }
    }

    /** Tells whether {@link #stop} was called. Any thread. */
    boolean isStopped() {
        return stopped;
    }

    @Override
    public void close() {
        if (searcher != null) {
            searcher.close();
            table.close();
            searcher = null;
            table = null;
        }
    }
}
