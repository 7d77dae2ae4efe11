package org.royalfork.engine.chess;

/**
 * Hands out the evaluation's weights and, for the breakdown and the tuner, notes which were used. Without a trace a call
 * is one read of a constant array: HotSpot sees that the trace was never there and leaves one test a method.
 */
final class Weights {

    private static final int[] PACKED = EvaluationWeights.packed();

    private final EvaluationTrace trace;

    /** @param trace where to note the use of weights, or {@code null} */
    Weights(EvaluationTrace trace) {
        this.trace = trace;
    }

    /** Returns a weight without noting it: for constants of other tables. */
    static int untraced(int term) {
        return PACKED[term];
    }

    /** Returns whether the use of weights is noted, so that nothing may be taken from a cache. */
    boolean isTraced() {
        return trace != null;
    }

    /** Says for which side the next weights count. */
    void side(int colour) {
        if (trace != null) {
            trace.side(colour);
        }
    }

    /** Returns the packed weight of a term. */
    int of(int term) {
        if (trace != null) {
            trace.add(term, 1);
        }
        return PACKED[term];
    }

    /** Returns the packed weight of a term, {@code count} times. */
    int of(int term, int count) {
        if (trace != null) {
            trace.add(term, count);
        }
        return PACKED[term] * count;
    }
}
