package org.royalfork.bench.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/**
 * Keeps cores busy that no search uses, so that a search with one thread sees the clock rate of a machine under full load,
 * like the searches with many threads that it is compared with (Hyatt's advice for scaling measurements).
 *
 * <p>The load counts in a register: it takes power, but neither cache nor memory bandwidth. Where two logical processors
 * share a core it slows the search on the other one, as the workers of a parallel search do to each other.
 *
 * <p><b>Threading.</b> The number of loads is written by the owner and read by the load threads, volatile; one that reads it
 * late burns or sleeps some microseconds longer. What they count goes to a field of their own that nobody reads.
 */
final class CoreLoad implements AutoCloseable {

    private static final int COUNTS_BETWEEN_LOOKS = 10_000;

    private final int cores;
    private final List<Load> loads = new ArrayList<>();
    private volatile int wanted;

    CoreLoad(int cores) {
        this.cores = cores;
        for (int i = 0; i < cores - 1; i++) {
            final Load load = new Load(i);
            loads.add(load);
            load.start();
        }
    }

    /** Leaves so many cores to a search, and keeps the others busy. */
    void leave(int searchThreads) {
        wanted = Math.max(0, cores - searchThreads);
        loads.forEach(LockSupport::unpark);
    }

    /** Lets all cores rest. */
    void rest() {
        wanted = 0;
    }

    @Override
    public void close() {
        wanted = -1;
        loads.forEach(LockSupport::unpark);
    }

    /** One busy core. */
    private final class Load extends Thread {

        private final int index;
        private long count;

        Load(int index) {
            super("load-" + index);
            this.index = index;
            setDaemon(true);
        }

        @Override
        public void run() {
            while (wanted >= 0) {
                if (index < wanted) {
                    long x = count;
                    for (int i = 0; i < COUNTS_BETWEEN_LOOKS; i++) {
                        x = x * 6_364_136_223_846_793_005L + 1;
                    }
                    count = x;
                } else {
                    LockSupport.park(this);
                }
            }
        }
    }
}
