package org.royalfork.bench.tune;

/**
 * Finds the scale of the logistic function that turns labels into expected scores: that with the least squared error
 * against the results of the games.
 */
final class ScaleFit {

    private static final int RANGE = 3000;
    private static final double SMALLEST = 20;
    private static final double GREATEST = 1000;

    // By label: number of positions, sum of results, sum of squared results.
    private final double[] count = new double[2 * RANGE + 1];
    private final double[] results = new double[2 * RANGE + 1];
    private final double[] squares = new double[2 * RANGE + 1];

    /** Adds a position with a label from -3,000 to 3,000 and its game's result. */
    void add(int score, double result) {
        count[score + RANGE]++;
        results[score + RANGE] += result;
        squares[score + RANGE] += result * result;
    }

    /** Returns the best scale in centipawns, to a tenth. */
    double best() {
        double low = SMALLEST;
        double high = GREATEST;
        while (high - low > 0.1) {
            double first = low + (high - low) / 3;
            double second = high - (high - low) / 3;
            if (error(first) < error(second)) {
                high = second;
            } else {
                low = first;
            }
        }
        return (low + high) / 2;
    }

    private double error(double scale) {
        double sum = 0;
        for (int i = 0; i < count.length; i++) {
            double expected = Model.expected(i - RANGE, scale);
            sum += count[i] * expected * expected - 2 * expected * results[i] + squares[i];
        }
        return sum;
    }
}
