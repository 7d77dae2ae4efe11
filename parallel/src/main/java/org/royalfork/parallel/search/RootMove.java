package org.royalfork.parallel.search;

import org.royalfork.parallel.game.Position;
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

    /** Lower end of the window in which the score was searched for as that of a line. */
    int alpha = -Score.INFINITY;

    /** Upper end of that window. */
    int beta = Score.INFINITY;

    /** Nodes below this move since the search started. */
    long nodes;

    private Line line;

    RootMove(int move) {
        this.move = move;
        line = Line.of(move);
    }

    /** Returns the principal variation that begins with this move. */
    Line line() {
        return line;
    }

    void setLine(Frame child) {
        line = line.replacedBy(move, child);
    }

    /** Tells whether this move comes before {@code other}: by the score, then by that of the iteration before. */
    boolean isBetterThan(RootMove other) {
        return score != other.score ? score > other.score : previousScore > other.previousScore;
    }

    /** Returns the reply that the principal variation expects, or none. */
    int reply() {
        return line.moveOr(1, Position.NO_MOVE);
    }

    @Override
    public String toString() {
        return move + " " + score + " " + line;
    }
}
