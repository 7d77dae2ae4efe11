package org.royalfork.engine.gomoku;

import java.util.Locale;

/** What wins, and what may not be played. */
public enum Rule {
    /** Five or more in a row win. */
    FREESTYLE,

    /** Exactly five in a row win; six or more do not count. */
    STANDARD,

    /**
     * White wins by five or more, Black by exactly five; and Black may not make six or more in a row, two fours at once, or
     * two threes at once, unless the same stone makes a five: see {@link Restrictions}.
     */
    RENJU;

    /** Tells whether more than five in a row do not win. */
    boolean exactlyFive(int side) {
        return this == STANDARD || restricts(side);
    }

    /** Tells whether a side may not play everywhere. */
    boolean restricts(int side) {
        return this == RENJU && side == PatternBoard.BLACK;
    }

    /** Returns the name by which a user picks the rule. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
