package org.royalfork.engine.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.royalfork.engine.games.GameText;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.search.ScoreBound;
import org.royalfork.parallel.search.SearchHandle;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchReport;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.service.Level;
import org.royalfork.parallel.strategy.Searcher;

/**
 * A game against the engine: reads moves and commands, a line each, and writes boards and what the engine thinks. It ends
 * with {@code quit} or the end of input.
 *
 * <p><b>Threading.</b> One thread runs it; the engine's thoughts are written by the threads of its search while that one
 * waits.
 */
public final class PlaySession {

    private static final List<String> HELP = List.of(
            "A move, in the notation in which the engine writes its own, or one of:",
            "  hint        what the engine would play",
            "  undo        take back your last move, and the engine's reply",
            "  resign      give up",
            "  go          let the engine make this move, and from now on all of this side",
            "  level N     how strong it plays, from 1 to " + Level.MAX,
            "  time MS     or how many milliseconds it may take for a move",
            "  moves       list the legal moves",
            "  position    write the position as text",
            "  new         begin again",
            "  quit        leave");

    private final Game game;
    private final Searcher searcher;
    private final BufferedReader input;
    private final PrintWriter output;
    private final Position start;
    private final boolean[] personPlays;
    private final List<Integer> moves = new ArrayList<>();
    private PlaySettings settings;
    private Position position;
    private boolean resigned;
    private boolean left;

    /**
     * Makes a session.
     *
     * @param searcher finds the engine's moves; stays the caller's to close
     * @param start where the game starts
     */
    public PlaySession(
            Game game,
            Position start,
            PlaySettings settings,
            Searcher searcher,
            BufferedReader input,
            PrintWriter output) {
        this.game = game;
        this.start = start.copy();
        this.settings = settings;
        this.searcher = searcher;
        this.input = input;
        this.output = output;
        personPlays = new boolean[] {settings.personIsFirst(), settings.personIsSecond()};
        position = start.copy();
    }

    /**
     * Plays until the person leaves, or the engine has finished a game against itself.
     *
     * @throws IOException when the input cannot be read
     * @throws InterruptedException when the thread is interrupted while the engine thinks
     */
    public void run() throws IOException, InterruptedException {
        say(game.name() + ". Type a move, or help.");
        showBoard();
        while (!left) {
            if (!isOver() && !personPlays[position.sideToMove()]) {
                playEngineMove();
            } else if (isOver() && !personPlays[0] && !personPlays[1]) {
                return;
            } else {
                readLine();
            }
        }
    }

    private void readLine() throws IOException, InterruptedException {
        output.print(isOver() ? "new, undo or quit> " : game.sideName(position.sideToMove()) + "> ");
        output.flush();
        String line = input.readLine();
        if (line == null) {
            say("");
            left = true;
            return;
        }
        try {
            if (!line.isBlank()) {
                obey(line.strip());
            }
        } catch (IllegalArgumentException wrong) {
            say(wrong.getMessage());
        }
    }

    private void obey(String line) throws InterruptedException {
        String[] words = line.split("\\s+", 2);
        String argument = words.length > 1 ? words[1] : "";
        switch (words[0].toLowerCase(Locale.ROOT)) {
            case "help", "?" -> HELP.forEach(this::say);
            case "quit", "exit" -> left = true;
            case "new" -> startAgain();
            case "undo" -> undo();
            case "position" -> say(game.formatPosition(position));
            case "moves" -> say(legalMoves());
            case "level" -> settings = settings.withLimits(PlaySettings.limitsOfLevel(number(argument)));
            case "time" -> settings = settings.withLimits(PlaySettings.limitsOfTime(number(argument)));
            case "hint" -> {
                requireRunning();
                say("hint: " + game.formatMove(position, think()));
            }
            case "go" -> {
                requireRunning();
                personPlays[position.sideToMove()] = false;
                personPlays[1 - position.sideToMove()] = true;
            }
            case "resign" -> {
                requireRunning();
                resigned = true;
                say(game.sideName(position.sideToMove()) + " resigns. " + game.sideName(1 - position.sideToMove())
                        + " wins.");
            }
            default -> {
                requireRunning();
                play(game.parseMove(position, line));
            }
        }
    }

