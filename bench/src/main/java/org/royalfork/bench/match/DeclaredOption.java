package org.royalfork.bench.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * An option as a UCI engine declares it: {@code option name NAME type TYPE [default X] [min N] [max N] [var V]...}.
 *
 * @param name its name as the engine writes it
 * @param type {@code check}, {@code spin}, {@code combo}, {@code button} or {@code string}; what else an engine may write is taken
 *     for {@code string}
 * @param min least value of a spin
 * @param max greatest value of a spin
 * @param choices values of a combo
 */
record DeclaredOption(String name, String type, long min, long max, List<String> choices) {

    private static final String NAME = " name ";
    private static final String TYPE = " type ";

    /** Copies the list. */
    DeclaredOption {
        choices = List.copyOf(choices);
    }

    /** Reads a line that begins with {@code option}; null when it has no name or no type. */
    static DeclaredOption parse(String line) {
        final int name = line.indexOf(NAME);
        final int type = line.indexOf(TYPE);
        if (name < 0 || type < name + NAME.length()) {
            return null;
        }
        final List<String> words =
                Arrays.asList(line.substring(type + TYPE.length()).strip().split("\\s+"));
        final List<String> choices = new ArrayList<>();
        final List<String> parts = List.of(line.substring(type).split(" var "));
        parts.stream().skip(1).map(String::strip).forEach(choices::add);
        return new DeclaredOption(
                line.substring(name + NAME.length(), type).strip(),
                words.getFirst(),
                bound(words, "min", Long.MIN_VALUE),
                bound(words, "max", Long.MAX_VALUE),
                choices);
    }

    /** A bound that is not there, or is no number, holds nothing back: the engine's lines are taken as they are. */
    private static long bound(List<String> words, String word, long none) {
        final int at = words.indexOf(word);
        try {
            return at < 0 || at + 1 >= words.size() ? none : Long.parseLong(words.get(at + 1));
        } catch (NumberFormatException e) {
            return none;
        }
    }

    /**
     * Refuses a value that the engine says it cannot take: it would ignore it silently, or worse.
     *
     * @throws IllegalArgumentException with one line
     */
    void check(String value) {
        switch (type) {
            case "spin" -> {
                if (!isInRange(value)) {
                    throw new IllegalArgumentException("option '" + name + "' must be a number"
                            + (min == Long.MIN_VALUE ? "" : " from " + min)
                            + (max == Long.MAX_VALUE ? "" : " to " + max) + ", not '" + value + "'");
                }
            }
            case "check" -> require(value, List.of("true", "false"));
            case "combo" -> require(value, choices);
            case "button" -> {
                if (!value.isEmpty()) {
                    throw new IllegalArgumentException("option '" + name + "' is a button and takes no value");
                }
            }
            default -> {}
        }
    }

    private boolean isInRange(String value) {
        try {
            final long number = Long.parseLong(value);
            return number >= min && number <= max;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    private void require(String value, List<String> allowed) {
        final String lower = value.toLowerCase(Locale.ROOT);
        if (!allowed.isEmpty()
                && allowed.stream()
                        .noneMatch(choice -> choice.toLowerCase(Locale.ROOT).equals(lower))) {
            throw new IllegalArgumentException(
                    "option '" + name + "' must be one of " + String.join(", ", allowed) + ", not '" + value + "'");
        }
    }
}
