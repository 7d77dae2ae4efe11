package org.royalfork.parallel.split;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.search.Frame;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.search.SharedNode;
import org.royalfork.parallel.search.Splitter;
import org.royalfork.parallel.search.Worker;
import org.royalfork.parallel.search.WorkerStatistics.Counter;

/**
 * Shares nodes as {@link ForkJoinSplitter} does, between workers in virtual time: the same split points, the same offers,
 * and helping below the own node only; but who takes an offer, and when, is up to a {@link VirtualScheduler} and so the same
 * each time. One for each search.
 *
 * <p>Times that it counts are virtual ones.
 */
public final class VirtualSplitter implements Splitter {

    private final SplitPolicy policy;
    private final VirtualScheduler scheduler;
    private final List<Worker> workers;
    private final WorkerTeam workerTeam;
    private final SplitPoint[][] points;

    /**
     * Makes a splitter for one search by {@code workers}.
     *
     * @param policy which nodes are shared; null for none, when workers only take turns
     */
    public VirtualSplitter(SplitPolicy policy, VirtualScheduler scheduler, List<Worker> workers) {
        this.policy = policy;
        this.scheduler = scheduler;
        this.workers = List.copyOf(workers);
        workerTeam = new WorkerTeam(workers);
        points = new SplitPoint[workers.size()][Score.MAX_PLY + 1];
    }

    /** Runs a search by the first worker, with the help of the others, to its end. All must have been made ready. */
    public SearchResult run(Supplier<SearchResult> search) {
        List<Supplier<SearchResult>> tasks = new ArrayList<>();
        tasks.add(search);
        for (Worker helper : workers.subList(1, workers.size())) {
            tasks.add(() -> {
                helpUntilEnd(helper);
                return null;
            });
        }
        return scheduler.run(tasks).getFirst();
    }

    @Override
    public boolean takesTurns() {
        return true;
    }

    @Override
    public int nodesPerTurn() {
        return scheduler.nodesPerTurn();
    }

    @Override
    public void endTurn(Worker worker) {
        scheduler.endTurn(worker);
    }

    @Override
    public boolean shares(Worker worker, Frame frame) {
        return policy != null && policy.allows(frame);
    }

    @Override
    public void searchMoves(Worker owner, Frame frame) {
        SplitPoint point = point(owner, frame.ply());
        SharedNode outer = owner.sharedNode();
        point.open(owner, frame);
        VirtualToken token = null;
        if (workers.size() > 1) {
            VirtualWorker me = scheduler.of(owner);
            me.clock += scheduler.settings().splitLatency();
            token = new VirtualToken(point, me);
            scheduler.offer(me, token);
        }
        owner.enterShared(point);
        ForkJoinSplitter.count(owner.statistics(), frame);
        try {
            point.searchMoves(owner, frame);
        } catch (Throwable failure) { // before waiting for the helpers, who would else go on
            owner.job().fail(failure);
            throw failure;
        } finally {
            if (token != null) {
                withdraw(owner, token, point);
            }
            owner.leaveShared(outer);
            point.close(frame);
        }
    }

    private SplitPoint point(Worker owner, int ply) {
        SplitPoint[] mine = points[owner.number()];
        if (mine[ply] == null) {
            mine[ply] = new SplitPoint(ply, workerTeam, policy.looksAhead());
        }
        return mine[ply];
    }

    /** Takes the offer back, or waits for those who took it and helps them. */
    private void withdraw(Worker owner, VirtualToken first, SplitPoint point) {
        VirtualWorker me = scheduler.of(owner);
        if (scheduler.takeBack(me, first)) {
            owner.statistics().add(Counter.TAKEN_BACK, 1);
            return;
        }
        owner.statistics().add(Counter.SHARED_SPLITS, 1);
        int before = owner.waitAt(point.ply());
        while (first.isOut()) {
            long since = me.clock;
            VirtualToken token = scheduler.find(me, first);
            count(owner, Counter.WAITING_NANOS, me.clock - since);
            if (token != null) {
                help(me, token);
            }
        }
        owner.resume(before);
    }

    private void helpUntilEnd(Worker helper) {
        VirtualWorker me = scheduler.of(helper);
        for (; ; ) {
            long since = me.clock;
            VirtualToken token = scheduler.find(me, null);
            count(helper, Counter.IDLE_NANOS, me.clock - since);
            if (token == null) {
                return;
            }
            help(me, token);
        }
    }

    /** Runs a token as {@link Token} and {@link SearchThread} do in a ForkJoinPool. */
    private void help(VirtualWorker me, VirtualToken token) {
        try {
            if (token.node().hasWork()) {
                helpAt(me, token);
            }
        } catch (Throwable failure) { // ends the search, not the worker: others wait for this token's end
            me.worker.job().fail(failure);
        } finally {
            scheduler.end(scheduler.of(me.worker), token);
        }
    }

    private void helpAt(VirtualWorker me, VirtualToken token) {
        SplitPoint node = token.node();
        VirtualToken another = null;
        if (node.hasWorkForTwo()) {
            another = new VirtualToken(token.first());
            scheduler.offer(me, another);
        }
        try {
            me.worker.statistics().add(Counter.STEALS, 1);
            node.help(me.worker);
        } finally {
            scheduler.of(me.worker);
            if (node.isCutOff()) {
                me.clock += scheduler.settings().abortLatency();
            }
            if (another != null) {
                scheduler.takeBack(me, another);
            }
        }
    }

    private static void count(Worker worker, Counter counter, long units) {
        worker.statistics().add(counter, units * VirtualScheduler.NANOS_PER_NODE);
    }
}
