package org.royalfork.bench.match;

import java.time.Duration;

/**
 * How long an engine may take for what no clock measures.
 *
 * @param start from the start of the process to {@code uciok}; generous, as a launcher may have to build first
 * @param ready from {@code isready} to {@code readyok}
 * @param stop from {@code stop}, sent when the time for a move is over, to {@code bestmove}
 * @param quit from {@code quit} to the end of the process
 */
public record Timeouts(Duration start, Duration ready, Duration stop, Duration quit) {

    /** What suits real engines. */
    public static final Timeouts DEFAULT =
            new Timeouts(Duration.ofSeconds(120), Duration.ofSeconds(20), Duration.ofSeconds(5), Duration.ofSeconds(3));
}
