package org.royalfork.engine.uci;

import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import org.royalfork.engine.chess.ChessPosition;
import org.royalfork.engine.chess.Fen;
import org.royalfork.engine.chess.Perft;
import org.royalfork.engine.chess.UciMoves;

/** What the prompt offers beyond the protocol: showing, explaining and counting. */
final class ChessTools {

    private static final String RULE = "+---+---+---+---+---+---+---+---+\n";

    private ChessTools() {}

    /** Returns the board as text, with FEN and key, and a last line end left out. */
    static String display(ChessPosition position) {
        String fen = Fen.format(position);
        StringBuilder text = new StringBuilder(RULE);
        int rank = 8;
        for (char sign : fen.substring(0, fen.indexOf(' ')).toCharArray()) {
            if (sign == '/') {
                endRank(text, rank--);
            } else {
                text.append(Character.isDigit(sign) ? "|   ".repeat(sign - '0') : "| " + sign + " ");
            }
        }
        endRank(text, rank);
        text.append("  a   b   c   d   e   f   g   h\n\n");
        text.append("Fen: ").append(fen).append('\n');
        text.append("Key: ").append(String.format("%016X", position.key()));
        return text.toString();
    }

    private static void endRank(StringBuilder text, int rank) {
        text.append("| ").append(rank).append('\n').append(RULE);
    }

    /**
     * Counts the leaves below each move and prints them with their sum.
     *
     * @param task told to stop, it ends the count
     */
    static void perft(
            ChessPosition position, boolean chess960, int depth, int threads, Consumer<String> output, ToolTask task) {
        try (ForkJoinPool pool = new ForkJoinPool(threads)) {
            task.onStop(pool::shutdownNow);
            long sum = 0;
            if (depth == 0) {
                sum = 1;
            } else {
                Map<Integer, Long> counts = Perft.divide(position, depth, pool);
                for (Map.Entry<Integer, Long> entry : counts.entrySet()) {
                    output.accept(UciMoves.format(position, entry.getKey(), chess960) + ": " + entry.getValue());
                    sum += entry.getValue();
                }
            }
            output.accept("\nNodes searched: " + sum);
        } catch (CancellationException | RejectedExecutionException e) {
            output.accept("info string perft was stopped");
        }
    }
}
