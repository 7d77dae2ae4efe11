package org.royalfork.engine.uci;

/**
 * Decides which info lines are printed when they come in a rush: a bucket of {@link #BURST} lines that refills with one
 * line every {@link #NANOS_A_LINE}. A won endgame runs through 240 depths in a few milliseconds, and a GUI has hung on
 * that. Not thread-safe.
 */
final class InfoLimiter {

    /** Lines that may come at once. */
    static final int BURST = 30;

    /** Nanoseconds a line in the long run: 40 lines a second. */
    static final long NANOS_A_LINE = 25_000_000;

    private long credit = BURST * NANOS_A_LINE;
    private long last;

    /** Makes a full bucket. */
    InfoLimiter(long nowNanos) {
        last = nowNanos;
    }

    /** Tells whether {@code lines} lines may be printed now, and if so counts them. */
    boolean allows(int lines, long nowNanos) {
        credit = Math.min(BURST * NANOS_A_LINE, credit + (nowNanos - last));
        last = nowNanos;
        long cost = Math.min(lines, BURST) * NANOS_A_LINE;
        if (credit < cost) {
            return false;
        }
        credit -= cost;
        return true;
    }
}
