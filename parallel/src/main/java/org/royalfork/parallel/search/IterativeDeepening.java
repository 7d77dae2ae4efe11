package org.royalfork.parallel.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;

/**
 * Runs one search: a shallow search that orders the root moves, then one iteration a depth with an aspiration window round
 * the score of the one before, until a limit is reached.
 *
 * <p><b>Threading.</b> Runs in the thread of the master worker.
 */
public final class IterativeDeepening {

    /** Depth in plies of the search that orders the root moves. */
    private static final int ORDERING_DEPTH = 2;

    /** Depth in plies from which on the window is narrow. */
    private static final int ASPIRATION_DEPTH = 5;

    private final Worker master;
    private final SearchJob job;
    private final RootMoves root;
    private final MoveList order = new MoveList(64);
    private int completedDepth;
    private int score;
    private int stability;
    private int drop;
    private boolean reported;

    /** Makes a run of {@code job} by {@code master}. */
    public IterativeDeepening(Worker master, SearchJob job) {
        this.master = master;
        this.job = job;
        root = job.rootMoves;
    }

    /** Searches until a limit is reached, and returns the result. Never throws: a failure is part of the result. */
    public SearchResult run() {
        try {
            job.prepareWorkers();
            if (root.size() > 0) {
                score = root.get(0).score;
                search();
            }
        } catch (Throwable failure) { // whatever it is, there is a best move so far, and the next search must work
            job.fail(failure);
        }
        return root.size() > 0 ? result() : withoutMoves();
    }

    private SearchResult withoutMoves() {
        int terminal = job.root.terminalScore(0);
        int value = terminal != Position.NOT_OVER ? terminal : job.root.noMovesScore();
        return new SearchResult(
                Position.NO_MOVE, Position.NO_MOVE, value, 0, 0, 0, job.time.elapsed(), List.of(), job.failure());
    }

    private void search() {
        orderRootMoves();
        for (int depth = 1; depth <= job.limits.depth() && !job.isStopped(); depth++) {
            int before = root.get(0).move;
            int scoreBefore = score;
            job.setDepth(depth);
            root.startIteration();
            for (int line = 0; line < job.lines && !job.isStopped(); line++) {
                searchLine(line, depth);
            }
            root.sort(0);
            if (job.isStopped()) {
                break;
            }
            completedDepth = depth;
            score = root.get(0).score;
            stability = root.get(0).move == before ? stability + 1 : 0;
            drop = scoreBefore - score;
            if (isEnough(depth)) {
                break;
            }
        }
        if (!reported || job.isStopped()) {
            reportLines(Math.max(1, completedDepth));
        }
    }

    private boolean isEnough(int depth) {
        if (root.size() == 1 && job.time.isAdaptive() && depth >= 6) {
            return true;
        }
        double effort = (double) root.get(0).nodes / Math.max(1, job.nodes());
        return job.time.isEnough(stability, effort, drop);
    }

    /** Orders the root moves by a shallow search of each. */
    private void orderRootMoves() {
        int depth = Math.min(ORDERING_DEPTH, job.limits.depth());
        MoveList one = new MoveList(1);
        for (int i = 0; i < root.size() && !job.isStopped(); i++) {
            RootMove move = root.get(i);
            one.clear();
            one.add(move.move);
            job.setDepth(depth);
            master.alphaBeta().searchRoot(one, 0, -Score.INFINITY, Score.INFINITY, depth);
        }
        root.sort(0);
        score = root.get(0).score;
    }

    private void searchLine(int line, int depth) {
        int centre = root.get(line).previousScore;
        int delta = Math.max(4, job.selectivity.unit * 3 / 20);
        int alpha = -Score.INFINITY;
        int beta = Score.INFINITY;
        if (depth >= ASPIRATION_DEPTH && !Score.isDecided(centre)) {
            alpha = Math.max(centre - delta, -Score.INFINITY);
            beta = Math.min(centre + delta, Score.INFINITY);
        }
        for (; ; ) {
            order.clear();
            root.appendTo(order, 0);
            int value = master.alphaBeta().searchRoot(order, line, alpha, beta, depth);
            if (job.isStopped()) {
                return;
            }
            root.sort(line);
            if (value <= alpha && alpha > -Score.INFINITY) {
                report(line, depth, value, ScoreBound.UPPER);
                beta = (alpha + beta) / 2;
                alpha = Math.max(value - delta, -Score.INFINITY);
            } else if (value >= beta && beta < Score.INFINITY) {
                report(line, depth, value, ScoreBound.LOWER);
                beta = Math.min(value + delta, Score.INFINITY);
            } else {
                break;
            }
            delta += delta;
            if (delta > 10 * job.selectivity.unit) {
                alpha = -Score.INFINITY;
                beta = Score.INFINITY;
            }
        }
        root.sortLines(line + 1);
        if (line + 1 == job.lines) {
            reportLines(depth);
        }
    }

    private void reportLines(int depth) {
        for (int line = 0; line < job.lines; line++) {
            RootMove move = root.get(line);
            int value = move.score != -Score.INFINITY ? move.score : move.previousScore;
            if (value != -Score.INFINITY || line == 0) {
                report(line, depth, value == -Score.INFINITY ? fallbackScore() : value, ScoreBound.EXACT);
            }
        }
    }

    /** Returns a score for a search that was stopped, perhaps by a failing evaluation, before it knew any. */
    private int fallbackScore() {
        try {
            return job.root.isForced() ? Score.DRAW : Score.clampEvaluation(job.root.evaluate());
        } catch (Throwable failure) { // as above: it must not keep the search from ending
            job.fail(failure);
            return Score.DRAW;
        }
    }

    private void report(int line, int depth, int value, ScoreBound bound) {
        reported |= bound == ScoreBound.EXACT;
        job.listener.onReport(new SearchReport(
                depth,
                Math.max(1, job.selectiveDepth()),
                line + 1,
                value,
                bound,
                job.nodes(),
                job.time.elapsed(),
                job.table.hashfullPermille(),
                lineOf(root.get(line))));
    }

    private static List<Integer> lineOf(RootMove move) {
        List<Integer> line = new ArrayList<>();
        for (int m : move.line()) {
            line.add(m);
        }
        return Collections.unmodifiableList(line);
    }

    private SearchResult result() {
        RootMove best = root.get(0);
        int value = best.score != -Score.INFINITY ? best.score : best.previousScore;
        return new SearchResult(
                best.move,
                best.reply(),
                value != -Score.INFINITY ? value : fallbackScore(),
                completedDepth,
                job.selectiveDepth(),
                job.nodes(),
                job.time.elapsed(),
                lineOf(best),
                job.failure());
    }
}
