package org.royalfork.bench.contest;

import java.util.Locale;

/** What is measured: the methods of {@link ContestBenchmark}. */
public enum Operation {
    /** Look a key up, of which half were stored. */
    PROBE,
    /** Store a key that was stored before. */
    STORE,
    /** Three probes for each store. */
    MIXED;

    /** Returns the benchmark's method. */
    String method() {
        return name().toLowerCase(Locale.ROOT);
    }
}
