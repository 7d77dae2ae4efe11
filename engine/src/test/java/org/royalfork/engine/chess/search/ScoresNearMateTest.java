package org.royalfork.engine.chess.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.royalfork.engine.chess.ChessGame;
import org.royalfork.engine.chess.ChessPosition;
import org.royalfork.engine.chess.Fen;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.game.Selectivity;
import org.royalfork.parallel.game.Technique;
import org.royalfork.parallel.reference.Minimax;
import org.royalfork.parallel.search.ScaleChecks;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchReport;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.search.WindowChecks;
import org.royalfork.parallel.search.WindowSearch;
import org.royalfork.parallel.strategy.Strategy;

/** Scores near mate neither wrap nor overflow, in any window, and with what earlier searches have left in the table. */
@Timeout(value = 300, threadMode = SEPARATE_THREAD)
class ScoresNearMateTest {

    private static final long SEED = Long.getLong("royalfork.seed", 20_261_130L);

    /** Kings at the edge of the board and a queen or two rooks: mates in few moves, seen by plain minimax. */
    private static final List<String> NEAR_MATE = List.of(
            "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1",
            "7k/8/5K2/8/8/8/8/6Q1 b - - 0 1",
            "k7/8/2K5/8/8/8/8/1R6 w - - 0 1",
            "k7/8/1K6/8/8/8/8/7R w - - 0 1",
            "1k6/8/1K6/8/8/8/8/7R b - - 0 1",
            "8/8/8/8/8/1r6/r7/3K3k w - - 0 1",
            "8/8/8/8/8/k7/2q5/K7 b - - 0 1",
            "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");

    /** A mate that the fifty-move rule forbids. */
    private static final String TOO_LATE = "7k/8/8/4K1Q1/8/8/8/8 w - - 98 120";

    @Test
    void windowsAtTheEndsOfTheScaleAreRight() {
        SplittableRandom random = new SplittableRandom(SEED);
        int decided = 0;
        for (Selectivity selectivity :
                List.of(Selectivity.FULL_WIDTH, Selectivity.FULL_WIDTH.with(Technique.MATE_DISTANCE_PRUNING))) {
            try (WindowSearch search = new WindowSearch(new ChessGame(), selectivity)) {
                for (String fen : NEAR_MATE) {
                    ChessPosition position = Fen.parse(fen);
                    // The same positions at other plies: the table has scores that were stored one ply deeper or
                    // higher.
                    List<Integer> moves = new ArrayList<>(ChessSearch.legalMoves(position));
                    for (int move : List.of(0, moves.getFirst(), moves.getLast())) {
                        if (move != 0) {
                            position.make(move);
                        }
                        if (!ChessSearch.legalMoves(position).isEmpty()) {
                            for (int depth = 1; depth <= 3; depth++) {
                                int value = new Minimax().search(position, depth);
                                decided += Score.isDecided(value) ? 1 : 0;
                                String context = Fen.format(position) + ", depth " + depth + ", seed " + SEED;
                                WindowChecks.check(search, position, depth, value, random, context);
                            }
                        }
                        if (move != 0) {
                            position.unmake();
                        }
                    }
                }
            }
        }
        assertTrue(decided > 10, "decided values: " + decided);
    }

    /** Iterative deepening with aspiration windows, from the last undecided score to mate, over and over in one table. */
    @ParameterizedTest
    @MethodSource("org.royalfork.engine.chess.search.ChessSearch#teams")
    void deepeningTowardsMateKeepsToTheScale(Strategy strategy, int workers) throws InterruptedException {
        try (ChessSearch search = new ChessSearch(strategy, workers)) {
            for (String fen : NEAR_MATE) {
                SearchListener onScale = new SearchListener() {
                    @Override
                    public void onReport(SearchReport report) {
                        ScaleChecks.check(report, fen);
                    }
                };
                ChessPosition position = Fen.parse(fen);
                for (int round = 0; round < 2; round++) {
                    SearchRequest request = new SearchRequest(position, SearchLimits.ofDepth(9), 2, List.of());
                    SearchResult result =
                            search.searcher.start(request, onScale).await();
                    assertNull(result.failure(), fen);
                    assertTrue(position.isLegal(result.move()), fen);
                    assertTrue(Math.abs(result.score()) <= Score.WIN, fen);
                    if (Score.isDecided(result.score())) {
                        int plies = Score.WIN - Math.abs(result.score());
                        assertEquals(result.score() > 0 ? 1 : 0, plies & 1, () -> "mate by the wrong side: " + result);
                    }
                }
            }
            assertEquals(
                    Score.DRAW, search.search(Fen.parse(TOO_LATE), 9).score(), "fifty moves are over before the mate");
        }
    }
}
