package org.royalfork.engine.gomoku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
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
        for (int side = PatternBoard.BLACK; side <= PatternBoard.WHITE; side++) {
            PatternTable table = PatternTable.of(rule, side);
            byte[] patterns = table.patterns();
            Map<String, Integer> known = new HashMap<>();
            for (int code = 0; code < patterns.length; code++) {
                char[] line = line(table, code);
                int expected = rule.restricts(side)
                        ? restrictedPattern(new String(line), known)
                        : pattern(line, rule.exactlyFive(side));
                assertEquals(expected, patterns[code], () -> rule + " " + new String(line));
            }
        }
    }

    private static char[] line(PatternTable table, int code) {
        char[] line = "#".repeat(LENGTH).toCharArray();
        line[CENTRE] = 'x';
        int rest = code;
        for (int offset = -table.radius(); offset <= table.radius(); offset++) {
            if (offset != 0) {
                line[CENTRE + offset] = ".x#".charAt(rest % 3);
                rest /= 3;
            }
        }
        return line;
    }

    /** A blocked cell instead of an empty one never makes a restricted side's pattern better, so that no stone of White's does. */
    @Test
    void blocksMakeNothingBetter() {
        PatternTable table = PatternTable.of(Rule.RENJU, PatternBoard.BLACK);
        for (int code = 0; code < table.patterns().length; code++) {
            int rest = code;
            for (int weight = 1; weight < table.patterns().length; weight *= 3) {
                if (rest % 3 == 0) {
                    int before = table.patterns()[code];
                    int after = table.patterns()[code + 2 * weight];
                    int context = code;
                    assertTrue(
                            after == before || (after != Pattern.BANNED && after < Math.max(before, Pattern.FOUR + 1)),
                            () -> new String(line(table, context)) + " " + before + " " + after);
                }
                rest /= 3;
            }
        }
    }

    /** The pattern of a side that may make neither six in a row nor two fours, by the stones of its fours. */
    private static int restrictedPattern(String line, Map<String, Integer> known) {
        Integer before = known.get(line);
        if (before != null) {
            return before;
        }
        int pattern = patternNow(line);
        if (pattern == Pattern.NONE) {
            int best = Pattern.NONE;
            for (int i = CENTRE - 5; i <= CENTRE + 5; i++) {
                if (line.charAt(i) == '.') {
                    best = Math.max(best, restrictedPattern(line.substring(0, i) + 'x' + line.substring(i + 1), known));
                }
            }
            pattern = switch (best) {
                case Pattern.OPEN_FOUR -> Pattern.OPEN_THREE;
                case Pattern.FOUR -> Pattern.THREE;
                case Pattern.OPEN_THREE -> Pattern.OPEN_TWO;
                default -> Pattern.NONE;
            };
        }
        known.put(line, pattern);
        return pattern;
    }

    /** Returns what the stones make without any others. */
    private static int patternNow(String line) {
        Set<String> fours = new HashSet<>();
        int ways = 0;
        for (int first = CENTRE - 4; first <= CENTRE; first++) {
            Set<Integer> cells = missing(line.toCharArray(), first, true);
            if (cells != null && cells.isEmpty()) {
                return Pattern.FIVE;
            }
            if (cells != null && cells.size() == 1) {
                ways++;
                Set<Integer> stones = new TreeSet<>();
                for (int i = first; i < first + 5; i++) {
                    stones.add(i);
                }
                stones.removeAll(cells);
                fours.add(stones.toString());
            }
        }
        int start = CENTRE;
        int end = CENTRE;
        while (line.charAt(start - 1) == 'x') {
            start--;
        }
        while (line.charAt(end + 1) == 'x') {
            end++;
        }
        if (end - start >= 5 || fours.size() > 1) {
            return Pattern.BANNED;
        }
        return ways == 0 ? Pattern.NONE : ways > 1 ? Pattern.OPEN_FOUR : Pattern.FOUR;
    }

    private static int pattern(char[] line, boolean exactlyFive) {
        List<Set<Integer>> missing = new ArrayList<>();
        int least = 5;
        for (int first = CENTRE - 4; first <= CENTRE; first++) {
            Set<Integer> cells = missing(line, first, exactlyFive);
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
    private static Set<Integer> missing(char[] line, int first, boolean exactlyFive) {
        if (exactlyFive && (line[first - 1] == 'x' || line[first + 5] == 'x')) {
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
        "RENJU, x.xXx.x, 1",
        "RENJU, xxXxxx, 1",
        "RENJU, xxX.xx, 0",
        "RENJU, .xxXx., 6",
        "RENJU, x.xxXx., 5",
        "RENJU, x..xXx..x, 3",
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
        PatternTable table = PatternTable.of(rule, PatternBoard.BLACK);
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
