/**
 * Fits the weights of the chess evaluation to positions of known value.
 *
 * <p>The evaluation is a sum of weights but for three places (the square of a king's danger, winnability, the scale of
 * endgames). So each position is evaluated once, with a trace that notes how often every weight was used; from then on its
 * value for any weights, and the slope by every weight, are short sums. That makes gradient descent over millions of
 * positions a matter of minutes on one core.
 *
 * <p>What is fitted is the expected score of the game: the logistic function of the value, against a blend of the labelled
 * value (a strong engine's) and the result of the game. The blend's and the value's scale is that of the labels, so that
 * values stay in the label's centipawns. The method goes back to Peter Österlund's tuning of Texel (2014); the trace of
 * coefficients to Andrew Grant's tuner of Ethereal.
 */
package org.royalfork.bench.tune;
