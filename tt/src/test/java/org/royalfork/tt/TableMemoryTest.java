package org.royalfork.tt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.agrona.concurrent.UnsafeBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TableMemoryTest {

    private static final long GIB = 1L << 30;

    @ParameterizedTest
    @ValueSource(longs = {64, 1 << 20, (1 << 20) + 64, TableMemory.MAP_MIN_BYTES, TableMemory.MAP_MIN_BYTES + 4_160})
    void everyClusterIsOneCacheLine(long bytes) {
        try (TableMemory memory = TableMemory.allocate(bytes, 0)) {
            assertEquals(bytes, memory.bytes());
            assertEquals(1, memory.segmentCount());
            assertEquals(bytes, memory.segment(0).capacity());
            assertEquals(0, memory.segment(0).addressOffset() % 64);
        }
    }

    @Test
    void aLargeMemoryIsSegmentsThatFollowEachOther() {
        assumeSparse(3 * GIB);
        try (TableMemory memory = TableMemory.allocate(2 * GIB + 640, 0)) {
            assertEquals(3, memory.segmentCount());
            assertEquals(GIB, memory.segment(0).capacity());
            assertEquals(640, memory.segment(2).capacity());
            assertEquals(
                    memory.segment(0).addressOffset() + 2 * GIB,
                    memory.segment(2).addressOffset());
        }
    }

    @Test
    void clearingStopsAtItsBounds() {
        assumeSparse(2 * GIB);
        try (TableMemory memory = TableMemory.allocate(GIB + 4_096, 0)) {
            final UnsafeBuffer first = memory.segment(0);
            final UnsafeBuffer second = memory.segment(1);
            first.setMemory((int) GIB - 4_096, 4_096, (byte) -1);
            second.setMemory(0, 4_096, (byte) -1);
            memory.clear(GIB - 128, GIB + 64);
            assertEquals(-1, first.getLong((int) GIB - 136));
            assertEquals(0, first.getLong((int) GIB - 128));
            assertEquals(0, first.getLong((int) GIB - 8));
            assertEquals(0, second.getLong(0));
            assertEquals(0, second.getLong(56));
            assertEquals(-1, second.getLong(64));
        }
    }

    /** Plain and mapped memory alike: the range as a whole is checked first. */
    @ParameterizedTest
    @ValueSource(longs = {1 << 20, TableMemory.MAP_MIN_BYTES})
    void nothingIsClearedOfARangeThatDoesNotFit(long bytes) {
        try (TableMemory memory = TableMemory.allocate(bytes, 0)) {
            final int last = (int) bytes - 8;
            memory.segment(0).putLong(last, -1);
            assertThrows(IndexOutOfBoundsException.class, () -> memory.clear(bytes - 64, bytes + 64));
            assertThrows(IndexOutOfBoundsException.class, () -> memory.clear(64, 0));
            assertThrows(IndexOutOfBoundsException.class, () -> memory.clear(-64, 64));
            assertEquals(-1, memory.segment(0).getLong(last));
        }
    }

    @Test
    void smallMemoryIsPlain() {
        try (TableMemory memory = TableMemory.allocate(1 << 20, 0)) {
            assertFalse(memory.isZero());
            assertEquals("1 MiB, plain memory", memory.description());
        }
    }

    @Test
    void largeMemoryIsMappedZeroAndAdvised() throws IOException {
        assumeSparse(GIB);
        try (TableMemory memory = TableMemory.allocate(TableMemory.MAP_MIN_BYTES, 0)) {
            assertTrue(memory.isZero());
            for (int offset = 0; offset < memory.bytes(); offset += 4_096) {
                assertEquals(0, memory.segment(0).getLong(offset));
            }
            memory.clear(0, memory.bytes());
            assertTrue(memory.hugePageBytes() <= memory.bytes());
            final Path setting = Path.of("/sys/kernel/mm/transparent_hugepage/enabled");
            if (Files.exists(setting) && !Files.readString(setting).contains("[never]")) {
                assertEquals("64 MiB, mapped, huge pages advised", memory.description());
                assertTrue(memory.hugePageBytes() > 0);
            }
        }
    }

    @Test
    void whatDoesNotFitIsRefused() {
        TableMemory.requireAvailable(8 * GIB, 9 * GIB, 0);
        TableMemory.requireAvailable(8 * GIB, AvailableMemory.UNKNOWN, 0);
        TableMemory.requireAvailable(8 * GIB, AvailableMemory.UNKNOWN, 8 * GIB);
        TableMemory.requireAvailable(8 * GIB, GIB, 8 * GIB);
        assertThrows(TableAllocationException.class, () -> TableMemory.requireAvailable(8 * GIB, 8 * GIB, 0));
        assertThrows(TableAllocationException.class, () -> TableMemory.requireAvailable(8 * GIB, 0, 0));
        assertThrows(TableAllocationException.class, () -> TableMemory.requireAvailable(8 * GIB, GIB, 7 * GIB));
        final Throwable refusal =
                assertThrows(TableAllocationException.class, () -> TableMemory.requireAvailable(64 * GIB, 24 * GIB, 0));
        assertEquals("a table of 64 GiB does not fit: about 23.9 GiB of memory are available", refusal.getMessage());
    }

    @Test
    void sizesAreWrittenAsPeopleSayThem() {
        assertEquals("64 bytes", TableMemory.size(64));
        assertEquals("1 MiB", TableMemory.size(1 << 20));
        assertEquals("2.5 GiB", TableMemory.size(5 * GIB / 2));
        assertEquals("8 EiB", TableMemory.size(Long.MAX_VALUE));
    }

    @Test
    void onlyWholeLinesAreAllocated() {
        assertThrows(IllegalArgumentException.class, () -> TableMemory.allocate(0, 0));
        assertThrows(IllegalArgumentException.class, () -> TableMemory.allocate(-64, 0));
        assertThrows(IllegalArgumentException.class, () -> TableMemory.allocate(65, 0));
    }

    /** Skips a test of large memory where it would really be needed, or is not there. */
    static void assumeSparse(long bytes) {
        assumeTrue(MappedMemory.isSupported(), "needs memory that is not touched before it is used: Linux");
        assumeTrue(AvailableMemory.bytes() > bytes, () -> "needs " + TableMemory.size(bytes) + " of memory");
    }
}
