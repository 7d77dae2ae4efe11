package org.royalfork.parallel.search;

import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.game.Selectivity;
import org.royalfork.tt.Entry;

/**
 * The static evaluation of a worker's position, as the table may know it, and its correction by what searches of similar
 * positions have found.
 *
 * <p><b>Threading.</b> Belongs to one worker.
 */
final class StaticEvaluation {

    private final Position position;
    private final History history;
    private final Frame[] frames;
    private Selectivity selectivity = Selectivity.FULL_WIDTH;

    StaticEvaluation(Worker worker) {
        position = worker.position;
        history = worker.history;
        frames = worker.frames;
    }

    void prepare(Selectivity newSelectivity) {
        selectivity = newSelectivity;
    }

    /**
     * Returns what the game says of the position, uncorrected.
     *
     * @param data the table's entry of the position, which may have it, or {@link Entry#NONE}
     */
    int raw(long data) {
        if (data != Entry.NONE && Entry.evaluation(data) != Frame.NO_EVALUATION) {
            return Entry.evaluation(data);
        }
        return Score.clampEvaluation(position.evaluate());
    }

    /**
     * Corrects a static evaluation by what searches of similar positions have found. A draw is left alone: so says a game of
     * a position that it knows to be drawn, whatever is true of those that look like it.
     */
    int corrected(int raw) {
        return selectivity.correctionHistory && raw != Score.DRAW
                ? Score.clampEvaluation(raw + history.correction(position))
                : raw;
    }

    /** Tells whether an evaluation is better than the one before the mover's last move. */
    boolean isImproving(int ply, int evaluation) {
        if (evaluation == Frame.NO_EVALUATION || ply < 2) {
            return false;
        }
        int before = frames[ply - 2].evaluation;
        return before == Frame.NO_EVALUATION || evaluation > before;
    }

    /**
     * Learns from the result of a node how wrong its evaluation was, if the result says so.
     *
     * @param alpha lower end of the window with which the node was searched
     */
    void learn(Frame frame, int alpha) {
        if (!selectivity.correctionHistory || frame.forced || frame.evaluation == Score.DRAW) {
            return;
        }
        if (Score.isDecided(frame.best)
                || (frame.bestMove != Position.NO_MOVE && position.isTactical(frame.bestMove))) {
            return;
        }
        boolean lower = frame.best >= frame.beta;
        boolean upper = frame.best <= alpha;
        int difference = frame.best - frame.evaluation;
        if ((lower && difference < 0) || (upper && difference > 0)) {
            return;
        }
        history.learnCorrection(position, frame.depth, difference + history.correction(position));
    }
}
