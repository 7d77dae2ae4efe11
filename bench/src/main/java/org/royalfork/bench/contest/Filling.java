package org.royalfork.bench.contest;

import java.util.ArrayList;
import java.util.List;
import org.royalfork.tt.Entry;

/** Fills a contestant, and tells how much of it is found again. */
final class Filling {

    private Filling() {}

    /** Stores the first {@code count} keys, by as many threads as there are processors. */
    static void fill(Contestant contestant, long count) throws InterruptedException {
        final int threads = Runtime.getRuntime().availableProcessors();
        final List<Thread> workers = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            final long from = count * i / threads;
            final long to = count * (i + 1) / threads;
            workers.add(Thread.ofPlatform().start(() -> store(contestant, from, to)));
        }
        for (Thread worker : workers) {
            worker.join();
        }
    }

    private static void store(Contestant contestant, long from, long to) {
        for (long index = from; index < to; index++) {
            contestant.store(KeyStream.key(index));
        }
    }

    /** Returns the share of probes that find something, as the benchmark asks them, after filling: 0 to 1. */
    static double hitRate(Design design, long bytes) throws InterruptedException {
        final long stored = bytes / Design.ENTRY_BYTES;
        try (Contestant contestant = design.create(bytes)) {
            fill(contestant, stored);
            final KeyStream keys = new KeyStream(stored, 1);
            final int probes = 1 << 18;
            int hits = 0;
            for (int i = 0; i < probes; i++) {
                if (contestant.probe(keys.next()) != Entry.NONE) {
                    hits++;
                }
            }
            return (double) hits / probes;
        }
    }
}
