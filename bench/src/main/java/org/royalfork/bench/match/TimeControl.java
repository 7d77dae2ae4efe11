package org.royalfork.bench.match;

import java.util.Locale;

/**
 * What ends the thinking of an engine: a clock, a time, a number of nodes, or a depth.
 *
 * @param baseNanos time on the clock for a period, 0 without a clock
 * @param incrementNanos time gained with each move
 * @param movesPerPeriod moves after which the base time is added again, 0 for never
 * @param moveNanos time for each move, 0 for none
 * @param nodes nodes for each move, 0 for no limit
 * @param depth plies for each move, 0 for no limit
 */
public record TimeControl(
        long baseNanos, long incrementNanos, int movesPerPeriod, long moveNanos, long nodes, int depth) {

    private static final double MAX_SECONDS = 1e6;

    /** Checks that there is a limit. */
    public TimeControl {
        if (baseNanos < 0 || incrementNanos < 0 || movesPerPeriod < 0 || moveNanos < 0 || nodes < 0 || depth < 0) {
            throw new IllegalArgumentException("limits must not be negative");
        }
        if (baseNanos + moveNanos + nodes + depth == 0) {
            throw new IllegalArgumentException("a game needs a clock, or a time, nodes or depth for each move");
        }
    }

    /**
     * Reads {@code base}, {@code base+increment} or {@code moves/base+increment}, in seconds, such as {@code 1+0.01} or
     * {@code 40/60}.
     *
     * @throws IllegalArgumentException with one line
     */
    public static TimeControl parse(String text) {
        final String what = "time control '" + text + "': expected [MOVES/]BASE[+INCREMENT] in seconds, such as 1+0.01";
        try {
            final int slash = text.indexOf('/');
            final int moves = slash < 0 ? 0 : Integer.parseInt(text.substring(0, slash));
            final String[] parts = text.substring(slash + 1).split("\\+", -1);
            if (parts.length > 2 || (slash >= 0 && moves < 1)) {
                throw new IllegalArgumentException(what);
            }
            final long base = nanos(Double.parseDouble(parts[0]));
            final long increment = parts.length == 1 ? 0 : nanos(Double.parseDouble(parts[1]));
            if (base <= 0 || increment < 0) {
                throw new IllegalArgumentException(what);
            }
            return new TimeControl(base, increment, moves, 0, 0, 0);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(what, e);
        }
    }

    private static long nanos(double seconds) {
        if (!(seconds <= MAX_SECONDS)) {
            throw new NumberFormatException();
        }
        return Math.round(seconds * 1e9);
    }

    /** Returns a fixed time for each move. */
    public static TimeControl ofMoveTime(double seconds) {
        return new TimeControl(0, 0, 0, nanos(seconds), 0, 0);
    }

    /** Returns a fixed number of nodes for each move. */
    public static TimeControl ofNodes(long nodes) {
        return new TimeControl(0, 0, 0, 0, nodes, 0);
    }

    /** Returns a fixed depth for each move. */
    public static TimeControl ofDepth(int depth) {
        return new TimeControl(0, 0, 0, 0, 0, depth);
    }

    /** Tells whether the players have clocks. */
    public boolean hasClock() {
        return baseNanos > 0;
    }

    /** Returns the value of the PGN tag TimeControl. */
    public String pgnTag() {
        if (hasClock()) {
            return (movesPerPeriod > 0 ? movesPerPeriod + "/" : "")
                    + seconds(baseNanos)
                    + (incrementNanos > 0 ? "+" + seconds(incrementNanos) : "");
        }
        return "-";
    }

    /** Describes the limit for a person. */
    public String describe() {
        if (hasClock()) {
            return pgnTag() + " s";
        }
        if (moveNanos > 0) {
            return seconds(moveNanos) + " s a move";
        }
        return nodes > 0 ? nodes + " nodes a move" : "depth " + depth;
    }

    private static String seconds(long nanos) {
        final String text = String.format(Locale.ROOT, "%.3f", nanos / 1e9);
        return text.replaceAll("\\.?0+$", "");
    }
}
