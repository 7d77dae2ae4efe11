package org.royalfork.bench.contest;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Shows the figures of a contest: as one table, and as data. */
public final class ContestReport {

    private final List<ContestRow> rows;
    private final List<Integer> threads;
    private final Map<Design, Double> hitRates;

    /**
     * Makes a report.
     *
     * @param rows     the figures
     * @param threads  the numbers of threads that they were measured with, in ascending order
     * @param hitRates the share of probes that find something, 0 to 1
     */
    public ContestReport(List<ContestRow> rows, List<Integer> threads, Map<Design, Double> hitRates) {
        this.rows = List.copyOf(rows);
        this.threads = List.copyOf(threads);
        this.hitRates = new LinkedHashMap<>(hitRates);
    }

    /** Returns the table: a line for each contestant, and what its columns mean above. */
    public List<String> lines() {
        final List<String> lines = new ArrayList<>();
        lines.add("M/s: millions of operations a second, of all threads; limit: as a part of what the memory allows;");
        lines.add(
                "map: as a multiple of the best map; +-: half the range of the measurements; mixed: 3 probes to a store");
        hitRates.entrySet().stream()
                .collect(Collectors.groupingBy(
                        hit -> Math.round(100 * hit.getValue()),
                        TreeMap::new,
                        Collectors.mapping(hit -> hit.getKey().title(), Collectors.joining(", "))))
                .forEach((percent, titles) -> lines.add(percent + " % of the probes find something: " + titles));
        lines.add("");
        lines.add(header());
        ContestRow previous = null;
        for (ContestRow row : rows) {
            if (previous != null && !previous.comparesWith(row)) {
                lines.add("");
            }
            lines.add(line(row));
            previous = row;
        }
        return lines;
    }

    private String header() {
        final StringBuilder line =
                new StringBuilder(String.format(Locale.ROOT, "%-6s %8s  %-23s", "", "MiB", "threads:"));
        appendThreads(line, "M/s", "%9s");
        line.append(threads.size() > 1 ? String.format(Locale.ROOT, "%7s", last() + ":" + threads.getFirst()) : "");
        appendThreads(line, "limit", "%9s");
        appendThreads(line, "map", "%7s");
        return line.append(String.format(Locale.ROOT, "%7s%9s", "+-%", "bytes/op"))
                .toString();
    }

    private void appendThreads(StringBuilder line, String title, String format) {
        for (int count : threads) {
            line.append(String.format(Locale.ROOT, format, title + " " + count));
        }
    }

    private int last() {
        return threads.getLast();
    }

    private String line(ContestRow row) {
        final StringBuilder line = new StringBuilder(String.format(
                Locale.ROOT,
                "%-6s %,8d  %-23s",
                row.operation().method(),
                row.mebibytes(),
                row.design().title()));
        if (row.leftOut().isPresent()) {
            return line.append("  ").append(row.leftOut().get()).toString();
        }
        for (Score score : row.scores()) {
            line.append(String.format(Locale.ROOT, "%9.1f", score.millionsPerSecond()));
        }
        if (threads.size() > 1) {
            line.append(String.format(Locale.ROOT, "%7.2f", scaling(row)));
        }
        for (Score score : row.scores()) {
            line.append(cell("%9.2f", ofLimit(row, score), 9));
        }
        for (Score score : row.scores()) {
            line.append(cell("%7.1f", ofBestMap(row, score), 7));
        }
        final double spread =
                row.scores().stream().mapToDouble(Score::spread).max().orElse(0);
        final double bytes = row.scores().stream()
                .mapToDouble(Score::bytesPerOperation)
                .max()
                .orElse(0);
        return line.append(String.format(Locale.ROOT, "%7.1f%9.1f", 100 * spread, bytes))
                .toString();
    }

    private static String cell(String format, OptionalDouble value, int width) {
        return value.isPresent()
                ? String.format(Locale.ROOT, format, value.getAsDouble())
                : " ".repeat(width - 1) + "-";
    }

    /** Throughput of the most threads as a multiple of that of the fewest. */
    private static double scaling(ContestRow row) {
        return row.scores().getLast().millionsPerSecond()
                / row.scores().getFirst().millionsPerSecond();
    }

    /** Throughput as a part of the limit's in the same comparison. */
    private OptionalDouble ofLimit(ContestRow row, Score score) {
        return ratio(row, score, design -> design == Design.RAW_MEMORY);
    }

    /** Throughput as a multiple of the best map's in the same comparison. */
    private OptionalDouble ofBestMap(ContestRow row, Score score) {
        return ratio(row, score, Design::isMap);
    }

    private OptionalDouble ratio(ContestRow row, Score score, Predicate<Design> with) {
        final OptionalDouble best = rows.stream()
                .filter(other -> other.comparesWith(row) && with.test(other.design()))
                .flatMap(other -> other.scores().stream())
                .filter(other -> other.threads() == score.threads())
                .mapToDouble(Score::millionsPerSecond)
                .max();
        return best.isPresent() ? OptionalDouble.of(score.millionsPerSecond() / best.getAsDouble()) : best;
    }

    /** Returns the same as maps, lists, numbers and strings, for JSON. */
    public List<Map<String, Object>> data() {
        return rows.stream().map(this::data).collect(Collectors.toList());
    }

    private Map<String, Object> data(ContestRow row) {
        final Map<String, Object> map = new LinkedHashMap<>();
        map.put("operation", row.operation().method());
        map.put("mebibytes", row.mebibytes());
        map.put("contestant", row.design().title());
        row.leftOut().ifPresent(reason -> map.put("leftOut", reason));
        if (hitRates.containsKey(row.design())) {
            map.put("hitRate", hitRates.get(row.design()));
        }
        map.put("scores", row.scores().stream().map(score -> data(row, score)).toList());
        return map;
    }

    private Map<String, Object> data(ContestRow row, Score score) {
        final Map<String, Object> map = new LinkedHashMap<>();
        map.put("threads", score.threads());
        map.put("millionsPerSecond", score.millionsPerSecond());
        map.put("spread", score.spread());
        map.put("bytesPerOperation", score.bytesPerOperation());
        ofLimit(row, score).ifPresent(ratio -> map.put("ofLimit", ratio));
        ofBestMap(row, score).ifPresent(ratio -> map.put("ofBestMap", ratio));
        return map;
    }
}
