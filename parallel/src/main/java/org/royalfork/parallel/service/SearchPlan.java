package org.royalfork.parallel.service;

import org.royalfork.parallel.search.SearchLimits;

/**
 * How much to search for a move, and how to choose it.
 *
 * @param limits when the search ends by itself; not pondering
 * @param timeRule makes the time for this move of the limits' move time, where they have one
 * @param choice chooses among the best moves
 */
public record SearchPlan(SearchLimits limits, TimeRule timeRule, MoveChoice choice) {

    /** Checks the limits. */
    public SearchPlan {
        if (limits.pondering()) {
            throw new IllegalArgumentException("a service does not ponder: search the expected position instead");
        }
    }

    /** Returns a plan that plays the best move within limits. */
    public static SearchPlan of(SearchLimits limits) {
        return new SearchPlan(limits, TimeRule.FIXED, MoveChoice.BEST);
    }

    /** Returns the plan of a level of difficulty; {@code seed} picks one of the many ways in which it may play. */
    public static SearchPlan ofLevel(Level level, long seed) {
        return new SearchPlan(level.limits(), TimeRule.FIXED, level.choice(seed));
    }

    /** Returns this plan with another rule for the time of a move. */
    public SearchPlan withTimeRule(TimeRule rule) {
        return new SearchPlan(limits, rule, choice);
    }

    /** Returns this plan with another way to choose. */
    public SearchPlan withChoice(MoveChoice newChoice) {
        return new SearchPlan(limits, timeRule, newChoice);
    }

    /** Returns the limits of a search of a position with so many legal moves. */
    SearchLimits limitsFor(int branching) {
        long base = limits.moveTimeMillis();
        return base == SearchLimits.UNLIMITED
                ? limits
                : limits.withMoveTime(Math.max(1, timeRule.millis(base, branching)));
    }
}
