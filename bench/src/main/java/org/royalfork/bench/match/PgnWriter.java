package org.royalfork.bench.match;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Writes games to a file in PGN export format, each as soon as it has finished. Not thread-safe. */
public final class PgnWriter implements AutoCloseable {

    private static final int LINE_LENGTH = 80;
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("uuuu.MM.dd");

    private final Writer out;
    private final String event;
    private final TimeControl timeControl;

    /** Opens a new file; one that exists is replaced. */
    public PgnWriter(Path file, String event, TimeControl timeControl) throws IOException {
        this(Files.newBufferedWriter(file), event, timeControl);
    }

    PgnWriter(Writer out, String event, TimeControl timeControl) {
        this.out = out;
        this.event = event;
        this.timeControl = timeControl;
    }

    /** Appends a game. */
    public void write(PlayedGame game) {
        try {
            out.write(format(game));
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String format(PlayedGame game) {
        final StringBuilder text = new StringBuilder();
        tag(text, "Event", event);
        tag(text, "Site", "?");
        tag(text, "Date", LocalDate.now(ZoneId.systemDefault()).format(DATE));
        tag(text, "Round", Integer.toString(game.number()));
        tag(text, "White", game.white());
        tag(text, "Black", game.black());
        tag(text, "Result", game.outcome().pgn());
        if (!game.opening().fen().isEmpty()) {
            tag(text, "SetUp", "1");
            tag(text, "FEN", game.opening().fen());
        }
        tag(
                text,
                "PlyCount",
                Integer.toString(game.openingMoves().size() + game.moves().size()));
        tag(text, "TimeControl", timeControl.pgnTag());
        tag(text, "Termination", termination(game));
        text.append('\n');
        wrap(text, words(game));
        return text.append('\n').toString();
    }

    private static void tag(StringBuilder text, String name, String value) {
        final String escaped = value.replace("\\", "\\\\").replace("\"", "\\\"");
        text.append('[').append(name).append(" \"").append(escaped).append("\"]\n");
    }

    private static String termination(PlayedGame game) {
        if (game.reason().equals(FaultKind.TIME_LOSS.title())) {
            return "time forfeit";
        }
        if (game.reason().startsWith("adjudication")) {
            return "adjudication";
        }
        final boolean forfeit = game.reason().equals(FaultKind.ILLEGAL_MOVE.title())
                || game.reason().equals(FaultKind.CRASH.title())
                || game.reason().equals(FaultKind.STALL.title());
        return forfeit ? "rules infraction" : "normal";
    }

    /** Returns the parts of the move text, none of which may be broken over lines. */
    private static List<String> words(PlayedGame game) {
        final List<String> words = new ArrayList<>();
        final String[] fen = game.opening().fen().split(" ", -1);
        final boolean blackFirst = fen.length > 1 && fen[1].equals("b");
        int ply = (fen.length > 5 ? 2 * (Integer.parseInt(fen[5]) - 1) : 0) + (blackFirst ? 1 : 0);
        boolean numbered = false;
        for (String san : game.openingMoves()) {
            numbered = addMove(words, san, ply++, numbered);
        }
        for (PlayedGame.PlayedMove move : game.moves()) {
            addMove(words, move.san(), ply++, numbered);
            words.addAll(List.of(comment(move).split(" ")));
            numbered = false;
        }
        words.addAll(List.of(("{" + game.reason() + "} " + game.outcome().pgn()).split(" ")));
        return words;
    }

    /** Adds a move with its number where one is due: before White's moves, and before Black's after a comment. */
    private static boolean addMove(List<String> words, String san, int ply, boolean numbered) {
        if (ply % 2 == 0) {
            words.add(ply / 2 + 1 + ".");
        } else if (!numbered) {
            words.add(ply / 2 + 1 + "...");
        }
        words.add(san);
        return true;
    }

    private static String comment(PlayedGame.PlayedMove move) {
        final String score = move.score() == null ? "" : InfoLine.formatScore(move.score()) + "/" + move.depth() + " ";
        return String.format(Locale.ROOT, "{%s%.3fs}", score, move.nanos() / 1e9);
    }

    private static void wrap(StringBuilder text, List<String> words) {
        int column = 0;
        for (String word : words) {
            if (column > 0 && column + 1 + word.length() > LINE_LENGTH) {
                text.append('\n');
                column = 0;
            }
            if (column > 0) {
                text.append(' ');
                column++;
            }
            text.append(word);
            column += word.length();
        }
        text.append('\n');
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
