package org.royalfork.bench.tune;

/**
 * How to fit.
 *
 * @param epochs passes over the positions
 * @param rate first step of a weight, in centipawns; it falls to a fiftieth along a cosine
 * @param batch positions a step
 * @param resultShare share of the game's result in the expected score to be met; the rest is the label's
 * @param limit greatest number of labelled positions to read
 * @param seed of the order in which positions are visited
 */
public record TunerSettings(int epochs, double rate, int batch, double resultShare, long limit, long seed) {

    /** What the weights in use were fitted with. */
    public static final TunerSettings DEFAULT = new TunerSettings(30, 1.0, 16_384, 0.25, Long.MAX_VALUE, 1);

    /** Checks the numbers. */
    public TunerSettings {
        if (epochs < 1 || batch < 1 || limit < 1) {
            throw new IllegalArgumentException("epochs, batch and limit must be at least 1");
        }
        if (!(rate > 0) || !(resultShare >= 0 && resultShare <= 1)) {
            throw new IllegalArgumentException("the rate must be positive, the share of the result from 0 to 1");
        }
    }
}
