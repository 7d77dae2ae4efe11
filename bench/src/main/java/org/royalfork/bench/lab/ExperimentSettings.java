package org.royalfork.bench.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntPredicate;
import org.royalfork.parallel.search.SearchLimits;

/**
 * What a time-to-depth experiment measures.
 *
 * @param game name of the game
 * @param positions the positions in the game's notation
 * @param depths depth in plies for each position, 0 for one that is left out; empty to choose them by time
 * @param configurations the configurations, {@link Configuration#SEQUENTIAL} first
 * @param targetNanos wanted time of the sequential program for each position where depths are chosen
 * @param repeats searches of each position by each configuration
 * @param warmUpNanos most time for warming up
 * @param ceiling whether the machine ceiling is measured
 * @param loadIdleCores whether cores without a search are kept busy, so that all searches see one clock rate
 * @param vary whether each repeat has trees of its own ({@link SearchRunner#search}), or all begin from cleared memory
 * @param hashMebibytes size of each transposition table in MiB
 * @param seed what the random order and the bootstrap depend on
 */
public record ExperimentSettings(
        String game,
        List<String> positions,
        List<Integer> depths,
        List<Configuration> configurations,
        long targetNanos,
        int repeats,
        long warmUpNanos,
        boolean ceiling,
        boolean loadIdleCores,
        boolean vary,
        int hashMebibytes,
        long seed) {

    private static final double NANOS = 1e9;

    /**
     * Copies the lists and checks the ranges.
     *
     * @throws IllegalArgumentException with one line
     */
    public ExperimentSettings {
        positions = List.copyOf(positions);
        depths = List.copyOf(depths);
        configurations = Configuration.withBaseline(configurations);
        require(!positions.isEmpty(), "an experiment needs positions");
        require(repeats >= 1, "--repeats must be at least 1: " + repeats);
        require(repeats <= SearchRunner.MOST_VARIATIONS, "--repeats must be at most " + SearchRunner.MOST_VARIATIONS);
        require(targetNanos >= 1, "--target-seconds must be positive");
        require(warmUpNanos >= 0, "--warm-up-seconds must not be negative");
        require(hashMebibytes >= 1, "--hash must be at least 1: " + hashMebibytes);
        require(depths.isEmpty() || depths.size() == positions.size(), "an experiment needs a depth for each position");
        require(
                depths.stream().allMatch(depth -> depth >= 0 && depth <= SearchLimits.MAX_DEPTH),
                "a depth must be from 1 to " + SearchLimits.MAX_DEPTH);
    }

    private static void require(boolean condition, String message) {
        if (!condition) {
            throw new IllegalArgumentException(message);
        }
    }

    /** Returns the size of each transposition table in bytes. */
    public long tableBytes() {
        return (long) hashMebibytes << 20;
    }

    /** Returns the greatest number of threads that search at once. */
    public int mostThreads() {
        return configurations.stream().mapToInt(Configuration::threads).max().orElseThrow();
    }

    /** Returns the number of runs of the whole experiment, those of positions that will turn out to be left out too. */
    public int runs() {
        return runs(position -> true);
    }

    /** Returns the number of runs of some of the positions. */
    public int runs(IntPredicate positions) {
        return (int) Plan.of(this).stream()
                .filter(run -> positions.test(run.position()))
                .count();
    }

    /** Returns the settings by name, ready to be written as JSON. */
    public Map<String, Object> toMap() {
        final Map<String, Object> map = new LinkedHashMap<>();
        map.put("game", game);
        map.put(
                "configurations",
                configurations.stream().map(Configuration::label).toList());
        map.put("targetSeconds", targetNanos / NANOS);
        map.put("repeats", repeats);
        map.put("hashMebibytes", hashMebibytes);
        map.put("ceiling", ceiling);
        map.put("loadIdleCores", loadIdleCores);
        map.put("vary", vary);
        map.put("warmUpSeconds", warmUpNanos / NANOS);
        map.put("seed", seed);
        map.put("depths", depths);
        map.put("positions", positions);
        return map;
    }

    /**
     * Reads what {@link #toMap} wrote.
     *
     * @throws IllegalArgumentException with one line, where something is missing or of the wrong kind
     */
    public static ExperimentSettings of(Map<?, ?> map) {
        return new ExperimentSettings(
                value(map, "game", String.class),
                list(map, "positions", String.class),
                list(map, "depths", Number.class).stream().map(Number::intValue).toList(),
                list(map, "configurations", String.class).stream()
                        .map(Configuration::parse)
                        .toList(),
                Math.round(value(map, "targetSeconds", Number.class).doubleValue() * NANOS),
                value(map, "repeats", Number.class).intValue(),
                Math.round(value(map, "warmUpSeconds", Number.class).doubleValue() * NANOS),
                value(map, "ceiling", Boolean.class),
                value(map, "loadIdleCores", Boolean.class),
                map.containsKey("vary") && value(map, "vary", Boolean.class), // experiments before there was a choice
                value(map, "hashMebibytes", Number.class).intValue(),
                value(map, "seed", Number.class).longValue());
    }

    private static <T> T value(Map<?, ?> map, String key, Class<T> type) {
        final Object value = map.get(key);
        require(type.isInstance(value), "the setting '" + key + "' is missing or wrong: " + value);
        return type.cast(value);
    }

    private static <T> List<T> list(Map<?, ?> map, String key, Class<T> type) {
        final List<?> values = value(map, key, List.class);
        require(values.stream().allMatch(type::isInstance), "the setting '" + key + "' is wrong");
        return values.stream().map(type::cast).toList();
    }

    /** Returns what differs from other settings, one short text for each, such as {@code repeats 3 instead of 5}. */
    public List<String> differencesFrom(ExperimentSettings other) {
        return differences(toMap(), other.toMap());
    }

    /** Returns where two maps differ, one short text for each key. */
    static List<String> differences(Map<String, ?> ours, Map<String, ?> others) {
        final List<String> differences = new ArrayList<>();
        ours.forEach((key, value) -> {
            if (!Objects.equals(value, others.get(key))) {
                differences.add(
                        value instanceof List<?> list && list.size() > 5
                                ? "other " + key
                                : key + " " + value + " instead of " + others.get(key));
            }
        });
        return differences;
    }
}
