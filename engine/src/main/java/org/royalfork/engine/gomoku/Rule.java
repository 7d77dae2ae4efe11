package org.royalfork.engine.gomoku;

import java.util.Locale;

/** What wins. */
public enum Rule {
    /** Five or more in a row. */
    FREESTYLE(false),
    /** Exactly five in a row; six or more do not count. */
    STANDARD(true);

    private final boolean exactlyFive;

    Rule(boolean exactlyFive) {
        this.exactlyFive = exactlyFive;
    }

    /** Tells whether more than five in a row do not win. */
    boolean exactlyFive() {
        return exactlyFive;
    }

    /** Returns the name by which a user picks the rule. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
