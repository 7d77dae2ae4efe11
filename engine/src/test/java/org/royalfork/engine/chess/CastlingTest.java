package org.royalfork.engine.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Corner cases of castling in standard chess and Chess960. */
class CastlingTest {

    @ParameterizedTest
    @CsvSource({
        // Position, king takes rook, allowed, position afterwards.
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1, e1h1, true, 4k3/8/8/8/8/8/8/R4RK1 b - - 1 1",
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1, e1a1, true, 4k3/8/8/8/8/8/8/2KR3R b - - 1 1",
        // The rook may be attacked, and pass an attacked square; the king may not.
        "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1, e1a1, true, 1r2k3/8/8/8/8/8/8/2KR4 b - - 1 1",
        "r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1, e1a1, true, r3k3/8/8/8/8/8/8/2KR4 b - - 1 1",
        "3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1, e1a1, false, ",
        "2r1k3/8/8/8/8/8/8/R3K3 w Q - 0 1, e1a1, false, ",
        "4r1k1/8/8/8/8/8/8/R3K3 w Q - 0 1, e1a1, false, ",
        "4k3/8/8/8/8/8/3p4/R3K3 w Q - 0 1, e1a1, false, ",
        "4k3/8/8/8/8/8/1p6/R3K3 w Q - 0 1, e1a1, false, ",
        "4k3/8/8/8/8/8/p7/R3K3 w Q - 0 1, e1a1, true, 4k3/8/8/8/8/8/p7/2KR4 b - - 1 1",
        "4k3/8/8/8/8/8/7p/4K2R w K - 0 1, e1h1, false, ",
        "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1, e1a1, false, ",
        // Chess960: king and rook stand on each other's squares, or do not move at all.
        "4k3/8/8/8/8/8/8/5KR1 w G - 0 1, f1g1, true, 4k3/8/8/8/8/8/8/5RK1 b - - 1 1",
        "4k3/8/8/8/8/8/8/2KR4 w D - 0 1, c1d1, true, 4k3/8/8/8/8/8/8/5RK1 b - - 1 1",
        "4k3/8/8/8/8/8/8/3RK3 w D - 0 1, e1d1, true, 4k3/8/8/8/8/8/8/2KR4 b - - 1 1",
        "6k1/8/8/8/8/8/8/1RK5 w B - 0 1, c1b1, true, 6k1/8/8/8/8/8/8/2KR4 b - - 1 1",
        "4k3/8/8/8/8/8/8/5RK1 w F - 0 1, g1f1, true, 4k3/8/8/8/8/8/8/2KR4 b - - 1 1",
        // The rook shields the king's target from an attack along the rank.
        "4k3/8/8/8/8/8/8/qRK5 w B - 0 1, c1b1, false, ",
        "4k3/8/8/8/8/8/8/rR2K3 w B - 0 1, e1b1, false, ",
        "4k3/8/8/8/8/8/8/1RK4q w B - 0 1, c1b1, false, ",
        // A man between, or on the way of the rook alone.
        "4k3/8/8/8/8/8/8/1R1NK3 w B - 0 1, e1b1, false, ",
        "4k3/8/8/8/8/8/8/RN1K4 w A - 0 1, d1a1, false, ",
    })
    void castles(String fen, String move, boolean allowed, String after) {
        ChessPosition position = Fen.parse(fen);
        int code = ChessMove.of(
                Bitboards.parse(move.charAt(0), move.charAt(1)),
                Bitboards.parse(move.charAt(2), move.charAt(3)),
                ChessMove.CASTLING);
        assertEquals(allowed, position.isLegal(code));
        if (allowed) {
            position.make(code);
            assertEquals(after, Fen.format(position));
            position.unmake();
            assertEquals(
                    fen, Fen.formatShredder(position).replace(" HA ", " KQ ").replace(" A ", " Q "));
        }
    }

    @Test
    void rightsAreLostWithKingAndRooks() {
        String fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        assertEquals("kq", rightsAfter(fen, "e1e2"));
        assertEquals("Kkq", rightsAfter(fen, "a1a2"));
        assertEquals("Qkq", rightsAfter(fen, "h1h2"));
        assertEquals("Kk", rightsAfter(fen, "a1a8"));
        assertEquals("Qq", rightsAfter(fen, "h1h8"));
        assertEquals("kq", rightsAfter(fen, "e1g1"));
        assertEquals("-", rightsAfter("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1f1"));
    }

    private static String rightsAfter(String fen, String move) {
        ChessPosition position = Fen.parse(fen);
        position.make(UciMoves.parse(position, move));
        return Fen.format(position).split(" ", -1)[2];
    }
}
