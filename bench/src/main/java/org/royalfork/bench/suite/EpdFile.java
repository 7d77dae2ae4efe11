package org.royalfork.bench.suite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.royalfork.bench.match.Openings;
import org.royalfork.engine.chess.ChessPosition;
import org.royalfork.engine.chess.Fen;
import org.royalfork.engine.chess.San;

/**
 * Reads suites in EPD (extended position description): in each line the four first fields of FEN, then operations that end in
 * semicolons, such as {@code bm Nf6+; id "WAC.001";}. Lines that are blank or begin with {@code #} are left out.
 */
public final class EpdFile {

    /** The fields of the position, and move counters where a line has them. */
    private static final Pattern POSITION = Pattern.compile("(?:\\S+\\s+){3}\\S+(?:\\s+\\d+\\s+\\d+(?!\\S))?\\s*");

    /** An operation: its name, and up to the semicolon, or the end of the line, operands some of which may be in quotes. */
    private static final Pattern OPERATION = Pattern.compile("\\s*([A-Za-z]\\w*)((?:\"[^\"]*\"|[^\";])*)(?:;\\s*|$)");

    private EpdFile() {}

    /**
     * Reads a suite. One broken line makes the whole file wrong: a count of solved problems says nothing if it is not known of
     * how many.
     *
     * @throws IllegalArgumentException with one line that says what is wrong and where
     */
    public static List<Problem> read(Path file) throws IOException {
        final List<Problem> problems = new ArrayList<>();
        final List<String> lines = Files.readAllLines(file);
        for (int i = 0; i < lines.size(); i++) {
            final String line = lines.get(i).strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                try {
                    problems.add(parse(problems.size() + 1, line));
                } catch (IllegalArgumentException e) {
                    throw new IllegalArgumentException(file + ", line " + (i + 1) + ": " + e.getMessage(), e);
                }
            }
        }
        if (problems.isEmpty()) {
            throw new IllegalArgumentException(file + ": no positions");
        }
        return problems;
    }

    /**
     * Reads a line.
     *
     * @param number the place of the problem in its suite
     * @throws IllegalArgumentException with one line that says what is wrong
     */
    static Problem parse(int number, String line) {
        final ChessPosition position = Fen.parse(Openings.fen(line));
        final Matcher fields = POSITION.matcher(line);
        final Map<String, String> operations = operations(fields.lookingAt() ? line.substring(fields.end()) : "");
        final List<Integer> best = moves(position, operations.getOrDefault("bm", ""));
        final List<Integer> avoid = moves(position, operations.getOrDefault("am", ""));
        final boolean decidedByMoves = !best.isEmpty() || !avoid.isEmpty();
        return new Problem(
                number,
                operations.getOrDefault("id", "").replace("\"", ""),
                Fen.format(position),
                best,
                avoid,
                decidedByMoves ? 0 : mate(operations.getOrDefault("dm", "0")));
    }

    private static Map<String, String> operations(String text) {
        final Map<String, String> operations = new HashMap<>();
        final Matcher matcher = OPERATION.matcher(text);
        int end = 0;
        while (end < text.length()) {
            if (!matcher.region(end, text.length()).lookingAt()) {
                throw new IllegalArgumentException("not an operation such as 'bm Nf6+;': " + text.substring(end));
            }
            operations.putIfAbsent(matcher.group(1), matcher.group(2).strip());
            end = matcher.end();
        }
        return operations;
    }

    private static List<Integer> moves(ChessPosition position, String operand) {
        final List<Integer> moves = new ArrayList<>();
        for (String move : operand.isEmpty() ? new String[0] : operand.split("[\\s,]+", -1)) {
            moves.add(San.parse(position, move));
        }
        return moves;
    }

    private static int mate(String operand) {
        try {
            return Integer.parseInt(operand);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("dm needs a number of moves, not '" + operand + "'", e);
        }
    }
}
