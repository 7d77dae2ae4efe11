package org.royalfork.engine.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;
import org.royalfork.parallel.search.SearchLimits;

/**
 * Reads lines of the protocol. Any line gives a command and never an exception: what cannot be understood gives
 * {@link UciCommand.Invalid}. Stateless.
 *
 * <p>Words are parted by any white space. Numbers beyond a range are taken as its nearest end, because GUIs send such
 * (negative clocks, ten-digit depths); text that is no number is an error.
 */
public final class UciParser {

    /** Greatest time in milliseconds that is told from "very long": about four months. */
    private static final long MAX_MILLIS = 10_000_000_000L;

    private UciParser() {}

    /**
     * Reads one line, given without its end. As the protocol asks, unknown words before a command are skipped: the line is
     * read from its first word that is a command.
     */
    public static UciCommand parse(String line) {
        Words words = new Words(line);
        if (!words.hasNext()) {
            return new UciCommand.Nothing();
        }
        try {
            while (words.hasNext()) {
                UciCommand command = command(words.next(), words);
                if (command != null) {
                    return command;
                }
            }
            throw new BadInput("unknown command: " + excerpt(line.strip()) + " (type help for a list)");
        } catch (BadInput e) {
            return new UciCommand.Invalid(e.getMessage());
        }
    }

    /** Reads the command that begins with {@code word}, or returns null when none does. */
    private static UciCommand command(String word, Words words) throws BadInput {
        return switch (word) {
            case "uci" -> new UciCommand.Identify();
            case "isready" -> new UciCommand.IsReady();
            case "ucinewgame" -> new UciCommand.NewGame();
            case "position" -> position(words);
            case "go" -> go(words);
            case "stop" -> new UciCommand.Stop();
            case "quit", "exit" -> new UciCommand.Quit();
            case "setoption" -> setOption(words);
            case "ponderhit" -> new UciCommand.PonderHit();
            case "debug" -> debug(words);
            case "register" -> new UciCommand.Nothing();
            case "wait" -> new UciCommand.Wait();
            case "d" -> new UciCommand.Display();
            case "eval" -> new UciCommand.Evaluate();
            case "bench" -> new UciCommand.Bench(words.rest());
            case "perft" -> new UciCommand.Perft(perftDepth(words));
            case "help", "--help", "-h", "?" -> new UciCommand.Help();
            default -> null;
        };
    }

    private static UciCommand debug(Words words) throws BadInput {
        String value = words.hasNext() ? words.next() : "";
        return switch (value) {
            case "on" -> new UciCommand.Debug(true);
            case "off" -> new UciCommand.Debug(false);
            default -> throw new BadInput("debug must be on or off, not '" + excerpt(value) + "'");
        };
    }

    private static UciCommand position(Words words) throws BadInput {
        String kind = words.hasNext() ? words.next() : "";
        String fen = null;
        if (kind.equals("fen")) {
            StringBuilder fields = new StringBuilder();
            while (words.hasNext() && !words.peek().equals("moves")) {
                fields.append(fields.isEmpty() ? "" : " ").append(words.next());
            }
            if (fields.isEmpty()) {
                throw new BadInput("position fen without a FEN");
            }
            fen = fields.toString();
        } else if (!kind.equals("startpos")) {
            throw new BadInput("position must be followed by startpos or fen, not '" + excerpt(kind) + "'");
        }
        if (words.hasNext() && !words.next().equals("moves")) {
            throw new BadInput("position startpos must be followed by moves, not '" + excerpt(words.current()) + "'");
        }
        return new UciCommand.SetPosition(fen, words.rest());
    }

    private static UciCommand setOption(Words words) throws BadInput {
        if (!words.hasNext() || !words.next().equals("name")) {
            throw new BadInput("setoption must be followed by name");
        }
        StringBuilder name = new StringBuilder();
        while (words.hasNext() && !words.peek().equals("value")) {
            name.append(name.isEmpty() ? "" : " ").append(words.next());
        }
        if (name.isEmpty()) {
            throw new BadInput("setoption name without a name");
        }
        String value = null;
        if (words.hasNext()) {
            words.next();
            value = String.join(" ", words.rest());
        }
        return new UciCommand.SetOption(name.toString(), value);
    }

    private static int perftDepth(Words words) throws BadInput {
        return (int) words.number("perft", 0, Integer.MAX_VALUE);
    }

