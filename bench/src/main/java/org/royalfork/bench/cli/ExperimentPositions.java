package org.royalfork.bench.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.royalfork.bench.match.Openings;
import org.royalfork.engine.chess.ChessGame;
import org.royalfork.engine.cli.FileProblems;
import org.royalfork.parallel.game.Game;

/** The positions of experiments: a game's standard ones, and those from files. */
final class ExperimentPositions {

    /** The name of the standard set of positions. */
    static final String STANDARD = "standard";

    private ExperimentPositions() {}

    /**
     * Returns the positions that a user names: {@code standard}, a number of them, spread evenly over the set, or a file with
     * one in each line.
     *
     * @throws IllegalArgumentException with one line that says what is wrong and where
     */
    static List<String> of(Game game, String text) throws CommandException {
        final boolean chess = game instanceof ChessGame;
        final List<String> standard = game.benchmarkPositions();
        if (text.equals(STANDARD)) {
            return standard;
        }
        if (text.matches("-?\\d{1,9}")) {
            return subset(standard, Integer.parseInt(text));
        }
        return read(Path.of(text), game, chess ? Openings::fen : line -> line);
    }

    /** Returns {@code count} elements, spread evenly, or all when that is more than there are. */
    static <T> List<T> subset(List<T> all, int count) {
        if (count < 1) {
            throw new IllegalArgumentException("--positions must be at least 1: " + count);
        }
        return count >= all.size()
                ? all
                : IntStream.range(0, count)
                        .mapToObj(i -> all.get((int) ((long) i * all.size() / count)))
                        .toList();
    }

    /** Reads a file with a position in each line; blank lines and those that begin with # are left out. */
    private static List<String> read(Path file, Game game, UnaryOperator<String> ofLine) throws CommandException {
        final List<String> lines;
        try {
            lines = Files.readAllLines(file);
        } catch (IOException e) {
            throw new CommandException("cannot read positions " + file + ": " + FileProblems.reason(e));
        }
        final List<String> positions = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            final String line = lines.get(i).strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                try {
                    positions.add(game.formatPosition(game.parsePosition(ofLine.apply(line))));
                } catch (IllegalArgumentException e) {
                    throw new IllegalArgumentException(file + ", line " + (i + 1) + ": " + e.getMessage(), e);
                }
            }
        }
        if (positions.isEmpty()) {
            throw new IllegalArgumentException(file + ": no positions");
        }
        return positions;
    }
}
