package org.royalfork.tt;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.invoke.MethodHandle;

/**
 * Anonymous memory straight from the Linux kernel: {@code mmap}, {@code madvise}, {@code munmap}; and the C library's
 * {@code memset} to clear it.
 *
 * <p>Memory of the Java allocators comes too late for huge pages: by the time its address is known it may have been
 * written, and advice does not change pages that exist. The constants are those of the Linux ABI on every processor
 * that a JDK 25 is built for.
 *
 * <p>The first use of this class starts the foreign linker, some tens of milliseconds: {@link TableMemory} asks it only
 * for tables that are large enough to repay that.
 */
final class MappedMemory {

    /** The size of a huge page, and the alignment that the kernel wants before it uses one, in bytes. */
    static final long HUGE_PAGE_BYTES = 2L << 20;

    private static final int PROT_READ_WRITE = 1 | 2;
    private static final int MAP_PRIVATE_ANONYMOUS = 0x02 | 0x20;

    /**
     * Asks the kernel not to set memory aside: whether it is there is asked before, of the control groups too, and better. On
     * PowerPC, where the flag is another, this one means nothing.
     */
    private static final int MAP_NORESERVE = 0x4000;

    private static final int FLAGS = MAP_PRIVATE_ANONYMOUS | MAP_NORESERVE;
    private static final long MAP_FAILED = -1;
    private static final int MADV_HUGEPAGE = 14;

    // A pointer and size_t are both 64-bit integers to these functions, so plain longs say all there is to say.
    private static final MethodHandle MMAP =
            function("mmap", JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_LONG);
    private static final MethodHandle MADVISE = function("madvise", JAVA_INT, JAVA_LONG, JAVA_LONG, JAVA_INT);
    private static final MethodHandle MUNMAP = function("munmap", JAVA_INT, JAVA_LONG, JAVA_LONG);
    private static final MethodHandle MEMSET = function("memset", JAVA_LONG, JAVA_LONG, JAVA_INT, JAVA_LONG);

    private MappedMemory() {}

    /** Tells whether this JVM may call the functions; the answer loads nothing. */
    static boolean isSupported() {
        return System.getProperty("os.name").equals("Linux")
                && MappedMemory.class.getModule().isNativeAccessEnabled();
    }

    /** Maps {@code bytes} of zero, not yet touched memory; returns its page-aligned address, or 0 if refused. */
    static long map(long bytes) {
        try {
            final long address = (long) MMAP.invokeExact(0L, bytes, PROT_READ_WRITE, FLAGS, -1, 0L);
            return address == MAP_FAILED ? 0 : address;
        } catch (final Throwable impossible) {
            throw new LinkageError("mmap", impossible);
        }
    }

    /** Asks for huge pages where none has been touched yet; tells whether the kernel accepts the advice. */
    static boolean adviseHugePages(long address, long bytes) {
        try {
            return (int) MADVISE.invokeExact(address, bytes, MADV_HUGEPAGE) == 0;
        } catch (final Throwable impossible) {
            throw new LinkageError("madvise", impossible);
        }
    }

    /**
     * Zeroes a range. Java's own ways read each cache line before they write it; the C library writes past the caches what is
     * larger than they are. On 8 GiB: 62 GiB/s instead of 26 with one thread, 84 instead of 29 with two.
     */
    static void clear(long address, long bytes) {
        try {
            final long result = (long) MEMSET.invokeExact(address, 0, bytes);
            assert result == address : "memset of " + bytes + " bytes";
        } catch (final Throwable impossible) {
            throw new LinkageError("memset", impossible);
        }
    }

    /** Gives a whole mapping back. */
    static void unmap(long address, long bytes) {
        try {
            final int result = (int) MUNMAP.invokeExact(address, bytes);
            assert result == 0 : "munmap of " + bytes + " bytes";
        } catch (final Throwable impossible) {
            throw new LinkageError("munmap", impossible);
        }
    }

    @SuppressWarnings("restricted") // isSupported() has asked for the permission
    private static MethodHandle function(String name, MemoryLayout result, MemoryLayout... arguments) {
        final Linker linker = Linker.nativeLinker();
        return linker.downcallHandle(
                linker.defaultLookup().findOrThrow(name), FunctionDescriptor.of(result, arguments));
    }
}
