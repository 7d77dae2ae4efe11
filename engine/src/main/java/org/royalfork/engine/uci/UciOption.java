package org.royalfork.engine.uci;

import java.util.Optional;
import org.royalfork.parallel.strategy.Strategy;

/**
 * The options of the engine, each declared once: what {@code uci} prints and {@code setoption} accepts both come from
 * here. Immutable; the values are in {@link UciOptions}.
 */
public enum UciOption {
    /** Search threads. One by default, as every engine has it, so that a GUI or tournament decides. */
    THREADS("Threads", Type.SPIN, "1", 1, 1024),
    /** Size of the transposition table in MiB; the greatest value is 32 TiB, the memory decides. */
    HASH("Hash", Type.SPIN, "64", 1, 1L << 25),
    /** Forgets everything learnt so far. */
    CLEAR_HASH("Clear Hash", Type.BUTTON, "", 0, 0),
    /** Keeps what was learnt when a new game begins, as for an analysis of many games or one that was loaded from a file. */
    NEVER_CLEAR_HASH("Never Clear Hash", Type.CHECK, "false", 0, 0),
    /** File for the two buttons that follow. */
    HASH_FILE("Hash File", Type.STRING, UciOption.EMPTY, 0, 0),
    /** Writes the table to the file. */
    SAVE_HASH("Save Hash to File", Type.BUTTON, "", 0, 0),
    /** Replaces the content of the table by that of the file. */
    LOAD_HASH("Load Hash from File", Type.BUTTON, "", 0, 0),
    /** How the search is spread over the threads. */
    STRATEGY("Strategy", Type.COMBO, Strategy.YOUNG_BROTHERS_WAIT.key(), 0, 0) {
        @Override
        String[] choices() {
            Strategy[] strategies = Strategy.values();
            String[] keys = new String[strategies.length];
            for (int i = 0; i < keys.length; i++) {
                keys[i] = strategies[i].key();
            }
            return keys;
        }
    },
    /** The threads take turns, so that a search of a given depth or number of nodes is the same each time. */
    DETERMINISTIC("Deterministic", Type.CHECK, "false", 0, 0),
    /** Number of best moves to show with a score and line each. */
    MULTI_PV("MultiPV", Type.SPIN, "1", 1, 256),
    /** Says that the GUI may let the engine think in the opponent's time; the engine only takes note. */
    PONDER("Ponder", Type.CHECK, "false", 0, 0),
    /** Fischer random chess: castling is read and written as king takes own rook. */
    CHESS960("UCI_Chess960", Type.CHECK, "false", 0, 0),
    /** Milliseconds that pass between engine and clock at each move. */
    MOVE_OVERHEAD("Move Overhead", Type.SPIN, "20", 0, 5000);

    /** The kinds of options of the protocol that are in use. */
    enum Type {
        SPIN,
        CHECK,
        COMBO,
        STRING,
        BUTTON
    }

    /** What the protocol writes for an empty text. */
    static final String EMPTY = "<empty>";

    private final String title;
    private final Type type;
    private final String defaultValue;
    private final long min;
    private final long max;

    UciOption(String title, Type type, String defaultValue, long min, long max) {
        this.title = title;
        this.type = type;
        this.defaultValue = defaultValue;
        this.min = min;
        this.max = max;
    }

    /** Returns the name in the protocol. */
    public String title() {
        return title;
    }

    /** Returns the value that holds until another is set, in canonical form. */
    public String defaultValue() {
        return defaultValue;
    }

    Type type() {
        return type;
    }

    long min() {
        return min;
    }

    long max() {
        return max;
    }

    /** Returns the values of a combo. */
    String[] choices() {
        return new String[0];
    }

    /** Returns the option of that name, whatever its case. */
    public static Optional<UciOption> ofTitle(String title) {
        for (UciOption option : values()) {
            if (option.title.equalsIgnoreCase(title)) {
                return Optional.of(option);
            }
        }
        return Optional.empty();
    }

    /** Returns the line that declares this option to a GUI. */
    public String declaration() {
        StringBuilder line = new StringBuilder("option name ").append(title).append(" type ");
        switch (type) {
            case SPIN ->
                line.append("spin default ")
                        .append(defaultValue)
                        .append(" min ")
                        .append(min)
                        .append(" max ")
                        .append(max);
            case CHECK -> line.append("check default ").append(defaultValue);
            case COMBO -> {
                line.append("combo default ").append(defaultValue);
                for (String choice : choices()) {
                    line.append(" var ").append(choice);
                }
            }
            case STRING -> line.append("string default ").append(defaultValue);
            case BUTTON -> line.append("button");
        }
        return line.toString();
    }

    /**
     * Checks a value.
     *
     * @param text the value as written, or null when none was given
     * @return the value in canonical form
     * @throws IllegalArgumentException with one line that says what is wrong
     */
    public String check(String text) {
        if (type == Type.BUTTON) {
            return "";
        }
        if (type == Type.STRING) {
            return text == null || text.isEmpty() ? EMPTY : text;
        }
        if (text == null || text.isEmpty()) {
            throw new IllegalArgumentException("option " + title + " needs a value");
        }
        return switch (type) {
            case SPIN -> checkNumber(text);
            case CHECK -> checkChoice(text, "true", "false");
            case COMBO -> checkChoice(text, choices());
            case STRING, BUTTON -> throw new IllegalStateException("told apart above");
        };
    }

    private String checkNumber(String text) {
        long value;
        try {
            value = Long.parseLong(text);
        } catch (NumberFormatException e) {
            value = Long.MIN_VALUE;
        }
        if (value < min || value > max) {
            throw new IllegalArgumentException("option " + title + " must be a whole number from " + min + " to " + max
                    + ", not '" + UciParser.excerpt(text) + "'");
        }
        return Long.toString(value);
    }

    private String checkChoice(String text, String... values) {
        for (String value : values) {
            if (value.equalsIgnoreCase(text)) {
                return value;
            }
        }
        throw new IllegalArgumentException("option " + title + " must be " + String.join(" or ", values) + ", not '"
                + UciParser.excerpt(text) + "'");
    }
}
