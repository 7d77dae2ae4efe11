package org.royalfork.bench.lab;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.royalfork.parallel.search.SearchStatistics;

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

    /** Names of the columns of {@link #csv}. */
    public static final String CSV_HEADER = String.join(
            ",",
            new Measurement(
                            0,
                            0,
                            Configuration.SEQUENTIAL,
                            0,
                            0,
                            0,
                            new SearchStatistics(List.of(0L), 0, Map.of()),
                            0,
                            "",
                            "")
                    .toMap()
                    .keySet());

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
        map.put("seconds", Math.round(nanos / 1e3) / 1e6);
        map.put("nodes", nodes());
        map.put("score", score);
        map.put("move", move);
        map.put("fen", fen);
        map.putAll(statistics.figures());
        return map;
    }

    /** Returns the search as a row of comma-separated values; none of them can contain a comma. */
    public String csv() {
        return toMap().values().stream().map(String::valueOf).collect(Collectors.joining(","));
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
