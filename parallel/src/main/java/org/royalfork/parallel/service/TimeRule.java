package org.royalfork.parallel.service;

/** How long a move may take, given a base time. */
@FunctionalInterface
public interface TimeRule {

    /** The base time, whatever the position. */
    TimeRule FIXED = (baseMillis, branching) -> baseMillis;

    /**
     * The base time times {@code 0.5 + 1.2 * branching / 35}: half of it where hardly anything can be chosen, 1.7 of it in a
     * position with 35 legal moves, as a middle game of chess has.
     */
    TimeRule BRANCHING = (baseMillis, branching) -> Math.round(baseMillis * (0.5 + 1.2 * branching / 35));

    /**
     * Returns the time for a move in milliseconds; less than 1 counts as 1.
     *
     * @param baseMillis the time of a plan, in milliseconds
     * @param branching number of legal moves
     */
    long millis(long baseMillis, int branching);
}
