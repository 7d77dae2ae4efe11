package org.royalfork.bench.match;

import io.github.wolfraam.chessgame.ChessGame;
import io.github.wolfraam.chessgame.notation.NotationType;
import io.github.wolfraam.chessgame.pgn.PGNImporter;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.royalfork.parallel.game.Game;

/** Sets of openings: the built-in ones, and those read from EPD, FEN or PGN files. */
public final class Openings {

    private static final Pattern HALF_MOVES = Pattern.compile("\\bhmvc (\\d+)\\s*;");
    private static final Pattern FULL_MOVES = Pattern.compile("\\bfmvn (\\d+)\\s*;");
    private static final Pattern COUNTERS = Pattern.compile("\\d+ \\d+");

    private Openings() {}

    /** Returns the built-in openings of chess: lines of eight moves from which neither side is ahead. */
    public static List<Opening> builtIn() {
        return lines("openings.txt");
    }

    /** Returns the built-in openings of a game, moves in its notation from which neither side is ahead; none for most games. */
    public static List<Opening> builtIn(Game game) {
        return game.name().equals("gomoku") ? lines("openings-gomoku.txt") : List.of();
    }

    private static List<Opening> lines(String resource) {
        final InputStream stream = Openings.class.getResourceAsStream(resource);
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.US_ASCII))) {
            return reader.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> new Opening("", List.of(line.split(" "))))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reads openings from a file: PGN where its name ends in {@code .pgn} (of each game all moves), otherwise a position in
     * EPD or FEN a line, with lines that are blank or begin with {@code #} left out.
     *
     * @throws IllegalArgumentException with one line that says what is wrong and where
     */
    public static List<Opening> read(Path file) throws IOException {
        final List<Opening> openings =
                file.toString().toLowerCase(Locale.ROOT).endsWith(".pgn") ? readPgn(file) : readEpd(file);
        if (openings.isEmpty()) {
            throw new IllegalArgumentException(file + ": no openings");
        }
        return openings;
    }

    private static List<Opening> readEpd(Path file) throws IOException {
        final List<Opening> openings = new ArrayList<>();
        final List<String> lines = Files.readAllLines(file);
        for (int i = 0; i < lines.size(); i++) {
            final String line = lines.get(i).strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                try {
                    openings.add(check(new Opening(fen(line), List.of())));
                } catch (IllegalArgumentException e) {
                    throw new IllegalArgumentException(file + ", line " + (i + 1) + ": " + e.getMessage(), e);
                }
            }
        }
        return openings;
    }

    /**
     * Makes a FEN of six fields from a FEN or EPD line; counters that it does not give are 0 and 1.
     *
     * @throws IllegalArgumentException with one line, when it has fewer than four fields
     */
    public static String fen(String line) {
        final String[] fields = line.split("\\s+", 5);
        if (fields.length < 4) {
            throw new IllegalArgumentException("not a position: " + line);
        }
        final String position = String.join(" ", List.of(fields).subList(0, 4));
        final String rest = fields.length > 4 ? fields[4] : "";
        final Matcher counters = COUNTERS.matcher(rest);
        if (counters.lookingAt()) {
            return position + " " + counters.group();
        }
        return position + " " + first(HALF_MOVES, rest, "0") + " " + first(FULL_MOVES, rest, "1");
    }

    private static String first(Pattern pattern, String text, String otherwise) {
        final Matcher matcher = pattern.matcher(text);
        return matcher.find() ? matcher.group(1) : otherwise;
    }

    private static List<Opening> readPgn(Path file) throws IOException {
        final List<Opening> openings = new ArrayList<>();
        final List<String> errors = new ArrayList<>();
        final PGNImporter importer = new PGNImporter();
        importer.setOnError(errors::add);
        importer.setOnWarning(warning -> {});
        importer.setOnGame(game -> {
            final String initial = game.getInitialFen();
            final boolean standard = initial == null || initial.equals(ChessGame.STANDARD_INITIAL_FEN);
            openings.add(new Opening(standard ? "" : initial, game.getNotationList(NotationType.UCI)));
        });
        try (InputStream stream = Files.newInputStream(file)) {
            importer.run(stream);
        } catch (RuntimeException e) {
            errors.add(String.valueOf(e.getMessage()));
        }
        if (!errors.isEmpty()) {
            throw new IllegalArgumentException(
                    file + ": " + errors.getFirst().lines().findFirst().orElse("not PGN"));
        }
        openings.forEach(Openings::check);
        return openings;
    }

    private static Opening check(Opening opening) {
        if (new Referee(opening).verdict().isPresent()) {
            throw new IllegalArgumentException("the game is over in the opening " + opening);
        }
        return opening;
    }
}
