package org.royalfork.parallel.split;

import java.util.List;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.search.Frame;
import org.royalfork.parallel.search.Splitter;
import org.royalfork.parallel.search.Worker;
import org.royalfork.parallel.search.WorkerStatistics;
import org.royalfork.parallel.search.WorkerStatistics.Counter;

/**
 * Shares nodes, as a {@link SplitPolicy} says, between the threads of a ForkJoinPool, work first: opening a node costs its
 * owner a push and a pop, and only a thief pays for taking part. One for each search.
 *
 * <p><b>Which node an idle worker gets.</b> A worker that sees another idle offers the largest node that it may: the one
 * nearest to the root, below what is shared already, where moves are left, even if it is deep below one of that node's moves
 * itself; it goes on there as one of the workers inside when it comes back. Work stealing lives on taking the oldest work
 * first: the thief is busy for long, and few nodes are opened.
 * Large nodes on the principal variation are left out until a worker has been idle for a while.
 *
 * <p><b>Why no token is lost.</b> The pending count of a node's first token counts the tokens that are out. A thief that
 * forks another one counts it before it ends itself; the owner does not leave before the count is zero. So whoever runs a
 * token finds its node still open to read, even if only to see that it was cut off.
 */
public final class ForkJoinSplitter implements Splitter {

    /**
     * How long a worker has been idle before large nodes on the principal variation are shared. Nearly all times without work are
     * below 50 microseconds; with two workers 0.1, 0.5 and 5 ms were alike. More workers than one move can feed get there soon.
     */
    private static final long LAST_RESORT_NANOS = 500_000;

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
        if (frame.depth() >= policy.standingDepth() && !policy.isLastResort(frame)) {
            return policy.allows(frame);
        }
        return policy.offersOnDemand() && team.hasIdleWorker() && sharesLargest(worker, frame);
    }

    /**
     * Offers the largest node between the innermost shared node and {@code frame} that may be shared; tells whether that is
     * {@code frame} itself.
     */
    private boolean sharesLargest(Worker worker, Frame frame) {
        SplitPoint inside = (SplitPoint) worker.sharedNode();
        if (inside != null && inside.owner() == worker && inside.waitsForHelp()) {
            return false;
        }
        boolean lastResort = team.isIdleFor(LAST_RESORT_NANOS);
        for (int ply = inside == null ? 0 : inside.ply() + 1; ply < frame.ply(); ply++) {
            Frame above = worker.frame(ply);
            if (above.isInMoves() && mayOpen(above, lastResort) && !isSearchedAgain(worker, ply)) {
                open(worker, above);
                return false;
            }
        }
        return mayOpen(frame, lastResort);
    }

    private boolean mayOpen(Frame frame, boolean lastResort) {
        return policy.allows(frame) && (lastResort || !policy.isLastResort(frame));
    }

    /** Tells whether the move that a worker is at has exceeded alpha, so that the others had better wait for its value. */
    private static boolean isSearchedAgain(Worker worker, int ply) {
        Frame child = worker.frame(ply + 1);
        return child.isInMoves() && child.isPv();
    }

    private SplitPoint open(Worker owner, Frame frame) {
        SplitPoint point = point(owner, frame.ply());
        SplitPoint outer = (SplitPoint) owner.sharedNode();
        point.open(owner, frame);
        point.setToken(offers ? new Token(outer == null ? null : outer.token(), point) : null);
        owner.enterShared(point);
        frame.openAs(point);
        count(owner.statistics(), frame);
        if (offers) {
            point.token().fork(); // when no thread can be started this throws, but the token is out
        }
        return point;
    }

    @Override
    public void searchMoves(Worker owner, Frame frame) {
        SplitPoint point = open(owner, frame);
        point.searchMoves(owner, frame);
        close(owner, point, frame);
    }

    @Override
    public void finishMoves(Worker owner, Frame frame, int move, int number, int score) {
        SplitPoint point = (SplitPoint) frame.sharedNode();
        point.finishMove(move, number, score);
        point.searchMoves(owner, frame);
        close(owner, point, frame);
    }

    @Override
    public void abandon(Worker owner, Frame frame, Throwable failure) {
        owner.job().fail(failure); // before waiting for the helpers, who would else go on
        close(owner, (SplitPoint) frame.sharedNode(), frame);
    }

    private static void close(Worker owner, SplitPoint point, Frame frame) {
        Token token = point.token();
        if (token != null && !withdraw(owner, token, point)) {
            point.trace();
        }
        owner.leaveShared(point.parent());
        point.close(frame);
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

    private SplitPoint point(Worker owner, int ply) {
        SplitPoint[] mine = points[owner.number()];
        if (mine[ply] == null) {
            mine[ply] = new SplitPoint(ply, team, policy.looksAhead());
        }
        return mine[ply];
    }
}
