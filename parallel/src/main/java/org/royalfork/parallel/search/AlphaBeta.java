package org.royalfork.parallel.search;

import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.game.Selectivity;
import org.royalfork.tt.Entry;
import org.royalfork.tt.TranspositionTable;

/**
 * The one alpha-beta of all games and strategies: a negamax principal variation search, fail-soft.
 *
 * <p>{@link #search} goes through numbered steps; every technique that may be switched off is a method of its own. Those that
 * only decide are in {@link NodePruning} and {@link MovePruning}, what the game finds in {@link ForcedWins}; {@link NullMove},
 * {@link ProbCut} and {@link MoveLoop}, which has the moves of a node, call {@code search} in turn. Leaves go to
 * {@link Quiescence}; what a node teaches goes to {@link StaticEvaluation} and {@link QuietMoveLearning}.
 *
 * <p>After any call that searches below, the caller first asks {@link Worker#isAborted}: if so, what came back is
 * meaningless, and nothing may be stored.
 *
 * <p><b>Threading.</b> Belongs to one worker.
 */
final class AlphaBeta {

    final MoveLoop moveLoop;
    final StaticEvaluation staticEvaluation;

    private final Worker worker;
    private final Position position;
    private final Frame[] frames;
    private final Quiescence quiescence;
    private final ForcedWins forcedWins;
    private final NodePruning nodePruning = new NodePruning();
    private final NullMove nullMove;
    private final ProbCut probCut;
    private final QuietMoveLearning quietMoveLearning;

    private RootMoves root;
    private TranspositionTable table;
    private Selectivity selectivity;

    AlphaBeta(Worker worker) {
        this.worker = worker;
        position = worker.position;
        frames = worker.frames;
        staticEvaluation = new StaticEvaluation(worker);
        quiescence = new Quiescence(worker, staticEvaluation);
        forcedWins = new ForcedWins(worker);
        nullMove = new NullMove(worker, this, nodePruning);
        probCut = new ProbCut(worker, this, quiescence, nodePruning);
        moveLoop = new MoveLoop(worker, this, nodePruning);
        quietMoveLearning = new QuietMoveLearning(worker);
    }

    void prepare(SearchJob job, RootMoves newRoot) {
        root = newRoot;
        table = worker.table();
        selectivity = job.selectivity;
        staticEvaluation.prepare(selectivity);
        quiescence.prepare(job);
        nodePruning.prepare(selectivity);
        nullMove.prepare();
        probCut.prepare();
        moveLoop.prepare(job, newRoot);
        quietMoveLearning.prepare(selectivity);
    }

    /**
     * Searches the root within a window.
     *
     * @param moves the moves to consider, in order
     * @param from index of the first of them
     * @return the fail-soft value; meaningless when aborted
     */
    int searchRoot(MoveList moves, int from, int alpha, int beta, int depth) {
        Frame frame = frames[0];
        if (worker.enterNode(0)) {
            return 0;
        }
        frame.forced = position.isForced();
        frame.evaluation =
                frame.forced ? Frame.NO_EVALUATION : staticEvaluation.corrected(staticEvaluation.raw(Entry.NONE));
        frame.improving = false;
        frame.tacticalTableMove = false;
        frame.tableMoveExtension = 0;
        frame.picker.startOrdered(moves, from);
        frame.startMoves(alpha, beta, depth, false);
        int win = selectivity.forcedWins ? forcedWins.find(moves, from, depth) : Position.NO_MOVE;
        if (worker.isAborted()) {
            return 0;
        }
        if (win == Position.NO_MOVE) {
            moveLoop.search(frame);
        } else {
            root.record(win, forcedWins.score(), true, alpha, frames[1], 0);
            frame.record(win, forcedWins.score(), position.isTactical(win), frames[1]);
        }
        return frame.best;
    }

