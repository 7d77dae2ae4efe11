package org.royalfork.engine.benchmark;

import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.strategy.Strategy;

/**
 * How the benchmark is run.
 *
 * @param threads number of workers, at least 1
 * @param hashMebibytes size of the table in MiB, at least 1
 * @param depth nominal depth of each search in plies
 * @param strategy how the search is spread over the workers
 * @param deterministic whether the workers take turns, so that every run is the same
 */
public record BenchmarkSettings(int threads, int hashMebibytes, int depth, Strategy strategy, boolean deterministic) {

    /** Table in MiB: large enough not to fill up at the default depth of a game. */
    public static final int DEFAULT_HASH = 128;

    /** Greatest number of workers. */
    public static final int MAX_THREADS = 1024;

    /** Checks the ranges. */
    public BenchmarkSettings {
        check("threads", threads, MAX_THREADS);
        check("hash", hashMebibytes, Integer.MAX_VALUE);
        check("depth", depth, SearchLimits.MAX_DEPTH);
    }

    /** Makes settings by which the workers run at once. */
    public BenchmarkSettings(int threads, int hashMebibytes, int depth, Strategy strategy) {
        this(threads, hashMebibytes, depth, strategy, false);
    }

    private static void check(String name, int value, int max) {
        if (value < 1 || value > max) {
            throw new IllegalArgumentException(name + " must be from 1 to " + max + ", not " + value);
        }
    }

    /** Returns the size of the table in bytes. */
    public long tableBytes() {
        return (long) hashMebibytes << 20;
    }
}
