package org.royalfork.bench.contest;

import java.util.List;
import org.royalfork.engine.benchmark.BenchmarkSettings;

/**
 * What a contest measures, and for how long.
 *
 * @param designs      who takes part
 * @param operations   what they are asked
 * @param mebibytes    sizes of the table in MiB; the others get what it is worth in entries
 * @param threads      numbers of threads, in ascending order
 * @param forks        JVMs for each figure
 * @param iterations   measurements in each JVM, after a warm-up that is dropped
 * @param millis       milliseconds of each measurement
 * @param maxHeapBytes who needs a larger heap than that is left out
 * @param jvmOptions   further options of those JVMs
 */
public record ContestSettings(
        List<Design> designs,
        List<Operation> operations,
        List<Long> mebibytes,
        List<Integer> threads,
        int forks,
        int iterations,
        int millis,
        long maxHeapBytes,
        List<String> jvmOptions) {

    /** Least table, in MiB: what {@code TranspositionTable} allows. */
    private static final long MIN_MEBIBYTES = 1;

    /** Largest table, in MiB: the arrays of the JDK have indexes of type {@code int}, and hold 8 bytes each. */
    private static final long MAX_MEBIBYTES = 8 << 10;

    /** Checks that all is in range. */
    public ContestSettings {
        designs = List.copyOf(designs);
        operations = List.copyOf(operations);
        mebibytes = List.copyOf(mebibytes);
        jvmOptions = List.copyOf(jvmOptions);
        threads = threads.stream().distinct().sorted().toList();
        for (long size : mebibytes) {
            require(size >= MIN_MEBIBYTES && size <= MAX_MEBIBYTES, "a size is 1 to 8192 MiB, not " + size);
        }
        for (int count : threads) {
            require(
                    count >= 1 && count <= BenchmarkSettings.MAX_THREADS,
                    "threads must be from 1 to " + BenchmarkSettings.MAX_THREADS + ": " + count);
        }
        require(forks >= 1, "forks must be at least 1: " + forks);
        require(iterations >= 1, "iterations must be at least 1: " + iterations);
        require(millis >= 1, "a measurement needs some time, not " + millis + " ms");
    }

    private static void require(boolean condition, String message) {
        if (!condition) {
            throw new IllegalArgumentException(message);
        }
    }
}
