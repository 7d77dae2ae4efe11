package org.royalfork.engine.chess.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import java.util.List;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.royalfork.engine.chess.ChessPosition;
import org.royalfork.engine.chess.Fen;
import org.royalfork.engine.chess.UciMoves;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.strategy.Strategy;

/** Draws by repetition, by the fifty-move rule, by stalemate: found, avoided by the better side, sought by the other. */
@Timeout(value = 300, threadMode = SEPARATE_THREAD)
class DrawTest {

    private static final String TEAMS = "org.royalfork.engine.chess.search.ChessSearch#teams";

    /** A queen and a rook down with mate to come, White checks for ever. */
    @ParameterizedTest
    @MethodSource(TEAMS)
    void perpetualCheckSavesTheGame(Strategy strategy, int workers) throws InterruptedException {
        ChessPosition position = Fen.parse("6k1/6p1/5p2/7Q/8/8/qr6/6K1 w - - 0 1");
        try (ChessSearch search = new ChessSearch(strategy, workers)) {
            SearchResult result = search.search(position, 10);
            assertEquals(Score.DRAW, result.score());
            assertEquals(move(position, "h5e8"), result.move());
        }
    }

    /** One ply before the fifty-move rule only mate, captures and pawn moves count. */
    @ParameterizedTest
    @MethodSource(TEAMS)
    void theFiftyMoveRuleEndsAWonGame(Strategy strategy, int workers) throws InterruptedException {
        try (ChessSearch search = new ChessSearch(strategy, workers)) {
            assertEquals(
                    Score.DRAW,
                    search.search(Fen.parse("8/8/8/4k3/8/8/Q7/4K3 w - - 99 120"), 10)
                            .score(),
                    "a queen up, but too late");
            assertTrue(
                    search.search(Fen.parse("8/8/8/4k3/8/8/Q7/4K3 w - - 0 120"), 10)
                                    .score()
                            > 300,
                    "a queen up in time");
            SearchResult mate = search.search(Fen.parse("6k1/5ppp/8/8/8/8/1Q6/R3K3 w - - 99 120"), 10);
            assertEquals(Score.winIn(1), mate.score(), "mate comes before the rule");
            ChessPosition pawn = Fen.parse("8/8/8/4k3/8/8/Q6P/4K3 w - - 99 120");
            SearchResult saved = search.search(pawn, 8);
            assertTrue(saved.score() > 300, "a pawn move starts the count again");
            pawn.make(saved.move());
            assertEquals(0, pawn.halfmoveClock());
        }
    }

    /** A move that brings a position for the third time is worth a draw, whoever is better. */
    @ParameterizedTest
    @MethodSource(TEAMS)
    void theThirdOccurrenceIsADraw(Strategy strategy, int workers) throws InterruptedException {
        ChessPosition position = Fen.parse("7k/8/8/8/8/8/1R5P/4K3 b - - 0 1");
        play(position, "h8g8 b2b1 g8h8 b1b2 h8g8 b2b1 g8h8");
        try (ChessSearch search = new ChessSearch(strategy, workers)) {
            int repeating = move(position, "b1b2");
            SearchRequest only = new SearchRequest(position, SearchLimits.ofDepth(6), 1, List.of(repeating));
            assertEquals(Score.DRAW, search.search(only).score());
            SearchResult free = search.search(position, 8);
            assertNotEquals(repeating, free.move(), "the better side avoids it");
            assertTrue(free.score() > 300);
        }
    }

    /** The worse side takes the draw when it can. */
    @ParameterizedTest
    @MethodSource(TEAMS)
    void theWorseSideRepeats(Strategy strategy, int workers) throws InterruptedException {
        ChessPosition position = Fen.parse("7k/8/8/8/8/8/1R5P/4K3 w - - 0 1");
        play(position, "b2b1 h8g8 b1b2 g8h8 b2b1 h8g8 b1b2");
        int repeating = move(position, "g8h8");
        try (ChessSearch search = new ChessSearch(strategy, workers)) {
            SearchResult result = search.search(position, 8);
            assertEquals(repeating, result.move());
            assertEquals(Score.DRAW, result.score());
        }
    }

    /**
     * An extra pawn that can only stalemate is worth nothing. The depth matters: up to ten plies, late-move pruning may leave
     * out the one king's move that holds, in orders of moves that come up when several workers search.
     */
    @ParameterizedTest
    @MethodSource(TEAMS)
    void stalemateIsADraw(Strategy strategy, int workers) throws InterruptedException {
        try (ChessSearch search = new ChessSearch(strategy, workers)) {
            for (String fen : new String[] {
                "6k1/7P/6K1/8/8/8/8/8 b - - 0 1", "7k/8/6K1/7P/8/8/8/8 w - - 0 1", "8/8/8/8/4k3/4p3/8/4K3 b - - 0 1"
            }) {
                assertEquals(Score.DRAW, search.search(Fen.parse(fen), 12).score(), fen);
            }
        }
    }

    private static int move(ChessPosition position, String text) {
        return UciMoves.parse(position, text);
    }

    private static void play(ChessPosition position, String moves) {
        for (String move : moves.split(" ", -1)) {
            position.make(move(position, move));
        }
    }
}
