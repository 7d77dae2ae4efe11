package org.royalfork.parallel.search;

import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;
import org.royalfork.tt.Entry;
import org.royalfork.tt.TranspositionTable;

/**
 * {@link org.royalfork.parallel.game.Technique#PROBCUT}: when a capture exceeds beta by a margin in a shallow search, it will
 * exceed beta in the full one.
 *
 * <p><b>Threading.</b> Belongs to one worker.
 */
final class ProbCut {

    /** Returned by {@link #search} when no capture has cut. */
    static final int NO_CUT = Integer.MIN_VALUE;

    private final Worker worker;
    private final Position position;
    private final AlphaBeta alphaBeta;
    private final Quiescence quiescence;
    private final NodePruning nodePruning;
    private TranspositionTable table;

    ProbCut(Worker worker, AlphaBeta alphaBeta, Quiescence quiescence, NodePruning nodePruning) {
        this.worker = worker;
        this.alphaBeta = alphaBeta;
        this.quiescence = quiescence;
        this.nodePruning = nodePruning;
        position = worker.position;
    }

    void prepare() {
        table = worker.table();
    }

    /** Returns a score of at least beta when a capture cuts the node, else {@link #NO_CUT}; meaningless when aborted. */
    int search(Frame frame, int depth, int evaluation, int beta, boolean cutNode, int tableMove, long key, int raw) {
        int ply = frame.ply;
        int raised = nodePruning.probCutBeta(beta);
        MovePicker picker = frame.picker;
        int first = tableMove != Position.NO_MOVE && position.isTactical(tableMove) ? tableMove : Position.NO_MOVE;
        picker.startQuiescence(first, false, worker.indexBefore(ply, 1), worker.indexBefore(ply, 2));
        for (int move = picker.next(); move != Position.NO_MOVE; move = picker.next()) {
            if (!position.exchangeAtLeast(move, raised - evaluation)) {
                continue;
            }
            worker.make(frame, move);
            int score = -quiescence.search(ply + 1, -raised, -raised + 1);
            if (!worker.isAborted() && score >= raised) {
                score = -alphaBeta.search(ply + 1, -raised, -raised + 1, depth - 4, !cutNode);
            }
            position.unmake();
            if (worker.isAborted()) {
                return 0;
            }
            if (score >= raised) {
                table.store(key, move, Score.toNode(score, ply), raw, depth - 3, Entry.LOWER, false);
                return score;
            }
        }
        return NO_CUT;
    }
}
