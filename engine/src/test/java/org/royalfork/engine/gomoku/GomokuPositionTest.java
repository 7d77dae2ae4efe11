package org.royalfork.engine.gomoku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;

/** What a position keeps up move by move, on seeded random games. */
class GomokuPositionTest {

    /** Everything that can be seen of a position. */
    private record Snapshot(
            String text,
            long key,
            List<Integer> packed,
            List<Integer> counts,
            int evaluation,
            List<Integer> candidates) {

        static Snapshot of(GomokuGame game, GomokuPosition position) {
            List<Integer> packed = new ArrayList<>();
            for (int row = 0; row < game.size(); row++) {
                for (int column = 0; column < game.size(); column++) {
                    int cell = game.move(column, row);
                    if (position.isEmpty(cell)) {
                        packed.add(position.packed(cell, 0));
                        packed.add(position.packed(cell, 1));
                    }
                }
            }
            List<Integer> counts = new ArrayList<>();
            for (int cellClass = 0; cellClass < CellClass.COUNT; cellClass++) {
                counts.add(position.count(0, cellClass));
                counts.add(position.count(1, cellClass));
            }
            counts.add(position.worth(0));
            counts.add(position.worth(1));
            counts.add(position.stoneCount());
            return new Snapshot(
                    game.formatPosition(position),
                    position.key(),
                    packed,
                    counts,
                    position.evaluate(),
                    moves(position));
        }
    }

    private static List<Integer> moves(GomokuPosition position) {
        MoveList list = new MoveList(64);
        position.generateMoves(list);
        return asList(list);
    }

