package org.royalfork.engine.connectfour.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.engine.chess.SharedData;
import org.royalfork.engine.connectfour.Cells;
import org.royalfork.engine.connectfour.ConnectFourGame;
import org.royalfork.engine.connectfour.ConnectFourPosition;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.strategy.Searcher;
import org.royalfork.parallel.strategy.Strategy;
import org.royalfork.tt.TranspositionTable;

/** The solver, and the general search, against the published values of Pascal Pons's test sets. */
class SolverTest {

    private static final long TABLE_BYTES = 32L << 20;

    /** What one early position leaves in a large table solves half of the next. */
    private static final long LARGE_TABLE_BYTES = 1L << 30;

    /** The general search is asked for the values of positions with at most so many plies to the end. */
    private static final int FEW_PLIES = 14;

    private static final int PLIES_WITH_COLUMNS = 18;

    private final ConnectFourGame game = new ConnectFourGame();

    private static List<String> resource() throws IOException {
        try (InputStream stream = SolverTest.class.getResourceAsStream("solved.txt")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        }
    }

    /** Compares the value of a position, and of each column where the end is near: bad moves are the hardest to solve. */
    private void check(Solver solver, String line) throws InterruptedException {
        String[] parts = line.split(" ", -1);
        boolean columnsToo = Cells.COUNT - parts[0].length() <= PLIES_WITH_COLUMNS;
        assertEquals(
                Integer.parseInt(parts[1]),
                solver.solve(game.parsePosition(parts[0])).stones(),
                line);
        String[] columns = parts[2].split(",", -1);
        for (int column = 1; column <= Cells.COLUMNS && columnsToo; column++) {
            if (columns[column - 1].equals("x")) {
                continue;
            }
            ConnectFourPosition position = game.parsePosition(parts[0]);
            position.make(game.parseMove(position, Integer.toString(column)));
            int plies = Long.bitCount(position.occupied());
            int over = position.terminalScore(0);
            int value = over == Score.DRAW
                    ? 0
                    : over != Position.NOT_OVER
                            ? Cells.COUNT / 2 + 1 - (plies + 1) / 2
                            : -solver.solve(position).stones();
            assertEquals(Integer.parseInt(columns[column - 1]), value, column + " in " + line);
        }
    }

    private void checkAll(int threads, long tableBytes, List<String> lines) throws InterruptedException {
        try (TranspositionTable table = new TranspositionTable(tableBytes);
                Solver solver = new Solver(threads, table)) {
            for (String line : lines) {
                check(solver, line);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 8})
    void publishedValuesAreFound(int threads) throws Exception {
        checkAll(threads, TABLE_BYTES, resource());
    }

    /** The thousand easiest of those beside the repository. */
    @ParameterizedTest
    @ValueSource(strings = {"L3_R1-end-easy", "L2_R1-middle-easy"})
    void easySetsAreExact(String set) throws InterruptedException {
        checkAll(1, TABLE_BYTES, SharedData.records("connect4/" + set + ".txt"));
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"L1_R1-begin-easy", "L2_R2-middle-medium", "L1_R2-begin-medium", "L1_R3-begin-hard"})
    void hardSetsAreExact(String set) throws InterruptedException {
        checkAll(2, LARGE_TABLE_BYTES, SharedData.records("connect4/" + set + ".txt"));
    }

    /** The whole board and each first move, as Allen and Allis found in 1988; from the side of who is to move. */
    @Tag("slow")
    @Test
    void theEmptyBoardIsSolved() throws InterruptedException {
        int[] replies = {2, 1, 0, -1, 0, 1, 2};
        try (TranspositionTable table = new TranspositionTable(1L << 30);
                Solver solver = new Solver(2, table)) {
            assertEquals(1, solver.solve(game.parsePosition("")).stones());
            for (int column = 1; column <= Cells.COLUMNS; column++) {
                String move = Integer.toString(column);
                assertEquals(
                        replies[column - 1],
                        solver.solve(game.parsePosition(move)).stones(),
                        move);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void theGeneralSearchFindsThemToo(Strategy strategy) throws Exception {
        try (TranspositionTable table = new TranspositionTable(TABLE_BYTES);
                Searcher searcher = new Searcher(game, strategy, 2, table)) {
            int checked = 0;
            for (String line : resource()) {
                String[] parts = line.split(" ", -1);
                ConnectFourPosition position = game.parsePosition(parts[0]);
                int plies = parts[0].length();
                if (plies < Cells.COUNT - FEW_PLIES) {
                    continue;
                }
                SearchRequest request = new SearchRequest(position, SearchLimits.ofDepth(Cells.COUNT - plies));
                int expected = new Solution(Integer.parseInt(parts[1]), 0, 0).score(plies);
                assertEquals(
                        expected,
                        searcher.start(request, SearchListener.NONE).await().score(),
                        line);
                checked++;
            }
            assertTrue(checked >= 10, "positions " + checked);
        }
    }

    @Test
    void aFinishedGameIsRefused() throws InterruptedException {
        try (TranspositionTable table = new TranspositionTable(TranspositionTable.MIN_BYTES);
                Solver solver = new Solver(1, table)) {
            assertThrows(IllegalArgumentException.class, () -> solver.solve(game.parsePosition("1212121")));
        }
    }

    @Test
    void aBoardTurnedOverTwiceIsTheSame() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 1_000; i++) {
            long board = random.nextLong() >>> 15;
            assertEquals(board, SolverWorker.mirror(SolverWorker.mirror(board)));
        }
        assertEquals(1L << 42, SolverWorker.mirror(1));
    }

    @Test
    void valuesAreTurnedIntoPlies() {
        assertEquals(41, new Solution(1, 0, 0).pliesToEnd(0));
        assertEquals(Score.winIn(41), new Solution(1, 0, 0).score(0));
        assertEquals(Score.lossIn(2), new Solution(-18, 0, 0).score(5));
        assertEquals(Score.DRAW, new Solution(0, 0, 0).score(9));
    }
}
