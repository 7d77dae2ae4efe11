package org.royalfork.bench.match;

import org.royalfork.parallel.search.SearchLimits;

/** The two clocks of a game. Not thread-safe. */
final class ChessClock {

    /** What a search in this process keeps in reserve of its clock for each move, in milliseconds. */
    private static final int OVERHEAD_MILLIS = 5;

    private final TimeControl control;
    private final long[] remaining = new long[2];
    private final int[] movesLeft = new int[2];

    ChessClock(TimeControl control) {
        this.control = control;
        for (int side = 0; side < 2; side++) {
            remaining[side] = control.baseNanos();
            movesLeft[side] = control.movesPerPeriod();
        }
    }

    /** Returns the nanoseconds on the clock of a side; it may be slightly negative within the margin. */
    long remaining(int side) {
        return remaining[side];
    }

    /** Returns how long a side may think, or {@code Long.MAX_VALUE} where time does not matter. */
    long allowance(int side) {
        if (control.hasClock()) {
            return remaining[side];
        }
        return control.moveNanos() > 0 ? control.moveNanos() : Long.MAX_VALUE;
    }

    /** Takes the time of a move from a clock and adds what the move gains. */
    void moved(int side, long nanos) {
        if (!control.hasClock()) {
            return;
        }
        remaining[side] += control.incrementNanos() - nanos;
        if (control.movesPerPeriod() > 0 && --movesLeft[side] == 0) {
            remaining[side] += control.baseNanos();
            movesLeft[side] = control.movesPerPeriod();
        }
    }

    /** Returns the UCI command by which a side starts to search. */
    String goCommand(int side) {
        if (control.hasClock()) {
            final String increments = control.incrementNanos() > 0
                    ? " winc " + millis(control.incrementNanos()) + " binc " + millis(control.incrementNanos())
                    : "";
            final String moves = control.movesPerPeriod() > 0 ? " movestogo " + movesLeft[side] : "";
            return "go wtime " + millis(remaining[0]) + " btime " + millis(remaining[1]) + increments + moves;
        }
        if (control.moveNanos() > 0) {
            return "go movetime " + millis(control.moveNanos());
        }
        return control.nodes() > 0 ? "go nodes " + control.nodes() : "go depth " + control.depth();
    }

    /**
     * Returns what {@link #goCommand} says for a search in this process.
     *
     * @throws IllegalArgumentException with one line, when the depth is greater than a search can go
     */
    SearchLimits limits(int side) {
        if (control.hasClock()) {
            return SearchLimits.INFINITE
                    .withClock(millis(remaining[side]), control.incrementNanos() / 1_000_000, movesLeft[side])
                    .withOverhead(OVERHEAD_MILLIS);
        }
        if (control.moveNanos() > 0) {
            return SearchLimits.ofMoveTime(millis(control.moveNanos()));
        }
        return control.nodes() > 0 ? SearchLimits.ofNodes(control.nodes()) : SearchLimits.ofDepth(control.depth());
    }

    /** Returns whole milliseconds, at least 1, which is what UCI can say of a clock that has next to nothing left. */
    private static long millis(long nanos) {
        return Math.max(1, nanos / 1_000_000);
    }
}
