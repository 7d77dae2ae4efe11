package org.royalfork.bench.statistics;

import java.util.Arrays;

/**
 * How single values spread: their quartiles, by linear interpolation between the sorted values (type 7 of Hyndman and Fan).
 *
 * @param least the least value
 * @param lowerQuartile a quarter of the values are below
 * @param median the middle
 * @param upperQuartile a quarter of the values are above
 * @param greatest the greatest value
 */
public record Spread(double least, double lowerQuartile, double median, double upperQuartile, double greatest) {

    private static final double QUARTER = 0.25;

    /** Returns the spread of values, all NaN when there are none. */
    public static Spread of(double... values) {
        final double[] sorted = values.clone();
        Arrays.sort(sorted);
        return new Spread(
                quantile(sorted, 0),
                quantile(sorted, QUARTER),
                quantile(sorted, 2 * QUARTER),
                quantile(sorted, 3 * QUARTER),
                quantile(sorted, 1));
    }

    private static double quantile(double[] sorted, double part) {
        if (sorted.length == 0) {
            return Double.NaN;
        }
        final double place = part * (sorted.length - 1);
        final int below = (int) place;
        final int above = Math.min(below + 1, sorted.length - 1);
        return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
    }
}
