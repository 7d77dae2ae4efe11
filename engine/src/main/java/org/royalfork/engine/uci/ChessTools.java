package org.royalfork.engine.uci;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import org.royalfork.engine.chess.ChessGame;
import org.royalfork.engine.chess.ChessPosition;
import org.royalfork.engine.chess.Fen;
import org.royalfork.engine.chess.Perft;
import org.royalfork.engine.chess.UciMoves;

/** What the prompt offers beyond the protocol: showing, explaining and counting. */
final class ChessTools {

    private static final ChessGame CHESS = new ChessGame();

    private ChessTools() {}

    /** Returns the board as text, with FEN and key, and a last line end left out. */
    static String display(ChessPosition position) {
        return CHESS.draw(position)
                + "\n\nFen: "
                + Fen.format(position)
                + "\nKey: "
                + String.format(Locale.ROOT, "%016X", position.key());
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
