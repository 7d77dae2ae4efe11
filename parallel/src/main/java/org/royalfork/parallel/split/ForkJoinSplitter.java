package org.royalfork.parallel.split;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.search.Frame;
import org.royalfork.parallel.search.SharedNode;
import org.royalfork.parallel.search.Splitter;
import org.royalfork.parallel.search.Worker;
import org.royalfork.parallel.search.WorkerStatistics;
import org.royalfork.parallel.search.WorkerStatistics.Counter;

/**
 * Shares nodes, as a {@link SplitPolicy} says, between the threads of a ForkJoinPool, work first: opening a node costs its
 * owner a push and a pop, and only a thief pays for taking part. One for each search.
 *
 * <p><b>Why no token is lost.</b> The pending count of a node's first token counts the tokens that are out. A thief that
 * forks another one counts it before it ends itself; the owner does not leave before the count is zero. So whoever runs a
 * token finds its node still open to read, even if only to see that it was cut off.
 *
 * <p><b>Waiting.</b> {@code CountedCompleter.helpComplete} takes tasks from the caller's own queue only, so a waiting owner
 * would sleep while its thieves offer work. A timed join looks through all queues for tasks below the node first. So the
 * owner joins with a very short time, again and again for some microseconds, then with longer ones.
 */
public final class ForkJoinSplitter implements Splitter {

    /** Joins of one nanosecond, each a look through all queues, before the owner parks. */
    private static final int SPINS = 200;

    /** How long an owner parks before it looks again for work below its node. */
    private static final long PARK_MICROS = 50;

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
        if (frame.depth() < policy.minDepth()
                || (policy.rootOnly() && frame.ply() > 0)
                || (policy.pvOnly() && !frame.isPv())) {
            return false;
        }
        if ((policy.waitForElder() && frame.best() == -Score.INFINITY) || !frame.isOrdered()) {
            return false;
        }
        int next = frame.nextIndex();
        if (policy.waitForPromising() && frame.isCutNode() && next < frame.promisingMoves()) {
            return false;
        }
        return next + 1 < frame.moves().size();
    }

    @Override
    public void searchMoves(Worker owner, Frame frame) {
        SplitPoint point = point(owner, frame.ply());
        SharedNode outer = owner.sharedNode();
        point.open(owner, frame);
        Token token = null;
        if (offers) {
            token = new Token(outer == null ? null : ((SplitPoint) outer).token(), point);
            point.setToken(token);
            token.fork();
        }
        owner.enterShared(point);
        count(owner.statistics(), frame);
        try {
            point.searchMoves(owner, frame);
        } catch (Throwable failure) { // before waiting for the helpers, who would else go on
            owner.job().fail(failure);
            throw failure;
        } finally {
            if (token != null) {
                withdraw(owner, token, frame.ply());
            }
            owner.leaveShared(outer);
            point.close(frame);
        }
    }

    private static void count(WorkerStatistics statistics, Frame frame) {
        statistics.add(Counter.SPLITS, 1);
        if (frame.isPv()) {
            statistics.add(Counter.PV_SPLITS, 1);
        } else if (frame.isCutNode()) {
            statistics.add(Counter.CUT_SPLITS, 1);
        }
    }

    private static void withdraw(Worker owner, Token token, int ply) {
        if (token.takeBack()) {
            owner.statistics().add(Counter.TAKEN_BACK, 1);
        } else {
            owner.statistics().add(Counter.SHARED_SPLITS, 1);
            await(owner, token, ply);
        }
    }

    private SplitPoint point(Worker owner, int ply) {
        SplitPoint[] mine = points[owner.number()];
        if (mine[ply] == null) {
            mine[ply] = new SplitPoint(ply, team);
        }
        return mine[ply];
    }

    private static void await(Worker owner, Token token, int ply) {
        SearchThread thread = (SearchThread) Thread.currentThread();
        int before = owner.waitAt(ply);
        long start = System.nanoTime();
        long helpedBefore = thread.startWaiting();
        for (int spins = 0; !token.isDone(); spins++) {
            if (spins < SPINS) {
                token.quietlyJoinUninterruptibly(1, TimeUnit.NANOSECONDS);
                Thread.onSpinWait();
            } else {
                token.quietlyJoinUninterruptibly(PARK_MICROS, TimeUnit.MICROSECONDS);
            }
        }
        long helped = thread.stopWaiting() - helpedBefore;
        owner.statistics().add(Counter.WAITING_NANOS, System.nanoTime() - start - helped);
        owner.resume(before);
    }
}
