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
 * <p>{@link #search} goes through numbered steps; every technique that may be switched off is a method of its own. The
 * moves of a node are searched by {@link #searchMoves}, one at a time by {@link #searchMove}; when the {@link Splitter}
 * shares the node, the same {@code searchMove} is called by every worker inside.
 *
 * <p>After any call that searches below, the caller first asks {@link Worker#isAborted}: if so, what came back is
 * meaningless, and nothing may be stored.
 *
 * <p><b>Threading.</b> Belongs to one worker.
 */
final class AlphaBeta {

    /** Returned by {@link #searchMove} for a move that was left out. */
    static final int PRUNED = Integer.MIN_VALUE;

    private static final int NULL_MOVE_VERIFICATION_DEPTH = 14;

    private final Worker worker;
    private final Position position;
    private final History history;
    private final Frame[] frames;
    private final Quiescence quiescence;
    private final NodePruning nodePruning = new NodePruning();
    private final MovePruning movePruning;

    private SearchJob job;
    private RootMoves root;
    private TranspositionTable table;
    private Selectivity selectivity;
    private Splitter splitter;

    /** No null move above this ply while the result of one is verified. */
    private int nullMoveMinPly;

    private long nodesBeforeRootMove;

    AlphaBeta(Worker worker) {
        this.worker = worker;
        position = worker.position;
        history = worker.history;
        frames = worker.frames;
        quiescence = new Quiescence(worker);
        movePruning = new MovePruning(position);
    }

    void prepare(SearchJob newJob, RootMoves newRoot) {
        job = newJob;
        root = newRoot;
        table = worker.table();
        selectivity = newJob.selectivity;
        splitter = newJob.splitter;
        nullMoveMinPly = 0;
        quiescence.prepare(newJob);
        nodePruning.prepare(selectivity);
        movePruning.prepare(selectivity);
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
        frame.evaluation = frame.forced ? Frame.NO_EVALUATION : corrected(rawEvaluation(Entry.NONE));
        frame.improving = false;
        frame.tacticalTableMove = false;
        frame.tableMoveExtension = 0;
        frame.picker.startOrdered(moves, from);
        startMoves(frame, alpha, beta, depth, false);
        searchMoves(frame);
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
            if (!pv && isDeepEnough(data, depth) && Quiescence.boundHolds(Entry.bound(data), score, beta)) {
                return score;
            }
        }

        // 5. Static evaluation, and whether it has improved since the mover's last move.
        int raw = Frame.NO_EVALUATION;
        int evaluation = Frame.NO_EVALUATION;
        if (excluded != Position.NO_MOVE) {
            evaluation = frame.evaluation;
        } else if (!forced) {
            raw = rawEvaluation(data);
            evaluation = corrected(raw);
        }
        frame.evaluation = evaluation;
        boolean improving = isImproving(ply, evaluation);
        frames[ply + 2].killer1 = Position.NO_MOVE;
        frames[ply + 2].killer2 = Position.NO_MOVE;

        // 6. Prunings of the whole node, where neither the window nor the position forbids.
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
            if (nodePruning.allowsNullMove(depth, estimate, evaluation, beta) && canPass(ply)) {
                int score = searchNullMove(frame, depth, estimate, beta, cutNode);
                if (worker.isAborted()) {
                    return 0;
                }
                if (score >= beta) {
                    return score;
                }
            }
            if (nodePruning.allowsProbCut(data, depth, beta, ply)) {
                int score = searchProbCut(frame, depth, evaluation, beta, cutNode, tableMove, key, raw);
                if (score != PRUNED || worker.isAborted()) {
                    return score;
                }
            }
        }

        // 7. Without a table move, spend less: the next visit will have one.
        if (tableMove == Position.NO_MOVE
                && excluded == Position.NO_MOVE
                && nodePruning.isReducedWithoutTableMove(depth, pv, cutNode)) {
            depth--;
        }

        // 8. Does the position hang on its table move alone?
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

        // 9. The moves.
        frame.forced = forced;
        frame.improving = improving;
        frame.tableMoveExtension = extension;
        frame.tacticalTableMove = tableMove != Position.NO_MOVE && position.isTactical(tableMove);
        frame.picker.start(tableMove, frame, worker.indexBefore(ply, 1), worker.indexBefore(ply, 2), depth);
        startMoves(frame, alpha, beta, depth, cutNode);
        searchMoves(frame);
        if (worker.isAborted()) {
            return 0;
        }

        // 10. No legal move: the game is over, unless the only one was left out. The first move is never pruned.
        if (frame.best == -Score.INFINITY) {
            return excluded != Position.NO_MOVE ? alpha : Score.toRoot(position.noMovesScore(), ply);
        }

        // 11. Learn and remember.
        if (frame.bestMove != Position.NO_MOVE) {
            learn(frame);
        }
        if (excluded == Position.NO_MOVE) {
            learnCorrection(frame, alpha);
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

    private boolean isDeepEnough(long data, int depth) {
        return selectivity.deeperTableEntries ? Entry.depth(data) >= depth : Entry.depth(data) == depth;
    }

    private int rawEvaluation(long data) {
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

    private boolean isImproving(int ply, int evaluation) {
        if (evaluation == Frame.NO_EVALUATION || ply < 2) {
            return false;
        }
        int before = frames[ply - 2].evaluation;
        return before == Frame.NO_EVALUATION || evaluation > before;
    }

    /** Tells whether the mover may pass: not twice in a row, and not while a null move is verified. */
    private boolean canPass(int ply) {
        return ply >= nullMoveMinPly
                && worker.indexBefore(ply, 1) != history.noMoveIndex()
                && position.allowsNullMove();
    }

    /** Returns a score of at least beta when passing the move still fails high. */
    private int searchNullMove(Frame frame, int depth, int estimate, int beta, boolean cutNode) {
        int ply = frame.ply;
        int reduction = nodePruning.nullMoveReduction(depth, estimate, beta);
        worker.makeNull(frame);
        int score = -search(ply + 1, -beta, -beta + 1, depth - reduction, !cutNode);
        position.unmakeNull();
        if (worker.isAborted() || score < beta) {
            return score;
        }
        int trusted = score >= Score.DECIDED ? beta : score;
        if (depth < NULL_MOVE_VERIFICATION_DEPTH || nullMoveMinPly > 0) {
            return trusted;
        }
        // Deep down zugzwang is worth a check: the same search without passing, for the mover's part of the line.
        nullMoveMinPly = ply + 3 * (depth - reduction) / 4;
        int verified = search(ply, beta - 1, beta, depth - reduction, false);
        nullMoveMinPly = 0;
        return verified >= beta ? trusted : verified;
    }

    /** Returns a score of at least beta when a capture exceeds it by a margin in a shallow search, else PRUNED. */
    private int searchProbCut(
            Frame frame, int depth, int evaluation, int beta, boolean cutNode, int tableMove, long key, int raw) {
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
                score = -search(ply + 1, -raised, -raised + 1, depth - 4, !cutNode);
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
        return PRUNED;
    }

    private void startMoves(Frame frame, int alpha, int beta, int depth, boolean cutNode) {
        frame.pv = beta - alpha > 1;
        frame.cutNode = cutNode;
        frame.depth = depth;
        frame.alpha = alpha;
        frame.beta = beta;
        frame.best = -Score.INFINITY;
        frame.bestMove = Position.NO_MOVE;
        frame.triedQuiet.clear();
    }

    /** Searches the moves of a node until one refutes it or none is left; the frame has the result. */
    private void searchMoves(Frame frame) {
        MovesInSearch others = job.movesInSearch;
        if (others != null && frame.depth >= MovesInSearch.MIN_DEPTH) {
            searchMovesNotInSearch(frame, others);
            return;
        }
        frame.inMoves = true;
        try {
            searchMovesInOrder(frame);
        } catch (Throwable failure) {
            if (frame.shared != null) { // others may be inside
                splitter.abandon(worker, frame, failure);
            }
            throw failure;
        }
        frame.inMoves = false;
    }

    private void searchMovesInOrder(Frame frame) {
        MovePicker picker = frame.picker;
        int number = 0;
        while (!splitter.shares(worker, frame)) {
            int move = picker.next();
            if (move == Position.NO_MOVE) {
                return;
            }
            number++;
            if (move == frame.excluded) {
                continue;
            }
            int score = searchMove(frame, move, number);
            if (frame.shared != null) { // opened meanwhile
                splitter.finishMoves(worker, frame, move, number, score);
                return;
            }
            if (worker.isAborted() || record(frame, frame.ply, move, number, score)) {
                return;
            }
        }
        splitter.searchMoves(worker, frame);
    }

    /**
     * Searches the moves of a node as {@link #searchMoves} does, but those last that another worker is searching: their
     * results will by then be in the table.
     */
    private void searchMovesNotInSearch(Frame frame, MovesInSearch others) {
        MovePicker picker = frame.picker;
        long key = position.key();
        MoveList putOff = frame.putOff;
        putOff.clear();
        int number = 0;
        for (int move = picker.next(); move != Position.NO_MOVE; move = picker.next()) {
            number++;
            if (move == frame.excluded) {
                continue;
            }
            long moveKey = MovesInSearch.keyOf(key, move);
            if (number > 1 && others.contains(moveKey)) {
                putOff.add(move);
                putOff.setValue(putOff.size() - 1, number);
                continue;
            }
            others.add(moveKey);
            int score = searchMove(frame, move, number);
            others.remove(moveKey);
            if (worker.isAborted() || record(frame, frame.ply, move, number, score)) {
                return;
            }
        }
        for (int i = 0; i < putOff.size(); i++) {
            if (isRefutedByTable(frame, key)) {
                return;
            }
            int move = putOff.move(i);
            int score = searchMove(frame, move, putOff.value(i));
            if (worker.isAborted() || record(frame, frame.ply, move, putOff.value(i), score)) {
                return;
            }
        }
    }

    /** Tells whether another worker has meanwhile refuted the node that this one is at, and takes over its result. */
    private boolean isRefutedByTable(Frame frame, long key) {
        if (frame.pv || frame.excluded != Position.NO_MOVE) {
            return false;
        }
        long data = table.probe(key);
        if (data == Entry.NONE || !isDeepEnough(data, frame.depth) || (Entry.bound(data) & Entry.LOWER) == 0) {
            return false;
        }
        int score = Score.toRoot(Entry.score(data), frame.ply);
        if (score < frame.beta) {
            return false;
        }
        frame.best = score;
        frame.bestMove = position.isLegal(Entry.move(data)) ? Entry.move(data) : Position.NO_MOVE;
        return true;
    }

    /** Takes note of the score of a move in the frame of its node; true when it refutes the node. */
    boolean record(Frame node, int ply, int move, int number, int score) {
        if (score == PRUNED) {
            return false;
        }
        Frame child = frames[ply + 1];
        if (ply == 0) {
            long nodes = worker.nodes() - nodesBeforeRootMove;
            root.record(move, score, number == 1, node.alpha, child, nodes);
        }
        return node.record(move, score, position.isTactical(move), child);
    }

    /** Searches one move of a node; see {@link Worker#searchMove}. */
    int searchMove(Frame frame, int move, int number) {
        int ply = frame.ply;
        int depth = frame.depth;
        boolean tactical = position.isTactical(move);
        boolean givesForce = position.givesForce(move);
        int quietValue = tactical
                ? 0
                : history.quietValue(
                        position.historyIndex(move), worker.indexBefore(ply, 1), worker.indexBefore(ply, 2));
        if (ply == 0) {
            startRootMove(move, number);
        } else if (frame.best > -Score.DECIDED
                && movePruning.isPruned(frame, move, number, tactical, givesForce, quietValue)) {
            return PRUNED;
        }

        int newDepth = depth - 1;
        if (number == 1 && frame.tableMoveExtension > 0 && ply > 0) {
            newDepth += frame.tableMoveExtension;
        } else if (selectivity.checkExtension
                && givesForce
                && ply < 2 * root.depth()
                && position.exchangeAtLeast(move, 0)) {
            newDepth++;
        }
        int reduction = movePruning.reduction(frame, move, number, tactical, givesForce, quietValue, newDepth);

        worker.make(frame, move);
        int score = number == 1
                ? -search(ply + 1, -frame.beta, -frame.alpha, newDepth, !frame.pv && !frame.cutNode)
                : searchYounger(frame, newDepth, reduction);
        position.unmake();
        return score;
    }

    private void startRootMove(int move, int number) {
        nodesBeforeRootMove = worker.nodes();
        if (worker.number() == 0 && job.time.elapsed() > 3_000_000_000L) {
            job.listener.onRootMove(root.depth(), move, number);
        }
    }

    /** Searches a move that is expected to fail low: null window first, reduced; more only if it does not. */
    private int searchYounger(Frame frame, int newDepth, int reduction) {
        int ply = frame.ply;
        int beta = frame.beta;
        int alpha = frame.alpha;
        int score = alpha + 1;
        if (reduction > 0) {
            score = -search(ply + 1, -alpha - 1, -alpha, newDepth - reduction, true);
        }
        if (score > alpha && !worker.isAborted()) {
            score = -search(ply + 1, -alpha - 1, -alpha, newDepth, !frame.cutNode);
        }
        if (!frame.pv) {
            return score;
        }
        // What exceeds an alpha that another worker has raised meanwhile is only a lower bound: ask again.
        while (score > alpha && !worker.isAborted()) {
            int raised = frame.shared == null ? alpha : frame.shared.alpha();
            if (raised < score) {
                alpha = raised;
                break;
            }
            alpha = raised;
            if (alpha >= beta) {
                return score;
            }
            score = -search(ply + 1, -alpha - 1, -alpha, newDepth, !frame.cutNode);
        }
        if (score > alpha && score < beta && !worker.isAborted()) {
            score = -search(ply + 1, -beta, -alpha, newDepth, false);
        }
        return score;
    }

    /** Rewards the best move and punishes the quiet ones that were tried before it. */
    private void learn(Frame frame) {
        int move = frame.bestMove;
        if (position.isTactical(move)) {
            return;
        }
        int ply = frame.ply;
        int before = worker.indexBefore(ply, 1);
        int ownBefore = worker.indexBefore(ply, 2);
        int bonus = Math.min(1_800, 32 * frame.depth * frame.depth + 64 * frame.depth);
        learn(position.historyIndex(move), before, ownBefore, bonus);
        for (int i = 0; i < frame.triedQuiet.size(); i++) {
            int tried = frame.triedQuiet.move(i);
            if (tried != move) {
                learn(position.historyIndex(tried), before, ownBefore, -bonus);
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

    private void learn(int index, int before, int ownBefore, int bonus) {
        if (selectivity.history) {
            history.update(index, bonus);
        }
        if (selectivity.continuationHistory) {
            history.updateContinuations(index, before, ownBefore, bonus);
        }
    }

    private void learnCorrection(Frame frame, int alpha) {
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

    private void store(Frame frame, long key, int alpha, int raw) {
        int best = frame.best;
        int bound = best >= frame.beta ? Entry.LOWER : best > alpha ? Entry.EXACT : Entry.UPPER;
        table.store(key, frame.bestMove, Score.toNode(best, frame.ply), raw, frame.depth, bound, frame.pv);
    }
}
