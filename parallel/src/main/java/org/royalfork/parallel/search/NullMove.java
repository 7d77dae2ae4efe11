package org.royalfork.parallel.search;

import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;

/**
 * {@link org.royalfork.parallel.game.Technique#NULL_MOVE}: when the mover can pass and a shallower search still fails high,
 * so would a move.
 *
 * <p><b>Threading.</b> Belongs to one worker.
 */
final class NullMove {

    private static final int VERIFICATION_DEPTH = 14;

    private final Worker worker;
    private final Position position;
    private final History history;
    private final AlphaBeta alphaBeta;
    private final NodePruning nodePruning;

    /** No null move above this ply while the result of one is verified. */
    private int minPly;

    NullMove(Worker worker, AlphaBeta alphaBeta, NodePruning nodePruning) {
        this.worker = worker;
        this.alphaBeta = alphaBeta;
        this.nodePruning = nodePruning;
        position = worker.position;
        history = worker.history;
    }

    void prepare() {
        minPly = 0;
    }

    /** Tells whether the mover may pass: not twice in a row, and not while a null move is verified. */
    boolean isAllowed(int ply) {
        return ply >= minPly && worker.indexBefore(ply, 1) != history.noMoveIndex() && position.allowsNullMove();
    }

    /** Returns a score of at least beta when passing the move still fails high; meaningless when aborted. */
    int search(Frame frame, int depth, int estimate, int beta, boolean cutNode) {
        int ply = frame.ply;
        int reduction = nodePruning.nullMoveReduction(depth, estimate, beta);
        worker.makeNull(frame);
        int score = -alphaBeta.search(ply + 1, -beta, -beta + 1, depth - reduction, !cutNode);
        position.unmakeNull();
        if (worker.isAborted() || score < beta) {
            return score;
        }
        int trusted = score >= Score.DECIDED ? beta : score;
        if (depth < VERIFICATION_DEPTH || minPly > 0) {
            return trusted;
        }
        // Deep down zugzwang is worth a check: the same search without passing, for the mover's part of the line.
        minPly = ply + 3 * (depth - reduction) / 4;
        int verified = alphaBeta.search(ply, beta - 1, beta, depth - reduction, false);
        minPly = 0;
        return verified >= beta ? trusted : verified;
    }
}
