package org.royalfork.parallel.search;

import org.royalfork.parallel.search.WorkerStatistics.Counter;

/**
 * Says of every moment of a search what one worker did: at each time it does exactly one thing, and the time since the last
 * change counts for that. A change costs one addition; whoever reports it has read the time anyway.
 *
 * <p><b>Threading.</b> Changed by the worker's own thread, without ordering. Started before the worker takes part and stopped
 * after it has left for the last time, which the first and the last token of a search order.
 */
public final class WorkerClock {

    /** What a worker does. */
    public enum Activity {
        /** Searches nodes, or opens and closes split points. */
        BUSY(Counter.BUSY_NANOS),
        /** Waits for thieves at a split point of its own, and has found nothing to help with. */
        WAITING(Counter.WAITING_NANOS),
        /** Has no node at all. */
        IDLE(Counter.IDLE_NANOS);

        private final Counter counter;

        Activity(Counter counter) {
            this.counter = counter;
        }
    }

    private final WorkerStatistics statistics;
    private boolean running;
    private Activity current = Activity.IDLE;
    private long since;

    WorkerClock(WorkerStatistics statistics) {
        this.statistics = statistics;
    }

    /** Leaves the times of the next search to others. */
    void stop() {
        running = false;
    }

    /** Begins a search, in which the worker is idle until it takes part. */
    void start(long now) {
        running = true;
        current = Activity.IDLE;
        since = now;
    }

    /**
     * Goes on to something else.
     *
     * @param now from {@link System#nanoTime}
     * @return what the worker did until now
     */
    public Activity change(Activity next, long now) {
        Activity before = current;
        if (running) {
            statistics.add(before.counter, now - since);
        }
        current = next;
        since = now;
        return before;
    }
}
