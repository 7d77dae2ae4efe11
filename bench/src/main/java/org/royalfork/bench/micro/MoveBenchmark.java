package org.royalfork.bench.micro;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.royalfork.engine.chess.ChessPosition;
import org.royalfork.parallel.game.MoveList;

/** Moves of real positions: time to make and unmake one, to check one, and to generate those of one position. */
@State(Scope.Thread)
public class MoveBenchmark extends MicroBenchmark {

    private static final int SIZE = 1024;

    private final ChessSample sample = ChessSample.ofAllMoves(SIZE);
    private final MoveList list = new MoveList(256);

    /** Makes and unmakes a move; the key is incremental. */
    @Benchmark
    @OperationsPerInvocation(SIZE)
    public long makeUnmake() {
        long keys = 0;
        for (int i = 0; i < SIZE; i++) {
            final ChessPosition position = sample.position(i);
            position.make(sample.move(i));
            keys ^= position.key();
            position.unmake();
        }
        return keys;
    }

    /** Checks an untrusted move, as the search does with moves from the table. */
    @Benchmark
    @OperationsPerInvocation(SIZE)
    public int isLegal() {
        int legal = 0;
        for (int i = 0; i < SIZE; i++) {
            legal += sample.position(i).isLegal(sample.move(i)) ? 1 : 0;
        }
        return legal;
    }

    /** Makes a move, generates all legal replies, and unmakes it. */
    @Benchmark
    @OperationsPerInvocation(SIZE)
    public int generate() {
        int moves = 0;
        for (int i = 0; i < SIZE; i++) {
            final ChessPosition position = sample.position(i);
            position.make(sample.move(i));
            list.clear();
            position.generateMoves(list);
            moves += list.size();
            position.unmake();
        }
        return moves;
    }

    /** Makes a move, generates the tactical replies only, and unmakes it. */
    @Benchmark
    @OperationsPerInvocation(SIZE)
    public int generateTactical() {
        int moves = 0;
        for (int i = 0; i < SIZE; i++) {
            final ChessPosition position = sample.position(i);
            position.make(sample.move(i));
            list.clear();
            position.generateTactical(list);
            moves += list.size();
            position.unmake();
        }
        return moves;
    }
}
