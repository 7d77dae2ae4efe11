package org.royalfork.parallel;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/**
 * Makes the positions of a {@link Watched} game fail on demand: when all of them together have made so many moves and
 * evaluations, one of these calls, or each from then on, throws.
 */
public final class Faulty implements Watched.Watcher {

    /** What is thrown; an exception and errors alike. */
    public enum Kind {
        EXCEPTION,
        STACK_OVERFLOW,
        OUT_OF_MEMORY;

        private void fail() {
            switch (this) {
                case EXCEPTION -> throw new IllegalStateException("made to fail\nfor a test");
                case STACK_OVERFLOW -> throw new StackOverflowError();
                case OUT_OF_MEMORY -> throw new OutOfMemoryError("made to fail");
            }
        }
    }

    /** Calls after a failure at full speed. */
    public static final long PATIENCE = 10_000;

    private static final long NEVER = Long.MAX_VALUE;

    private final AtomicLong callsLeft = new AtomicLong(NEVER);
    private volatile Kind kind = Kind.EXCEPTION;
    private volatile boolean forGood;

    /**
     * Makes a call fail.
     *
     * @param call number of the call from now, from 1
     * @param andAllAfter every call from then on fails, until {@link #disarm}
     */
    public void arm(long call, Kind newKind, boolean andAllAfter) {
        kind = newKind;
        forGood = andAllAfter;
        callsLeft.set(call);
    }

    /** Lets everything work again. */
    public void disarm() {
        callsLeft.set(NEVER);
    }

    /** Returns how many calls there were after the one that failed; negative when none has failed. */
    public long callsAfterFailure() {
        return -callsLeft.get();
    }

    @Override
    public void onMake(int ply, int move) {
        call();
    }

    @Override
    public void onEvaluate() {
        call();
    }

    private void call() {
        if (callsLeft.get() == NEVER) {
            return;
        }
        long left = callsLeft.decrementAndGet();
        if (left < -PATIENCE) { // whoever goes on now does so slowly, so that the one that failed gets a processor
            LockSupport.parkNanos(1_000_000);
        }
        if (left == 0 || (forGood && left < 0)) {
            kind.fail();
        }
    }
}
