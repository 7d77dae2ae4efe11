package org.royalfork.engine.chess.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.royalfork.engine.chess.ChessPosition;
import org.royalfork.engine.chess.Fen;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.game.Selectivity;
import org.royalfork.parallel.game.Technique;
import org.royalfork.parallel.reference.Minimax;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.strategy.Strategy;

/** Mates are found at their true distance, given and suffered. */
@Timeout(value = 300, threadMode = SEPARATE_THREAD)
class MateTest {

    private static final String TEAMS = "org.royalfork.engine.chess.search.ChessSearch#teams";

    /**
     * The selective search may see a mate late, but never one that is not there: no score says more than the published
     * distance, and most problems are solved exactly.
     */
    @ParameterizedTest
    @MethodSource(TEAMS)
    void publishedMatesAreFoundAtTheirDistance(Strategy strategy, int workers) throws InterruptedException {
        int exact = 0;
        try (ChessSearch search = new ChessSearch(strategy, workers)) {
            for (ChessSearch.Problem problem : ChessSearch.resource("mates.epd")) {
                int moves = Integer.parseInt(problem.operand("dm"));
                int published = Score.winIn(2 * moves - 1);
                SearchResult result = search.search(problem.position(), 14);
                assertTrue(result.score() <= published, () -> "a mate too short: " + result + " of " + problem);
                assertTrue(moves > 2 || result.score() == published, () -> "not found: " + problem + ", " + result);
                exact += result.score() == published ? 1 : 0;
            }
        }
        assertTrue(exact >= 20, "solved exactly: " + exact);
    }

    /** Without any pruning the distance is exact, and seen at twice the number of moves. */
    @ParameterizedTest
    @MethodSource(TEAMS)
    void fullWidthSearchesNeedNoMoreThanTheDistance(Strategy strategy, int workers) throws InterruptedException {
        Selectivity sound = Selectivity.FULL_WIDTH.with(Technique.MATE_DISTANCE_PRUNING);
        try (ChessSearch search = new ChessSearch(strategy, workers, sound)) {
            for (ChessSearch.Problem problem : ChessSearch.resource("mates.epd")) {
                int moves = Integer.parseInt(problem.operand("dm"));
                if (moves <= 2) {
                    SearchResult before = search.search(problem.position(), 2 * moves - 1);
                    assertTrue(!Score.isDecided(before.score()), problem::toString);
                    SearchResult result = search.search(problem.position(), 2 * moves);
                    assertEquals(Score.winIn(2 * moves - 1), result.score(), problem::toString);
                    assertMates(problem.position(), result, problem);
                }
            }
        }
    }

    /** The line of a mate is as long as its score says and ends in mate. */
    private static void assertMates(ChessPosition position, SearchResult result, ChessSearch.Problem problem) {
        assertEquals(Score.WIN - result.score(), result.moves().size(), () -> result.moves() + " of " + problem);
        for (int move : result.moves()) {
            assertTrue(position.isLegal(move), problem::toString);
            position.make(move);
        }
        assertEquals(List.of(), ChessSearch.legalMoves(position), problem::toString);
        assertEquals(Score.LOST_NOW, position.noMovesScore(), problem::toString);
    }

    /** Where all moves but one allow a mate in one, as plain minimax confirms, that one is found. */
    @ParameterizedTest
    @MethodSource(TEAMS)
    void theOnlyDefenceIsFound(Strategy strategy, int workers) throws InterruptedException {
        List<ChessSearch.Problem> problems = ChessSearch.resource("defences.epd");
        assertTrue(problems.size() > 10);
        try (ChessSearch search = new ChessSearch(strategy, workers)) {
            for (ChessSearch.Problem problem : problems) {
                List<Integer> defences = defences(problem.position());
                assertEquals(problem.moves("bm"), defences, problem::toString);
                assertEquals(
                        defences.getFirst(),
                        search.search(problem.position(), 6).move(),
                        problem::toString);
            }
        }
    }

    /** Returns the moves after which the opponent cannot mate at once. */
    private static List<Integer> defences(ChessPosition position) {
        List<Integer> defences = new ArrayList<>();
        for (int move : ChessSearch.legalMoves(position)) {
            position.make(move);
            if (new Minimax().search(position, 2) != Score.winIn(1)) {
                defences.add(move);
            }
            position.unmake();
        }
        return defences;
    }

    @ParameterizedTest
    @MethodSource(TEAMS)
    void finishedGamesHaveNoMove(Strategy strategy, int workers) throws InterruptedException {
        try (ChessSearch search = new ChessSearch(strategy, workers)) {
            for (String mated : new String[] {
                "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1",
                "8/p7/k3r3/1R6/2K3B1/5p2/8/R7 b - - 5 101",
                "7K/8/8/8/8/B7/1Q6/k1R5 b - - 0 1",
                "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"
            }) {
                SearchResult result = search.search(Fen.parse(mated), 10);
                assertEquals(Position.NO_MOVE, result.move());
                assertEquals(Score.LOST_NOW, result.score(), mated);
            }
            for (String stalemate : new String[] {
                "7k/7P/6K1/8/8/8/8/8 b - - 0 1",
                "8/pp4k1/p7/K1p5/P7/8/8/8 w - - 0 1",
                "5b2/6r1/8/8/p7/P1p1p3/8/3k1K2 w - - 20 119"
            }) {
                SearchResult result = search.search(Fen.parse(stalemate), 10);
                assertEquals(Position.NO_MOVE, result.move());
                assertEquals(Score.DRAW, result.score(), stalemate);
            }
        }
    }
}
