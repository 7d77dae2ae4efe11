package org.royalfork.parallel.search;

import java.util.Arrays;
import org.royalfork.parallel.game.Score;

/**
 * A move of the root and what is known of it.
 *
 * <p><b>Threading.</b> Guarded like {@link RootMoves}.
 */
final class RootMove {

    final int move;

    /** Score in this iteration, minus infinity while it is not known to be the best. */
    int score = -Score.INFINITY;

    /** Score in the iteration before. */
    int previousScore = -Score.INFINITY;

    /** Nodes below this move since the search started. */
    long nodes;

    private int[] line;

    RootMove(int move) {
        this.move = move;
        line = new int[] {move};
    }

    /** Returns the principal variation that begins with this move. */
    int[] line() {
        return line;
    }

    void setLine(Frame child) {
        line = new int[child.lineLength + 1];
        line[0] = move;
        System.arraycopy(child.line, 0, line, 1, child.lineLength);
    }

    /** Returns the reply that the principal variation expects, or none. */
    int reply() {
        return line.length > 1 ? line[1] : 0;
    }

    @Override
    public String toString() {
        return move + " " + score + " " + Arrays.toString(line);
    }
}
