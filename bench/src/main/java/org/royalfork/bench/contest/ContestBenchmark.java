package org.royalfork.bench.contest;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.ThreadParams;

/**
 * What the contestants are asked, in millions of operations a second: see {@link Contest}. Run by {@code scripts/lab table},
 * which gives each its heap.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class ContestBenchmark {

    /** Operations of one call: enough to fill all that a processor can have under way, and more. */
    static final int BATCH = 64;

    /** Who is asked. */
    @Param
    private Design design;

    /** Size in MiB of the table, and of the others in what it is worth in entries. */
    @Param("1")
    private long mebibytes;

    private Contestant contestant;
    private long stored;

    /** Fills the contestant. */
    @Setup(Level.Trial)
    public void fill() throws InterruptedException {
        final long bytes = mebibytes << 20;
        stored = bytes / Design.ENTRY_BYTES;
        contestant = design.create(bytes);
        Filling.fill(contestant, stored);
    }

    /** Frees its memory. */
    @TearDown(Level.Trial)
    public void free() {
        contestant.close();
    }

    /** The keys of a thread, in batches. */
    @State(Scope.Thread)
    public static class Keys {

        private final long[] batch = new long[BATCH];
        private KeyStream stream;

        /** Begins a stream of the thread's own. */
        @Setup(Level.Trial)
        public void start(ContestBenchmark contest, ThreadParams thread) {
            stream = new KeyStream(contest.stored, thread.getThreadIndex());
        }
    }

    /** Looks keys up, half of which were stored. */
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public long probe(Keys keys) {
        final Contestant asked = contestant;
        final long[] batch = keys.batch;
        for (int i = 0; i < BATCH; i++) {
            batch[i] = keys.stream.next();
        }
        for (int i = 0; i < BATCH; i++) {
            asked.prefetch(batch[i]);
        }
        long sum = 0;
        for (int i = 0; i < BATCH; i++) {
            sum += asked.probe(batch[i]);
        }
        return sum;
    }

    /** Stores keys that were stored before. */
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public void store(Keys keys) {
        final Contestant asked = contestant;
        final long[] batch = keys.batch;
        for (int i = 0; i < BATCH; i++) {
            batch[i] = keys.stream.nextStored();
        }
        for (int i = 0; i < BATCH; i++) {
            asked.prefetch(batch[i]);
        }
        for (int i = 0; i < BATCH; i++) {
            asked.store(batch[i]);
        }
    }

    /** Looks three keys up, half of which were stored, for each one that was stored before and is stored again. */
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public long mixed(Keys keys) {
        final Contestant asked = contestant;
        final long[] batch = keys.batch;
        for (int i = 0; i < BATCH; i += 4) {
            batch[i] = keys.stream.next();
            batch[i + 1] = keys.stream.next();
            batch[i + 2] = keys.stream.next();
            batch[i + 3] = keys.stream.nextStored();
        }
        for (int i = 0; i < BATCH; i++) {
            asked.prefetch(batch[i]);
        }
        long sum = 0;
        for (int i = 0; i < BATCH; i += 4) {
            sum += asked.probe(batch[i]);
            sum += asked.probe(batch[i + 1]);
            sum += asked.probe(batch[i + 2]);
            asked.store(batch[i + 3]);
        }
        return sum;
    }
}
