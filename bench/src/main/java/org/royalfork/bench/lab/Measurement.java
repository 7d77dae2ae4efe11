package org.royalfork.bench.lab;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.royalfork.parallel.search.SearchStatistics;
import org.royalfork.parallel.search.WorkerStatistics.Counter;

/**
 * One finished search.
 *
 * @param position number of the position, from 1
 * @param repeat which repeat, from 1
 * @param configuration how it was searched
 * @param copy which of the searches that ran at once, from 1
 * @param depth depth in plies
 * @param nanos time from the request to the result, by the clock of whoever asked
 * @param statistics nodes, counters and times of all workers, by their own clocks
 * @param score value in centipawns from the mover's view
 * @param move best move
 * @param fen the position
 */
public record Measurement(
        int position,
        int repeat,
        Configuration configuration,
        int copy,
        int depth,
        long nanos,
        SearchStatistics statistics,
        int score,
        String move,
        String fen) {

    private static final int NANO_DIGITS = 9;

    private static final List<String> COLUMNS = List.copyOf(new Measurement(
                    0, 0, Configuration.SEQUENTIAL, 0, 0, 0, new SearchStatistics(List.of(0L), 0, Map.of()), 0, "", "")
            .toMap()
            .keySet());

    /** Names of the columns of {@link #csv}. */
    public static final String CSV_HEADER = CsvLine.join(COLUMNS);

    /** Returns the search as named figures, always the same ones in the same order. */
    public Map<String, Object> toMap() {
        final Map<String, Object> map = new LinkedHashMap<>();
        map.put("position", position);
        map.put("repeat", repeat);
        map.put("configuration", configuration.label());
        map.put("strategy", configuration.strategy().key());
        map.put("threads", configuration.threads());
        map.put("copies", configuration.copies());
        map.put("copy", copy);
        map.put("depth", depth);
        map.put("seconds", BigDecimal.valueOf(nanos, NANO_DIGITS));
        map.put("nodes", nodes());
        map.put("score", score);
        map.put("move", move);
        map.put("fen", fen);
        map.putAll(statistics.figures());
        map.put("searchNanoseconds", statistics.elapsedNanos());
        map.put(
                "nodesByWorker",
                statistics.nodesByWorker().stream().map(String::valueOf).collect(Collectors.joining(" ")));
        return map;
    }

    /** Returns the search as a row of comma-separated values. */
    public String csv() {
        return CsvLine.join(toMap().values());
    }

    /**
     * Reads a row that {@link #csv} wrote.
     *
     * @throws IllegalArgumentException with one line, when it is none
     */
    public static Measurement parse(String row) {
        final List<String> values = CsvLine.split(row);
        if (values.size() != COLUMNS.size()) {
            throw new IllegalArgumentException(
                    "a row has " + values.size() + " instead of " + COLUMNS.size() + " columns");
        }
        final Map<String, String> map = new HashMap<>();
        for (int i = 0; i < values.size(); i++) {
            map.put(COLUMNS.get(i), values.get(i));
        }
        try {
            return of(map);
        } catch (ArithmeticException | NumberFormatException e) {
            throw new IllegalArgumentException("a row is wrong: " + e.getMessage(), e);
        }
    }

    private static Measurement of(Map<String, String> map) {
        final Map<Counter, Long> counters = new EnumMap<>(Counter.class);
        for (Counter counter : Counter.values()) {
            counters.put(counter, Long.parseLong(map.get(counter.key())));
        }
        final Configuration one = Configuration.parse(map.get("strategy") + ":" + map.get("threads"));
        return new Measurement(
                Integer.parseInt(map.get("position")),
                Integer.parseInt(map.get("repeat")),
                new Configuration(one.strategy(), one.threads(), Integer.parseInt(map.get("copies"))),
                Integer.parseInt(map.get("copy")),
                Integer.parseInt(map.get("depth")),
                new BigDecimal(map.get("seconds")).movePointRight(NANO_DIGITS).longValueExact(),
                new SearchStatistics(
                        Arrays.stream(map.get("nodesByWorker").split(" ", -1))
                                .map(Long::valueOf)
                                .toList(),
                        Long.parseLong(map.get("searchNanoseconds")),
                        counters),
                Integer.parseInt(map.get("score")),
                map.get("move"),
                map.get("fen"));
    }

    /** Returns the step of the experiment that this is the result, or one of the results, of. */
    public Run run() {
        return new Run(position, repeat, configuration);
    }

    /** Returns the nodes of all workers. */
    public long nodes() {
        return statistics.nodes();
    }

    /** Returns the speed in nodes a second. */
    public double nodesPerSecond() {
        return nodes() / (nanos / 1e9);
    }

    /** Returns the part of worker time, by the caller's clock, that the workers say they were busy. */
    public double busyShare() {
        return 1 - statistics.synchronisationOverhead(nanos);
    }

    /** Returns the nodes a second of one worker while it was busy, by the workers' own clocks. */
    public double busyNodesPerSecond() {
        return nodes() / (statistics.busyNanos() / 1e9);
    }
}
