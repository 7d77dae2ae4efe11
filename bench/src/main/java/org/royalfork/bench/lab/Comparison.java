package org.royalfork.bench.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.royalfork.bench.statistics.Estimate;
import org.royalfork.bench.statistics.GeometricMean;

/**
 * Two experiments, A and B, side by side: by machines, JDKs or versions of the program.
 *
 * <p>Compared is the time that both need for the same positions to the same depths, configuration by configuration, and the
 * speedup that each configuration has over the sequential program of its own experiment. All figures are geometric means over
 * the positions that both have, paired by position. The probabilities belong to the same distributions as the intervals.
 *
 * @param positions number of positions that both searched to the same depths
 * @param otherDepths number of positions that both searched, but to other depths, which are left out
 * @param sameSearch whether the sequential searches had the same nodes; if not, the programs search differently, and the times
 *     compare programs as well as machines
 * @param differences where the experiments differ in machine and program, a short text each
 * @param rows the configurations that both have, the sequential program first
 */
public record Comparison(int positions, int otherDepths, boolean sameSearch, List<String> differences, List<Row> rows) {

    /** With fewer positions there is nothing to say. */
    private static final int LEAST_POSITIONS = 2;

    /**
     * One experiment.
     *
     * @param folder its folder
     * @param settings its settings
     * @param environment machine and program
     * @param measurements its searches
     */
    public record Side(
            Path folder, ExperimentSettings settings, Map<String, Object> environment, List<Measurement> measurements) {

        /**
         * Reads a folder.
         *
         * @throws IOException with one line
         */
        public static Side read(Path folder) throws IOException {
            return new Side(
                    folder,
                    ExperimentFolder.readSettings(folder),
                    ExperimentFolder.readEnvironment(folder),
                    ExperimentFolder.readMeasurements(folder));
        }
    }

    /**
     * A configuration in both experiments.
     *
     * @param configuration the configuration
     * @param timeRatio how many times as fast B is, the time of A / the time of B
     * @param probabilityFaster probability that B is faster
     * @param speedRatio nodes a second of B / those of A
     * @param speedupA T1 / TP in A
     * @param speedupB T1 / TP in B
     * @param speedupRatio speedup in B / speedup in A
     * @param probabilityScalesBetter probability that the speedup is greater in B; NaN for the sequential program
     */
    public record Row(
            Configuration configuration,
            Estimate timeRatio,
            double probabilityFaster,
            Estimate speedRatio,
            Estimate speedupA,
            Estimate speedupB,
            Estimate speedupRatio,
            double probabilityScalesBetter) {

        Map<String, Object> toMap() {
            final Map<String, Object> map = new LinkedHashMap<>();
            map.put("configuration", configuration.label());
            map.put("timeRatio", SpeedupReport.estimateMap(timeRatio));
            map.put("probabilityFaster", finite(probabilityFaster));
            map.put("nodesPerSecondRatio", SpeedupReport.estimateMap(speedRatio));
            map.put("speedupA", SpeedupReport.estimateMap(speedupA));
            map.put("speedupB", SpeedupReport.estimateMap(speedupB));
            map.put("speedupRatio", SpeedupReport.estimateMap(speedupRatio));
            map.put("probabilityScalesBetter", finite(probabilityScalesBetter));
            return map;
        }

        private static Double finite(double value) {
            return Double.isFinite(value) ? value : null;
        }
    }

    /** What identifies work: a position and the depth that it is searched to. */
    private record Task(String position, int depth) {}

    /** The repeats of a task by a configuration, averaged. */
    private record Mean(double seconds, double nodes) {}

    /**
     * Compares two experiments.
     *
     * @throws IllegalArgumentException with one line, when they cannot be compared
     */
    public static Comparison of(Side a, Side b, long seed) throws IOException {
        final List<String> obstacles = obstacles(a, b);
        if (!obstacles.isEmpty()) {
            throw new IllegalArgumentException("not comparable: " + String.join("; ", obstacles));
        }
        final Map<Configuration, Map<Task, Mean>> ofA = means(a);
        final Map<Configuration, Map<Task, Mean>> ofB = means(b);
        final List<Task> tasks = common(ofA, ofB, Configuration.SEQUENTIAL);
        final int otherDepths = otherDepths(ofA, ofB);
        if (tasks.size() < LEAST_POSITIONS) {
            throw new IllegalArgumentException("not comparable: "
                    + (otherDepths > 0
                            ? "the positions were searched to other depths; measure one with --depths-from the other"
                            : "fewer than two positions are in both"));
        }
        final List<Row> rows = new ArrayList<>();
        for (Configuration configuration : a.settings().configurations()) {
            final List<Task> both = common(ofA, ofB, configuration).stream()
                    .filter(tasks::contains)
                    .toList();
            if (both.size() >= LEAST_POSITIONS) {
                rows.add(row(configuration, both, ofA, ofB, seed));
            }
        }
        final Map<Task, Mean> alone = ofA.get(Configuration.SEQUENTIAL);
        final Map<Task, Mean> aloneB = ofB.get(Configuration.SEQUENTIAL);
        return new Comparison(
                tasks.size(),
                otherDepths,
                tasks.stream()
                        .allMatch(t ->
                                Math.abs(alone.get(t).nodes() / aloneB.get(t).nodes() - 1) < 1e-9),
                ExperimentSettings.differences(
                        Environment.identity(b.environment()), Environment.identity(a.environment())),
                rows);
    }

