package org.royalfork.bench.match;

import java.util.List;

/**
 * What is played.
 *
 * @param games number of games; each opening is played twice in a row with colours swapped
 * @param timeControl what ends the thinking
 * @param marginNanos how much later than its clock allows a move may arrive
 * @param openings the openings, played in this order and again from the first when they run out
 * @param concurrency games that run at once, each with two engine processes of its own
 * @param checkLines whether every move of every principal variation, and the move to ponder on, is checked
 * @param adjudication when a game ends early
 * @param timeouts patience where no clock runs
 */
public record MatchSettings(
        int games,
        TimeControl timeControl,
        long marginNanos,
        List<Opening> openings,
        int concurrency,
        boolean checkLines,
        Adjudication adjudication,
        Timeouts timeouts) {

    /** Without a clock, an engine that takes longer than this for a move has stalled. */
    static final long LONGEST_MOVE_NANOS = 600_000_000_000L;

    /** Copies the list and checks the ranges. */
    public MatchSettings {
        openings = List.copyOf(openings);
        if (games < 1) {
            throw new IllegalArgumentException("a match has at least one game, not " + games);
        }
        if (concurrency < 1) {
            throw new IllegalArgumentException("at least one game is played at a time, not " + concurrency);
        }
        if (marginNanos < 0) {
            throw new IllegalArgumentException("the margin of time cannot be negative");
        }
        if (openings.isEmpty()) {
            throw new IllegalArgumentException("a match needs an opening");
        }
    }

    /** Returns the opening of a game. */
    Opening opening(int game) {
        return openings.get((game - 1) / 2 % openings.size());
    }

    /** Returns which engine, 1 or 2, has White in a game. */
    static int whiteEngine(int game) {
        return game % 2 == 1 ? 1 : 2;
    }
}
