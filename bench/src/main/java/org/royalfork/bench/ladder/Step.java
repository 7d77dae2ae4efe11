package org.royalfork.bench.ladder;

/** A step of the ladder: what it adds to the one before. The first four return the same value. */
public enum Step {
    /** Every move to the full depth. */
    MINIMAX("plain minimax"),
    /** Windows, with the moves in the order in which they are generated. */
    ALPHA_BETA("alpha-beta, unordered"),
    /** The engine's own search at full width, with all that orders moves but the table. */
    ORDERING("+ ordering"),
    /** The same with the transposition table. */
    TABLE("+ table"),
    /** The engine's own search with all its reductions, prunings and extensions, and quiescence at the leaves. */
    EVERYTHING("+ everything");

    private final String title;

    Step(String title) {
        this.title = title;
    }

    /** Returns the words for reports. */
    public String title() {
        return title;
    }
}
