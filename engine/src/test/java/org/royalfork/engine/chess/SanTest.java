package org.royalfork.engine.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.parallel.game.MoveList;

/** Moves in and out of algebraic notation. */
class SanTest {

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void allLegalMovesComeBack(long seed) {
        ChessGame game = new ChessGame();
        MoveList moves = new MoveList(256);
        RandomGames.play(seed, 80, position -> {
            moves.clear();
            position.generateMoves(moves);
            Set<String> texts = new HashSet<>();
            for (int i = 0; i < moves.size(); i++) {
                int move = moves.move(i);
                String text = San.format(position, move);
                assertTrue(texts.add(text), () -> text + " twice in " + Fen.format(position));
                assertEquals(move, San.parse(position, text), text);
                assertEquals(move, San.parse(position, text.replaceAll("[x+#=]", "")), text);
                assertEquals(move, game.parseMove(position, text), text);
                assertEquals(move, game.parseMove(position, UciMoves.format(position, move, true)), text);
            }
        });
    }

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1, e2e4, e4",
        "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1, e4d5, exd5",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1, e5d6, exd6",
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1, e1h1, O-O",
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1, e1a1, O-O-O",
        "5k2/8/8/8/8/8/8/R3K2R w KQ - 0 1, e1g1, O-O+",
        "k7/4P3/8/8/8/8/8/4K3 w - - 0 1, e7e8n, e8=N",
        "k7/4P3/8/8/8/8/8/4K3 w - - 0 1, e7e8q, e8=Q+",
        "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1, a1a8, Ra8#",
        // Two knights on one rank, two rooks on one file, three queens, and a pinned rival that needs no telling apart.
        "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1, b1d2, Nbd2",
        "4k3/8/8/R7/8/8/8/R3K3 w - - 0 1, a1a3, R1a3",
        "1k6/8/8/8/Q2Q4/8/8/Q3K3 w - - 0 1, a4d1, Qa4d1",
        "8/8/k7/8/4Q2Q/8/8/K6Q w - - 0 1, h4e1, Qh4e1",
        "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1, g1e2, Ne2",
    })
    void publishedForms(String fen, String move, String san) {
        ChessPosition position = Fen.parse(fen);
        assertEquals(san, San.format(position, UciMoves.parse(position, move)));
    }

    @ParameterizedTest
    @CsvSource({
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1, 0-0 O-O O-O-O 0-0-0 0-0+ O-O!?, "
                + "e1h1 e1h1 e1a1 e1a1 e1h1 e1h1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1, "
                + "Nxd7 Nxd7+ Nd7!! Ne5xd7 Ne5-d7 Ne5d7 e5d7 N:d7 Nxd7$3, e5d7 e5d7 e5d7 e5d7 e5d7 e5d7 e5d7 e5d7 e5d7",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1, a4 a2a4 a2-a4 Pa4 gxh3 gh3 gh, "
                + "a2a4 a2a4 a2a4 a2a4 g2h3 g2h3 -",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1, exd6 exd6e.p. exd6ep ed6 ed6+, e5d6 e5d6 e5d6 e5d6 e5d6",
        "1r6/P7/8/8/8/8/k7/4K3 w - - 0 1, a8=Q a8Q a8/Q a8(Q) axb8=N axb8N+ a8q a7a8q a8, "
                + "a7a8q a7a8q a7a8q a7a8q a7b8n a7b8n a7a8q a7a8q -",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1, O-O Nf3 Ke3 Kz9 e4 hello O-O-O-O '' ., - - - - - - - - -",
        "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1, Nd2 Nbd2 N1d2, - b1d2 -",
    })
    void tolerantReading(String fen, String texts, String moves) {
        ChessPosition position = Fen.parse(fen);
        String[] expected = moves.split(" ", -1);
        String[] given = texts.split(" ", -1);
        assertEquals(expected.length, given.length);
        for (int i = 0; i < given.length; i++) {
            String text = given[i];
            if (expected[i].equals("-")) {
                IllegalArgumentException refused =
                        assertThrows(IllegalArgumentException.class, () -> San.parse(position, text), text);
                assertTrue(refused.getMessage().contains(text));
            } else {
                assertEquals(UciMoves.parse(position, expected[i]), San.parse(position, text), text);
            }
        }
    }
}
