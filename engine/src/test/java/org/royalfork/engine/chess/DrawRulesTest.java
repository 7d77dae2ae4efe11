package org.royalfork.engine.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;

/** Ends of games: repetition, fifty moves, too little material, mate, stalemate. */
class DrawRulesTest {

    private static final String SHUFFLE = "g1f3 g8f6 f3g1 f6g8";

    private static void play(ChessPosition position, String moves) {
        for (String move : moves.split(" ", -1)) {
            position.make(UciMoves.parse(position, move));
        }
    }

    @Test
    void thirdOccurrenceInTheGameIsADraw() {
        ChessPosition position = Fen.parse(Fen.START);
        play(position, SHUFFLE);
        assertEquals(Position.NOT_OVER, position.terminalScore(0), "second occurrence");
        play(position, SHUFFLE);
        assertEquals(Score.DRAW, position.terminalScore(0), "third occurrence");
        position.unmake();
        assertEquals(Position.NOT_OVER, position.terminalScore(0));
    }

    @Test
    void firstRepetitionInsideTheSearchIsADraw() {
        ChessPosition position = Fen.parse(Fen.START);
        play(position, SHUFFLE);
        assertEquals(Score.DRAW, position.terminalScore(4), "the root itself is repeated");
        assertEquals(Score.DRAW, position.terminalScore(10));
        assertEquals(Position.NOT_OVER, position.terminalScore(3), "it stood one ply before the root");
        play(position, "g1f3");
        assertEquals(Position.NOT_OVER, position.terminalScore(3));
        assertEquals(Score.DRAW, position.terminalScore(4));
    }

    @Test
    void repetitionsBeforeAndInsideTheSearchAdd() {
        ChessPosition position = Fen.parse(Fen.START);
        play(position, SHUFFLE + " " + SHUFFLE);
        assertEquals(Score.DRAW, position.terminalScore(1), "two occurrences before the root make three");
    }

    @Test
    void pawnMovesCapturesAndLostRightsEndRepetition() {
        ChessPosition position = Fen.parse("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        play(position, "a1b1 a8b8 b1a1 b8a8");
        assertFalse(position.isRepetition(20), "the right to castle long is lost");
        play(position, "a1b1 a8b8 b1a1 b8a8");
        assertTrue(position.isRepetition(4));
        assertFalse(position.isRepetition(3));
        play(position, "a1b1 a8b8 b1a1 b8a8");
        assertTrue(position.isRepetition(0));
    }

    @Test
    void enPassantThatWasPossibleIsAnotherPosition() {
        ChessPosition position = Fen.parse("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1");
        play(position, "d7d5");
        assertTrue(position.enPassant() != 0);
        play(position, "e1e2 e8e7 e2e1 e7e8");
        assertFalse(position.isRepetition(100));
        play(position, "e1e2 e8e7 e2e1 e7e8");
        assertTrue(position.isRepetition(100));
    }

    @Test
    void nullMovesEndRepetition() {
        ChessPosition position = Fen.parse(Fen.START);
        play(position, "g1f3 g8f6");
        position.makeNull();
        play(position, "f6g8");
        position.makeNull();
        play(position, "g8f6");
        assertFalse(position.isRepetition(100));
    }

    @Test
    void copiesKnowTheHistory() {
        ChessPosition position = Fen.parse(Fen.START);
        play(position, "e2e4 e7e5 " + SHUFFLE + " " + SHUFFLE);
        ChessPosition other = Fen.parse("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        other.copyFrom(position);
        assertTrue(position.copy().isRepetition(0));
        assertTrue(other.isRepetition(0));
        play(other, "g1f3 g8f6");
        assertTrue(other.isRepetition(0));
        other.unmake();
        other.unmake();
        assertEquals(position.key(), other.key());
    }

    @Test
    void fiftyMovesAreADraw() {
        ChessPosition position = Fen.parse("4k3/8/8/8/8/8/R7/4K3 w - - 98 80");
        assertEquals(Position.NOT_OVER, position.terminalScore(0));
        play(position, "e1d1");
        assertEquals(Position.NOT_OVER, position.terminalScore(1));
        position.unmake();
        play(position, "a2b2 e8e7");
        assertEquals(Score.DRAW, position.terminalScore(2));
        assertEquals(100, position.halfmoveClock());
    }

    @Test
    void mateOnTheHundredthPlyWins() {
        ChessPosition position = Fen.parse("6k1/5ppp/8/8/8/8/8/R3K3 w - - 99 80");
        play(position, "a1a8");
        assertEquals(Score.LOST_NOW, position.terminalScore(1));
        position.unmake();
        ChessPosition check = Fen.parse("6k1/5pp1/7p/8/8/8/8/R3K3 w - - 99 80");
        play(check, "a1a8");
        assertEquals(Score.DRAW, check.terminalScore(1), "check is not mate");
    }

    @Test
    void pawnMoveAndCaptureStartTheClockAgain() {
        ChessPosition position = Fen.parse("4k3/8/8/3p4/8/8/4PR2/4K3 w - - 99 80");
        play(position, "e2e4");
        assertEquals(0, position.halfmoveClock());
        play(position, "d5e4");
        assertEquals(0, position.halfmoveClock());
        play(position, "f2f4");
        assertEquals(1, position.halfmoveClock());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
                "4k3/8/8/8/8/8/8/2B1K3 w - - 0 1",
                "4k1n1/8/8/8/8/8/8/4K3 w - - 0 1",
                "4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1",
                "4k3/8/8/8/8/2B5/1B6/2B1K3 w - - 0 1",
            })
    void deadPositionsAreDrawn(String fen) {
        assertEquals(Score.DRAW, Fen.parse(fen).terminalScore(0));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "4k3/8/8/8/8/8/P7/4K3 w - - 0 1",
                "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
                "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1",
                "4k3/8/8/8/8/8/8/2BBK3 w - - 0 1",
                "4k3/8/8/8/8/8/8/2BNK3 w - - 0 1",
                "4k3/8/8/8/8/8/8/2N1KN2 w - - 0 1",
                "4k1n1/8/8/8/8/8/8/4K1N1 w - - 0 1",
                "4k1n1/8/8/8/8/8/8/2B1K3 w - - 0 1",
                "2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1",
            })
    void positionsWhereAMateExistsGoOn(String fen) {
        assertEquals(Position.NOT_OVER, Fen.parse(fen).terminalScore(0));
    }

    @ParameterizedTest
    @CsvSource({
        "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1, -32000",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1, 0",
    })
    void noMoves(String fen, int score) {
        ChessPosition position = Fen.parse(fen);
        assertEquals(0, Perft.perft(position, 1));
        assertEquals(score, position.noMovesScore());
    }

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/P7/4K3 w - - 0 1, false",
        "4k3/8/8/8/8/8/P7/N3K3 w - - 0 1, true",
        "4k3/8/8/8/8/8/p7/n3K3 w - - 0 1, false",
        "4k3/8/8/8/4r3/8/8/N3K3 w - - 0 1, false",
    })
    void nullMoveNeedsAManAndNoCheck(String fen, boolean allowed) {
        assertEquals(allowed, Fen.parse(fen).allowsNullMove());
    }
}
