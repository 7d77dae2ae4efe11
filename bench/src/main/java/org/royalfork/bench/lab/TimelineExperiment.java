package org.royalfork.bench.lab;

import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.search.SearchStatistics;
import org.royalfork.parallel.strategy.Searcher;
import org.royalfork.parallel.trace.Timeline;
import org.royalfork.tt.TranspositionTable;

/**
 * One search whose workers record what they do when.
 *
 * @param result what the search found
 * @param statistics how it was shared
 * @param timeline what its workers did
 */
public record TimelineExperiment(SearchResult result, SearchStatistics statistics, Timeline timeline) {

    /**
     * Searches a position twice: for some time so that the just-in-time compiler is done, then, with everything that was
     * learnt forgotten, with the timeline on.
     *
     * @param warmUpMillis time for the first search, 0 for none
     * @throws IllegalArgumentException with one line, when {@code fen} is no position of the game
     * @throws IllegalStateException with one line, when a search fails
     * @throws org.royalfork.tt.TableAllocationException when there is no memory for the table
     */
    public static TimelineExperiment run(
            Game game, Configuration configuration, long tableBytes, String fen, SearchLimits limits, long warmUpMillis)
            throws InterruptedException {
        try (TranspositionTable table = new TranspositionTable(tableBytes);
                Searcher searcher = new Searcher(game, configuration.strategy(), configuration.threads(), table)) {
            if (warmUpMillis > 0) {
                search(game, searcher, fen, SearchLimits.ofMoveTime(warmUpMillis));
                searcher.clear();
            }
            final Timeline timeline = new Timeline(configuration.threads());
            searcher.setTimeline(timeline);
            final SearchResult result = search(game, searcher, fen, limits);
            return new TimelineExperiment(result, searcher.lastStatistics(), timeline);
        }
    }

    private static SearchResult search(Game game, Searcher searcher, String fen, SearchLimits limits)
            throws InterruptedException {
        final SearchRequest request = new SearchRequest(game.parsePosition(fen), limits);
        final SearchResult result = searcher.start(request, SearchListener.NONE).await();
        if (result.failure() != null) {
            throw new IllegalStateException("the search of " + fen + " failed: " + result.failure());
        }
        return result;
    }
}
