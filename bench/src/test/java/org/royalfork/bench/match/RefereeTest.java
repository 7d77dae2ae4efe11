package org.royalfork.bench.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RefereeTest {

    private static Referee of(String fen, String... moves) {
        return new Referee(new Opening(fen, List.of(moves)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "e2", "e2e5", "e2e4q", "e7e5", "0000", "(none)", "O-O", "e4", "E2E4", "e2e4 ", "i2i4", "e1g1"
            })
    void whatIsNoLegalMove(String move) {
        assertFalse(of("").isLegal(move));
    }

    @ParameterizedTest
    @CsvSource({
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, e1g1, true",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, e1h1, false",
        "r3k2r/8/8/8/8/5r2/8/R3K2R w KQ - 0 1, e1g1, false",
        "r3k2r/8/8/8/8/5r2/8/R3K2R w KQ - 0 1, e1c1, true",
        "8/P7/8/8/8/k7/8/K7 w - - 0 1, a7a8, false",
        "8/P7/8/8/8/k7/8/K7 w - - 0 1, a7a8n, true",
        "8/P7/8/8/8/k7/8/K7 w - - 0 1, a7a8k, false",
        "8/8/8/1k1pP3/8/8/8/4K3 w - d6 0 2, e5d6, true",
        "8/8/8/K2pP2r/8/8/8/7k w - d6 0 2, e5d6, false",
    })
    void specialMoves(String fen, String move, boolean legal) {
        assertEquals(legal, of(fen).isLegal(move));
    }

    @ParameterizedTest
    @CsvSource({
        "7k/5Q2/8/8/8/8/8/K7 b - - 0 1, DRAW, stalemate",
        "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1, WHITE_WINS, checkmate",
        "7k/8/8/8/8/8/8/KB6 w - - 0 1, DRAW, insufficient material",
    })
    void finishedPositions(String fen, Outcome outcome, String reason) {
        assertEquals(Optional.of(new Board.Verdict(outcome, reason)), of(fen).verdict());
    }

    @Test
    void threefoldRepetitionAndFiftyMoves() {
        final Referee repeated = of("", "g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1");
        assertEquals(Optional.empty(), repeated.verdict());
        assertEquals("Ng8", repeated.play("f6g8"));
        assertEquals("threefold repetition", repeated.verdict().orElseThrow().reason());

        final Referee fifty = of("7k/8/8/8/8/8/8/KR6 w - - 99 60");
        assertEquals(Optional.empty(), fifty.verdict());
        fifty.play("b1b2");
        assertEquals("fifty-move rule", fifty.verdict().orElseThrow().reason());
    }

    @Test
    void mateComesBeforeTheFiftyMoveRule() {
        final Referee referee = of("k7/8/1K6/8/8/8/8/7R w - - 99 60");
        assertEquals("Rh8#", referee.play("h1h8"));
        assertEquals(
                new Board.Verdict(Outcome.WHITE_WINS, "checkmate"),
                referee.verdict().orElseThrow());
    }

    @Test
    void theWholeHistoryGoesToTheEngine() {
        final Referee referee = of("", "e2e4");
        referee.play("e7e5");
        assertEquals("position startpos moves e2e4 e7e5", referee.positionCommand());
        assertEquals(
                "position fen 7k/8/8/8/8/8/8/KR6 w - - 9 60",
                of("7k/8/8/8/8/8/8/KR6 w - - 9 60").positionCommand());
    }

    @Test
    void linesAreCheckedWithoutBeingPlayed() {
        final Referee referee = of("");
        assertEquals(Optional.empty(), referee.firstIllegal(List.of("e2e4", "e7e5", "g1f3")));
        assertEquals(Optional.of("e4e5"), referee.firstIllegal(List.of("e2e4", "e7e5", "e4e5")));
        assertTrue(referee.isLegal("e2e4"));
    }

    @Test
    void brokenOpeningsAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> of("no position"));
        assertThrows(IllegalArgumentException.class, () -> of("8/8/8/8/8/8/8/8 w - - 0 1"));
        assertThrows(IllegalArgumentException.class, () -> of("", "e2e4", "e2e4"));
    }
}
