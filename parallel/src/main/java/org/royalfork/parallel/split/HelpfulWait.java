package org.royalfork.parallel.split;

import java.util.concurrent.TimeUnit;
import org.royalfork.parallel.search.Worker;
import org.royalfork.parallel.trace.JoinWaitEvent;
import org.royalfork.parallel.trace.Timeline;

/**
 * How an owner waits for its thieves: by helping below its own node.
 *
 * <p>{@code CountedCompleter.helpComplete} takes tasks from the caller's own queue only, so a waiting owner would sleep
 * while its thieves offer work. A timed join looks through all queues for tasks below the node first. So the owner joins
 * with a very short time, again and again for a millisecond, then with longer ones.
 */
final class HelpfulWait {

    /** How long an owner looks through all queues again and again before it parks. */
    private static final long SPIN_NANOS = 1_000_000;

    /** Looks before it parks where other threads need the processor. */
    private static final int FEW_SPINS = 20;

    /** How long an owner parks before it looks again for work below its node; the last thief's end wakes it at once. */
    private static final long PARK_MICROS = 50;

    /** The same where other threads need the processor. */
    private static final long LONG_PARK_MICROS = 2_000;

    private HelpfulWait() {}

    /** Returns when all tokens of {@code point} have been taken back or have ended. */
    static void await(Worker owner, Token first, SplitPoint point) {
        SearchThread thread = (SearchThread) Thread.currentThread();
        JoinWaitEvent event = JoinWaitEvent.start();
        int before = owner.waitAt(point.ply());
        long start = System.nanoTime();
        thread.startWaiting(start);
        for (int spins = 0; !first.isDone(); spins++) {
            if (spins < FEW_SPINS || (thread.maySpin() && System.nanoTime() - start < SPIN_NANOS)) {
                first.quietlyJoinUninterruptibly(1, TimeUnit.NANOSECONDS);
                Thread.onSpinWait();
            } else {
                first.quietlyJoinUninterruptibly(
                        thread.maySpin() ? PARK_MICROS : LONG_PARK_MICROS, TimeUnit.MICROSECONDS);
            }
        }
        long end = System.nanoTime();
        thread.stopWaiting(end);
        owner.resume(before);
        trace(owner, point, event, start, end);
    }

    private static void trace(Worker owner, SplitPoint point, JoinWaitEvent event, long start, long end) {
        Timeline timeline = owner.job().timeline();
        if (timeline != null) {
            timeline.add(owner.number(), Timeline.Kind.WAIT, start, end, point.ply(), point.depth());
        }
        if (event != null && event.shouldCommit()) {
            event.worker = owner.number();
            event.ply = point.ply();
            event.depth = point.depth();
            event.commit();
        }
    }
}
