package org.royalfork.parallel.split;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.royalfork.parallel.search.Worker;
import org.royalfork.parallel.search.WorkerStatistics;
import org.royalfork.parallel.search.WorkerStatistics.Counter;

/**
 * Runs the workers of one search in virtual time, exactly one of them at any moment: the one whose clock is furthest behind.
 * Searching a node takes one unit; what else takes time is said by {@link Determinism}.
 *
 * <p>Every worker has a JDK virtual thread of its own, whose stack keeps its place in the tree, and a turn: a worker that has
 * searched so many nodes, or has nothing to do, chooses the one to go on, hands over and parks. Workers that look for offers
 * take no turns; whoever chooses looks for them.
 *
 * <p><b>Memory ordering.</b> All state is used by the worker whose turn it is, and by no one else. The turn is one volatile
 * field: its write by the one who hands over orders all that came before ahead of the one whose turn it becomes.
 *
 * <p><b>Why the search cannot stand still.</b> Whoever parks has made another the one whose turn it is. A worker that looks
 * waits for offers, or for the end of tokens of its own node; offers reset who looked in vain, and the tokens belong to
 * workers that are searching, or that wait in turn for tokens further down the tree: the deepest of them never wait.
 */
public final class VirtualScheduler {

    /** Nanoseconds that one unit, the search of one node, stands for in reports of times. */
    public static final long NANOS_PER_NODE = 1_000;

    private final Determinism settings;
    private final List<VirtualWorker> team = new ArrayList<>();
    private final SplittableRandom random;

    private volatile VirtualWorker turn;

    private boolean over;

    /** Offers that no one has taken. */
    private int open;

    /** When {@link #open} last ceased to be zero, in virtual time. */
    private long openSince;

    /** Offers so far. */
    private long offers;

    /** Makes a scheduler for one search by {@code workers}, the master first. */
    public VirtualScheduler(Determinism settings, List<Worker> workers) {
        this.settings = settings;
        random = new SplittableRandom(settings.seed());
        for (Worker worker : workers) {
            team.add(new VirtualWorker(worker));
        }
    }

    /** Returns how many nodes a worker searches in one turn. */
    int nodesPerTurn() {
        return settings.nodesPerTurn();
    }

    /** Returns the virtual time that the search has taken, with {@link #NANOS_PER_NODE} for each unit. Only after its end. */
    public long elapsedNanos() {
        return NANOS_PER_NODE
                * team.stream().mapToLong(worker -> worker.clock).max().orElseThrow();
    }

    /**
     * Runs one task for each worker, in the order of the workers, to their ends. The workers must have been made ready. With
     * the end of the first task those that look for offers stop to do so.
     *
     * @return the results, null for a task that has thrown
     */
    public <T> List<T> run(List<? extends Supplier<T>> tasks) {
        List<T> results = new ArrayList<>();
        for (int i = 0; i < team.size(); i++) {
            VirtualWorker me = team.get(i);
            Supplier<T> task = tasks.get(i);
            int place = i;
            results.add(null);
            me.thread = Thread.ofVirtual().name("virtual-worker-" + i).unstarted(() -> {
                awaitTurn(me);
                try {
                    if (place == 0) {
                        startOthers();
                    }
                    results.set(place, task.get());
                } catch (Throwable failure) { // ends the search, not the schedule: others wait for their turn
                    me.worker.job().fail(failure);
                } finally {
                    leave(me);
                }
            });
        }
        VirtualWorker master = team.getFirst();
        master.state = VirtualWorker.State.READY;
        turn = master;
        master.thread.start();
        for (VirtualWorker worker : team) {
            joinUninterruptibly(worker.thread);
        }
        assert open == 0 : open + " offers are left";
        account();
        return results;
    }

    /** Counts as idle what is left to workers that have ended before the last one, and as busy what was nothing else. */
    private void account() {
        long elapsed = elapsedNanos();
        for (VirtualWorker worker : team) {
            WorkerStatistics statistics = worker.worker.statistics();
            statistics.add(Counter.IDLE_NANOS, elapsed - NANOS_PER_NODE * worker.clock);
            statistics.add(
                    Counter.BUSY_NANOS,
                    elapsed - statistics.get(Counter.WAITING_NANOS) - statistics.get(Counter.IDLE_NANOS));
        }
    }

    private void startOthers() {
        try {
            for (VirtualWorker worker : team.subList(1, team.size())) {
                worker.thread.start();
                worker.state = VirtualWorker.State.READY;
            }
        } catch (Throwable failure) { // those that did not start never have a turn
            team.getFirst().worker.job().fail(failure);
        }
    }

