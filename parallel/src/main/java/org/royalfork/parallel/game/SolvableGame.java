package org.royalfork.parallel.game;

/**
 * A game of which some positions can be searched to the end, so that the result is exact. Which search does that only the game
 * knows: how deep, and what may be left out on the way.
 */
public interface SolvableGame extends Game {

    /** Returns what a search may leave out and still be exact. */
    Selectivity exactSelectivity();

    /**
     * Returns the nominal depth in plies to which a search with {@link #exactSelectivity}, from an empty table, must go for the
     * exact value of {@code position}.
     */
    int exactDepth(Position position);

    /** Writes the exact value of a position in the units in which the game's results are published. */
    String formatResult(int score);
}
