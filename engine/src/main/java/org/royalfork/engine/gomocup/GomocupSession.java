package org.royalfork.engine.gomocup;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.royalfork.engine.gomoku.GomokuGame;
import org.royalfork.engine.gomoku.GomokuPosition;
import org.royalfork.engine.gomoku.Rule;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.search.SearchResult;

/**
 * One conversation with a manager, from the first line to {@code END} or the end of input.
 *
 * <p><b>Threading.</b> {@link #run} obeys on the thread that calls it, one command after the other, and waits there for
 * searches. A second thread only reads lines into a queue, so that {@code END} and the end of input stop a search at once. All
 * fields belong to the first; the second touches the queue and {@link GomocupPlayer#stop}.
 */
public final class GomocupSession {

    private static final String END = "END";
    private static final int LONGEST_EXCERPT = 60;
    private static final int RULE_EXACTLY_FIVE = 1;
    private static final int RULE_RENJU = 4;
    private static final int RULES_UNSUPPORTED = 8;
    private static final int MARKED = 3;

    /** What the JVM and the search threads need beside the table, of the memory that a manager allows. */
    private static final long MEMORY_ASIDE = 160L << 20;

    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private final BufferedReader input;
    private final PrintStream output;
    private final PrintStream errors;
    private final String version;
    private final GomocupPlayer player;
    private final GomocupClock clock = new GomocupClock();

    private Rule rule = Rule.FREESTYLE;

    /** What the manager demands and cannot be had, told at the next command that is answered; or null. */
    private String unsupported;

    private long memory;
    private GomokuGame game;
    private Stones stones;
    private boolean ended;

    /**
     * Makes a session.
     *
     * @param input commands, in UTF-8
     * @param output answers
     * @param errors where a failure inside the engine is told
     * @param version what {@code ABOUT} tells
     * @param threads search threads, at least 1
     * @param tableBytes size of the transposition table
     */
    public GomocupSession(
            InputStream input, OutputStream output, PrintStream errors, String version, int threads, long tableBytes) {
        this.input = new BufferedReader(new InputStreamReader(input, StandardCharsets.UTF_8));
        this.output = new PrintStream(output, true, StandardCharsets.UTF_8);
        this.errors = errors;
        this.version = version;
        player = new GomocupPlayer(threads, tableBytes);
    }

