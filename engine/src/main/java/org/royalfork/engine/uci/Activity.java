package org.royalfork.engine.uci;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Something that takes time and ends with an answer: a search, perft, bench. Made by the reader when the command comes,
 * so that a {@code stop} which follows finds it even before it has begun. All methods may be called by any thread.
 */
abstract class Activity {

    private final CountDownLatch done = new CountDownLatch(1);

    /** Asks for the answer soon; returns at once. */
    abstract void stop();

    /** The opponent has played the expected move. */
    void ponderHit() {}

    /** Tells whether it ends without {@link #stop}. */
    boolean endsByItself() {
        return true;
    }

    /** Gives back control for housekeeping, about ten times a second. */
    void tick() {}

    /** Waits out the moment between the answer and the end of all that it used. */
    void settle() throws InterruptedException {}

    /** Says that the answer has been given. */
    final void finish() {
        done.countDown();
    }

    /** Tells whether the answer has been given. */
    final boolean isDone() {
        return done.getCount() == 0;
    }

    /** Waits for the answer up to so many milliseconds; tells whether it has been given. */
    final boolean await(long millis) throws InterruptedException {
        return done.await(millis, TimeUnit.MILLISECONDS);
    }
}
