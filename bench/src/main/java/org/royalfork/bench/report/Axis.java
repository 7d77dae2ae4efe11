package org.royalfork.bench.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;

/**
 * An axis: where values lie on the page, and which of them have ticks.
 *
 * @param low least value
 * @param high greatest value
 * @param from place of the least value
 * @param to place of the greatest value
 * @param logarithmic whether equal ratios, instead of equal differences, are equally far apart
 */
record Axis(double low, double high, double from, double to, boolean logarithmic) {

    private static final double[] STEPS = {1, 2, 2.5, 5, 10};

    /** Checks that the axis has an extent. */
    Axis {
        if (!(low < high) || (logarithmic && !(low > 0))) {
            throw new IllegalArgumentException("no axis from " + low + " to " + high);
        }
    }

    /** Returns the place of a value; values beyond the ends are put there. */
    double place(double value) {
        final DoubleUnaryOperator scale = logarithmic ? Math::log : x -> x;
        final double clipped = Math.clamp(value, low, high);
        final double part = (scale.applyAsDouble(clipped) - scale.applyAsDouble(low))
                / (scale.applyAsDouble(high) - scale.applyAsDouble(low));
        return from + part * (to - from);
    }

    /** Tells whether a value lies on the axis. */
    boolean holds(double value) {
        return value >= low && value <= high;
    }

    /** Returns round values, no more than about so many: powers of two on a logarithmic axis. */
    List<Double> ticks(int most) {
        final List<Double> ticks = new ArrayList<>();
        if (logarithmic) {
            int factor = 2;
            while (Math.log(high / low) / Math.log(factor) > most) {
                factor *= 2;
            }
            final double first = Math.pow(factor, Math.ceil(Math.log(low) / Math.log(factor) - 1e-9));
            for (double tick = first; tick <= high * (1 + 1e-9); tick *= factor) {
                ticks.add(tick);
            }
        } else {
            final double step = step((high - low) / most);
            for (double i = Math.ceil(low / step - 1e-9); i * step <= high + 1e-9 * step; i++) {
                ticks.add(i * step);
            }
        }
        return ticks;
    }

    private static double step(double least) {
        final double power = Math.pow(10, Math.floor(Math.log10(least)));
        for (double step : STEPS) {
            if (step * power >= least * (1 - 1e-9)) {
                return step * power;
            }
        }
        throw new IllegalArgumentException("no step for " + least);
    }

    /** Writes a tick with as many decimals as it needs. */
    static String label(double tick) {
        for (int decimals = 0; decimals < 4; decimals++) {
            final double scaled = tick * Math.pow(10, decimals);
            if (Math.abs(scaled - Math.rint(scaled)) < 1e-6) {
                return Html.number(tick, decimals);
            }
        }
        return Html.number(tick, 4);
    }
}
