package org.royalfork.engine.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;

/** Moves in and out of the form of the universal chess interface. */
class UciMovesTest {

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void allLegalMovesComeBack(long seed) {
        MoveList moves = new MoveList(256);
        RandomGames.play(seed, 100, position -> {
            moves.clear();
            position.generateMoves(moves);
            for (int i = 0; i < moves.size(); i++) {
                String text = UciMoves.format(position, moves.move(i), true);
                assertEquals(moves.move(i), UciMoves.parse(position, text), text);
            }
        });
    }

    @ParameterizedTest
    @CsvSource({
        // Position, text, castling expected, text in standard chess, text in Chess960.
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1, e1g1, true, e1g1, e1h1",
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1, e1h1, true, e1g1, e1h1",
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1, e1c1, true, e1c1, e1a1",
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1, e1a1, true, e1c1, e1a1",
        "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1, e8c8, true, e8c8, e8a8",
        "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1, e8d8, false, e8d8, e8d8",
        // A rook beside the king: its square is castling, the other side's is a step.
        "4k3/8/8/8/8/8/8/3RKR2 w KQ - 0 1, e1d1, true, e1c1, e1d1",
        "4k3/8/8/8/8/8/8/5K1R w K - 0 1, f1g1, false, f1g1, f1g1",
        "4k3/8/8/8/8/8/8/5K1R w K - 0 1, f1h1, true, f1g1, f1h1",
        "4k3/8/8/8/8/8/8/1K4R1 w K - 0 1, b1g1, true, b1g1, b1g1",
        "4k3/8/8/8/8/8/8/6KR w K - 0 1, g1h1, true, g1g1, g1h1",
    })
    void castlingIsReadInBothWays(String fen, String text, boolean castling, String standard, String chess960) {
        ChessPosition position = Fen.parse(fen, true);
        int move = UciMoves.parse(position, text);
        assertEquals(castling, ChessMove.kind(move) == ChessMove.CASTLING);
        assertEquals(standard, UciMoves.format(position, move, false));
        assertEquals(chess960, UciMoves.format(position, move, true));
    }

    @Test
    void promotions() {
        ChessPosition position = Fen.parse("1r5k/P7/8/8/8/8/8/4K3 w - - 0 1");
        for (String text : new String[] {"a7a8q", "a7a8r", "a7a8b", "a7a8n", "a7b8q", "a7b8n"}) {
            assertEquals(text, UciMoves.format(position, UciMoves.parse(position, text), false));
        }
        assertEquals(UciMoves.parse(position, "a7a8q"), UciMoves.parse(position, "A7A8Q"));
    }

    @Test
    void noMove() {
        assertEquals("0000", UciMoves.format(Fen.parse(Fen.START), Position.NO_MOVE, false));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "e", "e2", "e2e", "e2e9", "i2i4", "e2e4qq", "e2e4x", "0000", "(none)", "e2-e4", "\u0130e2e4"
            })
    void otherTextIsRefused(String text) {
        ChessPosition position = Fen.parse(Fen.START);
        String message = assertThrows(IllegalArgumentException.class, () -> UciMoves.parse(position, text))
                .getMessage();
        assertTrue(message.endsWith("is not a move such as e2e4 or e7e8q"), message);
    }

    @ParameterizedTest
    @CsvSource({
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, e2e5",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, e2e4q",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, e1g1",
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1, e1g1q",
        "k7/4P3/8/8/8/8/8/4K3 w - - 0 1, e7e8",
        "k7/4P3/8/8/8/8/8/4K3 w - - 0 1, e7e8k",
    })
    void illegalMovesAreRefused(String fen, String text) {
        ChessPosition position = Fen.parse(fen);
        assertTrue(assertThrows(IllegalArgumentException.class, () -> UciMoves.parse(position, text))
                .getMessage()
                .contains(text));
    }
}