    /**
     * Returns the fail-soft value of the position from the mover's view; meaningless when aborted.
     *
     * @param cutNode whether one move is expected to refute the node
     */
    int search(int ply, int alphaGiven, int betaGiven, int depthGiven, boolean cutNode) {
        assert alphaGiven < betaGiven && ply > 0;
        int alpha = alphaGiven;
        int beta = betaGiven;
        int depth = depthGiven;

        // 1. Leaves.
        if (depth <= 0) {
            return selectivity.quiescence ? quiescence.search(ply, alpha, beta) : leaf(ply, alpha, beta);
        }

        // 2. Stop, cut-offs above, the end of the game.
        Frame frame = frames[ply];
        frame.lineLength = 0;
        if (worker.enterNode(ply)) {
            return 0;
        }
        int terminal = position.terminalScore(ply);
        if (terminal != Position.NOT_OVER) {
            return Score.toRoot(terminal, ply);
        }
        int proven = position.provenScore(alpha, beta);
        if (proven != Position.NOT_OVER) {
            return Score.toRoot(proven, ply);
        }
        boolean forced = position.isForced();
        if (ply >= Score.MAX_PLY) {
            return forced ? Score.DRAW : Score.clampEvaluation(position.evaluate());
        }

        // 3. Mate-distance pruning: no score can be better than winning at once, or worse than having lost now.
        if (selectivity.mateDistancePruning) {
            alpha = Math.max(alpha, Score.lossIn(ply));
            beta = Math.min(beta, Score.winIn(ply + 1));
            if (alpha >= beta) {
                return alpha;
            }
        }
        boolean pv = beta - alpha > 1;

        // 4. The table. While a move is left out, the position is not the one that the table knows.
        int excluded = frame.excluded;
        long key = position.key();
        long data = excluded == Position.NO_MOVE ? table.probe(key) : Entry.NONE;
        int tableMove = Position.NO_MOVE;
        if (data != Entry.NONE) {
            tableMove = Entry.move(data);
            if (!position.isLegal(tableMove)) {
                tableMove = Position.NO_MOVE;
            }
            int score = Score.toRoot(Entry.score(data), ply);
            if (!pv && nodePruning.isDeepEnough(data, depth) && Quiescence.boundHolds(Entry.bound(data), score, beta)) {
                return score;
            }
        }

        // 5. Wins by force that the game finds.
        if (selectivity.forcedWins && excluded == Position.NO_MOVE) {
            int win = forcedWins.find(frame, depth, key, pv);
            if (win > alpha || worker.isAborted()) {
                return win;
            }
        }

        // 6. Static evaluation, and whether it has improved since the mover's last move.
        int raw = Frame.NO_EVALUATION;
        int evaluation = Frame.NO_EVALUATION;
        if (excluded != Position.NO_MOVE) {
            evaluation = frame.evaluation;
        } else if (!forced) {
            raw = staticEvaluation.raw(data);
            evaluation = staticEvaluation.corrected(raw);
        }
        frame.evaluation = evaluation;
        boolean improving = staticEvaluation.isImproving(ply, evaluation);
        frames[ply + 2].killer1 = Position.NO_MOVE;
        frames[ply + 2].killer2 = Position.NO_MOVE;

        // 7. Prunings of the whole node, where neither the window nor the position forbids.
        if (!pv && !forced && excluded == Position.NO_MOVE) {
            int estimate = NodePruning.estimate(data, ply, evaluation);
            if (nodePruning.isReverseFutile(depth, estimate, beta, improving)) {
                return estimate - (estimate - beta) / 2;
            }
            if (nodePruning.isRazored(depth, estimate, alpha)) {
                int score = quiescence.search(ply, alpha, beta);
                if (score <= alpha || worker.isAborted()) {
                    return score;
                }
            }
            if (nodePruning.allowsNullMove(depth, estimate, evaluation, beta) && nullMove.isAllowed(ply)) {
                int score = nullMove.search(frame, depth, estimate, beta, cutNode);
                if (worker.isAborted()) {
                    return 0;
                }
                if (score >= beta) {
                    return score;
                }
            }
            if (nodePruning.allowsProbCut(data, depth, beta, ply)) {
                int score = probCut.search(frame, depth, evaluation, beta, cutNode, tableMove, key, raw);
                if (score != ProbCut.NO_CUT || worker.isAborted()) {
                    return score;
                }
            }
        }

        // 8. Without a table move, spend less: the next visit will have one.
        if (tableMove == Position.NO_MOVE
                && excluded == Position.NO_MOVE
                && nodePruning.isReducedWithoutTableMove(depth, pv, cutNode)) {
            depth--;
        }

        // 9. Does the position hang on its table move alone?
        int extension = 0;
        if (ply < 2 * root.depth() && nodePruning.maybeSingular(data, tableMove, depth)) {
            int singularBeta = nodePruning.singularBeta(data, depth, ply);
            frame.excluded = tableMove;
            int score = search(ply, singularBeta - 1, singularBeta, (depth - 1) / 2, cutNode);
            frame.excluded = Position.NO_MOVE;
            if (worker.isAborted()) {
                return 0;
            }
            if (score < singularBeta) {
                extension = 1;
            } else if (singularBeta >= beta) {
                return singularBeta;
            }
        }

        // 10. The moves.
        frame.forced = forced;
        frame.improving = improving;
        frame.tableMoveExtension = extension;
        frame.tacticalTableMove = tableMove != Position.NO_MOVE && position.isTactical(tableMove);
        frame.picker.start(tableMove, frame, worker.indexBefore(ply, 1), worker.indexBefore(ply, 2), depth);
        frame.startMoves(alpha, beta, depth, cutNode);
        moveLoop.search(frame);
        if (worker.isAborted()) {
            return 0;
        }

        // 11. No legal move: the game is over, unless the only one was left out. The first move is never pruned.
        if (frame.best == -Score.INFINITY) {
            return excluded != Position.NO_MOVE ? alpha : Score.toRoot(position.noMovesScore(), ply);
        }

        // 12. Learn and remember.
        if (frame.bestMove != Position.NO_MOVE) {
            quietMoveLearning.learn(frame);
        }
        if (excluded == Position.NO_MOVE) {
            staticEvaluation.learn(frame, alpha);
            store(frame, key, alpha, raw);
        }
        return frame.best;
    }

    /** Returns the value of a leaf of a search without quiescence. */
    private int leaf(int ply, int alpha, int beta) {
        frames[ply].lineLength = 0;
        if (worker.enterNode(ply)) {
            return 0;
        }
        int terminal = position.terminalScore(ply);
        if (terminal != Position.NOT_OVER) {
            return Score.toRoot(terminal, ply);
        }
        int proven = position.provenScore(alpha, beta);
        return proven != Position.NOT_OVER ? Score.toRoot(proven, ply) : Score.clampEvaluation(position.evaluate());
    }

    private void store(Frame frame, long key, int alpha, int raw) {
        int best = frame.best;
        int bound = best >= frame.beta ? Entry.LOWER : best > alpha ? Entry.EXACT : Entry.UPPER;
        table.store(key, frame.bestMove, Score.toNode(best, frame.ply), raw, frame.depth, bound, frame.pv);
    }
}
