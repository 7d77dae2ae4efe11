package org.royalfork.engine.cli;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.royalfork.engine.benchmark.BenchmarkReport;
import org.royalfork.engine.benchmark.BenchmarkReport.PositionResult;
import org.royalfork.engine.benchmark.BenchmarkSettings;
import org.royalfork.parallel.game.Game;

/** Writes a benchmark report, with what must be known of the machine to compare it, as JSON. */
final class BenchmarkJson {

    private BenchmarkJson() {}

    /**
     * Writes a report.
     *
     * @throws IOException with the whole message
     */
    static void write(Game game, BenchmarkReport report, Path file) throws IOException {
        String text = JSON.std.with(JSON.Feature.PRETTY_PRINT_OUTPUT).asString(toMap(game, report));
        try {
            Files.writeString(file, text + "\n");
        } catch (IOException e) {
            throw new IOException(FileProblems.cannotWrite(file, e), e);
        }
    }

    private static Map<String, Object> toMap(Game game, BenchmarkReport report) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("machine", machine());
        map.put("game", game.name());
        map.put("settings", settings(report.settings()));
        map.put("table", report.table());
        map.put("tableHugePageBytes", report.hugePageBytes());
        map.put("milliseconds", report.nanos() / 1_000_000);
        map.put("nodes", report.nodes());
        map.put("nodesPerSecond", report.nodesPerSecond());
        report.statistics().ifPresent(statistics -> map.put("counters", statistics.figures()));
        map.put(
                "positions",
                report.positions().stream().map(BenchmarkJson::position).toList());
        return map;
    }

    private static Map<String, Object> machine() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("processor", processor());
        map.put("processors", Runtime.getRuntime().availableProcessors());
        map.put("system", System.getProperty("os.name") + " " + System.getProperty("os.version"));
        map.put("architecture", System.getProperty("os.arch"));
        map.put("java", System.getProperty("java.vm.name") + " " + Runtime.version());
        map.put("flags", ManagementFactory.getRuntimeMXBean().getInputArguments());
        return map;
    }

    /** Returns the name of the processor where the system tells it, as Linux does. */
    private static String processor() {
        Path file = Path.of("/proc/cpuinfo");
        if (!Files.isReadable(file)) {
            return "unknown";
        }
        try {
            return Files.readAllLines(file).stream()
                    .filter(line -> line.startsWith("model name"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst()
                    .orElse("unknown");
        } catch (IOException e) {
            return "unknown";
        }
    }

    private static Map<String, Object> settings(BenchmarkSettings settings) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("threads", settings.threads());
        map.put("hashMebibytes", settings.hashMebibytes());
        map.put("depth", settings.depth());
        map.put("strategy", settings.strategy().key());
        map.put("deterministic", settings.deterministic());
        return map;
    }

    private static Map<String, Object> position(PositionResult result) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("position", result.position());
        map.put("bestMove", result.bestMove());
        map.put("score", result.score());
        map.put("depth", result.depth());
        map.put("selectiveDepth", result.selectiveDepth());
        map.put("nodes", result.nodes());
        map.put("nanoseconds", result.nanos());
        map.put("counters", result.statistics().figures());
        return map;
    }
}
