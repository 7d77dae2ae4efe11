package org.royalfork.engine.tictactoe;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.reference.Perft;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.strategy.Searcher;
import org.royalfork.parallel.strategy.Strategy;
import org.royalfork.tt.TranspositionTable;

/** Tic-tac-toe against its well-known counts. */
class TicTacToeTest {

    private final TicTacToe game = new TicTacToe();

    @ParameterizedTest
    @CsvSource({
        "0, 1",
        "1, 9",
        "2, 72",
        "3, 504",
        "4, 3024",
        "5, 15120",
        "6, 54720",
        "7, 148176",
        "8, 200448",
        "9, 127872"
    })
    void perft(int depth, long count) {
        assertEquals(count, Perft.count(game.initialPosition(), depth));
    }

    /** What is counted of all games: by the ply at which they end, and by how. */
    private static final class Census {

        final long[] gamesByPly = new long[10];
        long firstWins;
        long secondWins;
        long draws;
        final Set<Long> keys = new HashSet<>();

        void count(Position position, int ply) {
            keys.add(position.key());
            int score = position.terminalScore(0);
            if (score == Position.NOT_OVER) {
                MoveList moves = new MoveList(9);
                position.generateMoves(moves);
                for (int i = 0; i < moves.size(); i++) {
                    position.make(moves.move(i));
                    count(position, ply + 1);
                    position.unmake();
                }
                return;
            }
            gamesByPly[ply]++;
            if (score == Score.DRAW) {
                draws++;
            } else if (position.sideToMove() == 1) {
                firstWins++;
            } else {
                secondWins++;
            }
        }
    }

    @Test
    void allGamesAreCounted() {
        Census census = new Census();
        census.count(game.initialPosition(), 0);
        assertArrayEquals(new long[] {0, 0, 0, 0, 0, 1440, 5328, 47952, 72576, 127872}, census.gamesByPly);
        assertEquals(131_184, census.firstWins);
        assertEquals(77_904, census.secondWins);
        assertEquals(46_080, census.draws);
        assertEquals(255_168, census.firstWins + census.secondWins + census.draws);
        assertEquals(5_478, census.keys.size());
    }

    @ParameterizedTest
    @EnumSource
    void theGameIsADraw(Strategy strategy) throws InterruptedException {
        try (TranspositionTable table = new TranspositionTable(TranspositionTable.MIN_BYTES);
                Searcher searcher = new Searcher(game, strategy, 2, table)) {
            SearchRequest request = new SearchRequest(game.initialPosition(), SearchLimits.ofDepth(9));
            SearchResult result = searcher.start(request, SearchListener.NONE).await();
            assertEquals(Score.DRAW, result.score());
            assertTrue(result.moves().size() <= 9);
        }
    }

    @ParameterizedTest
    @CsvSource({"1 2 3 4, , 3", "1 2 4 5, 7, 1", "1 5, , 0", "5 2, , 5"})
    void winsAreFound(String moves, String best, int plies) throws InterruptedException {
        try (TranspositionTable table = new TranspositionTable(TranspositionTable.MIN_BYTES);
                Searcher searcher = new Searcher(game, Strategy.SEQUENTIAL, 1, table)) {
            Position position = game.parsePosition(moves);
            SearchRequest request = new SearchRequest(position, SearchLimits.ofDepth(9));
            SearchResult result = searcher.start(request, SearchListener.NONE).await();
            assertEquals(plies == 0 ? Score.DRAW : Score.winIn(plies), result.score());
            if (best != null) {
                assertEquals(best, game.formatMove(position, result.move()));
            }
        }
    }

    @Test
    void theBoardIsDrawnWithTheNumbersOfItsEmptySquares() {
        assertEquals("o 2 3\n4 x 6\n7 8 9", game.draw(game.parsePosition("5 1")));
    }

    /** The page that walks through this game shows the code that runs, line for line, and it is as short as it says. */
    @Test
    void thePageShowsTheRealCode() throws IOException {
        Path module = Path.of("").toAbsolutePath();
        String source = Files.readString(module.resolve("src/main/java/org/royalfork/engine/tictactoe/TicTacToe.java"));
        List<String> blocks =
                List.of(Files.readString(module.resolve("README.md")).split("```"));
        int shown = 0;
        for (int i = 1; i < blocks.size(); i += 2) {
            if (blocks.get(i).startsWith("java\n")) {
                String code = blocks.get(i).substring("java\n".length()).stripTrailing();
                assertTrue(source.contains(code), () -> "not in the source:\n" + code);
                shown++;
            }
        }
        assertTrue(shown >= 5);
        long lines = source.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("*") && !line.startsWith("/*"))
                .filter(line -> !line.startsWith("import ") && !line.startsWith("package "))
                .count();
        assertTrue(lines < 100, () -> "lines of code: " + lines);
    }
}
