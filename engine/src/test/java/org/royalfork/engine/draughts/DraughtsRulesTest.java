package org.royalfork.engine.draughts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;

/** Moves and their results against a naive board, and the ends of games. */
class DraughtsRulesTest {

    private static final long SEED = Long.getLong("royalfork.seed", 20_261_130L);
    private static final int POSITIONS = 20_000;

    private final DraughtsGame game = new DraughtsGame();

    private static List<Integer> moves(Position position) {
        MoveList list = new MoveList(64);
        position.generateMoves(list);
        List<Integer> moves = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            moves.add(list.move(i));
        }
        return moves;
    }

    private void play(Position position, String moves) {
        for (String move : moves.split(" ", -1)) {
            position.make(game.parseMove(position, move));
        }
    }

    @Test
    void movesLeadWhereANaiveBoardSays() {
        SplittableRandom random = new SplittableRandom(SEED);
        int captures = 0;
        int longest = 0;
        for (int i = 0; i < POSITIONS; i++) {
            NaiveBoard naive = NaiveBoard.random(random);
            Position position = game.parsePosition(naive.text());
            Map<String, String> found = new HashMap<>();
            for (int move : moves(position)) {
                String text = game.formatMove(position, move);
                captures += position.isForced() ? 1 : 0;
                longest = Math.max(longest, text.split("x", -1).length - 1);
                assertTrue(position.isLegal(move), text);
                position.make(move);
                String after = game.formatPosition(position);
                assertEquals(game.parsePosition(after).key(), position.key(), after);
                found.put(text, after);
                position.unmake();
                assertEquals(naive.text(), game.formatPosition(position));
            }
            assertEquals(naive.moves(), found, () -> naive.text() + ", seed " + SEED);
            assertEquals(found.size(), moves(position).size());
            assertEquals(found.isEmpty(), position.terminalScore(0) == Score.LOST_NOW);
        }
        assertTrue(captures > POSITIONS / 2 && longest > 4, "captures " + captures + ", of most men " + longest);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a man that becomes a king by a capture stops | B:W25,26:B21 | 21x30",
                "a king goes on backwards | B:W25,26:BK21 | 21x30x23",
                "and may end where it started | B:W6,7,14,15:BK2 | 2x11x18x9x2 2x9x18x11x2",
                "men do not capture backwards | W:W11:B15,16,7 | 11x2",
                "who can capture must | B:W15,32:B11,1 | 11x18",
                "two ways between the same squares | W:W31:B26,27,18,19 | 31x22x15 31x24x15",
                "no man is jumped over twice | W:WK32:B27,18,19 | 32x23x14 32x23x16",
            })
    void captures(String name, String position, String expected) {
        Position start = game.parsePosition(position);
        List<String> found = moves(start).stream()
                .map(move -> game.formatMove(start, move))
                .sorted()
                .toList();
        assertEquals(List.of(expected.split(" ", -1)), found, name);
    }

    @Test
    void whoCannotMoveHasLost() {
        Position blocked = game.parsePosition("W:W13:B9,6");
        assertEquals(Score.LOST_NOW, blocked.terminalScore(0));
        assertEquals(Score.LOST_NOW, blocked.terminalScore(5));
        Position last = game.parsePosition("B:W15:B11");
        play(last, "11x18");
        assertEquals(Score.LOST_NOW, last.terminalScore(1));
        assertEquals(0, moves(last).size());
    }

    /** Two kings walk round on ways of such lengths that no position comes for the third time before. */
    @Test
    void fortyMovesOfEachSideWithoutProgressAreADraw() {
        int[] black = {6, 10, 7, 2};
        int[] white = {24, 19, 23, 18, 22, 17, 21, 25, 30, 26, 31, 27, 32, 28};
        Position position = game.parsePosition("B:WK24:B4,K6");
        for (int move = 0; move < DraughtsPosition.DRAWN_PLIES / 2; move++) {
            assertEquals(Position.NOT_OVER, position.terminalScore(0), "after " + move + " moves");
            Position copy = position.copy();
            play(position, step(black, move));
            assertEquals(Position.NOT_OVER, position.terminalScore(0), "before move " + move + " of white");
            play(position, step(white, move));
            play(copy, "4-8 " + step(white, move));
            assertEquals(Position.NOT_OVER, copy.terminalScore(0), "a man has moved");
        }
        assertEquals(Score.DRAW, position.terminalScore(0));
        assertEquals(Score.DRAW, position.copy().terminalScore(0));
    }

    private static String step(int[] way, int at) {
        return way[at % way.length] + "-" + way[(at + 1) % way.length];
    }

    @Test
    void theThirdOccurrenceIsADrawAndInsideASearchTheSecond() {
        Position position = game.parsePosition("B:WK24:BK6");
        play(position, "6-10 24-19 10-6 19-24");
        for (Position same : List.of(position, position.copy())) {
            assertEquals(Position.NOT_OVER, same.terminalScore(0));
            assertEquals(Position.NOT_OVER, same.terminalScore(3));
            assertEquals(Score.DRAW, same.terminalScore(4));
        }
        play(position, "6-10 24-19 10-6 19-24");
        assertEquals(Score.DRAW, position.terminalScore(0));
    }
}
