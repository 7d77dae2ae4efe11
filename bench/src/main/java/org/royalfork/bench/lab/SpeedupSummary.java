package org.royalfork.bench.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import org.royalfork.bench.statistics.Estimate;
import org.royalfork.bench.statistics.GeometricMean;

/**
 * What the searches of an experiment say about each configuration, compared with the sequential program.
 *
 * <p>For each position the repeats are averaged geometrically, and the ratio of the averages is taken; the figures are the
 * geometric means of these ratios over the positions. In geometric means the identity
 * speedup = ratio of speeds / (1 + search overhead) holds exactly.
 *
 * @param rows one for each configuration that was compared
 * @param ceilings machine ceiling by number of threads
 */
public record SpeedupSummary(List<Row> rows, Map<Integer, Estimate> ceilings) {

    /**
     * A configuration against the sequential program.
     *
     * @param configuration the configuration
     * @param speedup T1 / TP
     * @param overhead NP / N1 - 1
     * @param speed (NP / TP) / (N1 / T1)
     * @param positions the same by position
     */
    public record Row(
            Configuration configuration,
            Estimate speedup,
            Estimate overhead,
            Estimate speed,
            List<PositionRow> positions) {}

    /**
     * A configuration against the sequential program on one position.
     *
     * @param position number of the position
     * @param depth depth in plies
     * @param sequentialSeconds T1
     * @param seconds TP
     * @param nodes NP / N1
     */
    public record PositionRow(int position, int depth, double sequentialSeconds, double seconds, double nodes) {

        /** Returns T1 / TP. */
        public double speedup() {
            return sequentialSeconds / seconds;
        }

        /** Returns (NP / TP) / (N1 / T1). */
        public double speed() {
            return speedup() * nodes;
        }
    }

    /** Copies the list. */
    public SpeedupSummary {
        rows = List.copyOf(rows);
    }

    /** Computes the figures; {@code seed} is for the bootstrap. */
    public static SpeedupSummary of(List<Measurement> measurements, long seed) {
        final List<Row> rows = new ArrayList<>();
        final Map<Integer, Estimate> ceilings = new LinkedHashMap<>();
        for (Configuration configuration : measurements.stream()
                .map(Measurement::configuration)
                .distinct()
                .sorted(SpeedupSummary::compare)
                .toList()) {
            if (configuration.copies() > 1) {
                ceilings.put(configuration.copies(), ceiling(measurements, configuration, seed));
            } else if (!configuration.equals(Configuration.SEQUENTIAL)) {
                rows.add(row(measurements, configuration, seed));
            }
        }
        return new SpeedupSummary(rows, ceilings);
    }

    private static int compare(Configuration a, Configuration b) {
        final int byThreads = Integer.compare(a.threads() * a.copies(), b.threads() * b.copies());
        return byThreads != 0 ? byThreads : a.strategy().compareTo(b.strategy());
    }

    private static Row row(List<Measurement> measurements, Configuration configuration, long seed) {
        final List<PositionRow> positions = new ArrayList<>();
        for (int position : positions(measurements, configuration)) {
            final List<Measurement> ours = select(measurements, configuration, position);
            final List<Measurement> theirs = select(measurements, Configuration.SEQUENTIAL, position);
            positions.add(new PositionRow(
                    position,
                    ours.getFirst().depth(),
                    mean(theirs, m -> m.nanos() / 1e9),
                    mean(ours, m -> m.nanos() / 1e9),
                    mean(ours, Measurement::nodes) / mean(theirs, Measurement::nodes)));
        }
        return new Row(
                configuration,
                estimate(positions, PositionRow::speedup, seed),
                estimate(positions, PositionRow::nodes, seed).map(ratio -> ratio - 1),
                estimate(positions, PositionRow::speed, seed),
                positions);
    }

    /** Sums the speeds of the searches at once and divides by the speed of one alone in the same block. */
    private static Estimate ceiling(List<Measurement> measurements, Configuration configuration, long seed) {
        final List<Double> ratios = new ArrayList<>();
        for (int position : positions(measurements, configuration)) {
            final List<Measurement> together = select(measurements, configuration, position);
            final int repeat = together.getFirst().repeat();
            final double alone = select(measurements, Configuration.SEQUENTIAL, position).stream()
                    .filter(m -> m.repeat() == repeat)
                    .mapToDouble(Measurement::nodesPerSecond)
                    .findFirst()
                    .orElseThrow();
            ratios.add(
                    together.stream().mapToDouble(Measurement::nodesPerSecond).sum() / alone);
        }
        return GeometricMean.estimate(
                ratios.stream().mapToDouble(Double::doubleValue).toArray(), seed);
    }

    /** Returns the positions that both the configuration and the sequential program have searched. */
    private static Iterable<Integer> positions(List<Measurement> measurements, Configuration configuration) {
        final TreeSet<Integer> positions = new TreeSet<>();
        measurements.stream()
                .filter(m -> m.configuration().equals(configuration))
                .forEach(m -> positions.add(m.position()));
        positions.removeIf(
                p -> select(measurements, Configuration.SEQUENTIAL, p).isEmpty());
        return positions;
    }

    private static List<Measurement> select(List<Measurement> measurements, Configuration configuration, int position) {
        return measurements.stream()
                .filter(m -> m.position() == position && m.configuration().equals(configuration))
                .toList();
    }

    private static double mean(List<Measurement> measurements, ToDoubleFunction<Measurement> value) {
        return GeometricMean.of(measurements.stream().mapToDouble(value).toArray());
    }

    private static Estimate estimate(List<PositionRow> positions, ToDoubleFunction<PositionRow> ratio, long seed) {
        return GeometricMean.estimate(positions.stream().mapToDouble(ratio).toArray(), seed);
    }
}
