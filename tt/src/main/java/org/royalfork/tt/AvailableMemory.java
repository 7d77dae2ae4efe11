package org.royalfork.tt;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * How much memory this process may still take.
 *
 * <p>Linux promises memory that it does not have and kills the process that uses it, and a container's limit kills
 * sooner than the machine's. Neither is an exception that anyone could catch, so the question must be asked before.
 */
final class AvailableMemory {

    /** The answer if nothing is known. */
    static final long UNKNOWN = Long.MAX_VALUE;

    private final Path root;

    /**
     * Reads the machine's figures below {@code root}, which is {@code /} except in tests.
     */
    AvailableMemory(Path root) {
        this.root = root;
    }

    /** Returns the bytes that this process may still take, {@link #UNKNOWN} if the platform does not tell. */
    static long bytes() {
        return System.getProperty("os.name").equals("Linux")
                ? new AvailableMemory(Path.of("/")).linuxBytes()
                : beanBytes();
    }

    /** The least of the machine's available memory and what every enclosing control group has left. */
    long linuxBytes() {
        long available = machineBytes();
        for (final String line : lines(root.resolve("proc/self/cgroup"))) {
            // "0::/path" is version 2; "4:memory:/path" is the memory controller of version 1.
            final String[] fields = line.split(":", 3);
            if (fields.length != 3) {
                continue;
            }
            if (fields[1].isEmpty()) {
                final String[] names = {"memory.max", "memory.current", "inactive_file"};
                available = Math.min(available, groupBytes(root.resolve("sys/fs/cgroup"), fields[2], names));
            } else if (List.of(fields[1].split(",", -1)).contains("memory")) {
                final String[] names = {"memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file"};
                available = Math.min(available, groupBytes(root.resolve("sys/fs/cgroup/memory"), fields[2], names));
            }
        }
        return Math.max(0, available);
    }

    private long machineBytes() {
        final long kibibytes = field(root.resolve("proc/meminfo"), "MemAvailable:");
        return kibibytes == UNKNOWN ? UNKNOWN : kibibytes << 10;
    }

    /**
     * What is left below the limits of a group and of all groups around it. Inside a container the group's path is often
     * that of the host and not to be found: then its folder is the mount itself, where the walk ends anyway.
     */
    private static long groupBytes(Path mount, String path, String[] names) {
        long least = UNKNOWN;
        final Path relative = Path.of(path.replaceFirst("^/+", ""));
        for (int depth = relative.toString().isEmpty() ? 0 : relative.getNameCount(); depth >= 0; depth--) {
            final Path group = depth == 0 ? mount : mount.resolve(relative.subpath(0, depth));
            final long limit = number(group.resolve(names[0]));
            final long used = number(group.resolve(names[1]));
            if (limit != UNKNOWN && used != UNKNOWN) {
                // File pages that nobody has used lately count as used, but are dropped when memory is wanted.
                final long reclaimable = field(group.resolve("memory.stat"), names[2]);
                least = Math.min(least, limit - used + (reclaimable == UNKNOWN ? 0 : reclaimable));
            }
        }
        return least;
    }

    /** The number that is a file's only content; {@code "max"} or no file at all is {@link #UNKNOWN}. */
    private static long number(Path file) {
        final List<String> lines = lines(file);
        return lines.isEmpty() ? UNKNOWN : parse(lines.getFirst().trim());
    }

    /** The number after a name, in a file that has one name and number a line. */
    private static long field(Path file, String name) {
        for (final String line : lines(file)) {
            final String[] words = line.split("\\s+", -1);
            if (words.length > 1 && words[0].equals(name)) {
                return parse(words[1]);
            }
        }
        return UNKNOWN;
    }

    private static long parse(String digits) {
        try {
            return Long.parseLong(digits);
        } catch (final NumberFormatException notALimit) {
            return UNKNOWN;
        }
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file, StandardCharsets.ISO_8859_1);
        } catch (final IOException absentOnThisMachine) {
            return List.of();
        }
    }

    /** On Windows "free" includes what caches would give back; elsewhere it does not, and only the total is of use. */
    private static long beanBytes() {
        if (ManagementFactory.getOperatingSystemMXBean()
                instanceof final com.sun.management.OperatingSystemMXBean bean) {
            return System.getProperty("os.name").startsWith("Windows")
                    ? bean.getFreeMemorySize()
                    : bean.getTotalMemorySize();
        }
        return UNKNOWN;
    }
}
