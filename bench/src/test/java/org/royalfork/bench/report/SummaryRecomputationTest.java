package org.royalfork.bench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Computes the figures of {@code summary.json} once more from {@code results.csv} alone, by the definitions in words and by
 * nothing of the program: splitting lines at commas, products and roots instead of logarithms where that is possible.
 */
class SummaryRecomputationTest {

    private static final double EXACT = 1e-9;
    private static final int POSITIONS = 30;

    @TempDir
    private Path temporary;

    private List<Map<String, String>> rows;
    private Map<String, Object> summary;

    @BeforeEach
    void measure() throws IOException {
        final Path folder = temporary.resolve("experiment");
        FakeExperiment.make(folder, List.of("ybw:2", "ybw:4", "lazy:2", "root:1"), POSITIONS, 3, 5)
                .write();
        summary = JSON.std.mapFrom(Files.readString(folder.resolve("summary.json")));
        final List<String> lines = Files.readAllLines(folder.resolve("results.csv"));
        final String[] names = lines.getFirst().split(",", -1);
        rows = lines.stream()
                .skip(1)
                // The text of a position has quotes, but no commas.
                .map(line -> line.split(",", -1))
                .map(values -> {
                    final Map<String, String> row = new TreeMap<>();
                    for (int i = 0; i < names.length; i++) {
                        row.put(names[i], values[i]);
                    }
                    return row;
                })
                .toList();
    }

    private static double number(Map<String, String> row, String column) {
        return Double.parseDouble(row.get(column));
    }

    /** The root of the product of all values in the repeats of a position. */
    private double mean(String configuration, int position, ToDoubleFunction<Map<String, String>> value) {
        double product = 1;
        int count = 0;
        for (Map<String, String> row : rows) {
            if (row.get("configuration").equals(configuration)
                    && row.get("position").equals(Integer.toString(position))) {
                product *= value.applyAsDouble(row);
                count++;
            }
        }
        assertEquals(3, count);
        return Math.pow(product, 1.0 / count);
    }

    private double ceiling(int position, int threads) {
        double product = 1;
        for (int repeat = 1; repeat <= 3; repeat++) {
            double together = 0;
            double alone = 0;
            for (Map<String, String> row : rows) {
                if (row.get("position").equals(Integer.toString(position))
                        && row.get("repeat").equals(Integer.toString(repeat))) {
                    final double speed = number(row, "nodes") / number(row, "seconds");
                    together += row.get("configuration").equals("sequential:1x" + threads) ? speed : 0;
                    alone += row.get("configuration").equals("sequential:1") ? speed : 0;
                }
            }
            product *= together / alone;
        }
        return Math.cbrt(product);
    }

    /** The ratios of each position by name, those of which the summary takes the mean. */
    private Map<String, double[]> ratios(String configuration, int threads) {
        final Map<String, double[]> ratios = new LinkedHashMap<>();
        for (int position = 1; position <= POSITIONS; position++) {
            final double t1 = mean("sequential:1", position, row -> number(row, "seconds"));
            final double n1 = mean("sequential:1", position, row -> number(row, "nodes"));
            final double t = mean(configuration, position, row -> number(row, "seconds"));
            final double n = mean(configuration, position, row -> number(row, "nodes"));
            final double busy = mean(
                    configuration,
                    position,
                    row -> 1
                            - (number(row, "waitingNanoseconds") + number(row, "idleNanoseconds"))
                                    / (threads * number(row, "seconds") * 1e9));
            final double busySpeed =
                    mean(configuration, position, row -> number(row, "nodes") / (number(row, "busyNanoseconds") / 1e9));
            final double kept =
                    mean(configuration, position, row -> 1 - number(row, "abortedNodes") / number(row, "nodes"));
            add(ratios, "speedup", position, t1 / t);
            add(ratios, "efficiency", position, t1 / t / threads);
            add(ratios, "nodesPerSecondRatio", position, n / t / (n1 / t1));
            add(ratios, "searchOverhead", position, n / n1);
            add(ratios, "synchronisationOverhead", position, busy);
            add(ratios, "parallelOverhead", position, busySpeed / (n1 / t1));
            add(ratios, "abortedShare", position, kept);
            if (threads > 1) {
                add(ratios, "ofMachineCeiling", position, n / t / (n1 / t1) / ceiling(position, threads));
            }
        }
        return ratios;
    }

