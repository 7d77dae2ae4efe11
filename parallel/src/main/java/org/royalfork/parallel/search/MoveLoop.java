package org.royalfork.parallel.search;

import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.game.Selectivity;
import org.royalfork.tt.Entry;
import org.royalfork.tt.TranspositionTable;

/**
 * The moves of a node, one after the other: which are left out, how deep and in which windows each is searched, and what
 * its score means for the node.
 *
 * <p>{@link #search} goes through them with {@link #searchMove} for each; when the {@link Splitter} shares the node, the same
 * {@code searchMove} is called by every worker inside.
 *
 * <p><b>Threading.</b> Belongs to one worker.
 */
final class MoveLoop {

    /** Returned by {@link #searchMove} for a move that was left out. */
    static final int PRUNED = Integer.MIN_VALUE;

    private final Worker worker;
    private final Position position;
    private final History history;
    private final Frame[] frames;
    private final AlphaBeta alphaBeta;
    private final NodePruning nodePruning;
    private final MovePruning movePruning;

    private SearchJob job;
    private RootMoves root;
    private TranspositionTable table;
    private Selectivity selectivity;
    private Splitter splitter;

    private long nodesBeforeRootMove;

    MoveLoop(Worker worker, AlphaBeta alphaBeta, NodePruning nodePruning) {
        this.worker = worker;
        this.alphaBeta = alphaBeta;
        this.nodePruning = nodePruning;
        position = worker.position;
        history = worker.history;
        frames = worker.frames;
        movePruning = new MovePruning(position);
    }

    void prepare(SearchJob newJob, RootMoves newRoot) {
        job = newJob;
        root = newRoot;
        table = worker.table();
        selectivity = newJob.selectivity;
        splitter = newJob.splitter;
        movePruning.prepare(selectivity);
    }

    /** Searches the moves of a node until one refutes it or none is left; the frame has the result. */
    void search(Frame frame) {
        MovesInSearch others = job.movesInSearch;
        if (others != null && frame.depth >= MovesInSearch.MIN_DEPTH) {
            searchNotInSearch(frame, others);
            return;
        }
        frame.inMoves = true;
        try {
            searchInOrder(frame);
        } catch (Throwable failure) {
            if (frame.shared != null) { // others may be inside
                splitter.abandon(worker, frame, failure);
            }
            throw failure;
        }
        frame.inMoves = false;
    }

    private void searchInOrder(Frame frame) {
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
     * Searches the moves of a node as {@link #search} does, but those last that another worker is searching: their
     * results will by then be in the table.
     */
    private void searchNotInSearch(Frame frame, MovesInSearch others) {
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
        if (data == Entry.NONE
                || !nodePruning.isDeepEnough(data, frame.depth)
                || (Entry.bound(data) & Entry.LOWER) == 0) {
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
                ? -alphaBeta.search(ply + 1, -frame.beta, -frame.alpha, newDepth, !frame.pv && !frame.cutNode)
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
            score = -alphaBeta.search(ply + 1, -alpha - 1, -alpha, newDepth - reduction, true);
        }
        if (score > alpha && !worker.isAborted()) {
            score = -alphaBeta.search(ply + 1, -alpha - 1, -alpha, newDepth, !frame.cutNode);
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
            score = -alphaBeta.search(ply + 1, -alpha - 1, -alpha, newDepth, !frame.cutNode);
        }
        if (score > alpha && score < beta && !worker.isAborted()) {
            score = -alphaBeta.search(ply + 1, -beta, -alpha, newDepth, false);
        }
        return score;
    }
}
