package org.royalfork.parallel.game;

/**
 * What a search does to meet good moves and narrow windows early, and that may be left out alone, so that an ablation shows
 * what it buys. An aid changes how much is searched; what a full-width search returns is the same with and without it. That
 * is what sets it apart from a {@link Technique}.
 */
public enum Aid {
    /** Search an iteration first in a narrow window round the score of the one before (Slate and Atkin 1977). */
    ASPIRATION_WINDOWS,
    /** Try quiet moves early that have refuted sibling nodes (Akl and Newborn 1977). */
    KILLER_MOVES,
    /** Try a quiet move early that has refuted the move before (Uiterwijk 1992). */
    COUNTER_MOVES,
    /** Order quiet moves by how often they have refuted positions before (Schaeffer 1983). */
    HISTORY,
    /** Order quiet moves by how they have done after the last move of either side. */
    CONTINUATION_HISTORY
}
