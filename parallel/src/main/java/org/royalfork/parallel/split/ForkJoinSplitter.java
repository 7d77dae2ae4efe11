package org.royalfork.parallel.split;

import java.util.List;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.search.Frame;
import org.royalfork.parallel.search.SharedNode;
import org.royalfork.parallel.search.Splitter;
import org.royalfork.parallel.search.Worker;
import org.royalfork.parallel.search.WorkerStatistics;
import org.royalfork.parallel.search.WorkerStatistics.Counter;
import org.royalfork.parallel.trace.SplitEvent;
import org.royalfork.parallel.trace.Timeline;

/**
 * Shares nodes, as a {@link SplitPolicy} says, between the threads of a ForkJoinPool, work first: opening a node costs its
 * owner a push and a pop, and only a thief pays for taking part. One for each search.
 *
 * <p><b>Why no token is lost.</b> The pending count of a node's first token counts the tokens that are out. A thief that
 * forks another one counts it before it ends itself; the owner does not leave before the count is zero. So whoever runs a
 * token finds its node still open to read, even if only to see that it was cut off.
 */
public final class ForkJoinSplitter implements Splitter {

    private final SplitPolicy policy;
    private final WorkerTeam team;
    private final boolean offers;
    private final SplitPoint[][] points;

    /** Makes a splitter for one search by {@code workers}. */
    public ForkJoinSplitter(SplitPolicy policy, List<Worker> workers) {
        this.policy = policy;
        team = new WorkerTeam(workers);
        offers = workers.size() > 1;
        points = new SplitPoint[workers.size()][Score.MAX_PLY + 1];
    }

    /** Makes the current thread of the pool the master of the search. */
    public Worker becomeMaster() {
        return ((SearchThread) Thread.currentThread()).becomeMaster(team);
    }

    @Override
    public boolean shares(Worker worker, Frame frame) {
        int depth = frame.depth();
        boolean offered = depth >= policy.standingDepth() || (depth >= policy.minDepth() && team.hasIdleWorker());
        return offered && policy.allows(frame);
    }

    @Override
    public void searchMoves(Worker owner, Frame frame) {
        SplitPoint point = point(owner, frame.ply());
        SharedNode outer = owner.sharedNode();
        SplitEvent event = SplitEvent.start();
        long start = owner.job().timeline() != null ? System.nanoTime() : 0;
        point.open(owner, frame);
        Token token = null;
        if (offers) {
            token = new Token(outer == null ? null : ((SplitPoint) outer).token(), point);
            point.setToken(token);
        }
        owner.enterShared(point);
        count(owner.statistics(), frame);
        try {
            if (token != null) {
                token.fork(); // when no thread can be started this throws, but the token is out
            }
            point.searchMoves(owner, frame);
        } catch (Throwable failure) { // before waiting for the helpers, who would else go on
            owner.job().fail(failure);
            throw failure;
        } finally {
            if (token != null && !withdraw(owner, token, point)) {
                trace(owner, point, start, event);
            }
            owner.leaveShared(outer);
            point.close(frame);
        }
    }

    /** Counts a shared node. */
    static void count(WorkerStatistics statistics, Frame frame) {
        statistics.add(Counter.SPLITS, 1);
        if (frame.isPv()) {
            statistics.add(Counter.PV_SPLITS, 1);
        } else if (frame.isCutNode()) {
            statistics.add(Counter.CUT_SPLITS, 1);
        }
    }

    /** Takes the offer back, or waits for those who took it; tells whether no one had. */
    private static boolean withdraw(Worker owner, Token token, SplitPoint point) {
        boolean untouched = token.takeBack();
        if (untouched) {
            owner.statistics().add(Counter.TAKEN_BACK, 1);
        } else {
            owner.statistics().add(Counter.SHARED_SPLITS, 1);
            try {
                HelpfulWait.await(owner, token, point);
            } finally {
                token.quietlyJoin(); // whatever fails, no one may be inside when the owner leaves
            }
        }
        return untouched;
    }

    private static void trace(Worker owner, SplitPoint point, long start, SplitEvent event) {
        Timeline timeline = owner.job().timeline();
        if (timeline != null) {
            long end = System.nanoTime();
            timeline.add(owner.number(), Timeline.Kind.SHARED_NODE, start, end, point.ply(), point.depth());
        }
        if (event != null && event.shouldCommit()) {
            event.worker = owner.number();
            event.ply = point.ply();
            event.depth = point.depth();
            event.moves = point.moveCount();
            event.commit();
        }
    }

    private SplitPoint point(Worker owner, int ply) {
        SplitPoint[] mine = points[owner.number()];
        if (mine[ply] == null) {
            mine[ply] = new SplitPoint(ply, team, policy.looksAhead());
        }
        return mine[ply];
    }
}