    private static int number(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("expected a number, not '" + text + "'", e);
        }
    }

    private void requireRunning() {
        if (isOver()) {
            throw new IllegalArgumentException("the game is over");
        }
    }

    private void startAgain() {
        position = start.copy();
        moves.clear();
        resigned = false;
        showBoard();
    }

    /** Takes back moves until it is again a person's turn, as it was before the last move of a person. */
    private void undo() {
        if (resigned) {
            resigned = false;
        } else if (moves.isEmpty()) {
            throw new IllegalArgumentException("there is no move to take back");
        } else {
            do {
                moves.removeLast();
                position.unmake();
            } while (!moves.isEmpty() && !personPlays[position.sideToMove()]);
        }
        showBoard();
    }

    private void playEngineMove() throws InterruptedException {
        int move = think();
        say(game.sideName(position.sideToMove()) + " plays " + game.formatMove(position, move));
        play(move);
    }

    private void play(int move) {
        position.make(move);
        moves.add(move);
        showBoard();
    }

    /** Searches the position, shows what is found, and returns the best move. */
    private int think() throws InterruptedException {
        Position root = position.copy(); // what the search's threads read while they report
        Reporter reporter = new Reporter(root);
        SearchHandle handle = searcher.start(new SearchRequest(root, settings.limits()), reporter);
        reporter.handle = handle;
        SearchResult result = handle.await();
        if (result.failure() != null) {
            throw new IllegalArgumentException("the search failed: " + result.failure());
        }
        return result.move();
    }

    /** Writes a line for each iteration, and stops the search where a further one could find nothing new. */
    private final class Reporter implements SearchListener {

        private final Position root;

        /** Written once by the person's thread, perhaps after the first reports: those then stop nothing. */
        private volatile SearchHandle handle;

        Reporter(Position root) {
            this.root = root;
        }

        @Override
        public void onReport(SearchReport report) {
            if (report.bound() != ScoreBound.EXACT) {
                return;
            }
            say(String.format(
                    Locale.ROOT,
                    "  depth %2d  score %6s  nodes %,11d  %6.2f s  %s",
                    report.depth(),
                    GameText.score(report.score()),
                    report.nodes(),
                    report.nanos() / 1e9,
                    GameText.line(game, root, report.moves())));
            SearchHandle search = handle;
            if (search != null && isFinal(report)) {
                search.stop();
            }
        }

        /** Tells whether every line of play was followed to the end of the game, or a forced win or loss is as deep. */
        private static boolean isFinal(SearchReport report) {
            return report.selectiveDepth() < report.depth()
                    || (Score.isDecided(report.score()) && Score.WIN - Math.abs(report.score()) <= report.depth());
        }
    }

    private String legalMoves() {
        MoveList legal = new MoveList(64);
        if (!isOver()) {
            position.generateMoves(legal);
        }
        List<String> names = new ArrayList<>();
        for (int i = 0; i < legal.size(); i++) {
            names.add(game.formatMove(position, legal.move(i)));
        }
        return String.join(" ", names);
    }

    private boolean isOver() {
        return resigned || scoreOfEnd() != Position.NOT_OVER;
    }

    /** Returns the score of a finished game from the view of the side to move, or {@link Position#NOT_OVER}. */
    private int scoreOfEnd() {
        int score = position.terminalScore(0);
        if (score != Position.NOT_OVER) {
            return score;
        }
        MoveList legal = new MoveList(64);
        position.generateMoves(legal);
        return legal.size() == 0 ? position.noMovesScore() : Position.NOT_OVER;
    }

    private void showBoard() {
        say("");
        say(game.draw(position));
        say("");
        int score = scoreOfEnd();
        if (score == Score.DRAW) {
            say("The game is drawn.");
        } else if (score != Position.NOT_OVER) {
            say(game.sideName(score > 0 ? position.sideToMove() : 1 - position.sideToMove()) + " wins.");
        }
    }

    private void say(String text) {
        output.println(text);
        output.flush();
    }
}
