package org.royalfork.engine.cli;

import java.io.PrintWriter;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import org.royalfork.engine.benchmark.BenchmarkSettings;
import org.royalfork.engine.chess.ChessPosition;
import org.royalfork.engine.chess.Fen;
import org.royalfork.engine.chess.Perft;
import org.royalfork.engine.chess.UciMoves;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code perft}: counts the leaves of the tree of legal moves. */
@Command(
        name = "perft",
        description = "Count the move sequences of a length: the standard test of a move generator.",
        mixinStandardHelpOptions = true)
final class PerftCommand implements Callable<Integer> {

    private static final int MAX_DEPTH = 100;

    @Spec
    private CommandSpec spec;

    @Option(names = "--fen", paramLabel = "F", description = "the position (${DEFAULT-VALUE})")
    private String fen = Fen.START;

    @Option(names = "--chess960", description = "read and write castling by the rules of Chess960")
    private boolean chess960;

    @Option(names = "--threads", paramLabel = "N", description = "threads (all cores)")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--divide", description = "also tell the count below each first move")
    private boolean divide;

    @Parameters(paramLabel = "DEPTH", description = "length of the sequences in plies")
    private int depth;

    @Override
    public Integer call() {
        if (depth < 0 || depth > MAX_DEPTH) {
            throw new IllegalArgumentException("DEPTH must be from 0 to " + MAX_DEPTH + ", not " + depth);
        }
        if (threads < 1 || threads > BenchmarkSettings.MAX_THREADS) {
            throw new IllegalArgumentException(
                    "threads must be from 1 to " + BenchmarkSettings.MAX_THREADS + ", not " + threads);
        }
        ChessPosition position = Fen.parseAnyMaterial(fen, chess960);
        PrintWriter out = spec.commandLine().getOut();
        try (ForkJoinPool pool = new ForkJoinPool(threads)) {
            long start = System.nanoTime();
            long nodes = divide && depth > 0 ? divide(position, pool, out) : Perft.perft(position, depth, pool);
            long nanos = Math.max(1, System.nanoTime() - start);
            out.println("Total time (ms) : " + nanos / 1_000_000);
            out.println("Nodes searched  : " + nodes);
            out.println("Nodes/second    : " + (long) (nodes * 1e9 / nanos));
            out.flush();
        }
        return CommandLine.ExitCode.OK;
    }

    private long divide(ChessPosition position, ForkJoinPool pool, PrintWriter out) {
        long sum = 0;
        for (Map.Entry<Integer, Long> entry :
                Perft.divide(position, depth, pool).entrySet()) {
            out.println(UciMoves.format(position, entry.getKey(), chess960) + ": " + entry.getValue());
            sum += entry.getValue();
        }
        return sum;
    }
}
