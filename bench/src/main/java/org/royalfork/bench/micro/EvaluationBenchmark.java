package org.royalfork.bench.micro;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.royalfork.engine.chess.ChessPosition;

/** Static judgements: time to make a move, judge the position that it leads to, and unmake it. */
@State(Scope.Thread)
public class EvaluationBenchmark extends MicroBenchmark {

    private static final int SIZE = 1024;

    private final ChessSample moves = ChessSample.ofAllMoves(SIZE);
    private final ChessSample captures = ChessSample.ofTacticalMoves(SIZE);

    /** The evaluation function. */
    @Benchmark
    @OperationsPerInvocation(SIZE)
    public int evaluate() {
        int sum = 0;
        for (int i = 0; i < SIZE; i++) {
            final ChessPosition position = moves.position(i);
            position.make(moves.move(i));
            sum += position.evaluate();
            position.unmake();
        }
        return sum;
    }

    /** The exchange value of a capture or promotion, without making it. */
    @Benchmark
    @OperationsPerInvocation(SIZE)
    public int exchange() {
        int good = 0;
        for (int i = 0; i < SIZE; i++) {
            good += captures.position(i).exchangeAtLeast(captures.move(i), 0) ? 1 : 0;
        }
        return good;
    }
}
