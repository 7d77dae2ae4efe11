package org.royalfork.engine.gomoku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;

class GomokuGameTest {

    private static final String EMPTY = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 x";

    private final GomokuGame game = new GomokuGame();

    @Test
    void positionsAreWrittenAsTheyAreRead() {
        assertEquals(EMPTY, game.formatPosition(game.initialPosition()));
        RandomGames.play(game, 20, 60, position -> {
            String text = game.formatPosition(position);
            assertEquals(text, game.formatPosition(game.parsePosition(text)));
            assertEquals(position.key(), game.parsePosition(text).key());
            assertEquals(position.terminalScore(0), game.parsePosition(text).terminalScore(0));
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "x",
                "15/15 x",
                "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15",
                "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 y",
                "15/15/15/15/15/15/15/15/15/15/15/15/15/15/16 x",
                "15/15/15/15/15/15/15/15/15/15/15/15/15/15/14 x",
                "15/15/15/15/15/15/15/15/15/15/15/15/15/15/14z x",
                "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15x x",
                "15/15/15/15/15/15/15/15/15/15/15/15/15/15/99999999999 x",
                "xxxxx10/15/15/15/15/15/15/15/15/15/15/15/15/15/15 x",
            })
    void whatIsNoPositionIsToldInOneLine(String text) {
        String message = assertThrows(IllegalArgumentException.class, () -> game.parsePosition(text))
                .getMessage();
        assertEquals(1, message.lines().count(), message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "h", "8", "h0", "h16", "p1", "h8x", "h-1", "hh8", "h008", "h8"})
    void whatIsNoMoveIsToldInOneLine(String text) {
        GomokuPosition position = GomokuPositionTest.play(game, "h8");
        String message = assertThrows(IllegalArgumentException.class, () -> game.parseMove(position, text))
                .getMessage();
        assertEquals(1, message.lines().count(), message);
    }

    @Test
    void movesAreCellsByColumnAndRow() {
        GomokuPosition position = game.initialPosition();
        for (String cell : new String[] {"a1", "o15", "h8", "a15", "o1"}) {
            assertEquals(cell, game.formatMove(position, game.parseMove(position, cell)));
        }
        assertEquals(game.move(7, 7), game.parseMove(position, " H8 "));
        assertEquals(game.move(14, 0), game.parseMove(position, "o1"));
    }

    @Test
    void aBoardIsDrawnWithTheFirstRowBelow() {
        GomokuGame small = new GomokuGame("small", 5, Rule.FREESTYLE);
        GomokuPosition position = GomokuPositionTest.play(small, "a1 b2");
        assertEquals(
                " 5 . . . . .\n 4 . . . . .\n 3 . . . . .\n 2 . o . . .\n 1 x . . . .\n   a b c d e",
                small.draw(position));
    }

    @Test
    void sizesThatAreNotSupportedAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new GomokuGame("small", 4, Rule.FREESTYLE));
        assertThrows(IllegalArgumentException.class, () -> new GomokuGame("large", 21, Rule.FREESTYLE));
    }

    /** Five in each direction, at the edges too; White's stones lie elsewhere. */
    @ParameterizedTest
    @CsvSource({
        "a1 b1 c1 d1 e1, false",
        "o11 o12 o13 o14 o15, false",
        "a1 b2 c3 d4 e5, false",
        "k1 j2 i3 h4 g5, false",
        "h3 h4 h6 h7 h5, false",
        "a1 b1 d1 e1 f1 c1, true",
        "h3 h4 h5 h7 h8 h9 h6, true",
    })
    void fiveInARowWins(String cells, boolean overline) {
        for (Rule rule : Rule.values()) {
            if (overline && rule == Rule.RENJU) {
                continue; // forbidden
            }
            GomokuGame ruled = new GomokuGame("ruled", 15, rule);
            GomokuPosition position = ruled.initialPosition();
            String[] white = "a7 c7 e8 g10 i12 k13 m11".split(" ", -1);
            String[] black = cells.split(" ", -1);
            for (int i = 0; i < black.length; i++) {
                assertEquals(Position.NOT_OVER, position.terminalScore(0));
                position.make(ruled.parseMove(position, black[i]));
                if (i < black.length - 1) {
                    position.make(ruled.parseMove(position, white[i]));
                }
            }
            boolean won = !overline || rule == Rule.FREESTYLE;
            assertEquals(won ? Score.LOST_NOW : Position.NOT_OVER, position.terminalScore(0), rule + " " + cells);
            assertEquals(
                    won, ruled.parsePosition(ruled.formatPosition(position)).terminalScore(0) == Score.LOST_NOW);
            if (won) {
                assertThrows(IllegalArgumentException.class, () -> ruled.parseMove(position, "n2"));
            }
        }
    }

    @Test
    void forbiddenMovesAreRefusedInOneLine() {
        GomokuGame renju = new GomokuGame("renju", 15, Rule.RENJU);
        GomokuPosition position = GomokuPositionTest.play(renju, "g8 a1 i8 o1 h7 a15 h9 o15");
        assertFalse(position.isLegal(renju.parseCell("h8")));
        String message = assertThrows(IllegalArgumentException.class, () -> renju.parseMove(position, "h8"))
                .getMessage();
        assertTrue(message.contains("forbidden") && message.lines().count() == 1, message);
        position.make(renju.parseMove(position, "d4"));
        assertEquals(renju.parseCell("h8"), renju.parseMove(position, "h8"), "White may play there");
    }

    /** The outcomes of AlphaGomoku's own tests; rows from above, a move of X at column letter and row from above. */
    @ParameterizedTest
    @CsvSource({
        "a, 0, true",
        "a, 11, true",
        "f, 11, true",
        "e, 9, true",
        "l, 5, true",
        "g, 12, true",
        "o, 10, true",
        "b, 0, false",
    })
    void winsInOneOfAPublishedTest(char column, int row, boolean wins) {
        String[] rows =
                ("...X...........;X..X...X.......;X..X....X......;X........X.....;X..X..X...X....;.......X.......;"
                                + "...............;.........X.....;..........X....;.XXX.X...X.....;........X......;"
                                + ".XXXX..X.....X.;............X..;...........X...;..........X....")
                        .split(";", -1);
        GomokuPosition position = game.initialPosition();
        for (int i = 0; i < rows.length; i++) {
            for (int c = 0; c < rows[i].length(); c++) {
                if (rows[i].charAt(c) == 'X') {
                    position.setUp(game.move(c, 14 - i), PatternBoard.BLACK);
                }
            }
        }
        position.setUpEnd(PatternBoard.BLACK, false);
        position.make(game.move(column - 'a', 14 - row));
        assertEquals(wins, position.terminalScore(0) == Score.LOST_NOW);
    }

    @Test
    void benchmarkPositionsAreDifferentAndGoOn() {
        List<String> positions = game.benchmarkPositions();
        assertEquals(positions.size(), Set.copyOf(positions).size());
        for (String text : positions) {
            assertEquals(text, game.formatPosition(game.parsePosition(text)));
            assertEquals(Position.NOT_OVER, game.parsePosition(text).terminalScore(1));
        }
    }

    @Test
    void aFullBoardIsDrawn() {
        GomokuGame small = new GomokuGame("small", 5, Rule.FREESTYLE);
        GomokuPosition position = small.parsePosition("xxoox/ooxxo/xxoox/ooxxo/xxoo1 x");
        assertEquals(Position.NOT_OVER, position.terminalScore(0));
        assertTrue(position.isLegal(small.parseMove(position, "e1")));
        position.make(small.parseMove(position, "e1"));
        assertEquals(Score.DRAW, position.terminalScore(0));
        assertFalse(position.isForced());
    }
}