    private static void joinUninterruptibly(Thread thread) {
        boolean interrupted = false;
        for (; ; ) {
            try {
                thread.join();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Returns what {@code worker} is in virtual time, and makes sure that it is its turn. */
    VirtualWorker of(Worker worker) {
        VirtualWorker me = team.get(worker.number());
        if (turn != me) { // a stack overflow struck while the turn was handed over
            LockSupport.unpark(turn.thread);
            awaitTurn(me);
        }
        me.countNodes();
        return me;
    }

    /** Lets those go on whose clocks are further behind; returns when it is this worker's turn again. */
    void endTurn(Worker worker) {
        VirtualWorker me = of(worker);
        handOver(me, choose());
    }

    /** Offers a node, as the owner's first token or as a further one of a helper. */
    void offer(VirtualWorker me, VirtualToken token) {
        me.offers.addLast(token);
        token.begin();
        token.offered = me.clock;
        offers++;
        if (open++ == 0) {
            openSince = me.clock;
        }
        if (isAnyoneLooking()) {
            me.worker.endTurnWithin(Math.max(1, settings.stealLatency()));
        }
    }

    private boolean isAnyoneLooking() {
        for (VirtualWorker worker : team) {
            if (worker.state == VirtualWorker.State.LOOKING) {
                return true;
            }
        }
        return false;
    }

    /** Takes an own offer back, if no one has taken it. */
    boolean takeBack(VirtualWorker me, VirtualToken token) {
        if (me.offers.peekLast() != token) {
            return false;
        }
        me.offers.removeLast();
        open--;
        end(me, token);
        return true;
    }

    /** Says that a token has been taken back or has ended, which may be what its owner waits for. */
    void end(VirtualWorker me, VirtualToken token) {
        if (token.end()) {
            VirtualWorker owner = token.owner();
            if (owner.state == VirtualWorker.State.LOOKING && owner.awaited == token.first()) {
                owner.stopLooking(me.clock, null);
            }
        }
    }

    /**
     * Looks for an offer until there is one.
     *
     * @param awaited take only offers below the node of this first token, and only while a token of the node is out; null to
     *     take any offer, until the search is over
     * @return an offer, which the caller must {@link #end}; or null
     */
    VirtualToken find(VirtualWorker me, VirtualToken awaited) {
        if (awaited == null ? over : !awaited.isOut()) {
            return null;
        }
        me.startLooking(awaited);
        handOver(me, choose());
        VirtualToken found = me.found;
        me.found = null;
        return found;
    }

    private void leave(VirtualWorker worker) {
        VirtualWorker me = of(worker.worker);
        me.state = VirtualWorker.State.ENDED;
        if (me == team.getFirst()) {
            over = true;
            for (VirtualWorker other : team) {
                if (other.state == VirtualWorker.State.LOOKING) {
                    other.stopLooking(other.clock, null);
                }
            }
        }
        if (team.stream().anyMatch(other -> other.state == VirtualWorker.State.READY)) {
            VirtualWorker next = choose();
            turn = next;
            LockSupport.unpark(next.thread);
        }
    }

    /** Returns the worker that goes on, when those that look for offers have taken what they had time to take. */
    private VirtualWorker choose() {
        for (; ; ) {
            VirtualWorker next = null;
            long earliest = VirtualWorker.NEVER;
            int equal = 0;
            for (VirtualWorker worker : team) {
                long time = nextTime(worker);
                if (time < earliest) {
                    next = worker;
                    earliest = time;
                    equal = 1;
                } else if (time == earliest && time != VirtualWorker.NEVER && random.nextInt(++equal) == 0) {
                    next = worker;
                }
            }
            if (next == null) {
                throw new IllegalStateException("no worker can go on");
            }
            if (next.state == VirtualWorker.State.READY) {
                return next;
            }
            look(next, earliest);
        }
    }

    /** Returns when a worker does something next, if nothing new happens. */
    private long nextTime(VirtualWorker worker) {
        return switch (worker.state) {
            case READY -> worker.clock;
            case LOOKING ->
                open > 0 && worker.lookedInVain < offers
                        ? Math.max(worker.clock, openSince) + settings.stealLatency()
                        : VirtualWorker.NEVER;
            case NEW, ENDED -> VirtualWorker.NEVER;
        };
    }

    /** Takes an offer for a worker that looks for one: the oldest that it may take of the first worker that has such. */
    private void look(VirtualWorker looking, long time) {
        int start = random.nextInt(team.size());
        for (int i = 0; i < team.size(); i++) {
            VirtualWorker victim = team.get((start + i) % team.size());
            for (VirtualToken token : victim.offers) {
                if (looking.mayTake(token)) {
                    victim.offers.remove(token);
                    open--;
                    looking.stopLooking(Math.max(time, token.offered + settings.stealLatency()), token);
                    return;
                }
            }
        }
        looking.lookedInVain = offers;
    }

    private void handOver(VirtualWorker me, VirtualWorker next) {
        if (next == me) {
            return;
        }
        turn = next;
        LockSupport.unpark(next.thread);
        awaitTurn(me);
    }

    private void awaitTurn(VirtualWorker me) {
        while (turn != me) {
            LockSupport.park(this);
        }
    }

    Determinism settings() {
        return settings;
    }
}
