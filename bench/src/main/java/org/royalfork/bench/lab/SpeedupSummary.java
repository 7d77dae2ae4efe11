package org.royalfork.bench.lab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.royalfork.bench.statistics.Estimate;
import org.royalfork.bench.statistics.GeometricMean;
import org.royalfork.bench.statistics.Spread;
import org.royalfork.parallel.search.SearchStatistics;

/**
 * What the searches of an experiment say about each configuration, compared with the sequential program.
 *
 * <p>For each position the repeats are averaged geometrically, and the ratio of the averages is taken; the figures are the
 * geometric means of these ratios over the positions. In geometric means speedup = ratio of speeds / (1 + search overhead)
 * holds exactly, and E = (1 - SyO) (1 - PO) / (1 + SO) as far as it does on each position. Of what is lost (SyO, PO, aborted
 * nodes) the mean is taken of what is kept.
 *
 * @param rows one for each configuration that was compared
 * @param ceilings machine ceiling by number of threads
 */
public record SpeedupSummary(List<Row> rows, Map<Integer, Estimate> ceilings) {

    /**
     * A configuration against the sequential program.
     *
     * @param configuration the configuration
     * @param speedup S = T1 / TP
     * @param efficiency E = S / P
     * @param speed (NP / TP) / (N1 / T1)
     * @param ofCeiling speed / what the machine allows, over the positions where that was measured
     * @param searchOverhead SO = NP / N1 - 1
     * @param synchronisationOverhead SyO, the part of worker time that was spent waiting or idle
     * @param parallelOverhead PO = 1 - nodes a second of a busy worker / nodes a second of the sequential program
     * @param abortedShare the part of the nodes that were searched in vain
     * @param timeNoise by how much the times of repeats of one position differ: the standard deviation of their logarithms,
     *     pooled over the positions; NaN without repeats
     * @param positions the same by position
     */
    public record Row(
            Configuration configuration,
            Estimate speedup,
            Estimate efficiency,
            Estimate speed,
            Estimate ofCeiling,
            Estimate searchOverhead,
            Estimate synchronisationOverhead,
            Estimate parallelOverhead,
            Estimate abortedShare,
            double timeNoise,
            List<PositionRow> positions) {

        /** Returns the counters of all searches together. */
        public SearchStatistics statistics() {
            return positions.stream()
                    .map(PositionRow::statistics)
                    .reduce(SearchStatistics::plus)
                    .orElseThrow();
        }

        /** Returns how the speedups of single positions spread. */
        public Spread speedupSpread() {
            return spread(PositionRow::speedup);
        }

        /** Returns how the search overheads of single positions spread. */
        public Spread searchOverheadSpread() {
            return spread(row -> row.nodeRatio() - 1);
        }

        private Spread spread(ToDoubleFunction<PositionRow> value) {
            return Spread.of(positions.stream().mapToDouble(value).toArray());
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
                final Map<Integer, Double> ratios = ceiling(measurements, configuration.copies());
                ceilings.put(configuration.copies(), GeometricMean.estimate(array(ratios.values()), seed));
            } else if (!configuration.equals(Configuration.SEQUENTIAL)
                    && !positions(measurements, configuration).isEmpty()) {
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
        final Map<Integer, Double> ceilings =
                configuration.threads() == 1 ? Map.of() : ceiling(measurements, configuration.threads());
        final List<PositionRow> positions = new ArrayList<>();
        for (int position : positions(measurements, configuration)) {
            positions.add(PositionRow.of(
                    select(measurements, configuration, position),
                    select(measurements, Configuration.SEQUENTIAL, position),
                    ceilings.getOrDefault(position, Double.NaN)));
        }
        return new Row(
                configuration,
                estimate(positions, PositionRow::speedup, seed),
                estimate(positions, PositionRow::efficiency, seed),
                estimate(positions, PositionRow::speed, seed),
                estimate(positions, PositionRow::ofCeiling, seed),
                estimate(positions, PositionRow::nodeRatio, seed).map(ratio -> ratio - 1),
                estimate(positions, PositionRow::busyShare, seed).complement(),
                estimate(positions, PositionRow::busySpeed, seed).complement(),
                estimate(positions, PositionRow::keptShare, seed).complement(),
                noise(positions.stream()
                        .map(p -> select(measurements, configuration, p.position()))
                        .toList()),
                positions);
    }

    /** Returns the standard deviation of the logarithms of times within groups, pooled over the groups. */
    private static double noise(List<List<Measurement>> groups) {
        double squares = 0;
        int degrees = 0;
        for (List<Measurement> group : groups) {
            final double[] logs = group.stream()
                    .mapToDouble(m -> Math.log((double) m.nanos()))
                    .toArray();
            final double mean = Arrays.stream(logs).average().orElseThrow();
            squares += Arrays.stream(logs).map(x -> (x - mean) * (x - mean)).sum();
            degrees += logs.length - 1;
        }
        return degrees == 0 ? Double.NaN : Math.sqrt(squares / degrees);
    }

    /**
     * Sums the speeds of the searches at once and divides by the speed of one alone in the same block; the geometric mean over
     * the blocks of each position.
     */
    private static Map<Integer, Double> ceiling(List<Measurement> measurements, int threads) {
        final Configuration configuration = Configuration.ceiling(threads);
        final Map<Integer, Double> ratios = new LinkedHashMap<>();
        for (int position : positions(measurements, configuration)) {
            final Map<Integer, Double> together = select(measurements, configuration, position).stream()
                    .collect(Collectors.groupingBy(
                            Measurement::repeat, Collectors.summingDouble(Measurement::nodesPerSecond)));
            final double[] blocks = select(measurements, Configuration.SEQUENTIAL, position).stream()
                    .filter(alone -> together.containsKey(alone.repeat()))
                    .mapToDouble(alone -> together.get(alone.repeat()) / alone.nodesPerSecond())
                    .toArray();
            if (blocks.length > 0) {
                ratios.put(position, GeometricMean.of(blocks));
            }
        }
        return ratios;
    }

    /** Returns the positions that both the configuration and the sequential program have searched. */
    private static Set<Integer> positions(List<Measurement> measurements, Configuration configuration) {
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

    private static Estimate estimate(List<PositionRow> positions, ToDoubleFunction<PositionRow> ratio, long seed) {
        final List<Double> ratios = positions.stream()
                .mapToDouble(ratio)
                .filter(value -> !Double.isNaN(value))
                .boxed()
                .toList();
        return GeometricMean.estimate(array(ratios), seed);
    }

    private static double[] array(Collection<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).toArray();
    }
}
