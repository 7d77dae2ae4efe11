package org.royalfork.engine.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EndgamesTest {

    private static int evaluate(String fen) {
        return new Evaluation().evaluate(Fen.parse(fen));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "8/8/4k3/8/8/3K4/8/8 w - - 0 1",
                "8/8/4k3/8/8/3K4/8/6N1 w - - 0 1",
                "8/8/4k3/8/8/3K4/8/6B1 b - - 0 1",
                "8/8/4k3/8/8/3K4/8/5NN1 w - - 0 1",
                "8/8/4k3/8/8/3K4/8/B1B5 w - - 0 1"
            })
    void materialThatCannotWinIsWorthNothing(String fen) {
        assertEquals(0, evaluate(fen));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "8/8/4k3/8/8/3K4/8/6Q1 w - - 0 1",
                "8/8/4k3/8/8/3K4/8/6R1 w - - 0 1",
                "8/8/4k3/8/8/3K4/8/5BB1 w - - 0 1",
                "8/8/4k3/8/8/3K4/8/5NB1 w - - 0 1",
                "8/8/4k3/8/8/3K4/P7/5R2 w - - 0 1"
            })
    void materialThatWinsIsWorthMoreThanAnyAdvantage(String fen) {
        assertTrue(evaluate(fen) > Endgames.WON);
        assertTrue(evaluate(fen.replace(" w ", " b ")) < -Endgames.WON);
    }

    @Test
    void theLoneKingBelongsToTheEdgeAndBishopAndKnightNeedTheRightCorner() {
        assertTrue(evaluate("k7/8/1K6/8/8/8/8/7R w - - 0 1") > evaluate("8/8/1K1k4/8/8/8/8/7R w - - 0 1"));
        // The bishop on f3 is on light squares, as is a8, unlike a1.
        assertTrue(evaluate("k7/8/1K6/8/8/4NB2/8/8 b - - 0 1") < evaluate("8/8/8/8/8/1K2NB2/8/k7 b - - 0 1"));
    }

    /** Whose move it is decides; positions from endgame primers. */
    @ParameterizedTest
    @CsvSource({
        "4k3/8/4K3/4P3/8/8/8/8 w - - 0 1, true", // king on the sixth
        "4k3/8/4K3/4P3/8/8/8/8 b - - 0 1, true",
        "8/4k3/8/4K3/4P3/8/8/8 w - - 0 1, false", // opposition
        "8/4k3/8/4K3/4P3/8/8/8 b - - 0 1, true",
        "4k3/4P3/4K3/8/8/8/8/8 b - - 0 1, false", // stalemate
        "4k3/4P3/3K4/8/8/8/8/8 b - - 0 1, true",
        "k7/8/K7/P7/8/8/8/8 w - - 0 1, false", // rook's pawn
        "8/8/8/8/6k1/8/P7/7K w - - 0 1, true", // outside the square
        "8/8/8/8/7k/8/P7/7K b - - 0 1, true",
        "8/8/8/8/5k2/8/P7/7K b - - 0 1, false"
    })
    void kingAndPawn(String fen, boolean win) {
        int value = evaluate(fen);
        assertEquals(win, value != 0, fen);
        ChessPosition mirrored = EvaluationPositions.mirrored(Fen.parse(fen));
        assertEquals(value, new Evaluation().evaluate(mirrored), fen);
    }

    @Test
    void rookPawnWithTheWrongBishopIsWorthLittle() {
        int wrong = evaluate("k7/8/1K6/8/P7/8/8/2B5 w - - 0 1");
        int right = evaluate("k7/8/1K6/8/P7/8/8/5B2 w - - 0 1");
        assertTrue(Math.abs(wrong) < 40, () -> "wrong bishop " + wrong);
        assertTrue(right > 200, () -> "right bishop " + right);
    }

    @Test
    void bishopsOfOppositeColoursDraw() {
        int same = evaluate("8/5k2/4b3/8/3PK3/3B4/8/8 w - - 0 1");
        int opposite = evaluate("8/5k2/5b2/8/3PK3/3B4/8/8 w - - 0 1");
        assertTrue(opposite < same * 3 / 4, () -> "opposite " + opposite + ", same " + same);
    }
}
