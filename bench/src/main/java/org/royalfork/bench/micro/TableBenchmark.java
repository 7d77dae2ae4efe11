package org.royalfork.bench.micro;

import java.util.SplittableRandom;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.royalfork.tt.Entry;
import org.royalfork.tt.TranspositionTable;

/**
 * The transposition table under random keys, so that every access beyond the caches costs a trip to memory. With more
 * threads ({@code --threads}) all of them share one table, and the time shows what they cost each other.
 */
@State(Scope.Benchmark)
public class TableBenchmark extends MicroBenchmark {

    /** The keys of a thread: as well mixed as real ones. */
    @State(Scope.Thread)
    public static class Keys {

        private final SplittableRandom random = new SplittableRandom(42);

        long next() {
            return random.nextLong();
        }
    }

    /** Size of the table in MiB: inside the caches, and far beyond them. */
    @Param({"1", "256"})
    private int mebibytes;

    private TranspositionTable table;

    /** Allocates the table and fills it. */
    @Setup(Level.Trial)
    public void fill() {
        table = new TranspositionTable((long) mebibytes << 20);
        final SplittableRandom random = new SplittableRandom(1);
        for (long i = table.bytes() / 8; i > 0; i--) {
            store(random.nextLong());
        }
    }

    /** Frees the table. */
    @TearDown(Level.Trial)
    public void free() {
        table.close();
    }

    private void store(long key) {
        table.store(key, (int) key & 0xFFFF, 12, 34, (int) key & 15, Entry.LOWER, false);
    }

    /** Looks up a key that is not there; every time another cluster. */
    @Benchmark
    public long probe(Keys keys) {
        return table.probe(keys.next());
    }

    /** Looks up two keys, the second of which depends on the answer to the first, so that nothing overlaps. */
    @Benchmark
    @OperationsPerInvocation(2)
    public long probeDependent(Keys keys) {
        return table.probe(keys.next() + table.probe(keys.next()));
    }

    /** Stores an entry. */
    @Benchmark
    public void store(Keys keys) {
        store(keys.next());
    }

    /** Looks up a key and stores it, as a node of a search does. */
    @Benchmark
    public long probeAndStore(Keys keys) {
        final long key = keys.next();
        final long found = table.probe(key);
        store(key);
        return found;
    }
}
