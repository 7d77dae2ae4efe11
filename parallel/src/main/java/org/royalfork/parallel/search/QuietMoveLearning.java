package org.royalfork.parallel.search;

import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Selectivity;

/**
 * What a node that has a best move teaches about quiet moves: their history, the killer moves of its ply, and the counter
 * move to the move before.
 *
 * <p><b>Threading.</b> Belongs to one worker.
 */
final class QuietMoveLearning {

    private final Worker worker;
    private final Position position;
    private final History history;
    private Selectivity selectivity = Selectivity.FULL_WIDTH;

    QuietMoveLearning(Worker worker) {
        this.worker = worker;
        position = worker.position;
        history = worker.history;
    }

    void prepare(Selectivity newSelectivity) {
        selectivity = newSelectivity;
    }

    /** Rewards the best move, if it is quiet, and punishes the quiet ones that were tried before it. */
    void learn(Frame frame) {
        int move = frame.bestMove;
        if (position.isTactical(move)) {
            return;
        }
        int ply = frame.ply;
        int before = worker.indexBefore(ply, 1);
        int ownBefore = worker.indexBefore(ply, 2);
        int bonus = Math.min(1_800, 32 * frame.depth * frame.depth + 64 * frame.depth);
        update(position.historyIndex(move), before, ownBefore, bonus);
        for (int i = 0; i < frame.triedQuiet.size(); i++) {
            int tried = frame.triedQuiet.move(i);
            if (tried != move) {
                update(position.historyIndex(tried), before, ownBefore, -bonus);
            }
        }
        if (frame.best >= frame.beta) {
            if (selectivity.killerMoves && frame.killer1 != move) {
                frame.killer2 = frame.killer1;
                frame.killer1 = move;
            }
            if (selectivity.counterMoves) {
                history.setCounterMove(before, move);
            }
        }
    }

    private void update(int index, int before, int ownBefore, int bonus) {
        if (selectivity.history) {
            history.update(index, bonus);
        }
        if (selectivity.continuationHistory) {
            history.updateContinuations(index, before, ownBefore, bonus);
        }
    }
}