    private static void add(Map<String, double[]> ratios, String name, int position, double value) {
        ratios.computeIfAbsent(name, n -> new double[POSITIONS])[position - 1] = value;
    }

    private static double root(double[] values) {
        double product = 1;
        for (double value : values) {
            product *= value;
        }
        return Math.pow(product, 1.0 / values.length);
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> map(Object value) {
        return (Map<String, Object>) value;
    }

    @Test
    void everyFigureFollowsFromTheRows() {
        final List<?> configurations = (List<?>) summary.get("configurations");
        assertEquals(4, configurations.size());
        for (Object each : configurations) {
            final Map<String, Object> configuration = map(each);
            final int threads = (int) configuration.get("threads");
            ratios((String) configuration.get("configuration"), threads)
                    .forEach((name, values) -> assertFigure(configuration, name, values));
        }
        for (int threads : new int[] {2, 4}) {
            final double[] ceilings = new double[POSITIONS];
            for (int position = 1; position <= POSITIONS; position++) {
                ceilings[position - 1] = ceiling(position, threads);
            }
            final Map<String, Object> estimate =
                    map(map(summary.get("machineCeiling")).get(Integer.toString(threads)));
            assertEquals(root(ceilings), (double) estimate.get("value"), EXACT);
        }
    }

    /** What is lost is told as one minus what is kept, and search overhead as the ratio less one. */
    private static void assertFigure(Map<String, Object> configuration, String name, double[] values) {
        final Map<String, Object> estimate = map(configuration.get(name));
        final double[] interval = interval(values);
        final double low;
        final double high;
        final double mean;
        switch (name) {
            case "searchOverhead" -> {
                mean = root(values) - 1;
                low = interval[0] - 1;
                high = interval[1] - 1;
            }
            case "synchronisationOverhead", "parallelOverhead", "abortedShare" -> {
                mean = 1 - root(values);
                low = 1 - interval[1];
                high = 1 - interval[0];
            }
            default -> {
                mean = root(values);
                low = interval[0];
                high = interval[1];
            }
        }
        final String what = configuration.get("configuration") + " " + name;
        assertEquals(mean, (double) estimate.get("value"), EXACT, what);
        assertEquals(POSITIONS, estimate.get("count"), what);
        final double tolerance = EXACT + 0.1 * (high - low);
        assertEquals(low, (double) estimate.get("low"), tolerance, what);
        assertEquals(high, (double) estimate.get("high"), tolerance, what);
    }

    /** The studentised bootstrap of the mean logarithm, with other random numbers and more of them. */
    private static double[] interval(double[] values) {
        final double[] logs = Arrays.stream(values).map(Math::log).toArray();
        final double[] all = meanAndError(logs);
        final Random random = new Random(1);
        final double[] t = new double[40_000];
        for (int i = 0; i < t.length; i++) {
            final double[] sample = new double[logs.length];
            for (int j = 0; j < sample.length; j++) {
                sample[j] = logs[random.nextInt(logs.length)];
            }
            final double[] one = meanAndError(sample);
            t[i] = one[1] == 0 ? 0 : (one[0] - all[0]) / one[1];
        }
        Arrays.sort(t);
        return new double[] {
            Math.exp(all[0] - t[(int) (0.975 * t.length)] * all[1]),
            Math.exp(all[0] - t[(int) (0.025 * t.length)] * all[1])
        };
    }

    private static double[] meanAndError(double[] values) {
        double sum = 0;
        double squares = 0;
        for (double value : values) {
            sum += value;
            squares += value * value;
        }
        final int n = values.length;
        final double mean = sum / n;
        return new double[] {mean, Math.sqrt(Math.max(0, squares / n - mean * mean) / (n - 1))};
    }

    @Test
    void nothingIsMissing() {
        assertEquals(POSITIONS, summary.get("positions"));
        assertEquals(0, summary.get("positionsLeftOut"));
        assertEquals(POSITIONS * 3 * (5 + 2), summary.get("runsPlanned"));
        assertEquals(summary.get("runsPlanned"), summary.get("runsDone"));
    }
}
