package org.royalfork.bench.tune;

/**
 * What a fit gave.
 *
 * @param weights the weights, as {@link org.royalfork.engine.chess.WeightsText} writes them
 * @param positions positions fitted
 * @param heldOutPositions positions of other games, on which the errors were measured
 * @param scale centipawns at which the expected score is {@code 1 / (1 + 1/e)}
 * @param errorBefore mean squared error of the expected score on the held-out positions with the weights in use
 * @param errorAfter the same with the new weights, rounded
 */
public record TunerResult(
        String weights, int positions, int heldOutPositions, double scale, double errorBefore, double errorAfter) {}