    private static UciCommand go(Words words) throws BadInput {
        int depth = SearchLimits.MAX_DEPTH;
        long nodes = 0;
        int mate = 0;
        long moveTime = SearchLimits.UNLIMITED;
        long whiteTime = SearchLimits.UNLIMITED;
        long blackTime = SearchLimits.UNLIMITED;
        long whiteIncrement = 0;
        long blackIncrement = 0;
        int movesToGo = 0;
        boolean infinite = false;
        boolean ponder = false;
        List<String> searchMoves = List.of();
        List<String> ignored = new ArrayList<>();
        while (words.hasNext()) {
            String word = words.next();
            switch (word) {
                case "depth" -> depth = (int) words.number(word, 1, SearchLimits.MAX_DEPTH);
                case "nodes" -> nodes = words.number(word, 1, Long.MAX_VALUE);
                case "mate" -> mate = (int) words.number(word, 1, SearchLimits.MAX_DEPTH / 2);
                case "movetime" -> moveTime = words.number(word, 0, MAX_MILLIS);
                case "wtime" -> whiteTime = words.number(word, -MAX_MILLIS, MAX_MILLIS);
                case "btime" -> blackTime = words.number(word, -MAX_MILLIS, MAX_MILLIS);
                case "winc" -> whiteIncrement = words.number(word, 0, MAX_MILLIS);
                case "binc" -> blackIncrement = words.number(word, 0, MAX_MILLIS);
                case "movestogo" -> movesToGo = (int) words.number(word, 0, Integer.MAX_VALUE);
                case "infinite" -> infinite = true;
                case "ponder" -> ponder = true;
                case "searchmoves" -> searchMoves = words.untilLimit();
                case "perft" -> {
                    return new UciCommand.Perft(perftDepth(words));
                }
                default -> ignored.add(word);
            }
        }
        GoParameters parameters = new GoParameters(
                depth,
                nodes,
                mate,
                moveTime,
                whiteTime,
                blackTime,
                whiteIncrement,
                blackIncrement,
                movesToGo,
                infinite,
                ponder,
                searchMoves);
        return new UciCommand.Go(parameters, List.copyOf(ignored));
    }

    private static boolean isLimit(String word) {
        return switch (word) {
            case "depth",
                    "nodes",
                    "mate",
                    "movetime",
                    "wtime",
                    "btime",
                    "winc",
                    "binc",
                    "movestogo",
                    "infinite",
                    "ponder",
                    "searchmoves",
                    "perft" -> true;
            default -> false;
        };
    }

    /** Returns text from the input short enough for a message, without control characters. */
    static String excerpt(String text) {
        String printable = text.replaceAll("\\p{Cntrl}", "?");
        return printable.length() <= 60 ? printable : printable.substring(0, 57) + "...";
    }

    /** One line that says what is wrong with the input. */
    private static final class BadInput extends Exception {

        private static final long serialVersionUID = 1L;

        BadInput(String message) {
            super(message, null, false, false);
        }
    }

    /** The words of one line, read from left to right. */
    private static final class Words {

        private final List<String> words = new ArrayList<>();
        private int next;

        Words(String line) {
            StringTokenizer tokenizer = new StringTokenizer(line);
            while (tokenizer.hasMoreTokens()) {
                words.add(tokenizer.nextToken());
            }
        }

        boolean hasNext() {
            return next < words.size();
        }

        String next() {
            return words.get(next++);
        }

        String peek() {
            return words.get(next);
        }

        String current() {
            return words.get(next - 1);
        }

        List<String> rest() {
            List<String> rest = List.copyOf(words.subList(next, words.size()));
            next = words.size();
            return rest;
        }

        List<String> untilLimit() {
            int from = next;
            while (hasNext() && !isLimit(peek())) {
                next++;
            }
            return List.copyOf(words.subList(from, next));
        }

        /** Reads a whole number, brought into the range. */
        long number(String name, long min, long max) throws BadInput {
            String text = hasNext() ? next() : "";
            long magnitude = 0;
            boolean negative = text.startsWith("-");
            int start = negative || text.startsWith("+") ? 1 : 0;
            if (text.length() == start) {
                throw new BadInput(name + " needs a whole number, not '" + excerpt(text) + "'");
            }
            for (int i = start; i < text.length(); i++) {
                int digit = text.charAt(i) - '0';
                if (digit < 0 || digit > 9) {
                    throw new BadInput(name + " needs a whole number, not '" + excerpt(text) + "'");
                }
                magnitude = magnitude > (Long.MAX_VALUE - digit) / 10 ? Long.MAX_VALUE : magnitude * 10 + digit;
            }
            return Math.clamp(negative ? -magnitude : magnitude, min, max);
        }
    }
}
