package org.royalfork.engine.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.parallel.game.MoveList;

/** Exchange values against a plain search of the captures on one square. */
class StaticExchangeTest {

    /** A board that only knows captures on one square. */
    private static final class Exchange {

        private final int[] board = new int[64];
        private final int square;

        Exchange(ChessPosition position, int square) {
            for (int i = 0; i < 64; i++) {
                board[i] = position.board(i);
            }
            this.square = square;
        }

        /** Returns what the side to capture gains at best, not capturing being allowed. */
        int best(int side) {
            int from = leastAttacker(side);
            if (from < 0) {
                return 0;
            }
            int victim = board[square];
            int man = board[from];
            if (Piece.type(man) == Piece.KING && leastAttacker(side ^ 1) >= 0) {
                return 0;
            }
            board[square] = man;
            board[from] = Piece.NONE;
            int gain = StaticExchange.value(Piece.type(victim)) - best(side ^ 1);
            board[square] = victim;
            board[from] = man;
            return Math.max(0, gain);
        }

        private int leastAttacker(int side) {
            int best = -1;
            for (int from = 0; from < 64; from++) {
                int man = board[from];
                boolean own = man != Piece.NONE && Piece.colour(man) == side && from != square;
                if (own && attacks(man, from) && (best < 0 || Piece.type(man) < Piece.type(board[best]))) {
                    best = from;
                }
            }
            return best;
        }

        private boolean attacks(int man, int from) {
            long occupied = 0;
            for (int i = 0; i < 64; i++) {
                occupied |= board[i] != Piece.NONE ? Bitboards.bit(i) : 0;
            }
            long reach = switch (Piece.type(man)) {
                case Piece.PAWN -> Attacks.pawn(Piece.colour(man), from);
                case Piece.KNIGHT -> Attacks.knight(from);
                case Piece.BISHOP -> Magics.slowBishop(from, occupied);
                case Piece.ROOK -> Magics.slowRook(from, occupied);
                case Piece.QUEEN -> Magics.slowBishop(from, occupied) | Magics.slowRook(from, occupied);
                default -> Attacks.king(from);
            };
            return Bitboards.contains(reach, square);
        }
    }

    private static int exchange(ChessPosition position, int move) {
        if (ChessMove.kind(move) == ChessMove.CASTLING) {
            return 0;
        }
        int from = ChessMove.from(move);
        int to = ChessMove.to(move);
        Exchange exchange = new Exchange(position, to);
        exchange.board[to] = ChessMove.kind(move) == ChessMove.PROMOTION
                ? Piece.of(position.sideToMove(), ChessMove.promotion(move))
                : position.board(from);
        exchange.board[from] = Piece.NONE;
        if (ChessMove.kind(move) == ChessMove.EN_PASSANT) {
            exchange.board[to ^ 8] = Piece.NONE;
        }
        return position.materialGain(move) - exchange.best(position.sideToMove() ^ 1);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void equalsASearchOfTheCaptures(long seed) {
        MoveList moves = new MoveList(256);
        RandomGames.play(seed, 80, position -> {
            moves.clear();
            position.generateMoves(moves);
            for (int i = 0; i < moves.size(); i++) {
                int move = moves.move(i);
                int value = exchange(position, move);
                String what = San.format(position, move) + " in " + Fen.format(position) + " is worth " + value;
                assertTrue(position.exchangeAtLeast(move, value), what);
                assertFalse(position.exchangeAtLeast(move, value + 1), what);
                assertTrue(position.exchangeAtLeast(move, -5_000), what);
                assertFalse(position.exchangeAtLeast(move, 5_000), what);
            }
        });
    }

    @ParameterizedTest
    @CsvSource({
        "1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1, Rxe5, 100",
        "1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1, Nxe5, -225",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1, exd6, 100",
        "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1, axb8=Q+, 1375",
        "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1, a8=Q, -100",
        "4k3/8/3p4/4p3/3K4/8/8/8 w - - 0 1, Kd5, 0",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, O-O, 0",
    })
    void knownExchanges(String fen, String move, int value) {
        ChessPosition position = Fen.parse(fen);
        int parsed = San.parse(position, move);
        assertEquals(value, exchange(position, parsed));
        assertTrue(position.exchangeAtLeast(parsed, value));
        assertFalse(position.exchangeAtLeast(parsed, value + 1));
    }
}