    private static List<Integer> asList(MoveList list) {
        List<Integer> moves = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            moves.add(list.move(i));
        }
        return moves;
    }

    static Stream<Arguments> games() {
        return Stream.of(
                Arguments.of(new GomokuGame(), 1L),
                Arguments.of(new GomokuGame("large", 20, Rule.STANDARD), 2L),
                Arguments.of(new GomokuGame("small", 7, Rule.STANDARD), 3L),
                Arguments.of(new GomokuGame("least", 5, Rule.FREESTYLE), 4L),
                Arguments.of(new GomokuGame("renju", 15, Rule.RENJU), 5L),
                Arguments.of(new GomokuGame("renju", 8, Rule.RENJU), 6L));
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsKeptUpEqualsWhatIsWorkedOutAnew(GomokuGame game, long seed) {
        for (int i = 0; i < 5; i++) {
            RandomGames.play(game, seed + 100L * i, 120, position -> {
                GomokuPosition anew = game.parsePosition(game.formatPosition(position));
                assertEquals(Snapshot.of(game, anew), Snapshot.of(game, position), () -> "seed " + seed);
                assertBruteForce(game, position);
            });
        }
    }

    /** Patterns of all empty cells by looking along the lines, and their sums. */
    private static void assertBruteForce(GomokuGame game, GomokuPosition position) {
        int[] counts = new int[2 * CellClass.COUNT];
        int[] worths = new int[2];
        int[] across = {1, 0, 1, -1};
        int[] up = {0, 1, 1, 1};
        for (int row = 0; row < game.size(); row++) {
            for (int column = 0; column < game.size(); column++) {
                int cell = game.move(column, row);
                if (!position.isEmpty(cell)) {
                    continue;
                }
                for (int side = 0; side < 2; side++) {
                    PatternTable table = PatternTable.of(game.rule(), side);
                    int packed = game.rule().restricts(side) ? CellClass.RESTRICTED : 0;
                    for (int direction = 0; direction < 4; direction++) {
                        int code = 0;
                        for (int k = -table.radius(); k <= table.radius(); k++) {
                            int c = column + k * across[direction];
                            int r = row + k * up[direction];
                            if (k != 0) {
                                boolean outside = c < 0 || r < 0 || c >= game.size() || r >= game.size();
                                int stone = outside ? side ^ 1 : position.stone(game.move(c, r));
                                int digit = stone == PatternBoard.EMPTY ? 0 : stone == side ? 1 : 2;
                                code += digit * table.weight(k);
                            }
                        }
                        packed |= table.patterns()[code] << (3 * direction);
                    }
                    assertEquals(packed, position.packed(cell, side));
                    counts[side * CellClass.COUNT + CellClass.of(packed)]++;
                    worths[side] += CellClass.worth(packed);
                }
            }
        }
        for (int side = 0; side < 2; side++) {
            assertEquals(worths[side], position.worth(side));
            for (int cellClass = 0; cellClass < CellClass.COUNT; cellClass++) {
                assertEquals(counts[side * CellClass.COUNT + cellClass], position.count(side, cellClass));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyMoveComesBack(GomokuGame game, long seed) {
        RandomGames.play(game, seed, 60, position -> {
            Snapshot before = Snapshot.of(game, position);
            int over = position.terminalScore(1);
            for (int move : moves(position)) {
                position.make(move);
                if (position.terminalScore(0) == Position.NOT_OVER) {
                    position.makeNull();
                    position.unmakeNull();
                }
                position.unmake();
                assertEquals(before, Snapshot.of(game, position));
                assertEquals(over, position.terminalScore(1));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void wholeGamesComeBackAndCopiesAreEqual(GomokuGame game, long seed) {
        List<Snapshot> before = new ArrayList<>();
        GomokuPosition reused = game.initialPosition();
        GomokuPosition end = RandomGames.play(game, seed + 7, 500, position -> {
            Snapshot now = Snapshot.of(game, position);
            before.add(now);
            GomokuPosition copy = position.copy();
            assertEquals(now, Snapshot.of(game, copy));
            reused.copyFrom(position);
            assertEquals(now, Snapshot.of(game, reused));
            if (position.terminalScore(0) == Position.NOT_OVER) {
                copy.make(moves(copy).getFirst());
                assertEquals(now, Snapshot.of(game, position));
                copy.unmake();
                assertEquals(now, Snapshot.of(game, copy));
            }
        });
        for (int i = before.size() - 1; i > 0; i--) {
            assertEquals(before.get(i), Snapshot.of(game, end));
            end.unmake();
        }
        assertEquals(before.getFirst(), Snapshot.of(game, end));
    }

    @ParameterizedTest
    @MethodSource("games")
    void tacticalAndQuietMovesAreAllMovesAndLegalOnesOnly(GomokuGame game, long seed) {
        RandomGames.play(game, seed + 11, 120, position -> {
            MoveList tactical = new MoveList(8);
            MoveList quiet = new MoveList(8);
            position.generateTactical(tactical);
            position.generateQuiet(quiet);
            List<Integer> all = moves(position);
            assertTrue(asList(tactical).stream().allMatch(position::isTactical));
            assertTrue(asList(quiet).stream().noneMatch(position::isTactical));
            TreeSet<Integer> both = new TreeSet<>(asList(tactical));
            both.addAll(asList(quiet));
            assertEquals(new TreeSet<>(all), both);
            assertEquals(all.size(), tactical.size() + quiet.size());
            for (int move = -3; move < 70_000; move++) {
                assertEquals(both.contains(move), position.isLegal(move));
            }
            assertEquals(position.terminalScore(0) == Position.NOT_OVER, !all.isEmpty());
        });
    }

    /** Moves that are left out because of a threat lose: the opponent then has a five, or a winning four and no five to fear. */
    @ParameterizedTest
    @MethodSource("games")
    void movesLeftOutUnderThreatLose(GomokuGame game, long seed) {
        int[] seen = new int[1];
        for (int i = 0; i < 40; i++) {
            RandomGames.play(game, seed + 1000L * i, 60, position -> {
                int opponent = position.sideToMove() ^ 1;
                boolean five = position.count(opponent, CellClass.FIVE) > 0;
                boolean four = position.count(opponent, CellClass.WINNING_FOUR) > 0;
                if (position.terminalScore(1) != Position.NOT_OVER || !(five || four)) {
                    return;
                }
                seen[0]++;
                List<Integer> candidates = moves(position);
                for (int row = 0; row < game.size(); row++) {
                    for (int column = 0; column < game.size(); column++) {
                        int cell = game.move(column, row);
                        if (position.isEmpty(cell) && !candidates.contains(cell) && !position.isForbidden(cell)) {
                            position.make(cell);
                            assertTrue(position.terminalScore(1) >= Score.winIn(3), game.formatPosition(position));
                            position.unmake();
                        }
                    }
                }
            });
        }
        assertTrue(game.size() < 15 || seen[0] > 20, () -> "threats seen: " + seen[0]);
    }

    /** A decided position is what the moves make of it. */
    @ParameterizedTest
    @MethodSource("games")
    void decidedPositionsAreWonOrLostInSoManyPlies(GomokuGame game, long seed) {
        Map<Integer, Integer> seen = new HashMap<>();
        for (int i = 0; i < 60; i++) {
            RandomGames.play(game, seed + 1000L * i + 5, 60, position -> {
                int score = position.terminalScore(1);
                if (score != Position.NOT_OVER && position.terminalScore(0) == Position.NOT_OVER) {
                    seen.merge(score, 1, Integer::sum);
                    int plies = Score.WIN - Math.abs(score);
                    String text = game.formatPosition(position);
                    if (score > 0) {
                        assertTrue(wins(game, position, plies), text);
                        assertFalse(plies > 2 && wins(game, position, plies - 2), text);
                    } else {
                        assertTrue(loses(game, position, plies), text);
                    }
                }
            });
        }
        assertTrue(game.size() < 15 || seen.size() == 3, seen::toString);
    }

    private static boolean wins(GomokuGame game, GomokuPosition position, int plies) {
        for (int cell : emptyCells(game, position)) {
            position.make(cell);
            boolean won = position.terminalScore(0) == Score.LOST_NOW
                    || (plies > 1 && !position.isFull() && loses(game, position, plies - 1));
            position.unmake();
            if (won) {
                return true;
            }
        }
        return false;
    }

    private static boolean loses(GomokuGame game, GomokuPosition position, int plies) {
        for (int cell : emptyCells(game, position)) {
            position.make(cell);
            boolean lost = position.terminalScore(0) == Position.NOT_OVER && wins(game, position, plies - 1);
            position.unmake();
            if (!lost) {
                return false;
            }
        }
        return true;
    }

    /** All that could matter; far cells are as good as each other. */
    private static List<Integer> emptyCells(GomokuGame game, GomokuPosition position) {
        List<Integer> cells = new ArrayList<>();
        for (int row = 0; row < game.size(); row++) {
            for (int column = 0; column < game.size(); column++) {
                int cell = game.move(column, row);
                boolean useful = position.isEmpty(cell)
                        && !position.isForbidden(cell)
                        && (position.cellClass(cell, 0) >= CellClass.FOUR
                                || position.cellClass(cell, 1) >= CellClass.FOUR);
                if (useful) {
                    cells.add(cell);
                }
            }
        }
        return cells;
    }

    @Test
    void theSameStonesInAnotherOrderHaveTheSameKey() {
        GomokuGame game = new GomokuGame();
        assertEquals(play(game, "h8 i9 g7 a1").key(), play(game, "g7 a1 h8 i9").key());
        assertEquals(1_754_435_141_326_147_100L, play(game, "h8 i9 g7 a1").key(), "keys are the same in every process");
    }

    static GomokuPosition play(GomokuGame game, String moves) {
        GomokuPosition position = game.initialPosition();
        Arrays.stream(moves.split(" ", -1)).forEach(move -> position.make(game.parseMove(position, move)));
        return position;
    }
}
