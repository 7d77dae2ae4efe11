package org.royalfork.parallel.service;

import org.royalfork.parallel.game.Score;

/** What a score is worth so many plies below the root: never more, never of the other sign, and in the same order. */
final class Discount {

    private final double[] factors = new double[Score.MAX_PLY + 8];

    Discount(double factor) {
        if (!(factor > 0 && factor <= 1)) {
            throw new IllegalArgumentException("the factor must be above 0 and at most 1: " + factor);
        }
        factors[0] = 1;
        for (int ply = 1; ply < factors.length; ply++) {
            factors[ply] = factors[ply - 1] * factor;
        }
    }

    private double factor(int ply) {
        return factors[Math.min(ply, factors.length - 1)];
    }

    /** Returns the discounted score. Only {@link Score#DRAW} becomes one; decided scores stay. */
    int apply(int score, int ply) {
        if (score == Score.DRAW || Score.isDecided(score)) {
            return score;
        }
        int size = Math.max(1, (int) Math.round(Math.abs(score) * factor(ply)));
        return score > 0 ? size : -size;
    }

    /** Returns a score whose discounted value is at most {@code bound}. */
    int lowerBoundOf(int bound, int ply) {
        if (Score.isDecided(bound)) {
            return bound;
        }
        double exact = Math.floor(bound / factor(ply)) - 1;
        return (int) Math.clamp(exact, -Score.INFINITY, Score.DECIDED - 1.0);
    }

    /** Returns a score whose discounted value is at least {@code bound}. */
    int upperBoundOf(int bound, int ply) {
        return -lowerBoundOf(-bound, ply);
    }
}
