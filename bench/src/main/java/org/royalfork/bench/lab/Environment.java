package org.royalfork.bench.lab;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What a reader must know of the machine and the program to judge a measurement or to repeat it. */
public final class Environment {

    /** Load for each core from which on other work disturbs a measurement. */
    private static final double BUSY = 0.4;

    private Environment() {}

    /** What must be the same for two parts of a run to be one experiment. */
    private static final List<String> IDENTITY = List.of(
            "cpu",
            "topology",
            "usableCores",
            "cgroupCpuMax",
            "hugePages",
            "os",
            "jdk",
            "jvmFlags",
            "boundsChecks",
            "version",
            "commit",
            "program");

    private static final int PROGRAM_DIGITS = 16;

    /** Describes this machine, this virtual machine and this build; what cannot be found out is left out. */
    public static Map<String, Object> describe() {
        final Map<String, Object> map = new LinkedHashMap<>();
        map.put("time", Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
        firstValue("/proc/cpuinfo", "model name").ifPresent(model -> map.put("cpu", model));
        topology().ifPresent(topology -> map.put("topology", topology));
        map.put("usableCores", Runtime.getRuntime().availableProcessors());
        firstValue("/proc/self/status", "Cpus_allowed_list").ifPresent(cpus -> map.put("allowedProcessors", cpus));
        map.put("cgroupCpuMax", firstLine("/sys/fs/cgroup/cpu.max").orElse("none"));
        firstLine("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor")
                .ifPresent(governor -> map.put("frequencyGovernor", governor));
        firstValue("/proc/meminfo", "MemTotal").ifPresent(memory -> map.put("memory", memory));
        firstLine("/sys/kernel/mm/transparent_hugepage/enabled").ifPresent(pages -> map.put("hugePages", pages));
        firstLine("/proc/loadavg").ifPresent(load -> map.put("loadAverage", load));
        map.put(
                "os",
                System.getProperty("os.name") + " " + System.getProperty("os.version") + " "
                        + System.getProperty("os.arch"));
        map.put("jdk", System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"));
        map.put("jvmFlags", ManagementFactory.getRuntimeMXBean().getInputArguments());
        map.put("boundsChecks", !Boolean.getBoolean("agrona.disable.bounds.checks"));
        final String version = Environment.class.getPackage().getImplementationVersion();
        map.put("version", version == null ? "unpackaged" : version);
        commit().ifPresent(commit -> map.put("commit", commit));
        program().ifPresent(program -> map.put("program", program));
        return map;
    }

    /** Returns the part of a description that says on what machine which program runs, without what changes by itself. */
    public static Map<String, Object> identity(Map<String, ?> description) {
        final Map<String, Object> map = new LinkedHashMap<>();
        IDENTITY.forEach(key -> map.put(key, description.get(key)));
        return map;
    }

    /** Counts packages, cores and logical processors of all the machine, whether this process may use them or not. */
    private static Optional<String> topology() {
        final Set<String> packages = new HashSet<>();
        final Set<String> cores = new HashSet<>();
        int processors = 0;
        try (DirectoryStream<Path> folders =
                Files.newDirectoryStream(Path.of("/sys/devices/system/cpu"), "cpu[0-9]*")) {
            for (Path folder : folders) {
                final Path topology = folder.resolve("topology");
                if (Files.isDirectory(topology)) {
                    final String number = Files.readString(topology.resolve("physical_package_id"))
                            .strip();
                    packages.add(number);
                    cores.add(number + ":"
                            + Files.readString(topology.resolve("core_id")).strip());
                    processors++;
                }
            }
        } catch (IOException | RuntimeException e) {
            return Optional.empty();
        }
        return processors == 0
                ? Optional.empty()
                : Optional.of(packages.size() + " packages, " + cores.size() + " cores, " + processors
                        + " logical processors");
    }

    /** Returns the beginning of the checksum of the program's jar, which tells builds of one commit from each other. */
    private static Optional<String> program() {
        try {
            final Path code = code();
            if (!Files.isRegularFile(code)) {
                return Optional.empty();
            }
            final byte[] hash = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(code));
            return Optional.of("sha256:" + HexFormat.of().formatHex(hash).substring(0, PROGRAM_DIGITS));
        } catch (IOException | URISyntaxException | NoSuchAlgorithmException | RuntimeException e) {
            return Optional.empty();
        }
    }

    private static Path code() throws URISyntaxException {
        return Path.of(Environment.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
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
            final Path code = code();
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
