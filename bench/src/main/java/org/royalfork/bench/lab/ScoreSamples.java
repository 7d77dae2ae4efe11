package org.royalfork.bench.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.royalfork.bench.lab.ScoreBenchmark.Sample;
import org.royalfork.bench.statistics.GeometricMean;
import org.royalfork.bench.statistics.Spread;

/**
 * The searches of one process for the benchmark, and the speed that they show it to have when nothing disturbs it: that of the
 * fastest search of each position, as a geometric mean over the positions.
 *
 * <p>With n searches of a position, of which a part p meets no disturbance, all miss it with probability (1 - p)^n; the mean or
 * the median would show the disturbances of the day.
 */
final class ScoreSamples {

    private final List<List<Sample>> one;
    private final List<List<Sample>> all;

    /** Makes an empty collection for so many positions. */
    ScoreSamples(int positions) {
        one = lists(positions);
        all = lists(positions);
    }

    private static List<List<Sample>> lists(int count) {
        return IntStream.range(0, count)
                .<List<Sample>>mapToObj(i -> new ArrayList<>())
                .toList();
    }

    /**
     * Adds the searches of a position by one core and by all.
     *
     * @throws IllegalStateException with one line, when the sequential search has other nodes than before
     */
    void add(int position, Sample byOne, Sample byAll) {
        final List<Sample> before = one.get(position);
        if (!before.isEmpty() && before.getFirst().nodes() != byOne.nodes()) {
            throw new IllegalStateException(
                    "the sequential searches are not the same in each pass: the machine is faulty");
        }
        before.add(byOne);
        all.get(position).add(byAll);
    }

    /** Returns the nodes that the sequential program needs for all positions. */
    long oneCoreNodes() {
        return one.stream().mapToLong(samples -> samples.getFirst().nodes()).sum();
    }

    /** Returns the speed of one core in nodes a nanosecond. */
    double oneCore() {
        return undisturbed(one);
    }

    /** Returns the speed of all cores in nodes a nanosecond. */
    double allCores() {
        return undisturbed(all);
    }

    private static double undisturbed(List<List<Sample>> positions) {
        return GeometricMean.of(positions.stream()
                .mapToDouble(samples ->
                        samples.stream().mapToDouble(Sample::speed).max().orElseThrow())
                .toArray());
    }

    /** Returns how many times sooner all cores are done with a position than one: the ratio of the medians. */
    double speedup(int position) {
        return medianNanos(one.get(position)) / medianNanos(all.get(position));
    }

    private static double medianNanos(List<Sample> samples) {
        return Spread.of(samples.stream().mapToDouble(Sample::nanos).toArray()).median();
    }
}