    private static List<String> obstacles(Side a, Side b) throws IOException {
        final List<String> obstacles = new ArrayList<>();
        if (Files.isSameFile(a.folder(), b.folder())) {
            obstacles.add("both are the same folder");
        }
        compare("game", a, b, ExperimentSettings::game, obstacles);
        compare("size of the table in MiB", a, b, ExperimentSettings::hashMebibytes, obstacles);
        compare("load on idle cores", a, b, ExperimentSettings::loadIdleCores, obstacles);
        compare("variation of repeats", a, b, ExperimentSettings::vary, obstacles);
        return obstacles;
    }

    private static void compare(
            String what, Side a, Side b, Function<ExperimentSettings, Object> setting, List<String> obstacles) {
        final Object ofA = setting.apply(a.settings());
        final Object ofB = setting.apply(b.settings());
        if (!Objects.equals(ofA, ofB)) {
            obstacles.add("the " + what + " differs, " + ofA + " and " + ofB);
        }
    }

    private static Map<Configuration, Map<Task, Mean>> means(Side side) {
        final Map<Configuration, Map<Task, List<Measurement>>> groups = new HashMap<>();
        for (Measurement m : side.measurements()) {
            if (m.configuration().copies() == 1) {
                groups.computeIfAbsent(m.configuration(), c -> new HashMap<>())
                        .computeIfAbsent(new Task(m.fen(), m.depth()), t -> new ArrayList<>())
                        .add(m);
            }
        }
        final Map<Configuration, Map<Task, Mean>> means = new HashMap<>();
        groups.forEach((configuration, tasks) ->
                tasks.forEach((task, repeats) -> means.computeIfAbsent(configuration, c -> new HashMap<>())
                        .put(task, new Mean(mean(repeats, m -> m.nanos() / 1e9), mean(repeats, Measurement::nodes)))));
        return means;
    }

    private static double mean(List<Measurement> measurements, ToDoubleFunction<Measurement> value) {
        return GeometricMean.of(measurements.stream().mapToDouble(value).toArray());
    }

    private static List<Task> common(
            Map<Configuration, Map<Task, Mean>> a, Map<Configuration, Map<Task, Mean>> b, Configuration configuration) {
        final Map<Task, Mean> others = b.getOrDefault(configuration, Map.of());
        return a.getOrDefault(configuration, Map.of()).keySet().stream()
                .filter(others::containsKey)
                .toList();
    }

    private static int otherDepths(Map<Configuration, Map<Task, Mean>> a, Map<Configuration, Map<Task, Mean>> b) {
        final TreeSet<String> positions = new TreeSet<>();
        a.getOrDefault(Configuration.SEQUENTIAL, Map.of()).keySet().forEach(task -> positions.add(task.position()));
        final TreeSet<String> others = new TreeSet<>();
        b.getOrDefault(Configuration.SEQUENTIAL, Map.of()).keySet().forEach(task -> others.add(task.position()));
        positions.retainAll(others);
        return positions.size() - common(a, b, Configuration.SEQUENTIAL).size();
    }

    private static Row row(
            Configuration configuration,
            List<Task> tasks,
            Map<Configuration, Map<Task, Mean>> a,
            Map<Configuration, Map<Task, Mean>> b,
            long seed) {
        final Map<Task, Mean> ofA = a.get(configuration);
        final Map<Task, Mean> ofB = b.get(configuration);
        final Map<Task, Mean> aloneA = a.get(Configuration.SEQUENTIAL);
        final Map<Task, Mean> aloneB = b.get(Configuration.SEQUENTIAL);
        final double[] times =
                array(tasks, t -> ofA.get(t).seconds() / ofB.get(t).seconds());
        final double[] speeds = array(
                tasks,
                t -> ofB.get(t).nodes()
                        / ofB.get(t).seconds()
                        / (ofA.get(t).nodes() / ofA.get(t).seconds()));
        final double[] speedupsA =
                array(tasks, t -> aloneA.get(t).seconds() / ofA.get(t).seconds());
        final double[] speedupsB =
                array(tasks, t -> aloneB.get(t).seconds() / ofB.get(t).seconds());
        final double[] ratios = new double[tasks.size()];
        for (int i = 0; i < ratios.length; i++) {
            ratios[i] = speedupsB[i] / speedupsA[i];
        }
        return new Row(
                configuration,
                GeometricMean.estimate(times, seed),
                GeometricMean.probabilityAboveOne(times, seed),
                GeometricMean.estimate(speeds, seed),
                GeometricMean.estimate(speedupsA, seed),
                GeometricMean.estimate(speedupsB, seed),
                GeometricMean.estimate(ratios, seed),
                configuration.equals(Configuration.SEQUENTIAL)
                        ? Double.NaN
                        : GeometricMean.probabilityAboveOne(ratios, seed));
    }

    private static double[] array(List<Task> tasks, ToDoubleFunction<Task> value) {
        return tasks.stream().mapToDouble(value).toArray();
    }

    /** Returns the figures by name, ready to be written as JSON. */
    public Map<String, Object> toMap() {
        final Map<String, Object> map = new LinkedHashMap<>();
        map.put("comparison", "time to depth");
        map.put("positions", positions);
        map.put("positionsAtOtherDepths", otherDepths);
        map.put("sameSearch", sameSearch);
        map.put("differences", differences);
        map.put("configurations", rows.stream().map(Row::toMap).toList());
        return map;
    }
}
