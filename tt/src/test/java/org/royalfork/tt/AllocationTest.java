package org.royalfork.tt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

class AllocationTest {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    @Test
    void probeAndStoreAllocateNothing() {
        try (TranspositionTable table = new TranspositionTable(TranspositionTable.MIN_BYTES)) {
            long least = Long.MAX_VALUE;
            // The first rounds may load classes; a round of 100,000 that allocates nothing shows that the code does
            // not.
            for (int round = 0; round < 10; round++) {
                final long before = THREADS.getCurrentThreadAllocatedBytes();
                use(table, 100_000);
                least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
            }
            assertEquals(0, least);
        }
    }

    /** All that making and using a table allocates, which is more than it keeps, is the same for 64 MiB and for 5 GiB. */
    @Test
    void theHeapFootprintIsIndependentOfTheSize() {
        final long large = 5L << 30;
        TableMemoryTest.assumeSparse(large + (1L << 30));
        final long small = TableMemory.MAP_MIN_BYTES;
        allocatedByTableOf(small); // loads classes
        final long bySmall = allocatedByTableOf(small);
        final long byLarge = allocatedByTableOf(large);
        // What the system says of its memory, which is asked first, has not always the same length.
        assertTrue(Math.abs(bySmall - byLarge) < 32 << 10, () -> bySmall + " and " + byLarge + " bytes");
        assertTrue(byLarge < 1 << 20, () -> byLarge + " bytes");
    }

    private static long allocatedByTableOf(long bytes) {
        final long before = THREADS.getCurrentThreadAllocatedBytes();
        try (TranspositionTable table = new TranspositionTable(bytes)) {
            use(table, 16); // a huge page each
        }
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }

    @Test
    void theCountSeesAnAllocation() {
        final long before = THREADS.getCurrentThreadAllocatedBytes();
        final long[] allocated = new long[1_000];
        assertNotEquals(before, THREADS.getCurrentThreadAllocatedBytes() + allocated[999]);
    }

    private static void use(TranspositionTable table, int count) {
        long key = 1;
        for (int i = 0; i < count; i++) {
            key = key * 6_364_136_223_846_793_005L + 1_442_695_040_888_963_407L;
            final long data = table.probe(key);
            table.store(key, 1, i & 0xFFF, Entry.evaluation(data), i & 63, 1 + i % 3, (i & 7) == 0);
        }
        table.hashfullPermille();
        table.nextGeneration();
    }
}
