package org.royalfork.engine.chess;

import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.royalfork.parallel.game.MoveList;

/** Positions of random games, as material for tests of properties. */
final class RandomGames {

    /** Positions to start from: standard, special moves near, Chess960, endgames with promotions. */
    static final String[] STARTS = {
        Fen.START,
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        "rkr5/pppppppp/8/8/8/8/PPPPPPPP/RKR5 w CAca - 0 1",
        "1rk1r3/8/8/3pP3/8/8/8/1RK1R3 w EBeb d6 0 2",
        "r1k1r2q/p1ppp1pp/8/8/8/8/P1PPP1PP/R1K1R2Q w KQkq - 0 1",
        "8/8/8/2k5/2pP4/8/B7/4K3 b - d3 0 3",
        "4k3/1P6/8/8/8/8/1p6/4K3 w - - 98 80",
    };

    private RandomGames() {}

    /**
     * Plays a random game from each of {@link #STARTS} and shows each position on the way. The visitor must leave the
     * position as it was.
     */
    static void play(long seed, int plies, Consumer<ChessPosition> visitor) {
        SplittableRandom random = new SplittableRandom(seed);
        MoveList moves = new MoveList(256);
        for (String start : STARTS) {
            ChessPosition position = Fen.parse(start, true);
            visitor.accept(position);
            for (int i = 0; i < plies; i++) {
                moves.clear();
                position.generateMoves(moves);
                if (moves.size() == 0) {
                    break;
                }
                position.make(moves.move(random.nextInt(moves.size())));
                visitor.accept(position);
            }
        }
    }
}
