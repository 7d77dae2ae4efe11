package org.royalfork.bench.suite;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.royalfork.bench.lab.Configuration;
import org.royalfork.parallel.search.SearchLimits;

/**
 * What a suite is searched with.
 *
 * @param problems the problems
 * @param configurations how they are searched, without doubles; the first is the one that others are compared with
 * @param limits what ends each search
 * @param repeats searches of each problem by each configuration
 * @param warmUpNanos most time for warming up
 * @param hashMebibytes size of the transposition table in MiB
 * @param seed what the random order and the intervals depend on
 */
public record SuiteSettings(
        List<Problem> problems,
        List<Configuration> configurations,
        SearchLimits limits,
        int repeats,
        long warmUpNanos,
        int hashMebibytes,
        long seed) {

    /** Copies the lists and checks the ranges. */
    public SuiteSettings {
        problems = List.copyOf(problems);
        configurations = configurations.stream().distinct().toList();
        if (problems.isEmpty() || configurations.isEmpty()) {
            throw new IllegalArgumentException("a suite needs problems and a configuration");
        }
        if (repeats < 1) {
            throw new IllegalArgumentException("--repeats must be at least 1: " + repeats);
        }
        if (warmUpNanos < 0) {
            throw new IllegalArgumentException("--warm-up-seconds must not be negative");
        }
    }

    /** Returns the settings by name, without the problems, ready to be written as JSON. */
    public Map<String, Object> toMap() {
        final Map<String, Object> map = new LinkedHashMap<>();
        map.put("problems", problems.size());
        map.put(
                "configurations",
                configurations.stream().map(Configuration::label).toList());
        map.put(
                "secondsLimit",
                limits.moveTimeMillis() == SearchLimits.UNLIMITED ? null : limits.moveTimeMillis() / 1e3);
        map.put("nodesLimit", limits.nodes() == 0 ? null : limits.nodes());
        map.put("depthLimit", limits.depth() == SearchLimits.MAX_DEPTH ? null : limits.depth());
        map.put("repeats", repeats);
        map.put("warmUpSeconds", warmUpNanos / 1e9);
        map.put("hashMebibytes", hashMebibytes);
        map.put("seed", seed);
        return map;
    }
}
