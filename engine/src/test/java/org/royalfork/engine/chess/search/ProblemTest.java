package org.royalfork.engine.chess.search;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.royalfork.engine.chess.SharedData;
import org.royalfork.parallel.search.ScoreBound;
import org.royalfork.parallel.search.SearchHandle;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchReport;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.strategy.Strategy;

/** Published problems with a known solution. */
@Timeout(value = 600, threadMode = SEPARATE_THREAD)
class ProblemTest {

    /** More than a hundred times what a solution takes: a search that needs more has lost something. */
    private static final long NODES = 10_000_000;

    /** A solution that is best at this depth, in plies, is not there by chance. */
    private static final int DEPTH = 10;

    /** Centipawns. */
    private static final int CLEAR_WIN = 500;

    /**
     * Endings where the side to move would rather pass (zugzwang), which the null move must not hide, and the one that no
     * search solves without a table that works (Fine's number 70, where only a corresponding square wins). How soon a
     * solution is found changes with evaluation and workers; that it is found does not.
     */
    @ParameterizedTest
    @MethodSource("org.royalfork.engine.chess.search.ChessSearch#teams")
    void endingsAreSolved(Strategy strategy, int workers) throws InterruptedException {
        try (ChessSearch search = new ChessSearch(strategy, workers)) {
            for (ChessSearch.Problem problem : ChessSearch.resource("endings.epd")) {
                AtomicBoolean solved = new AtomicBoolean();
                CountDownLatch solvedOrEnded = new CountDownLatch(1);
                SearchListener listener = new SearchListener() {
                    @Override
                    public void onReport(SearchReport report) {
                        if (report.bound() == ScoreBound.EXACT
                                && report.depth() >= DEPTH
                                && isSolution(problem, report)) {
                            solved.set(true);
                            solvedOrEnded.countDown();
                        }
                    }

                    @Override
                    public void onFinished(SearchResult result) {
                        solvedOrEnded.countDown();
                    }
                };
                search.searcher.clear();
                SearchRequest request = new SearchRequest(problem.position(), SearchLimits.ofNodes(NODES));
                SearchHandle handle = search.searcher.start(request, listener);
                solvedOrEnded.await();
                handle.stop();
                SearchResult result = handle.await();
                assertTrue(solved.get(), () -> problem + ": " + result);
            }
        }
    }

    /** Tells whether a report has a move of the solution, or a win as clear as the solution's: not every win is unique. */
    private static boolean isSolution(ChessSearch.Problem problem, SearchReport report) {
        return problem.moves("bm").contains(report.moves().getFirst()) || report.score() >= CLEAR_WIN;
    }

    /** Win at Chess; Stockfish 15.1 with 150,000 nodes solves 140 of these 155. */
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"SEQUENTIAL, 1", "ROOT_SPLITTING, 2", "YOUNG_BROTHERS_WAIT, 2"})
    void mostOfWinAtChessIsSolved(Strategy strategy, int workers) throws InterruptedException {
        List<String> lines = SharedData.records("chess/epd/wac.epd");
        int solved = 0;
        try (ChessSearch search = new ChessSearch(strategy, workers)) {
            for (String line : lines) {
                ChessSearch.Problem problem = ChessSearch.Problem.parse(line);
                SearchRequest request = new SearchRequest(problem.position(), SearchLimits.ofNodes(150_000));
                solved += problem.moves("bm").contains(search.search(request).move()) ? 1 : 0;
            }
        }
        int atLeast = lines.size() * 3 / 4;
        assertTrue(solved >= atLeast, "solved " + solved + " of " + lines.size() + ", at least " + atLeast);
    }
}
