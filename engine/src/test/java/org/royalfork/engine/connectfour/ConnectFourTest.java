package org.royalfork.engine.connectfour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.reference.Perft;

/** The rules of connect-four against published counts and a naive board. */
class ConnectFourTest {

    private static final long SEED = Long.getLong("royalfork.seed", 20_261_130L);

    private final ConnectFourGame game = new ConnectFourGame();

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 7", "2, 49", "3, 343", "4, 2401", "5, 16807", "6, 117649", "7, 823536", "8, 5673234"})
    void perft(int depth, long count) {
        assertEquals(count, Perft.count(game.initialPosition(), depth));
    }

    /** The numbers of different positions after 0, 1, 2, ... plies: sequence A212693 of the OEIS. */
    @Test
    void differentPositionsHaveDifferentKeys() {
        Set<String> level = Set.of(game.formatPosition(game.initialPosition()));
        for (int count : new int[] {1, 7, 49, 238, 1120, 4263, 16422}) {
            assertEquals(count, level.size());
            Set<String> next = new HashSet<>();
            Set<Long> keys = new HashSet<>();
            for (String text : level) {
                Position position = game.parsePosition(text);
                keys.add(position.key());
                MoveList moves = new MoveList(Cells.COLUMNS);
                position.generateMoves(moves);
                for (int i = 0; i < moves.size() && position.terminalScore(0) == Position.NOT_OVER; i++) {
                    position.make(moves.move(i));
                    next.add(game.formatPosition(position));
                    position.unmake();
                }
            }
            assertEquals(count, keys.size());
            level = next;
        }
    }

    @Test
    void linesAreFoundWhereANaiveBoardHasThem() {
        SplittableRandom random = new SplittableRandom(SEED);
        int won = 0;
        for (int i = 0; i < 20_000; i++) {
            long occupied = 0;
            for (int column = 0; column < Cells.COLUMNS; column++) {
                occupied |= ((1L << random.nextInt(Cells.ROWS + 1)) - 1) << (7 * column);
            }
            long stones = occupied & random.nextLong();
            assertEquals(naiveHasFour(stones), Cells.hasFour(stones), () -> Long.toHexString(stones));
            won += Cells.hasFour(stones) ? 1 : 0;
            if (!Cells.hasFour(stones)) {
                long winning = 0;
                for (int bit = 0; bit < 49; bit++) {
                    long cell = (1L << bit) & Cells.BOARD & ~occupied;
                    winning |= cell != 0 && naiveHasFour(stones | cell) ? cell : 0;
                }
                assertEquals(winning, Cells.winning(stones, occupied), () -> Long.toHexString(stones));
            }
        }
        assertTrue(won > 1_000 && won < 19_000, "won " + won);
    }

    private static boolean naiveHasFour(long stones) {
        for (int column = 0; column < Cells.COLUMNS; column++) {
            for (int row = 0; row < Cells.ROWS; row++) {
                if (naiveLine(stones, column, row, 1, 0)
                        || naiveLine(stones, column, row, 0, 1)
                        || naiveLine(stones, column, row, 1, 1)
                        || naiveLine(stones, column, row, 1, -1)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean naiveLine(long stones, int column, int row, int right, int up) {
        for (int i = 0; i < 4; i++) {
            int c = column + i * right;
            int r = row + i * up;
            if (c >= Cells.COLUMNS || r < 0 || r >= Cells.ROWS || ((stones >> (7 * c + r)) & 1) == 0) {
                return false;
            }
        }
        return true;
    }

    /** Inside a search a game ends up to two plies early: with the value that those plies would have found. */
    @Test
    void earlyEndsAreExact() {
        SplittableRandom random = new SplittableRandom(SEED);
        int early = 0;
        for (int i = 0; i < 3_000; i++) {
            Position position = game.initialPosition();
            while (position.terminalScore(0) == Position.NOT_OVER) {
                int score = position.terminalScore(1);
                int naive = naive(position, 2);
                assertEquals(
                        Score.isDecided(naive) ? naive : Position.NOT_OVER, score, () -> game.formatPosition(position));
                early += score != Position.NOT_OVER ? 1 : 0;
                MoveList moves = new MoveList(Cells.COLUMNS);
                position.generateMoves(moves);
                position.make(moves.move(random.nextInt(moves.size())));
            }
        }
        assertTrue(early > 3_000, "early ends " + early);
    }

    /** Minimax by the rules alone. */
    private static int naive(Position position, int depth) {
        int over = position.terminalScore(0);
        if (over != Position.NOT_OVER || depth == 0) {
            return over != Position.NOT_OVER ? over : 0;
        }
        MoveList moves = new MoveList(Cells.COLUMNS);
        position.generateMoves(moves);
        int best = -Score.INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.move(i));
            int score = -naive(position, depth - 1);
            position.unmake();
            best = Math.max(best, score > 1_000 ? score - 1 : score < -1_000 ? score + 1 : score);
        }
        return best;
    }

    @Test
    void columnsAndRowsAreTheSamePosition() {
        Position position = game.parsePosition("44455254");
        String rows = "7/7/3o3/3xx2/3ox2/1o1xo2";
        assertEquals(rows, game.formatPosition(position));
        assertEquals(position.key(), game.parsePosition(rows).key());
    }

    @Test
    void theBoardIsDrawn() {
        String drawing = """
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . o . . .
                . . . x . . .
                1 2 3 4 5 6 7""";
        assertEquals(drawing, game.draw(game.parsePosition("44")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "8",
                "4444444",
                "x",
                "1212121" + "2",
                "7/7/7/7/7",
                "7/7/7/7/7/8",
                "7/7/7/7/7/6",
                "7/7/7/7/3x3/7",
                "7/7/7/7/7/oo5",
                "7/7/7/7/7/xx5",
                "7/7/7/7/7/xy5",
                "7/7/7/7/7/xxxxooox",
                "7/7/7/7/xxxx3/oooo3"
            })
    void badPositionsAreRefusedInOneLine(String text) {
        String message = assertThrows(IllegalArgumentException.class, () -> game.parsePosition(text))
                .getMessage();
        assertEquals(1, message.lines().count());
    }
}
