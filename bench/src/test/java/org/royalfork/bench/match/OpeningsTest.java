package org.royalfork.bench.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.royalfork.engine.games.Games;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.strategy.Searcher;
import org.royalfork.parallel.strategy.Strategy;
import org.royalfork.tt.TranspositionTable;

class OpeningsTest {

    @TempDir
    private Path folder;

    @Test
    void theBuiltInOpeningsAreLegalAndDistinct() {
        final List<Opening> openings = Openings.builtIn();
        final Set<String> positions = new HashSet<>();
        for (Opening opening : openings) {
            final Referee referee = new Referee(opening);
            assertEquals(16, opening.moves().size());
            assertTrue(referee.verdict().isEmpty());
            positions.add(referee.text());
        }
        assertEquals(100, positions.size());
    }

    /** Legal, distinct by turning and mirroring too, and without a win by continuous fours or a far better side at depth 6. */
    @Test
    void theBuiltInOpeningsOfGomokuAreLegalDistinctAndBalanced() throws InterruptedException {
        final Game game = Games.ofName("gomoku");
        final List<Opening> openings = Openings.builtIn(game);
        final Set<Set<String>> positions = new HashSet<>();
        try (TranspositionTable table = new TranspositionTable(1L << 20);
                Searcher searcher = new Searcher(game, Strategy.SEQUENTIAL, 1, table)) {
            for (Opening opening : openings) {
                assertEquals(5, opening.moves().size());
                final GameBoard board = new GameBoard(game, Opening.INITIAL);
                for (String move : opening.moves()) {
                    assertTrue(board.isLegal(move), opening::toString);
                    board.play(move);
                }
                assertTrue(board.verdict().isEmpty());
                positions.add(alike(opening));
                searcher.clear();
                final SearchRequest request = new SearchRequest(board.position(), SearchLimits.ofDepth(6));
                final int score =
                        searcher.start(request, SearchListener.NONE).await().score();
                assertTrue(Math.abs(score) <= 200, () -> opening + " is worth " + score);
            }
        }
        assertEquals(60, positions.size());
    }

    /** Returns a name of what the position of an opening looks like from all eight sides. */
    private static Set<String> alike(Opening opening) {
        final Set<String> views = new HashSet<>();
        for (int view = 0; view < 8; view++) {
            final Set<String> stones = new TreeSet<>();
            for (int i = 0; i < opening.moves().size(); i++) {
                final String move = opening.moves().get(i);
                final int column = (move.charAt(0) - 'a' - 7) * ((view & 1) == 0 ? 1 : -1);
                final int row = (Integer.parseInt(move.substring(1)) - 8) * ((view & 2) == 0 ? 1 : -1);
                stones.add(((view & 4) == 0 ? column + "," + row : row + "," + column) + "," + i % 2);
            }
            views.add(stones.toString());
        }
        return views;
    }

    @Test
    void mostGamesHaveNoBuiltInOpenings() {
        assertEquals(List.of(), Openings.builtIn(Games.ofName("othello")));
        assertEquals(List.of(), Openings.builtIn(Games.ofName("renju")));
    }

    @Test
    void readsEpdAndFen() throws IOException {
        final Path file = Files.writeString(folder.resolve("a.epd"), """
                # a comment

                4k3/8/8/8/8/8/8/4K2R w K - hmvc 7; fmvn 31; id "x";
                4k3/8/8/8/8/8/8/4K2R b - - 3 12
                4k3/8/8/8/8/8/8/4K2R w K -
                """);
        assertEquals(
                List.of(
                        "4k3/8/8/8/8/8/8/4K2R w K - 7 31",
                        "4k3/8/8/8/8/8/8/4K2R b - - 3 12",
                        "4k3/8/8/8/8/8/8/4K2R w K - 0 1"),
                Openings.read(file).stream().map(Opening::fen).toList());
    }

    @Test
    void readsPgn() throws IOException {
        final Path file = Files.writeString(folder.resolve("a.PGN"), """
                [Event "x"]
                [Site "?"]
                [Date "????.??.??"]
                [Round "1"]
                [White "a"]
                [Black "b"]
                [Result "*"]

                1. e4 {best by test} e5 2. Nf3 (2. f4 exf4) Nc6 *

                """);
        assertEquals(List.of(new Opening("", List.of("e2e4", "e7e5", "g1f3", "b8c6"))), Openings.read(file));
    }

    @Test
    void saysWhatIsWrongAndWhere() throws IOException {
        final Path broken = Files.writeString(folder.resolve("b.epd"), "4k3/8/8/8/8/8/8/4K2R w K -\nrubbish\n");
        final Exception e = assertThrows(IllegalArgumentException.class, () -> Openings.read(broken));
        assertEquals(broken + ", line 2: not a position: rubbish", e.getMessage());
        final Path empty = Files.writeString(folder.resolve("c.epd"), "# nothing\n");
        assertThrows(IllegalArgumentException.class, () -> Openings.read(empty));
        final Path over = Files.writeString(folder.resolve("d.epd"), "7k/5Q2/8/8/8/8/8/K7 b - - 0 1\n");
        assertThrows(IllegalArgumentException.class, () -> Openings.read(over));
    }
}
