package org.royalfork.engine.gomocup;

/**
 * The time that a manager allows, in milliseconds, and what of it a move may use.
 *
 * <p><b>Threading.</b> Belongs to one thread.
 */
final class GomocupClock {

    /** A move's time where the manager has not told a limit. */
    static final long DEFAULT_TURN = 5_000;

    /** What "as fast as possible" means. */
    static final long FAST = 10;

    /** The manager's word for a match without a limit. */
    static final long UNLIMITED = Integer.MAX_VALUE;

    /** A match is expected to take so many more moves, whatever its length. */
    private static final int MOVES_LEFT = 20;

    /** Least time set aside for what is not search. */
    private static final long OVERHEAD = 15;

    private long turn = DEFAULT_TURN;
    private long match;
    private long left = UNLIMITED;

    /** Sets the limit of a move; 0 for as fast as possible. */
    void setTurn(long millis) {
        turn = millis;
    }

    /** Sets the limit of a match, at its beginning; 0 for none. */
    void setMatch(long millis) {
        match = millis;
        left = UNLIMITED;
    }

    /** Sets what is left of a match; may be negative. */
    void setLeft(long millis) {
        left = millis;
    }

    /** Returns the time for the next move, at least 1. */
    long moveMillis() {
        long most = turn <= 0 ? FAST : turn - Math.max(OVERHEAD, turn / 20);
        long rest = left < UNLIMITED ? left : match > 0 ? match : UNLIMITED;
        if (rest < UNLIMITED) {
            most = Math.min(most, (rest - OVERHEAD) / MOVES_LEFT);
        }
        return Math.max(1, most);
    }
}
