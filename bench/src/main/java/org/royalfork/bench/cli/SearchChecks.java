package org.royalfork.bench.cli;

import org.royalfork.engine.benchmark.BenchmarkSettings;
import org.royalfork.parallel.search.SearchLimits;

/** Checks of options that many commands have. All throw {@link IllegalArgumentException} with one line that names the option. */
final class SearchChecks {

    /** A day; what is longer is a slip. */
    private static final double MOST_SECONDS = 86_400;

    private static final double NANOS = 1e9;

    private SearchChecks() {}

    /** Checks {@code --depth}, in plies, and returns it. */
    static int depth(int depth) {
        if (depth < 1 || depth > SearchLimits.MAX_DEPTH) {
            throw new IllegalArgumentException("--depth must be from 1 to " + SearchLimits.MAX_DEPTH + ": " + depth);
        }
        return depth;
    }

    /** Checks {@code --hash}, in MiB, and returns it. */
    static int hash(int mebibytes) {
        if (mebibytes < 1) {
            throw new IllegalArgumentException("--hash must be at least 1: " + mebibytes);
        }
        return mebibytes;
    }

    /** Checks {@code --threads} and returns it. */
    static int threads(int threads) {
        if (threads < 1 || threads > BenchmarkSettings.MAX_THREADS) {
            throw new IllegalArgumentException(
                    "--threads must be from 1 to " + BenchmarkSettings.MAX_THREADS + ": " + threads);
        }
        return threads;
    }

    /** Checks an option of a time, in seconds, and returns it in nanoseconds. */
    static long nanos(String option, double seconds) {
        if (!(seconds >= 0 && seconds <= MOST_SECONDS)) {
            throw new IllegalArgumentException(option + " must be from 0 to 86400: " + seconds);
        }
        return Math.round(seconds * NANOS);
    }
}
