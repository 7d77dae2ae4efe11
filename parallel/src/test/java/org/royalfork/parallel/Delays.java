package org.royalfork.parallel;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/**
 * Holds up who makes moves and evaluates, now and then and at random, for up to a millisecond: by giving the processor
 * away, by keeping it busy or by sleeping. So workers meet in orders that they would hardly ever meet in by themselves.
 *
 * <p>Which of all calls are held up follows from the seed; which worker makes them does not.
 */
public final class Delays implements Watched.Watcher {

    private static final int CALLS_PER_DELAY = 64;
    private static final int SPIN_NANOS = 20_000;
    private static final int PARK_NANOS = 50_000;
    private static final int LONG_PARK_NANOS = 1_000_000;

    private final AtomicLong calls = new AtomicLong();
    private final long seed;

    /** Makes delays that follow from a seed. */
    public Delays(long seed) {
        this.seed = seed;
    }

    @Override
    public void onMake(int ply, int move) {
        delay();
    }

    @Override
    public void onEvaluate() {
        delay();
    }

    @SuppressWarnings("ThreadPriorityCheck") // a yield is one of the disturbances
    private void delay() {
        long random = mix(seed + calls.getAndIncrement() * 0x9E3779B97F4A7C15L);
        if (Long.remainderUnsigned(random, CALLS_PER_DELAY) != 0) {
            return;
        }
        int kind = (int) (random >>> 8 & 31);
        int size = (int) (random >>> 32 & 0x7FFFFFFF);
        if (kind < 16) {
            Thread.yield();
        } else if (kind < 28) {
            long until = System.nanoTime() + size % SPIN_NANOS;
            while (System.nanoTime() < until) {
                Thread.onSpinWait();
            }
        } else {
            LockSupport.parkNanos(size % (kind < 31 ? PARK_NANOS : LONG_PARK_NANOS));
        }
    }

    private static long mix(long x) {
        long z = (x ^ x >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
