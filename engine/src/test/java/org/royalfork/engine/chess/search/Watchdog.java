package org.royalfork.engine.chess.search;

import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/**
 * Watches a thread that should take a step now and then. When none comes for a minute, it prints where all threads are and
 * interrupts the one it watches.
 *
 * <p>It counts its own looks and not the time, so that a process that is stopped for a while does not seem to hang.
 *
 * <p><b>Threading.</b> The watched thread counts its steps, the dog reads the number; the counter is atomic.
 */
final class Watchdog implements AutoCloseable {

    private static final long MILLIS_BETWEEN_LOOKS = 250;
    private static final int LOOKS = 240;

    private final Thread watched = Thread.currentThread();
    private final Supplier<String> context;
    private final Thread thread;
    private final AtomicLong steps = new AtomicLong();

    /** Watches the current thread; {@code context} is printed as well, from another thread. */
    Watchdog(Supplier<String> context) {
        this.context = context;
        thread = Thread.ofPlatform().daemon().name("watchdog").start(this::watch);
    }

    /** Says that the watched thread has come further. Only that thread. */
    void step() {
        steps.incrementAndGet();
    }

    private void watch() {
        long seen = -1;
        int looks = 0;
        try {
            while (looks < LOOKS) {
                Thread.sleep(MILLIS_BETWEEN_LOOKS);
                long now = steps.get();
                looks = now == seen ? looks + 1 : 0;
                seen = now;
            }
        } catch (InterruptedException e) { // closed
            return;
        }
        StringBuilder text = new StringBuilder("no step for a minute: " + context.get() + "\n");
        for (Map.Entry<Thread, StackTraceElement[]> entry :
                Thread.getAllStackTraces().entrySet()) {
            text.append(entry.getKey())
                    .append(' ')
                    .append(entry.getKey().getState())
                    .append('\n');
            for (StackTraceElement element : entry.getValue()) {
                text.append("    at ").append(element).append('\n');
            }
        }
        System.out.print(text);
        System.out.flush();
        watched.interrupt();
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
