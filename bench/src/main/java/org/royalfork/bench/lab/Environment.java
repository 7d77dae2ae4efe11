package org.royalfork.bench.lab;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What a reader must know of the machine and the program to judge a measurement or to repeat it. */
public final class Environment {

    /** Load for each core from which on other work disturbs a measurement. */
    private static final double BUSY = 0.4;

    private Environment() {}

    /** Describes this machine, this virtual machine and this build; what cannot be found out is left out. */
    public static Map<String, Object> describe() {
        final Map<String, Object> map = new LinkedHashMap<>();
        map.put("time", Instant.now().toString());
        firstValue("/proc/cpuinfo", "model name").ifPresent(model -> map.put("cpu", model));
        map.put("usableCores", Runtime.getRuntime().availableProcessors());
        firstLine("/sys/fs/cgroup/cpu.max").ifPresent(quota -> map.put("cgroupCpuMax", quota));
        firstValue("/proc/meminfo", "MemTotal").ifPresent(memory -> map.put("memory", memory));
        firstLine("/sys/kernel/mm/transparent_hugepage/enabled").ifPresent(pages -> map.put("hugePages", pages));
        firstLine("/proc/loadavg").ifPresent(load -> map.put("loadAverage", load));
        map.put(
                "os",
                System.getProperty("os.name") + " " + System.getProperty("os.version") + " "
                        + System.getProperty("os.arch"));
        map.put("jdk", System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"));
        map.put("jvmFlags", ManagementFactory.getRuntimeMXBean().getInputArguments());
        final String version = Environment.class.getPackage().getImplementationVersion();
        map.put("version", version == null ? "unpackaged" : version);
        commit().ifPresent(commit -> map.put("commit", commit));
        return map;
    }

    /** Returns a warning in one line when other work keeps the machine busy, by its load average of the last minute. */
    public static Optional<String> busy() {
        final double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        final int cores = Runtime.getRuntime().availableProcessors();
        return load < cores * BUSY
                ? Optional.empty()
                : Optional.of(String.format(
                        Locale.ROOT,
                        "the machine is busy (load average %.1f on %d cores): times and speedups will not be right",
                        load,
                        cores));
    }

    private static Optional<String> firstLine(String file) {
        return firstMatch(file, "");
    }

    private static Optional<String> firstValue(String file, String key) {
        return firstMatch(file, key)
                .map(line -> line.substring(line.indexOf(':') + 1).strip());
    }

    private static Optional<String> firstMatch(String file, String start) {
        try (Stream<String> lines = Files.lines(Path.of(file))) {
            return lines.filter(line -> line.startsWith(start)).findFirst();
        } catch (IOException | RuntimeException e) {
            return Optional.empty();
        }
    }

    /** Asks git for the commit of the folder that the program was built in, with a plus when files have changed since. */
    private static Optional<String> commit() {
        try {
            final Path code = Path.of(Environment.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            final Process git = new ProcessBuilder("git", "describe", "--always", "--abbrev=12", "--dirty=+")
                    .directory(
                            Files.isDirectory(code)
                                    ? code.toFile()
                                    : code.getParent().toFile())
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            git.getOutputStream().close();
            try (BufferedReader reader =
                    new BufferedReader(new InputStreamReader(git.getInputStream(), StandardCharsets.UTF_8))) {
                return Optional.ofNullable(reader.readLine());
            }
        } catch (IOException | URISyntaxException | RuntimeException e) {
            return Optional.empty();
        }
    }
}
