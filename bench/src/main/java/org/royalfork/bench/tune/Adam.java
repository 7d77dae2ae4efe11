package org.royalfork.bench.tune;

/** Gradient descent with momentum and a step for each parameter by the size of its recent slopes (Kingma and Ba, 2015). */
final class Adam {

    private static final double MOMENTUM = 0.9;
    private static final double SQUARES = 0.999;
    private static final double TINY = 1e-10;

    private final double[] mean;
    private final double[] square;
    private int steps;

    Adam(int parameters) {
        mean = new double[parameters];
        square = new double[parameters];
    }

    /** Moves the parameters against the slope, each by about {@code rate}. */
    void step(double[] parameters, double[] slope, double rate) {
        steps++;
        double meanBias = 1 - Math.pow(MOMENTUM, steps);
        double squareBias = 1 - Math.pow(SQUARES, steps);
        for (int i = 0; i < parameters.length; i++) {
            mean[i] += (1 - MOMENTUM) * (slope[i] - mean[i]);
            square[i] += (1 - SQUARES) * (slope[i] * slope[i] - square[i]);
            parameters[i] -= rate * (mean[i] / meanBias) / (Math.sqrt(square[i] / squareBias) + TINY);
        }
    }
}
