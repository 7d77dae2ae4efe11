package org.royalfork.parallel.search;

import java.util.List;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.trace.IterationEvent;
import org.royalfork.parallel.trace.Timeline;

/**
 * One run of iterative deepening: a shallow search that orders the root moves, then one iteration a depth with an aspiration
 * window round the score of the one before, until a limit is reached.
 *
 * <p>The <em>leader</em> of a search keeps its limits and reports what it finds. Where every worker searches the whole tree,
 * the others are <em>followers</em>, which leave out some depths so as not to do all the same.
 *
 * <p><b>Threading.</b> Runs in the thread of its worker.
 */
public final class IterativeDeepening {

    /** Depth in plies of the search that orders the root moves. */
    private static final int ORDERING_DEPTH = 2;

    /** Depth in plies from which on the window is narrow. */
    private static final int ASPIRATION_DEPTH = 5;

    private final Worker worker;
    private final SearchJob job;
    private final RootMoves root;
    private final int lines;
    private final boolean leads;
    private final DepthStagger stagger;
    private final MoveList order = new MoveList(64);
    private int completedDepth;
    private int score;
    private int stability;
    private int drop;
    private boolean reported;

    private IterativeDeepening(Worker worker, SearchJob job, boolean leads, DepthStagger stagger) {
        this.worker = worker;
        this.job = job;
        this.leads = leads;
        this.stagger = stagger;
        root = new RootMoves(job.root, job.rootMoves);
        lines = leads ? Math.min(job.lines, Math.max(1, root.size())) : 1;
    }

    /** Makes the run of the master, at whose root all workers are made ready. */
    public static IterativeDeepening ofMaster(Worker master, SearchJob job) {
        IterativeDeepening run = new IterativeDeepening(master, job, true, DepthStagger.NONE);
        try {
            job.prepareWorkers(run.root);
        } catch (Throwable failure) { // the run will end at once, with a move
            job.fail(failure);
        }
        return run;
    }

    /** Makes the run of one of several workers that each search the whole tree. Number 0 is the leader. */
    public static IterativeDeepening ofPeer(Worker worker, SearchJob job, int number, boolean staggers) {
        DepthStagger stagger = staggers ? DepthStagger.of(number) : DepthStagger.NONE;
        IterativeDeepening run = new IterativeDeepening(worker, job, number == 0, stagger);
        try {
            worker.prepare(job, run.root);
        } catch (Throwable failure) { // as above
            job.fail(failure);
        }
        return run;
    }

    /** Searches until a limit is reached, and returns the result. Never throws: a failure is part of the result. */
    public SearchResult run() {
        worker.clock().change(WorkerClock.Activity.BUSY, System.nanoTime());
        try {
            if (root.size() > 0) {
                search();
            }
        } catch (Throwable failure) { // whatever it is, there is a best move so far, and the next search must work
            job.fail(failure);
        }
        SearchResult result = root.size() > 0 ? result() : withoutMoves();
        worker.clock().change(WorkerClock.Activity.IDLE, System.nanoTime());
        return result;
    }

    private SearchResult withoutMoves() {
        int value;
        synchronized (job.root) { // a position is for one thread at a time, and others may be here as well
            int terminal = job.root.terminalScore(0);
            value = terminal != Position.NOT_OVER ? terminal : job.root.noMovesScore();
        }
        return new SearchResult(
                Position.NO_MOVE, Position.NO_MOVE, value, 0, 0, 0, job.time.elapsed(), List.of(), job.failure());
    }

