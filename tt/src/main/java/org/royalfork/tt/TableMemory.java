package org.royalfork.tt;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.agrona.UnsafeApi;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * The memory of one table: one range of addresses outside the heap.
 *
 * <p>The range begins at a multiple of 64 bytes, so that a cluster of 64 bytes is one cache line. The table itself works
 * with addresses; everything else sees the range through {@link UnsafeBuffer} segments, which check their bounds. A buffer
 * has {@code int} indexes, so a segment is 1 GiB, the last one what remains; the size as a whole is a {@code long}
 * everywhere.
 *
 * <p><b>Where it comes from.</b> From {@value #MAP_MIN_BYTES} bytes on, on Linux, it is mapped from the kernel and
 * advised to huge pages before anything touches it, which spares a probe the walk through the page tables. Mapped memory
 * is zero without being written, so that making a table costs no time and the first touch can be left to all workers.
 * Smaller tables, other systems, and JVMs that deny native access use the plain native allocator. Neither way counts
 * against {@code -XX:MaxDirectMemorySize}, whose default, the heap size, would forbid exactly the tables that people want.
 *
 * <p><b>Refusal.</b> More than the machine or the process's control group has to give is refused by a
 * {@link TableAllocationException} before anything is allocated, because the operating system itself would agree now and
 * kill the process later.
 *
 * <p>Made and closed by one thread while no other uses it.
 */
public final class TableMemory implements AutoCloseable {

    /** Largest segment, in bytes. */
    public static final int SEGMENT_BYTES = 1 << 30;

    /** Largest memory, in bytes: the user half of a 48-bit address space. */
    static final long MAX_BYTES = 1L << 47;

    /**
     * Least size that is mapped and advised, in bytes; below it the linker's start-up time costs more than huge pages
     * gain, and running out of memory is no concern.
     */
    static final long MAP_MIN_BYTES = 64L << 20;

    private static final int LINE_BYTES = 64;

    /** What a table must leave of the available memory, for the heap, the code and the stacks. */
    private static final long RESERVE_BYTES = 64L << 20;

    private final long bytes;
    private final long address;
    private final boolean mapped;
    private final boolean advised;
    private long allocation;

    private TableMemory(long bytes, long allocation, boolean mapped) {
        this.bytes = bytes;
        this.allocation = allocation;
        this.mapped = mapped;
        address = alignUp(allocation, mapped ? MappedMemory.HUGE_PAGE_BYTES : LINE_BYTES);
        advised = mapped && MappedMemory.adviseHugePages(address, bytes);
    }

    /**
     * Allocates memory. Its content is undefined unless {@link #isZero()}.
     *
     * @param bytes    size, a positive multiple of 64
     * @param promised bytes that the caller is about to give back, which therefore count as available
     * @throws TableAllocationException if there is not that much
     */
    static TableMemory allocate(long bytes, long promised) {
        if (bytes <= 0 || bytes % LINE_BYTES != 0) {
            throw new IllegalArgumentException("bytes is " + bytes + ", not a positive multiple of " + LINE_BYTES);
        }
        if (bytes > MAX_BYTES) {
            throw new TableAllocationException("no machine has " + size(bytes) + " of memory for the table");
        }
        if (bytes < MAP_MIN_BYTES) {
            return plain(bytes);
        }
        requireAvailable(bytes, AvailableMemory.bytes(), promised);
        return MappedMemory.isSupported() ? map(bytes) : plain(bytes);
    }

    /** Refuses what does not fit beside a reserve and, at 8 bytes for a page of 4 KiB, the page tables. */
    static void requireAvailable(long bytes, long available, long promised) {
        final long usable = Math.max(0, available - RESERVE_BYTES);
        final long most = promised >= AvailableMemory.UNKNOWN - usable ? AvailableMemory.UNKNOWN : usable + promised;
        if (bytes > most - most / 512) {
            throw new TableAllocationException(
                    "a table of " + size(bytes) + " does not fit: about " + size(most) + " of memory are available");
        }
    }

    private static TableMemory map(long bytes) {
        final long allocation = MappedMemory.map(bytes + MappedMemory.HUGE_PAGE_BYTES);
        if (allocation == 0) {
            throw new TableAllocationException("the system refuses " + size(bytes) + " of memory for the table");
        }
        return new TableMemory(bytes, allocation, true);
    }

    private static TableMemory plain(long bytes) {
        try {
            return new TableMemory(bytes, UnsafeApi.allocateMemory(bytes + LINE_BYTES), false);
        } catch (final OutOfMemoryError refused) {
            throw new TableAllocationException(
                    "the system refuses " + size(bytes) + " of memory for the table", refused);
        }
    }

    /** Returns the size in bytes. */
    public long bytes() {
        return bytes;
    }

    /** The address of the first byte, a multiple of 64. Nothing checks what is done with it. */
    long address() {
        return address;
    }

    /** Returns the number of segments. */
    public int segmentCount() {
        return Math.toIntExact((bytes + SEGMENT_BYTES - 1) / SEGMENT_BYTES);
    }

    /**
     * Returns a view of one segment: checked access for tools and for tests that damage a table on purpose. The view must
     * not be used after {@link #close()}.
     *
     * @param index 0 to {@code segmentCount() - 1}
     * @throws IllegalStateException after {@link #close()}
     */
    public UnsafeBuffer segment(int index) {
        requireOpen();
        final long start = (long) Objects.checkIndex(index, segmentCount()) * SEGMENT_BYTES;
        return new UnsafeBuffer(address + start, (int) Math.min(SEGMENT_BYTES, bytes - start));
    }

    private void requireOpen() {
        if (allocation == 0) {
            throw new IllegalStateException("the memory of the table has been freed");
        }
    }

    /** Tells whether the memory is known to have been zero when it was allocated. */
    boolean isZero() {
        return mapped;
    }

    /**
     * Zeroes the bytes from {@code from} to {@code to}, exclusive.
     *
     * @throws IndexOutOfBoundsException if they are not all of this memory; nothing has been zeroed then
     */
    void clear(long from, long to) {
        requireOpen();
        Objects.checkFromToIndex(from, to, bytes);
        if (mapped) {
            MappedMemory.clear(address + from, to - from);
            return;
        }
        for (long start = from; start < to; ) {
            final int segment = (int) (start / SEGMENT_BYTES);
            final int offset = (int) (start % SEGMENT_BYTES);
            final int length = (int) Math.min(to - start, SEGMENT_BYTES - offset);
            segment(segment).setMemory(offset, length, (byte) 0);
            start += length;
        }
    }

    /**
     * Says in a few words what was got, for reports and an {@code info string}, for instance
     * "256 MiB, mapped, huge pages advised".
     */
    public String description() {
        final String kind =
                !mapped ? "plain memory" : advised ? "mapped, huge pages advised" : "mapped, huge pages refused";
        return size(bytes) + ", " + kind;
    }

    /**
     * Returns how many bytes lie in huge pages at this moment, as Linux tells; 0 where it does not. Advice is only
     * advice, and only touched pages count, so this is of use after the first search. Takes milliseconds.
     */
    public long hugePageBytes() {
        try (Stream<String> lines = Files.lines(Path.of("/proc/self/smaps"))) {
            return hugePageBytes(lines.iterator());
        } catch (final IOException | UncheckedIOException notLinux) {
            return 0;
        }
    }

    /** Adds up the huge pages of the mappings that begin inside this memory. */
    private long hugePageBytes(Iterator<String> smaps) {
        long kibibytes = 0;
        boolean inside = false;
        while (smaps.hasNext()) {
            final String line = smaps.next();
            final int dash = line.indexOf('-');
            if (dash > 0 && Character.digit(line.charAt(0), 16) >= 0 && line.indexOf(' ') > dash) {
                final long start = Long.parseUnsignedLong(line, 0, dash, 16);
                inside = start >= allocation && start < address + bytes;
            } else if (inside && line.startsWith("AnonHugePages:")) {
                kibibytes += Long.parseLong(line.replaceAll("\\D+", ""));
            }
        }
        return kibibytes << 10;
    }

    /** Frees the memory. Afterwards {@link #segment} throws; calling it again does nothing. */
    @Override
    public void close() {
        if (allocation == 0) {
            return;
        }
        if (mapped) {
            MappedMemory.unmap(allocation, bytes + MappedMemory.HUGE_PAGE_BYTES);
        } else {
            UnsafeApi.freeMemory(allocation);
        }
        allocation = 0;
    }

    /** Writes a size as people say it: "1 MiB", "2.5 GiB". */
    static String size(long bytes) {
        final String[] units = {"bytes", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
        int unit = 0;
        double value = bytes;
        while (value >= 1024 && unit < units.length - 1) {
            value /= 1024;
            unit++;
        }
        final boolean whole = value == Math.rint(value);
        return String.format(Locale.ROOT, whole ? "%.0f %s" : "%.1f %s", value, units[unit]);
    }

    private static long alignUp(long value, long alignment) {
        return (value + alignment - 1) & -alignment;
    }
}
