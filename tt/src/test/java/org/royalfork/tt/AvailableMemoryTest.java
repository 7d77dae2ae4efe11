package org.royalfork.tt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The memory figures of made-up machines. */
class AvailableMemoryTest {

    @TempDir
    private Path root;

    @BeforeEach
    void machine() throws IOException {
        write("proc/meminfo", "MemTotal:       24684084 kB\nMemFree: 1 kB\nMemAvailable:   20000000 kB\n");
    }

    @Test
    void aMachineWithoutControlGroupsHasWhatItSays() {
        assertEquals(20_000_000L << 10, bytes());
    }

    @Test
    void aMachineThatSaysNothingIsUnknown() throws IOException {
        Files.delete(root.resolve("proc/meminfo"));
        assertEquals(AvailableMemory.UNKNOWN, bytes());
    }

    @Test
    void versionTwoLimitsOfTheGroupAndOfThoseAroundItCount() throws IOException {
        write("proc/self/cgroup", "0::/outer/inner\n");
        write("sys/fs/cgroup/outer/inner/memory.max", "max\n");
        write("sys/fs/cgroup/outer/inner/memory.current", "1000\n");
        assertEquals(20_000_000L << 10, bytes());
        write("sys/fs/cgroup/outer/memory.max", "8000000\n");
        write("sys/fs/cgroup/outer/memory.current", "3000000\n");
        write("sys/fs/cgroup/outer/memory.stat", "anon 5\ninactive_file 500000\nactive_file 7\n");
        assertEquals(5_500_000, bytes());
        write("sys/fs/cgroup/outer/inner/memory.max", "2000\n");
        assertEquals(1_000, bytes());
    }

    @Test
    void aContainerSeesItsLimitAtTheMount() throws IOException {
        write("proc/self/cgroup", "0::/\n");
        write("sys/fs/cgroup/memory.max", "1073741824\n");
        write("sys/fs/cgroup/memory.current", "73741824\n");
        assertEquals(1_000_000_000, bytes());
    }

    @Test
    void versionOneNamesThePathOfTheHostInsideAContainer() throws IOException {
        write("proc/self/cgroup", "9:name=systemd:/\n4:cpu,memory:/docker/0123\n1:cpuset:/\n");
        write("sys/fs/cgroup/memory/memory.limit_in_bytes", "1073741824\n");
        write("sys/fs/cgroup/memory/memory.usage_in_bytes", "73741824\n");
        write("sys/fs/cgroup/memory/memory.stat", "inactive_file 1\ntotal_inactive_file 2000\n");
        assertEquals(1_000_002_000, bytes());
    }

    @Test
    void versionOneWithoutALimitSaysAVeryLargeOne() throws IOException {
        write("proc/self/cgroup", "4:memory:/\n");
        write("sys/fs/cgroup/memory/memory.limit_in_bytes", "9223372036854771712\n");
        write("sys/fs/cgroup/memory/memory.usage_in_bytes", "73741824\n");
        assertEquals(20_000_000L << 10, bytes());
    }

    @Test
    void aGroupOverItsLimitHasNothing() throws IOException {
        write("proc/self/cgroup", "0::/\n");
        write("sys/fs/cgroup/memory.max", "1000\n");
        write("sys/fs/cgroup/memory.current", "2000\n");
        assertEquals(0, bytes());
    }

    @Test
    void nonsenseIsNoLimit() throws IOException {
        write("proc/self/cgroup", "garbage\n0::\n");
        write("sys/fs/cgroup/memory.max", "much\n");
        write("sys/fs/cgroup/memory.current", "\n");
        assertEquals(20_000_000L << 10, bytes());
    }

    @Test
    void thisMachineHasSome() {
        assertTrue(AvailableMemory.bytes() > 0);
    }

    private long bytes() {
        return new AvailableMemory(root).linuxBytes();
    }

    private void write(String path, String text) throws IOException {
        final Path file = root.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
