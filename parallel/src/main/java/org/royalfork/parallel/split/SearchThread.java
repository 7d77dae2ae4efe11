package org.royalfork.parallel.split;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.ForkJoinWorkerThread;
import org.royalfork.parallel.search.Worker;
import org.royalfork.parallel.search.WorkerClock.Activity;
import org.royalfork.parallel.search.WorkerStatistics.Counter;
import org.royalfork.parallel.trace.StealEvent;
import org.royalfork.parallel.trace.Timeline;

/**
 * A thread of the pool and the worker that it is in the current search. Threads may come and go; workers, with what they
 * have learnt, stay.
 *
 * <p><b>Threading.</b> The fields are used by the thread itself alone.
 */
final class SearchThread extends ForkJoinWorkerThread {

    /**
     * How long a thread without work looks for some before the pool puts it to sleep. Waking it costs the owner of the next
     * offer 8 microseconds on average, and a machine with other things to do takes the processor meanwhile: with two workers
     * on 130 positions of 0.3 million nodes, 2 ms gave 3 % +-2.4 more nodes a second than 0.1 ms.
     */
    private static final long SCOUT_NANOS = 2_000_000;

    private final boolean maySpin;
    private WorkerTeam team;
    private Worker worker;
    private boolean waiting;
    private boolean scouting;

    /**
     * Makes a thread.
     *
     * @param maySpin whether waiting may burn processor time for a moment
     */
    SearchThread(ForkJoinPool pool, int number, boolean maySpin) {
        super(pool);
        this.maySpin = maySpin;
        setName("search-" + number);
        setDaemon(true);
    }

    /** Tells whether waiting may burn processor time for a moment: not where there are more threads than processors. */
    boolean maySpin() {
        return maySpin;
    }

    /** Becomes the first worker of a new search. */
    Worker becomeMaster(WorkerTeam newTeam) {
        team = newTeam;
        worker = newTeam.enlist();
        newTeam.beginWork();
        return worker;
    }

    /** Begins to wait at an own split point, at a {@link System#nanoTime}. */
    void startWaiting(long now) {
        waiting = true;
        team.endWork(now);
        worker.clock().change(Activity.WAITING, now);
    }

    /** Ends {@link #startWaiting}, at a {@link System#nanoTime}. */
    void stopWaiting(long now) {
        waiting = false;
        team.beginWork();
        worker.clock().change(Activity.BUSY, now);
    }

    /**
     * Looks for another offer for a moment, if there is nothing else on this thread's stack. The pool would put it to sleep
     * after a microsecond or two, and waking it takes some ten; but most often there is another offer by then.
     */
    void scout() {
        if (!maySpin || waiting || scouting) {
            return;
        }
        scouting = true;
        long until = System.nanoTime() + SCOUT_NANOS;
        try {
            while (System.nanoTime() < until) {
                ForkJoinTask<?> task = Token.poll();
                if (task != null) {
                    Token.run(task);
                    until = System.nanoTime() + SCOUT_NANOS;
                } else {
                    Thread.onSpinWait();
                }
            }
        } finally {
            scouting = false;
        }
    }

    /** Helps at a split point, as a worker of the search that it belongs to. */
    void help(SplitPoint node) {
        WorkerTeam current = node.team();
        if (team != current) {
            team = current;
            worker = current.enlist();
        }
        if (worker == null) {
            return;
        }
        StealEvent event = StealEvent.start();
        long start = System.nanoTime();
        boolean wasWaiting = waiting;
        waiting = false;
        current.beginWork();
        Activity before = worker.clock().change(Activity.BUSY, start);
        long nodes = worker.nodes();
        try {
            worker.statistics().add(Counter.STEALS, 1);
            node.help(worker);
        } catch (Throwable failure) { // ends the search, not the thread: others wait for this token's end
            worker.job().fail(failure);
        }
        long end = System.nanoTime();
        current.endWork(end);
        worker.clock().change(before, end);
        waiting = wasWaiting;
        Timeline timeline = worker.job().timeline();
        if (timeline != null) {
            timeline.add(worker.number(), Timeline.Kind.STOLEN, start, end, node.ply(), node.depth());
        }
        if (event != null && event.shouldCommit()) {
            event.worker = worker.number();
            event.ply = node.ply();
            event.depth = node.depth();
            event.nodes = worker.nodes() - nodes;
            event.commit();
        }
    }
}
