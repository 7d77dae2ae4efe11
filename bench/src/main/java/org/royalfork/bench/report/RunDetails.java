package org.royalfork.bench.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.royalfork.bench.lab.Configuration;
import org.royalfork.bench.lab.ExperimentSettings;

/** The part of the page that tells a reader what was run where, so that it can be judged and repeated. */
final class RunDetails {

    private static final Map<String, String> NAMES = Map.ofEntries(
            Map.entry("time", "begun"),
            Map.entry("cpu", "processor"),
            Map.entry("usableCores", "usable cores"),
            Map.entry("allowedProcessors", "allowed processors"),
            Map.entry("cgroupCpuMax", "cgroup quota"),
            Map.entry("frequencyGovernor", "frequency governor"),
            Map.entry("hugePages", "huge pages"),
            Map.entry("loadAverage", "load average"),
            Map.entry("os", "operating system"),
            Map.entry("jdk", "JDK"),
            Map.entry("jvmFlags", "JVM flags"),
            Map.entry("boundsChecks", "bounds checks"),
            Map.entry("program", "checksum of the program"));

    private final ScalingResults results;
    private final ExperimentSettings settings;

    RunDetails(ScalingResults results) {
        this.results = results;
        settings = results.settings();
    }

    /** Writes the sections. */
    void write(StringBuilder out) {
        out.append("<section id=\"settings\">\n<h2>Settings</h2>\n");
        out.append(Html.definitions(List.of(
                pair("game", settings.game()),
                pair("positions", Integer.toString(settings.positions().size())),
                pair(
                        "configurations",
                        settings.configurations().stream()
                                .map(Configuration::label)
                                .collect(Collectors.joining(", "))),
                pair("depths", depths()),
                pair("repeats", Integer.toString(settings.repeats())),
                pair("table of each search", settings.hashMebibytes() + " MiB"),
                pair("idle cores", settings.loadIdleCores() ? "kept busy" : "idle"),
                pair("repeats begin", settings.vary() ? "each with a little knowledge of its own" : "with nothing"),
                pair("seed", Long.toString(settings.seed())),
                pair(
                        "sequential speed",
                        Html.number(results.report().sequentialSpeed() / 1000, 0) + " kilonodes a second"))));
        out.append("<p>The same experiment again:</p>\n<pre><code>")
                .append(Html.escape(command()))
                .append("</code></pre>\n");
        out.append("</section>\n<section id=\"environment\">\n<h2>Machine and program</h2>\n");
        final List<List<String>> pairs = new ArrayList<>();
        results.environment().forEach((key, value) -> {
            if (!key.equals("seed") && !key.equals("sessions")) {
                pairs.add(pair(NAMES.getOrDefault(key, key), text(value)));
            }
        });
        if (results.environment().get("sessions") instanceof List<?> sessions && sessions.size() > 1) {
            pairs.add(pair("parts of the run", Integer.toString(sessions.size())));
        }
        out.append(Html.definitions(pairs));
        out.append("</section>\n<section id=\"files\">\n<h2>Files</h2>\n<p>Beside this page:"
                + " <a href=\"results.csv\">results.csv</a> has a row for each search,"
                + " <a href=\"summary.json\">summary.json</a> all figures,"
                + " <a href=\"environment.json\">environment.json</a> machine and program,"
                + " <a href=\"experiment.json\">experiment.json</a> the settings,"
                + " <a href=\"depths.csv\">depths.csv</a> the depths.</p>\n</section>\n");
    }

    private static List<String> pair(String term, String meaning) {
        return List.of(Html.escape(term), Html.escape(meaning));
    }

    private static String text(Object value) {
        return switch (value) {
            case Boolean on -> on ? "on" : "off";
            case List<?> list -> list.stream().map(String::valueOf).collect(Collectors.joining(" "));
            case null -> Html.NONE;
            default -> value.toString();
        };
    }

    private String depths() {
        final List<Integer> used = results.depths().values().stream()
                .filter(depth -> depth > 0)
                .sorted()
                .toList();
        final String range = used.isEmpty()
                ? Html.NONE
                : used.getFirst().equals(used.getLast())
                        ? used.getFirst() + " plies"
                        : used.getFirst() + " to " + used.getLast() + " plies";
        return settings.depths().isEmpty()
                ? range + ", chosen for " + Html.number(settings.targetNanos() / 1e9, 2)
                        + " s of the sequential program"
                : range + ", given";
    }

    /** Returns the command, with a name for a folder that does not exist, and as far as depths were not given one by one. */
    private String command() {
        final List<Configuration> parallel = settings.configurations().stream()
                .filter(c -> !c.equals(Configuration.SEQUENTIAL))
                .toList();
        final StringBuilder command = new StringBuilder("scripts/lab scale");
        command.append(" --strategies ")
                .append(parallel.stream()
                        .map(c -> c.strategy().key())
                        .distinct()
                        .collect(Collectors.joining(",")));
        command.append(" --threads ")
                .append(parallel.stream()
                        .map(c -> Integer.toString(c.threads()))
                        .distinct()
                        .collect(Collectors.joining(",")));
        if (settings.depths().isEmpty()) {
            command.append(" --positions ").append(settings.positions().size());
            command.append(" --target-seconds ").append(settings.targetNanos() / 1e9);
        } else {
            command.append(" --depths-from ").append(results.folder().getFileName());
        }
        command.append(" --repeats ").append(settings.repeats());
        command.append(" --hash ").append(settings.hashMebibytes());
        command.append(settings.ceiling() ? "" : " --no-ceiling");
        command.append(settings.loadIdleCores() ? " --load-idle-cores" : "");
        command.append(settings.vary() ? "" : " --same-tree");
        command.append(" --seed ").append(settings.seed());
        return command + " --out FOLDER";
    }
}
