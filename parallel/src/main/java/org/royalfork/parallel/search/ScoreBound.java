package org.royalfork.parallel.search;

/** What a reported score says about the true value. */
public enum ScoreBound {
    /** The score is the value of the search. */
    EXACT,
    /** The value is at least the score. */
    LOWER,
    /** The value is at most the score. */
    UPPER
}