    private void search() {
        orderRootMoves();
        // The leader has a depth to end at; the others search on for the table until it has come there. Where the
        // table answers for its own depth alone they end as well: beyond that depth there are repetitions that the
        // leader does not see, and their scores must not be taken for those of the same position without them.
        int last = leads || !job.selectivity.deeperTableEntries ? job.limits.depth() : SearchLimits.MAX_DEPTH;
        for (int depth = 1; depth <= last && !job.isStopped(); depth++) {
            if (stagger.skips(depth)) {
                continue;
            }
            int before = root.get(0).move;
            int scoreBefore = score;
            root.setDepth(depth);
            IterationEvent event = IterationEvent.start();
            long start = System.nanoTime();
            root.startIteration();
            for (int line = 0; line < lines && !job.isStopped(); line++) {
                searchLine(line, depth);
            }
            root.sort(0);
            traceIteration(event, start, depth);
            if (job.isStopped()) {
                break;
            }
            score = root.get(0).score;
            stability = root.get(0).move == before ? stability + 1 : 0;
            drop = scoreBefore - score;
            if (leads && isEnough(depth)) {
                break;
            }
        }
        if (leads && (!reported || job.isStopped())) {
            reportLines(Math.max(1, completedDepth));
        }
    }

    private void traceIteration(IterationEvent event, long start, int depth) {
        if (job.timeline() != null) {
            job.timeline().add(worker.number(), Timeline.Kind.ITERATION, start, System.nanoTime(), 0, depth);
        }
        if (event != null && event.shouldCommit()) {
            event.worker = worker.number();
            event.depth = depth;
            event.score = root.get(0).score;
            event.nodes = job.nodes();
            event.commit();
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
            root.setDepth(depth);
            worker.alphaBeta().searchRoot(one, 0, -Score.INFINITY, Score.INFINITY, depth);
        }
        root.sort(0);
        score = root.get(0).score;
    }

    private void searchLine(int line, int depth) {
        int centre = root.get(line).previousScore;
        int delta = Math.max(4, job.selectivity.unit * 3 / 20);
        int alpha = -Score.INFINITY;
        int beta = Score.INFINITY;
        if (job.selectivity.aspirationWindows && depth >= ASPIRATION_DEPTH && !Score.isDecided(centre)) {
            alpha = Math.max(centre - delta, -Score.INFINITY);
            beta = Math.min(centre + delta, Score.INFINITY);
        }
        for (; ; ) {
            order.clear();
            root.appendTo(order, 0);
            int value = worker.alphaBeta().searchRoot(order, line, alpha, beta, depth);
            if (job.isStopped()) {
                root.forgetUnlessFirstIsKnown(line);
                return;
            }
            root.sort(line);
            if (value <= alpha && alpha > -Score.INFINITY) {
                report(line, depth, value, ScoreBound.UPPER, alpha, beta);
                beta = (alpha + beta) / 2;
                alpha = Math.max(value - delta, -Score.INFINITY);
            } else if (value >= beta && beta < Score.INFINITY) {
                report(line, depth, value, ScoreBound.LOWER, alpha, beta);
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
        root.get(line).alpha = alpha;
        root.get(line).beta = beta;
        root.sortLines(line + 1);
        if (line + 1 == lines) {
            completedDepth = depth; // before it is told: a listener may stop the search because of it
            reportLines(depth);
        }
    }

    private void reportLines(int depth) {
        for (int line = 0; line < lines; line++) {
            RootMove move = root.get(line);
            int value = move.score != -Score.INFINITY ? move.score : move.previousScore;
            if (value != -Score.INFINITY || line == 0) {
                int known = value == -Score.INFINITY ? fallbackScore() : value;
                report(line, depth, known, ScoreBound.EXACT, move.alpha, move.beta);
            }
        }
    }

    /** Returns a score for a search that was stopped, perhaps by a failing evaluation, before it knew any. */
    private int fallbackScore() {
        try {
            synchronized (job.root) { // as above
                return job.root.isForced() ? Score.DRAW : Score.clampEvaluation(job.root.evaluate());
            }
        } catch (Throwable failure) { // as in run(): it must not keep the search from ending
            job.fail(failure);
            return Score.DRAW;
        }
    }

    private void report(int line, int depth, int value, ScoreBound bound, int alpha, int beta) {
        if (!leads) {
            return;
        }
        reported |= bound == ScoreBound.EXACT;
        job.listener.onReport(new SearchReport(
                depth,
                Math.max(1, job.selectiveDepth()),
                line + 1,
                value,
                bound,
                alpha,
                beta,
                job.nodes(),
                job.time.elapsed(),
                job.table.hashfullPermille(),
                root.get(line).line()));
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
                best.line(),
                job.failure());
    }
}
