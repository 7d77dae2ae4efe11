package org.royalfork.engine.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.condition.OS;

/** What a command does when nobody takes its output, in a process of its own. */
class StandardOutputTest {

    private static final List<String> COMMAND = List.of(
            ProcessHandle.current().info().command().orElse("java"),
            "--add-exports",
            "java.base/jdk.internal.misc=ALL-UNNAMED",
            "--enable-native-access=ALL-UNNAMED",
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName(),
            "bench",
            "--hash",
            "1",
            "--depth");

    private static ProcessBuilder bench(int depth) {
        return new ProcessBuilder(Stream.concat(COMMAND.stream(), Stream.of(Integer.toString(depth)))
                .toList());
    }

    private static String errors(Process process) throws IOException {
        return new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    /** If it went on it would end well, after many seconds. */
    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aCommandWhoseReaderHasGoneEnds() throws Exception {
        Process process = bench(14).start();
        try (BufferedReader output = process.inputReader()) {
            assertTrue(output.readLine().startsWith(" 1/60 "));
        }
        assertEquals(1, process.waitFor());
        assertEquals("", errors(process));
    }

    @Test
    @EnabledIf("thereIsAFullDevice")
    void aFullDiskIsToldInOneLine() throws Exception {
        Process process = bench(1).redirectOutput(new File("/dev/full")).start();
        String errors = errors(process);
        assertEquals(1, process.waitFor());
        assertTrue(errors.startsWith("royalfork: cannot write standard output: "), errors);
        assertEquals(1, errors.lines().count(), errors);
    }

    static boolean thereIsAFullDevice() {
        return new File("/dev/full").exists();
    }
}
