package org.royalfork.engine.gomoku;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The tables against another definition of the patterns, by the sets of cells that are missing to a five. */
class PatternTableTest {

    private static final int CENTRE = 6;
    private static final int LENGTH = 2 * CENTRE + 1;

    @ParameterizedTest
    @EnumSource(Rule.class)
    void everyLineIsWhatIsMissingToItsFives(Rule rule) {
        PatternTable table = PatternTable.of(rule);
        int radius = table.radius();
        char[] line = "#".repeat(LENGTH).toCharArray();
        line[CENTRE] = 'x';
        byte[] patterns = table.patterns();
        for (int code = 0; code < patterns.length; code++) {
            int rest = code;
            for (int offset = -radius; offset <= radius; offset++) {
                if (offset != 0) {
                    line[CENTRE + offset] = ".x#".charAt(rest % 3);
                    rest /= 3;
                }
            }
            assertEquals(pattern(line, rule), patterns[code], () -> rule + " " + new String(line));
        }
    }

    private static int pattern(char[] line, Rule rule) {
        List<Set<Integer>> missing = new ArrayList<>();
        int least = 5;
        for (int first = CENTRE - 4; first <= CENTRE; first++) {
            Set<Integer> cells = missing(line, first, rule);
            if (cells != null) {
                missing.add(cells);
                least = Math.min(least, cells.size());
            }
        }
        int fewest = least;
        missing.removeIf(cells -> cells.size() > fewest);
        boolean open = false;
        for (Set<Integer> cells : missing) {
            for (Set<Integer> others : missing) {
                Set<Integer> union = new HashSet<>(cells);
                union.addAll(others);
                open |= union.size() == fewest + 1;
            }
        }
        return switch (fewest) {
            case 0 -> Pattern.FIVE;
            case 1 -> open ? Pattern.OPEN_FOUR : Pattern.FOUR;
            case 2 -> open ? Pattern.OPEN_THREE : Pattern.THREE;
            case 3 -> open ? Pattern.OPEN_TWO : Pattern.TWO;
            default -> Pattern.NONE;
        };
    }

    /** Returns the empty cells of five in a row, or null where they cannot become a five. */
    private static Set<Integer> missing(char[] line, int first, Rule rule) {
        if (rule.exactlyFive() && (line[first - 1] == 'x' || line[first + 5] == 'x')) {
            return null;
        }
        Set<Integer> cells = new HashSet<>();
        for (int i = first; i < first + 5; i++) {
            if (line[i] == '#') {
                return null;
            }
            if (line[i] == '.') {
                cells.add(i);
            }
        }
        return cells;
    }

    /** The stone that is put is {@code X}. */
    @ParameterizedTest
    @CsvSource({
        "FREESTYLE, xxXxx, 7",
        "FREESTYLE, xxXxxx, 7",
        "STANDARD, xxXxxx, 0",
        "FREESTYLE, .xxXx., 6",
        "FREESTYLE, #xxXx., 5",
        "FREESTYLE, #xxXx#, 0",
        "FREESTYLE, x.xXx.x, 6",
        "STANDARD, x.xXx.x, 6",
        "STANDARD, x.xxXx., 5",
        "FREESTYLE, x.xxXx., 6",
        "FREESTYLE, ..xXx.., 4",
        "FREESTYLE, #.xXx.#, 3",
        "FREESTYLE, ..x.Xx.., 4",
        "FREESTYLE, #xxX.., 3",
        "FREESTYLE, ...xX..., 2",
        "FREESTYLE, #xX...., 1",
        "FREESTYLE, ....X...., 0",
    })
    void knownShapes(Rule rule, String shape, int pattern) {
        PatternTable table = PatternTable.of(rule);
        int centre = shape.indexOf('X');
        int code = 0;
        for (int offset = -table.radius(); offset <= table.radius(); offset++) {
            if (offset != 0) {
                int i = centre + offset;
                char sign = i < 0 || i >= shape.length() ? '#' : shape.charAt(i);
                code += ".x#".indexOf(sign) * table.weight(offset);
            }
        }
        assertEquals(pattern, table.patterns()[code], rule + " " + shape);
    }
}
