package org.royalfork.engine.draughts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.royalfork.parallel.game.Position;

/** Positions, moves and boards as they are written and read, and what is said of those that cannot be. */
class DraughtsNotationTest {

    private final DraughtsGame game = new DraughtsGame();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "W:W18,24,K10:B12,16 | W:WK10,18,24:B12,16",
                "b:b12,16:w18 , 24,k10. | B:WK10,18,24:B12,16",
                "B:W21-32:B1-12 | B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
                "W:W:BK1 | W:W:BK1",
                "11-15 23-18 | B:W18,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12,15",
                "'' | B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
            })
    void positions(String text, String written) {
        assertEquals(written, game.formatPosition(game.parsePosition(text)));
        assertEquals(game.parsePosition(text).key(), game.parsePosition(written).key());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "W:W18 | a position is the side to move and two lists of squares, such as W:W18,K10:B12, not 'W:W18'",
                "X:W18:B12 | the side to move is B or W, not 'X'",
                "W:W18:W12 | one list of squares begins with W and one with B: 'W:W18:W12'",
                "W:W18:12 | one list of squares begins with W and one with B: 'W:W18:12'",
                "W:W18,:B12 | a square is a number from 1 to 32, with a K before it for a king, not ''",
                "W:W18:BQ12 | a square is a number from 1 to 32, with a K before it for a king, not 'Q12'",
                "W:W33:B12 | there is no square 33; they are 1 to 32",
                "W:W0:B12 | there is no square 0; they are 1 to 32",
                "W:W18,18:B12 | white stands twice on square 18",
                "W:W18:B12,18 | both sides stand on square 18",
                "W:W4:B12 | a white man on square 4 would be a king: K4",
                "W:W18:B29 | a black man on square 29 would be a king: K29",
                "W:W18:B1-13 | black has 13 men, more than 12",
                "W:W:B | the board is empty: 'W:W:B'",
                "11-15 11-15 | '11-15' is not a legal move here",
            })
    void badPositions(String text, String message) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> game.parsePosition(text))
                        .getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "B:W21-32:B1-12 | 11-15 | 11-15",
                "B:W21-32:B1-12 | 11x15 | 11-15",
                "W:WK22:B18,11 | 22x15x8 | 22x15x8",
                "W:WK22:B18,11 | 22X8 | 22x15x8",
                "W:W31:B26,27,18,19 | 31x24x15 | 31x24x15",
            })
    void moves(String position, String text, String written) {
        Position start = game.parsePosition(position);
        assertEquals(written, game.formatMove(start, game.parseMove(start, text)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "B:W21-32:B1-12 | 11 | a move is squares with - or x between them, such as 11-15 or 22x15, not '11'",
                "B:W21-32:B1-12 | 11-18 | '11-18' is not a legal move here",
                "B:W21-32:B1-12 | 22-18 | '22-18' is not a legal move here",
                "W:WK22:B18,11 | 22x15 | '22x15' is not a legal move here; a capture must be made, such as 22x15x8",
                "W:WK22:B18,11 | 22-17 | '22-17' is not a legal move here; a capture must be made, such as 22x15x8",
                "W:W31:B26,27,18,19 | 31x15 | '31x15' can be 31x24x15 or 31x22x15",
            })
    void badMoves(String position, String text, String message) {
        Position start = game.parsePosition(position);
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> game.parseMove(start, text))
                        .getMessage());
    }

    @Test
    void theBoardIsDrawn() {
        String drawing = """
                  b   b   b   b       1   2   3   4
                b   b   b   b       5   6   7   8
                  .   .   .   B       9   10  11  12
                .   .   .   .       13  14  15  16
                  .   .   .   .       17  18  19  20
                .   .   .   .       21  22  23  24
                  w   w   w   w       25  26  27  28
                W   w   w   w       29  30  31  32""";
        assertEquals(drawing, game.draw(game.parsePosition("B:W25-28,K29,30-32:B1-8,K12")));
        assertTrue(game.sideName(0).equals("Black") && game.sideName(1).equals("White"));
    }
}
