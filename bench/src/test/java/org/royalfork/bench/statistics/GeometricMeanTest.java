package org.royalfork.bench.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GeometricMeanTest {

    @Test
    void knownMeans() {
        assertEquals(4, GeometricMean.of(2, 8), 1e-12);
        assertEquals(1, GeometricMean.of(0.25, 4), 1e-12);
        assertEquals(7, GeometricMean.of(7), 1e-12);
        assertTrue(Double.isNaN(GeometricMean.of()));
    }

    /** The mean of ratios is the ratio of means, which the arithmetic mean does not give. */
    @Test
    void theMeanOfInvertedValuesIsTheInvertedMean() {
        final double[] values = {1.2, 1.9, 0.8, 2.4, 1.1, 3.0, 0.5};
        final double[] inverted = Arrays.stream(values).map(value -> 1 / value).toArray();
        assertEquals(1, GeometricMean.of(values) * GeometricMean.of(inverted), 1e-12);
    }

    @Test
    void theIntervalIsReproducibleAndContainsTheMean() {
        final double[] values = {1.2, 1.9, 0.8, 2.4, 1.1, 3.0, 0.5, 1.7};
        final Estimate estimate = GeometricMean.estimate(values, 7);
        assertEquals(estimate, GeometricMean.estimate(values, 7));
        assertTrue(estimate.low() < estimate.value() && estimate.value() < estimate.high());
        assertEquals(8, estimate.count());
    }

    @Test
    void equalValuesLeaveNoDoubt() {
        final double[] values = new double[20];
        Arrays.fill(values, 2);
        assertEquals(
                new Estimate(2, 2, 2, 20),
                GeometricMean.estimate(values, 1).map(value -> Math.rint(value * 1e9) / 1e9));
    }

    /** Two values: Student's interval with one degree of freedom, t = 12.7062. */
    @Test
    void fewValuesGiveStudentsInterval() {
        final Estimate estimate = GeometricMean.estimate(new double[] {1, Math.E * Math.E}, 1);
        assertEquals(Math.E, estimate.value(), 1e-9);
        assertEquals(1 - 12.7062, Math.log(estimate.low()), 1e-3);
        assertEquals(1 + 12.7062, Math.log(estimate.high()), 1e-3);
        assertTrue(Double.isNaN(GeometricMean.estimate(new double[] {3}, 1).low()));
    }

    /** By Student's distribution with one degree of freedom, arctan(t) / pi + 1/2: t = 1 gives 3/4. */
    @Test
    void probabilitiesByHand() {
        assertEquals(0.75, GeometricMean.probabilityAboveOne(new double[] {1, Math.E}, 1), 1e-9);
        assertEquals(0.5, GeometricMean.probabilityAboveOne(new double[] {2, 0.5}, 1), 1e-9);
        assertEquals(1, GeometricMean.probabilityAboveOne(new double[] {2, 2, 2}, 1));
        assertTrue(Double.isNaN(GeometricMean.probabilityAboveOne(new double[] {2}, 1)));
    }

    /** Scaled so that the interval's lower end is at 1, the probability is that of a two-sided 95 % interval. */
    @ParameterizedTest
    @ValueSource(ints = {4, 12, 60})
    void theProbabilityBelongsToTheInterval(int size) {
        final Random random = new Random(size);
        final double[] values = random.doubles(size, 0.5, 3).toArray();
        final double low = GeometricMean.estimate(values, 1).low();
        final double[] scaled = Arrays.stream(values).map(value -> value / low).toArray();
        assertEquals(0.975, GeometricMean.probabilityAboveOne(scaled, 1), 0.001);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY})
    void onlyPositiveValuesHaveAGeometricMean(double value) {
        assertThrows(IllegalArgumentException.class, () -> GeometricMean.estimate(new double[] {1, value}, 1));
    }

    /**
     * One value among 60 that are else 1: mean and standard error are both a 60th of its logarithm, and Student's t with 59 degrees
     * of freedom is 2.001. The bootstrap's t has no bound there, since most resamples have hardly any spread.
     */
    @Test
    void theIntervalIsStudentsWhereMostValuesAreEqual() {
        final double[] values = new double[60];
        Arrays.fill(values, 1);
        values[7] = 1.6;
        final double unit = Math.log(1.6) / 60;
        final Estimate estimate = GeometricMean.estimate(values, 1);
        assertEquals(Math.exp(unit * (1 - 2.000995)), estimate.low(), 1e-6);
        assertEquals(Math.exp(unit * (1 + 2.000995)), estimate.high(), 1e-6);
    }

    /** Of the intervals of 1,000 experiments with a known mean, 95 % +- 2 % must contain it. */
    @ParameterizedTest
    @ValueSource(ints = {12, 30, 60})
    void theIntervalCoversTheTruthAsOftenAsItSays(int size) {
        assertCoverage(size, Random::nextGaussian, 0);
    }

    /** The same for a skewed distribution: the exponential, of mean 1. */
    @Test
    void theIntervalCoversTheTruthForSkewedValues() {
        assertCoverage(60, random -> -Math.log(1 - random.nextDouble()), 1);
    }

    private static void assertCoverage(int size, ToDoubleFunction<Random> logarithm, double mean) {
        final int trials = 1000;
        final long seed = 20_250_101L + size;
        final Random random = new Random(seed);
        int covered = 0;
        for (int trial = 0; trial < trials; trial++) {
            final double[] values = new double[size];
            for (int i = 0; i < size; i++) {
                values[i] = Math.exp(0.3 * logarithm.applyAsDouble(random));
            }
            final Estimate estimate = GeometricMean.estimate(values, trial, 1000);
            final double truth = Math.exp(0.3 * mean);
            if (estimate.low() <= truth && truth <= estimate.high()) {
                covered++;
            }
        }
        final double coverage = (double) covered / trials;
        assertEquals(0.95, coverage, 0.02, "size " + size + ", seed " + seed);
    }
}
