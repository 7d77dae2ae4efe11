package org.royalfork.tt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.agrona.concurrent.UnsafeBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Nothing is accepted that was not written as a whole for that key. The data of an entry is derived from its key, so a
 * reader knows what it must find, and all keys fall into one cluster, so that writers meet. The same test run over a table
 * without the XOR check finds torn entries at once.
 */
@Timeout(120)
class TornEntriesTest {

    private static final int OPERATIONS = 10_000_000;
    private static final long CLUSTERS = TranspositionTable.MIN_BYTES / TranspositionTable.CLUSTER_BYTES;

    /** What the test does to a table, whichever it is. */
    private interface SharedTable {
        long probe(long key);

        void store(long key, long data);
    }

    @Test
    void noTornEntryIsAccepted() throws Exception {
        try (TranspositionTable table = new TranspositionTable(TranspositionTable.MIN_BYTES)) {
            final Counts counts = run(verified(table), keysOfOneCluster(11), OPERATIONS);
            assertEquals(0, counts.wrong.get());
            assertTrue(counts.accepted.get() > 0);
        }
    }

    @Test
    void theTwinWithoutTheCheckIsCaught() throws Exception {
        final UnverifiedTable twin = new UnverifiedTable();
        final SharedTable table = new SharedTable() {
            @Override
            public long probe(long key) {
                return twin.probe(key);
            }

            @Override
            public void store(long key, long data) {
                twin.store(key, data);
            }
        };
        final Counts counts = run(table, keysOfOneCluster(11), 100L * OPERATIONS);
        assertTrue(counts.wrong.get() > 0, "no torn entry in " + 100L * OPERATIONS + " operations a thread");
    }

    @Test
    void randomWordsFromAHostileThreadAreNeverAccepted() throws Exception {
        try (TranspositionTable table = new TranspositionTable(TranspositionTable.MIN_BYTES)) {
            final AtomicBoolean stop = new AtomicBoolean();
            final Thread hostile = Thread.ofPlatform().start(() -> scribble(table.memory(), stop));
            try {
                final long[] keys = new SplittableRandom(13).longs(4_096).toArray();
                final Counts counts = run(verified(table), keys, OPERATIONS / 2);
                assertEquals(0, counts.wrong.get());
                assertTrue(counts.accepted.get() > 0);
            } finally {
                stop.set(true);
                hostile.join();
            }
        }
    }

    private static void scribble(TableMemory memory, AtomicBoolean stop) {
        final UnsafeBuffer words = memory.segment(0);
        final SplittableRandom random = new SplittableRandom(17);
        while (!stop.get()) {
            for (int i = 0; i < 1_000; i++) {
                words.putLongOpaque(random.nextInt(words.capacity() / Long.BYTES) * Long.BYTES, random.nextLong());
            }
        }
    }

    private static SharedTable verified(TranspositionTable table) {
        return new SharedTable() {
            @Override
            public long probe(long key) {
                return table.probe(key);
            }

            @Override
            public void store(long key, long data) {
                table.store(
                        key,
                        Entry.move(data),
                        Entry.score(data),
                        Entry.evaluation(data),
                        Entry.depth(data),
                        Entry.bound(data),
                        Entry.isPv(data));
            }
        };
    }

    /** Sixteen keys for four entries: they drive each other out all the time. */
    private static long[] keysOfOneCluster(long seed) {
        final SplittableRandom random = new SplittableRandom(seed);
        return random.longs(16)
                .map(ignored -> Keys.random(123, CLUSTERS, random))
                .toArray();
    }

    /** What was seen, added up by both threads at their end. */
    private static final class Counts {
        final AtomicLong accepted = new AtomicLong();
        final AtomicLong wrong = new AtomicLong();
    }

    /** Two threads store and probe at random until both have done so many operations, or one has seen a wrong entry. */
    private static Counts run(SharedTable table, long[] keys, long operations) throws Exception {
        final Counts counts = new Counts();
        try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
            final Future<?> first = threads.submit(worker(table, keys, operations, 1, counts));
            final Future<?> second = threads.submit(worker(table, keys, operations, 2, counts));
            first.get();
            second.get();
        }
        return counts;
    }

    private static Callable<Void> worker(SharedTable table, long[] keys, long operations, long seed, Counts counts) {
        return () -> {
            final SplittableRandom random = new SplittableRandom(seed);
            long accepted = 0;
            for (long i = 0; i < operations && counts.wrong.get() == 0; i++) {
                final int choice = random.nextInt();
                final long key = keys[(choice >>> 1) % keys.length];
                if ((choice & 1) == 0) {
                    table.store(key, dataOf(key));
                } else {
                    final long data = table.probe(key);
                    if (data != Entry.NONE) {
                        accepted++;
                        if (data != dataOf(key)) {
                            counts.wrong.incrementAndGet();
                        }
                    }
                }
            }
            counts.accepted.addAndGet(accepted);
            return null;
        };
    }

    /** The only data that this test ever stores for a key; exact, so that the table always takes it. */
    private static long dataOf(long key) {
        final long mixed = (key ^ key >>> 32) * 0x9E37_79B9_7F4A_7C15L;
        return Entry.pack(
                (int) (mixed >>> 48) | 1,
                (short) (mixed >>> 32),
                (short) (mixed >>> 16),
                (int) mixed & 0x7F,
                Entry.EXACT,
                (mixed & 0x80) != 0,
                0);
    }
}
