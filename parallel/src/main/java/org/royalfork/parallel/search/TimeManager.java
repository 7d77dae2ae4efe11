package org.royalfork.parallel.search;

import java.util.concurrent.TimeUnit;

/**
 * Turns a clock into two limits for one move: an optimum after which no new iteration begins, and a maximum at which the
 * search ends wherever it is.
 *
 * <p>The overhead is what each move is known to lose; it is set aside for this move and, as far as the increment does not
 * make up for it, for the moves to come. What a move loses now and then, when the machine or the collector takes a break,
 * is met from a reserve: no maximum reaches into the last {@value #RESERVE_MILLIS} ms. With less than that on the clock a
 * move gets a millisecond, until the increments have filled the reserve again.
 *
 * <p><b>Threading.</b> The limits are fixed at construction, except that a ponder hit, from any thread, starts them; the
 * one field that changes is volatile.
 */
final class TimeManager {

    private static final long NO_LIMIT = Long.MAX_VALUE;

    /** Moves that a clock without further periods is expected to last. */
    private static final int EXPECTED_MOVES = 28;

    /** Milliseconds on the clock that no move plans to use. */
    static final long RESERVE_MILLIS = 50;

    /** Longer times, as nonsense from outside may be, count as this: no sum of a few of them overflows. */
    private static final long LONGEST_MILLIS = TimeUnit.DAYS.toMillis(10_000);

    private final long searchStart;
    private final long optimum;
    private final long maximum;
    private final boolean adaptive;

    /** When the limits began to hold, in {@link System#nanoTime} units; {@link #NO_LIMIT} while pondering. */
    private volatile long start;

    TimeManager(SearchLimits limits, long now) {
        searchStart = now;
        start = limits.pondering() ? NO_LIMIT : now;
        long overhead = Math.clamp(limits.overheadMillis(), 0, LONGEST_MILLIS);
        if (limits.moveTimeMillis() != SearchLimits.UNLIMITED) {
            maximum = nanos(Math.max(1, bounded(limits.moveTimeMillis()) - overhead));
            optimum = maximum;
            adaptive = false;
        } else if (limits.remainingMillis() != SearchLimits.UNLIMITED) {
            long usable = Math.max(1, bounded(limits.remainingMillis()) - overhead);
            long increment = Math.max(0, bounded(limits.incrementMillis()));
            int moves = limits.movesToGo() > 0 ? Math.min(limits.movesToGo(), EXPECTED_MOVES) : EXPECTED_MOVES;
            long room = Math.max(0, usable - RESERVE_MILLIS);
            long lostLater = Math.min((moves - 1) * Math.max(0, overhead - increment), room * 3 / 4);
            long spendable = room - lostLater;
            long share = spendable / moves + Math.max(0, increment - overhead) * 3 / 4;
            long most = limits.movesToGo() == 1 ? spendable * 9 / 10 : spendable * 6 / 10;
            long optimumMillis = Math.max(1, Math.min(share, most));
            optimum = nanos(optimumMillis);
            maximum = nanos(Math.max(1, Math.min(optimumMillis * 4, most)));
            adaptive = true;
        } else {
            optimum = NO_LIMIT;
            maximum = NO_LIMIT;
            adaptive = false;
        }
    }

    private static long bounded(long millis) {
        return Math.clamp(millis, -LONGEST_MILLIS, LONGEST_MILLIS);
    }

    private static long nanos(long millis) {
        return TimeUnit.MILLISECONDS.toNanos(millis);
    }

    /** Lets the limits hold from now on, if they do not yet. */
    void ponderHit() {
        if (start == NO_LIMIT) {
            start = System.nanoTime();
        }
    }

    /** Returns the nanoseconds since the search began. */
    long elapsed() {
        return System.nanoTime() - searchStart;
    }

    /** Returns the nanoseconds after which no new iteration begins in an ordinary position. */
    long optimumNanos() {
        return optimum;
    }

    /** Returns the nanoseconds after which the search ends. */
    long maximumNanos() {
        return maximum;
    }

    /** Tells whether the search must end now. */
    boolean isOver() {
        long since = start;
        return since != NO_LIMIT && maximum != NO_LIMIT && System.nanoTime() - since >= maximum;
    }

    /**
     * Tells whether no new iteration should begin.
     *
     * @param stability how long the best move has stayed the same, in iterations
     * @param effort share of the nodes that went into the best move, from 0 to 1
     * @param drop by how many centipawns the score has fallen since the iteration before
     */
    boolean isEnough(int stability, double effort, int drop) {
        long since = start;
        if (since == NO_LIMIT || optimum == NO_LIMIT) {
            return false;
        }
        double factor = 1;
        if (adaptive) {
            factor *= 1.35 - 0.09 * Math.min(stability, 8);
            factor *= 1.6 - effort;
            factor *= Math.clamp(1 + drop / 80.0, 0.85, 1.7);
        }
        return System.nanoTime() - since >= Math.min((double) maximum, optimum * factor);
    }

    /** Tells whether there is a clock that saved time is good for. */
    boolean isAdaptive() {
        return adaptive && start != NO_LIMIT;
    }
}
