package org.royalfork.bench.micro;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.royalfork.engine.chess.ChessPosition;
import org.royalfork.engine.chess.Fen;
import org.royalfork.engine.chess.Perft;

/** Counting of legal move paths, with the last ply counted in bulk: time for one counted leaf. */
@State(Scope.Thread)
public class PerftBenchmark extends MicroBenchmark {

    private static final int START_DEPTH_5 = 4_865_609;
    private static final int KIWIPETE_DEPTH_4 = 4_085_603;

    private final ChessPosition start = Fen.parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    private final ChessPosition kiwipete =
            Fen.parse("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");

    /** The initial position to depth 5. */
    @Benchmark
    @OperationsPerInvocation(START_DEPTH_5)
    public long start() {
        return checked(Perft.perft(start, 5), START_DEPTH_5);
    }

    /** Peter McKenzie's position, rich in captures, castling and promotions, to depth 4. */
    @Benchmark
    @OperationsPerInvocation(KIWIPETE_DEPTH_4)
    public long kiwipete() {
        return checked(Perft.perft(kiwipete, 4), KIWIPETE_DEPTH_4);
    }

    private static long checked(long count, long expected) {
        if (count != expected) {
            throw new AssertionError(count + " instead of " + expected);
        }
        return count;
    }
}