    /** Obeys commands until {@code END} or the end of input. */
    public void run() {
        Thread reader = new Thread(this::read, "gomocup-reader");
        reader.setDaemon(true);
        reader.start();
        try {
            while (!ended) {
                obey(lines.take().strip());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            player.close();
        }
    }

    private void read() {
        try {
            for (String line = input.readLine(); line != null; line = input.readLine()) {
                if (line.strip().equalsIgnoreCase(END)) {
                    break;
                }
                lines.add(line);
            }
        } catch (IOException e) {
            errors.println("royalfork: cannot read commands: " + e.getMessage());
        }
        boolean waited = lines.isEmpty();
        lines.add(END);
        if (waited) { // no other command comes before it, so that a search that runs is of no use
            player.stop();
        }
    }

    private void answer(String line) {
        if (!player.isStopped()) { // nothing is to be written after END
            output.println(line);
        }
    }

    /** Returns the beginning of a text from outside, for messages. */
    static String excerpt(String text) {
        String plain = text.replaceAll("\\p{Cntrl}", "?");
        return plain.length() <= LONGEST_EXCERPT ? plain : plain.substring(0, LONGEST_EXCERPT) + "...";
    }

    private void obey(String line) throws InterruptedException {
        if (line.isEmpty()) {
            return;
        }
        String[] parts = line.split("\\s+", 2);
        String argument = parts.length > 1 ? parts[1] : "";
        try {
            obey(parts[0].toUpperCase(Locale.ROOT), argument);
        } catch (IllegalArgumentException e) {
            answer("ERROR " + e.getMessage());
        } catch (RuntimeException | OutOfMemoryError e) {
            errors.println("royalfork: " + e);
            answer("ERROR internal error: " + excerpt(e.toString()));
        }
    }

    private void obey(String command, String argument) throws InterruptedException {
        switch (command) {
            case "START" -> start(argument);
            case "RECTSTART" -> throw new IllegalArgumentException("rectangular boards are not supported");
            case "RESTART" -> {
                requireGame();
                stones = new Stones(game);
                player.newGame();
                answer("OK");
            }
            case "BEGIN" -> {
                requireGame();
                if (stones.size() > 0) {
                    throw new IllegalArgumentException("the board is not empty");
                }
                play();
            }
            case "TURN" -> {
                requireGame();
                int cell = stones.parse(argument);
                Stones before = new Stones(game, stones);
                stones.put(cell, false);
                playOr(before);
            }
            case "BOARD" -> board();
            case "SWAP2BOARD" -> swap2();
            case "TAKEBACK" -> {
                requireGame();
                stones.take(stones.parse(argument));
                answer("OK");
            }
            case "INFO" -> info(argument);
            case "ABOUT" -> answer("name=\"Royal Fork\", version=\"" + version + "\", author=\"Royal Fork\"");
            case END -> ended = true;
            default -> answer("UNKNOWN command " + excerpt(command));
        }
    }

    private void requireGame() {
        if (game == null) {
            throw new IllegalArgumentException("no game: START comes first");
        }
        if (unsupported != null) {
            throw new IllegalArgumentException(unsupported);
        }
    }

    private void start(String argument) {
        int size = Stones.numbers(argument, 1)[0];
        newGame(new GomokuGame("gomoku", size, rule));
        stones = new Stones(game);
        answer("OK");
    }

    private void newGame(GomokuGame newGame) {
        long most = memory > 0 ? (memory - MEMORY_ASIDE) / 2 : Long.MAX_VALUE;
        player.prepare(newGame, most);
        game = newGame;
    }

    /** Takes note of what the manager tells; never answers. */
    private void info(String argument) {
        String[] parts = argument.split("\\s+", 2);
        long value;
        try {
            value = parts.length > 1 ? Long.parseLong(parts[1].strip()) : 0;
        } catch (NumberFormatException e) {
            return;
        }
        switch (parts[0].toLowerCase(Locale.ROOT)) {
            case "timeout_turn" -> clock.setTurn(value);
            case "timeout_match" -> clock.setMatch(value);
            case "time_left" -> clock.setLeft(value);
            case "max_memory" -> memory = value;
            case "rule" -> setRule(value);
            default -> {} // game_type, folder, evaluate and whatever comes
        }
    }

    private void setRule(long bits) {
        unsupported = (bits & RULES_UNSUPPORTED) != 0 ? "this rule is not supported: " + bits : null;
        rule = (bits & RULE_RENJU) != 0 ? Rule.RENJU : (bits & RULE_EXACTLY_FIVE) != 0 ? Rule.STANDARD : Rule.FREESTYLE;
        if (game != null && game.rule() != rule) {
            newGame(new GomokuGame("gomoku", game.size(), rule));
            stones = new Stones(game, stones);
        }
    }

    private List<String> linesUntilDone() throws InterruptedException {
        List<String> found = new ArrayList<>();
        for (String line = lines.take().strip();
                !line.equalsIgnoreCase("DONE");
                line = lines.take().strip()) {
            if (line.equals(END)) {
                ended = true;
                break;
            }
            if (!line.isEmpty()) {
                found.add(line);
            }
        }
        return found;
    }

    private void board() throws InterruptedException {
        List<String> cells = linesUntilDone();
        if (ended) {
            return;
        }
        requireGame();
        Stones before = stones;
        Stones read = new Stones(game);
        for (String line : cells) {
            int[] numbers = Stones.numbers(line, 3);
            if (numbers[2] == MARKED && rule == Rule.RENJU) { // no stone, but a cell forbidden to Black
                continue;
            }
            if (numbers[2] != 1 && numbers[2] != 2) {
                throw new IllegalArgumentException("a stone is 1 or 2, not " + numbers[2]);
            }
            read.put(game.move(numbers[0], numbers[1]), numbers[2] == 1);
        }
        stones = read;
        playOr(before);
    }

    /** Plays, or goes back to the stones before where that is not possible. */
    private void playOr(Stones before) {
        try {
            play();
        } catch (IllegalArgumentException e) {
            stones = before;
            throw e;
        }
    }

    private void play() {
        SearchResult result = think(stones.position(), clock.moveMillis());
        stones.put(result.move(), true);
        answer(stones.format(result.move()));
    }

    private SearchResult think(GomokuPosition position, long millis) {
        if (position.terminalScore(0) != Position.NOT_OVER) {
            throw new IllegalArgumentException("the game is over");
        }
        SearchResult result = player.search(position, millis);
        if (result.depth() > 0) {
            answer("DEBUG depth " + result.depth() + " score " + result.score() + " nodes " + result.nodes());
        }
        if (result.failure() != null) {
            errors.println("royalfork: " + result.failure());
        }
        return result;
    }

    /**
     * The opening by swap2: three stones that are about even; or, when three or five are on the board, whichever side the search
     * prefers. The stones are black, white, black and so on, and White is to move.
     */
    private void swap2() throws InterruptedException {
        List<String> cells = linesUntilDone();
        if (ended) {
            return;
        }
        requireGame();
        Stones opening = new Stones(game);
        for (String line : cells) {
            opening.put(opening.parse(line), opening.size() % 2 == 1);
        }
        switch (opening.size()) {
            case 0 -> {
                int middle = game.size() / 2;
                int edge = game.size() - 1;
                answer(middle + "," + edge + " " + middle + "," + (edge - 1) + " " + (middle - 2) + "," + (edge - 3));
            }
            case 3, 5 -> {
                SearchResult result = think(opening.position(), clock.moveMillis());
                answer(result.score() < 0 ? "SWAP" : opening.format(result.move()));
            }
            default -> throw new IllegalArgumentException("0, 3 or 5 stones are wanted, not " + opening.size());
        }
    }
}
