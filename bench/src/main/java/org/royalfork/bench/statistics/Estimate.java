package org.royalfork.bench.statistics;

import java.util.Locale;
import java.util.function.DoubleUnaryOperator;

/**
 * A figure with its 95 % interval.
 *
 * @param value the figure
 * @param low lower end of the interval, NaN where there is too little data for one
 * @param high upper end
 * @param count number of independent data that it rests on
 */
public record Estimate(double value, double low, double high, int count) {

    /** Returns the estimate of a rising function of the figure. */
    public Estimate map(DoubleUnaryOperator rising) {
        return new Estimate(rising.applyAsDouble(value), rising.applyAsDouble(low), rising.applyAsDouble(high), count);
    }

    /** Returns the estimate of one minus the figure, such as of a loss when the figure is the share that is kept. */
    public Estimate complement() {
        return new Estimate(1 - value, 1 - high, 1 - low, count);
    }

    /** Writes the figure and its interval with a format for one number, such as {@code %.2f}. */
    public String format(String number) {
        if (Double.isNaN(value)) {
            return "no data";
        }
        final String figure = String.format(Locale.ROOT, number, value);
        if (Double.isNaN(low)) {
            return figure;
        }
        return figure + " [" + String.format(Locale.ROOT, number, low) + ", " + String.format(Locale.ROOT, number, high)
                + "]";
    }
}
