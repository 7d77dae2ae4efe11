package org.royalfork.engine.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions in and out of Forsyth-Edwards notation. */
class FenTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                Fen.START,
                "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
                "4k3/8/8/8/8/8/8/4K3 b - - 99 150",
                "1rk1r3/8/8/8/8/8/8/1RK1R3 b KQkq - 3 40",
                // The a-side rook is not the outermost one: X-FEN needs its file.
                "4k3/8/8/8/8/8/8/RR2K2R w KB - 0 1",
                "2r1kr1r/8/8/8/8/8/8/4K3 b fq - 0 1",
            })
    void standardFormComesBack(String fen) {
        assertEquals(fen, Fen.format(Fen.parse(fen, true)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1",
                "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
                "4k3/8/8/8/8/8/8/RR2K2R w HB - 0 1",
            })
    void shredderFormComesBack(String fen) {
        assertEquals(fen, Fen.formatShredder(Fen.parse(fen)));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void positionsOfGamesComeBack(long seed) {
        RandomGames.play(seed, 100, position -> {
            for (String fen : new String[] {Fen.format(position), Fen.formatShredder(position)}) {
                ChessPosition again = Fen.parse(fen, true);
                assertEquals(position.key(), again.key(), fen);
                assertEquals(position.pawnKey(), again.pawnKey(), fen);
                assertEquals(position.pieceSquareScore(), again.pieceSquareScore(), fen);
                assertEquals(Fen.formatShredder(position), Fen.formatShredder(again));
            }
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4k3/8/8/8/8/8/8/4K3 | 4k3/8/8/8/8/8/8/4K3 w - - 0 1",
                "4k3/8/8/8/8/8/8/4K3 b | 4k3/8/8/8/8/8/8/4K3 b - - 0 1",
                "4k3/8/8/8/8/8/8/4K3 b - - | 4k3/8/8/8/8/8/8/4K3 b - - 0 1",
                "4k3/8/8/8/8/8/8/4K3   w  -  -  5  0 | 4k3/8/8/8/8/8/8/4K3 w - - 5 1",
                // No man can use these rights and squares.
                "8/8/5P2/3kP1K1/5Q2/8/6q1/8 w KQkq - 1 85 | 8/8/5P2/3kP1K1/5Q2/8/6q1/8 w - - 1 85",
                "4k3/8/8/8/8/8/8/4K2R w KQa - 0 1 | 4k3/8/8/8/8/8/8/4K2R w K - 0 1",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e2 0 1 | "
                        + "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                "rnbqkbnr/pppp1ppp/8/4p3/2P5/8/PP1PPPPP/RNBQKBNR w KQkq e6 0 2 | "
                        + "rnbqkbnr/pppp1ppp/8/4p3/2P5/8/PP1PPPPP/RNBQKBNR w KQkq - 0 2",
                "k1r5/8/8/1pP5/2K5/8/8/8 w - b6 0 1 | k1r5/8/8/1pP5/2K5/8/8/8 w - - 0 1",
                "kb6/8/8/3pP3/5K2/8/8/8 w - d6 0 1 | kb6/8/8/3pP3/5K2/8/8/8 w - d6 0 1",
                "k7/8/8/3pP3/8/7n/5K2/8 w - d6 0 1 | k7/8/8/3pP3/8/7n/5K2/8 w - - 0 1",
            })
    void missingFieldsAreAssumedAndUselessOnesDropped(String given, String expected) {
        assertEquals(expected, Fen.format(Fen.parse(given)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | FEN: it is empty",
                "blah | FEN: the board has 1 ranks instead of 8: 'blah'",
                "8/8/8/8/8/8/8 w - - 0 1 | FEN: the board has 7 ranks instead of 8: '8/8/8/8/8/8/8'",
                "4k3/8/8/3x4/8/8/8/4K3 w - - 0 1 | FEN: unknown character 'x' in rank 5: '3x4'",
                "4k3/8/8/9/8/8/8/4K3 w - - 0 1 | FEN: unknown character '9' in rank 5: '9'",
                "4k3/8/8/7/8/8/8/4K3 w - - 0 1 | FEN: rank 5 has 7 squares instead of 8: '7'",
                "rnbqkbnr/p1p1p1p1p/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | "
                        + "FEN: rank 7 has 9 squares instead of 8: 'p1p1p1p1p'",
                "4k3/8/8/8/8/8/8/4K3 ? - - 0 1 | FEN: the side to move is '?' instead of w or b",
                "4k3/8/8/8/8/8/8/4K3 w KX - 0 1 | FEN: unknown character 'X' in the castling rights: 'KX'",
                "4k3/8/8/8/8/8/8/4K3 w KQAb - 0 1 | FEN: more than two castling rights for White: 'KQAb'",
                "4k3/8/8/8/8/8/8/4K3 w - e9 0 1 | FEN: the en passant square is 'e9' instead of a square or -",
                "4k3/8/8/8/8/8/8/4K3 w - -2 44 | FEN: the en passant square is '-2' instead of a square or -",
                "4k3/8/8/8/8/8/8/4K3 w - - x 1 | "
                        + "FEN: the halfmove clock is 'x' instead of a number from 0 to 999999",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 -1 | FEN: the move number is '-1' instead of a number from 0 to 999999",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 bm e4 | FEN: more than six fields: 'bm' is the seventh",
                "k7/8/8/8/8/8/8/8 w - - 0 1 | FEN: White has 0 kings instead of one",
                "kk6/8/8/8/8/8/8/7K w - - 0 1 | FEN: Black has 2 kings instead of one",
                "8/6qk/8/5KPp/1Q3p2/4P1P1/8/1p6 w - - 0 70 | FEN: there is a pawn on b1",
                "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1 | FEN: Black has 9 pawns, more than a game allows",
                "rnbqkbnr/pppppppp/8/8/8/N7/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | "
                        + "FEN: White has 17 men, more than a game allows",
                "k7/8/8/3pP3/8/7n/5K2/8 b - - 0 1 | FEN: Black is to move but White's king on f2 is in check",
                "8/8/8/3kK3/8/8/8/8 w - - 0 1 | FEN: White is to move but Black's king on d5 is in check",
            })
    void badTextIsRefusedWithOneLine(String text, String message) {
        IllegalArgumentException refused = assertThrows(IllegalArgumentException.class, () -> Fen.parse(text));
        assertEquals(message, refused.getMessage());
    }

    @ParameterizedTest
    @ValueSource(longs = {3})
    void damagedTextGivesAPositionOrOneLine(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        String alphabet = "pnbrqkPNBRQK12345678/ w-bKQkqAHah36e0x\t";
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder(RandomGames.STARTS[random.nextInt(RandomGames.STARTS.length)]);
            for (int edits = random.nextInt(4); edits >= 0; edits--) {
                text.setCharAt(random.nextInt(text.length()), alphabet.charAt(random.nextInt(alphabet.length())));
            }
            try {
                ChessPosition position = Fen.parse(text.toString(), random.nextBoolean());
                assertTrue(Perft.perft(position, 2) >= 0);
                assertEquals(
                        position.key(), Fen.parse(Fen.format(position), true).key());
            } catch (IllegalArgumentException refused) {
                assertFalse(refused.getMessage().contains("\n"));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "r3k2r/8/8/8/8/8/8/R2K3R w KQkq - 0 1, kq, KQkq",
        "4k3/8/8/8/8/8/8/1R2K1R1 w KQ - 0 1, -, KQ",
        "4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1, KQ, KQ",
        "4k3/8/8/8/8/8/8/RR2K2R w KQ - 0 1, KQ, KQ",
        "4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1, -, -",
    })
    void onlyChess960KnowsRightsElsewhere(String fen, String standard, String chess960) {
        assertEquals(standard, Fen.format(Fen.parse(fen)).split(" ", -1)[2]);
        assertEquals(chess960, Fen.format(Fen.parse(fen, true)).split(" ", -1)[2]);
    }

    @Test
    void anyMaterialIsReadOnRequest() {
        String queens = "kBQQQQQQ/BR5Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - - 0 1";
        assertThrows(IllegalArgumentException.class, () -> Fen.parse(queens));
        assertEquals(270, Perft.perft(Fen.parseAnyMaterial(queens, false), 1));
    }

    /** Verdicts of python-chess: playable positions are read with the same moves and the same text, others are refused. */
    @Test
    void publishedEdgeCases() {
        int checked = 0;
        for (String line : SharedData.records("chess/edge/fens.jsonl")) {
            Map<String, String> fields = FlatJson.parse(line);
            String fen = fields.get("fen").replaceFirst("\\s+(bm|moves)\\b.*", "");
            boolean chess960 = fields.get("note").contains("chess960");
            if (fields.get("class").equals("illegal") || fields.get("class").equals("syntax-error")) {
                assertThrows(IllegalArgumentException.class, () -> Fen.parseAnyMaterial(fen, chess960), line);
            } else {
                ChessPosition position = Fen.parseAnyMaterial(fen, chess960);
                assertEquals(fields.get("legal_moves"), String.valueOf(Perft.perft(position, 1)), line);
                assertEquals(fields.get("normalised"), Fen.format(position), line);
            }
            checked++;
        }
        assertTrue(checked > 100);
    }
}
