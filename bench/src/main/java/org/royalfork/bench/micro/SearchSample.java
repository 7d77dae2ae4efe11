package org.royalfork.bench.micro;

import org.royalfork.engine.chess.ChessGame;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.split.SplitPolicy;
import org.royalfork.parallel.strategy.Searcher;
import org.royalfork.parallel.strategy.Strategy;
import org.royalfork.tt.TranspositionTable;

/** Searches of one middlegame position by one worker, so that all of them visit the same nodes. */
final class SearchSample {

    private static final long TABLE_BYTES = 16L << 20;

    private final ChessGame game = new ChessGame();
    private final Position position =
            game.parsePosition("r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 8");
    private final TranspositionTable table = new TranspositionTable(TABLE_BYTES);
    private final Searcher searcher;

    SearchSample(Strategy strategy) {
        searcher = new Searcher(game, strategy, 1, table);
    }

    /** Shares nodes by another policy than the strategy's. */
    void setPolicy(SplitPolicy policy) {
        searcher.setPolicy(policy);
    }

    void clear() {
        searcher.clear();
    }

    /** Searches to a depth in plies and returns the nodes. */
    long search(int depth) throws InterruptedException {
        final SearchRequest request = new SearchRequest(position, SearchLimits.ofDepth(depth));
        final SearchResult result = searcher.start(request, SearchListener.NONE).await();
        if (result.failure() != null) {
            throw new IllegalStateException(result.failure());
        }
        return result.nodes();
    }

    void close() {
        searcher.close();
        table.close();
    }
}
