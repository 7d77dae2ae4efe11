package org.royalfork.parallel.search;

import java.util.function.BooleanSupplier;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;
import org.royalfork.tt.Entry;

/**
 * Ends a node where the game itself {@linkplain Position#forcedWin finds a win by forcing moves}:
 * {@link org.royalfork.parallel.game.Technique#FORCED_WINS}.
 *
 * <p><b>Threading.</b> Belongs to one worker.
 */
final class ForcedWins {

    private final Worker worker;
    private final Position position;
    private final BooleanSupplier givenUp;
    private int score;

    ForcedWins(Worker worker) {
        this.worker = worker;
        position = worker.position;
        givenUp = worker::looksUp;
    }

    /**
     * Returns the score, counted from the root, of a win at a node, which is then in the table; or less than any score, where
     * there is none or the worker is aborted.
     */
    int find(Frame frame, int depth, long key, boolean pv) {
        int win = position.forcedWin(depth, givenUp);
        if (win == Position.NOT_OVER || worker.isAborted()) {
            return -Score.INFINITY;
        }
        int move = position.forcedWinMove();
        worker.table().store(key, move, win, Frame.NO_EVALUATION, depth, Entry.LOWER, pv);
        Frame child = worker.frames[frame.ply + 1];
        child.lineLength = 0;
        frame.setLine(move, child);
        return Score.toRoot(win, frame.ply);
    }

    /**
     * Returns the first move of a win at the root, which is one of those that the search is to consider; or none, as where the
     * worker is aborted.
     *
     * @param moves the moves to consider, from index {@code from} on
     */
    int find(MoveList moves, int from, int depth) {
        score = position.forcedWin(depth, givenUp);
        if (score == Position.NOT_OVER || worker.isAborted()) {
            return Position.NO_MOVE;
        }
        int move = position.forcedWinMove();
        for (int i = from; i < moves.size(); i++) {
            if (moves.move(i) == move) {
                worker.frames[1].lineLength = 0;
                return move;
            }
        }
        return Position.NO_MOVE;
    }

    /** Returns the score of the win found last at the root. */
    int score() {
        return score;
    }
}
