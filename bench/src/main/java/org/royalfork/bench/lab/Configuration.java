package org.royalfork.bench.lab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.royalfork.engine.benchmark.BenchmarkSettings;
import org.royalfork.parallel.strategy.Strategy;

/**
 * How a position is searched.
 *
 * @param strategy how the search is spread over workers
 * @param threads number of workers of a search, from 1 to {@link BenchmarkSettings#MAX_THREADS}
 * @param copies number of such searches that run at once, each with its own table; more than one only to measure what the
 *     machine allows
 */
public record Configuration(Strategy strategy, int threads, int copies) {

    /** The sequential program, to which all others are compared. */
    public static final Configuration SEQUENTIAL = new Configuration(Strategy.SEQUENTIAL, 1, 1);

    /** Checks the ranges. */
    public Configuration {
        if (threads < 1 || threads > BenchmarkSettings.MAX_THREADS) {
            throw new IllegalArgumentException(
                    "a search has 1 to " + BenchmarkSettings.MAX_THREADS + " threads, not " + threads);
        }
        if (copies < 1) {
            throw new IllegalArgumentException("at least one search must run");
        }
        if (strategy == Strategy.SEQUENTIAL && threads != 1) {
            throw new IllegalArgumentException("a sequential search has one thread, not " + threads);
        }
    }

    /** Returns the measurement of the machine ceiling for {@code copies} threads. */
    public static Configuration ceiling(int copies) {
        return new Configuration(Strategy.SEQUENTIAL, 1, copies);
    }

    /**
     * Reads {@code strategy:threads}, such as {@code ybw:2}.
     *
     * @throws IllegalArgumentException with one line
     */
    public static Configuration parse(String text) {
        final int colon = text.indexOf(':');
        final String key = colon < 0 ? text : text.substring(0, colon);
        final Strategy strategy = Strategy.ofKey(key)
                .orElseThrow(() -> new IllegalArgumentException("unknown strategy '" + key + "' in '" + text
                        + "': expected STRATEGY:THREADS with one of "
                        + Arrays.stream(Strategy.values()).map(Strategy::key).collect(Collectors.joining(", "))));
        try {
            return new Configuration(strategy, colon < 0 ? 1 : Integer.parseInt(text.substring(colon + 1)), 1);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("not a number of threads in '" + text + "'", e);
        }
    }

    /** Returns the configurations, without doubles, with {@link #SEQUENTIAL} first, whether it is among them or not. */
    public static List<Configuration> withBaseline(List<Configuration> configurations) {
        final List<Configuration> all = new ArrayList<>(List.of(SEQUENTIAL));
        configurations.stream().distinct().filter(c -> !c.equals(SEQUENTIAL)).forEach(all::add);
        return all;
    }

    /** Returns the text that {@link #parse} reads, with {@code x copies} where several run at once. */
    public String label() {
        return strategy.key() + ":" + threads + (copies > 1 ? "x" + copies : "");
    }
}
