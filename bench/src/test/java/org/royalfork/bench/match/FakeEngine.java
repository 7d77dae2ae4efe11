package org.royalfork.bench.match;

import io.github.wolfraam.chessgame.ChessGame;
import io.github.wolfraam.chessgame.move.Move;
import io.github.wolfraam.chessgame.notation.NotationType;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * A UCI engine that misbehaves on demand. It mates when it can and otherwise plays the first legal move in alphabetical
 * order. Its one argument says what goes wrong at its second search; what has to do with time goes wrong at the first, so that
 * no search has to be in time before.
 */
final class FakeEngine {

    private static final String STARTUP_CRASH = "startup-crash";
    private static final String SILENT = "silent";

    private final String fault;
    private ChessGame game = new ChessGame();
    private int searches;

    private FakeEngine(String fault) {
        this.fault = fault;
    }

    /** Returns how to start the engine as a process of its own. */
    static EngineSpec spec(String name, String fault) {
        return new EngineSpec(
                name,
                List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        FakeEngine.class.getName(),
                        fault),
                Map.of());
    }

    public static void main(String[] args) throws IOException {
        new FakeEngine(args[0]).run();
    }

    private void run() throws IOException {
        if (fault.equals(STARTUP_CRASH)) {
            System.err.println("cannot find my network");
            System.exit(3);
        }
        final BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            final List<String> words = List.of(line.split(" ", -1));
            switch (words.getFirst()) {
                case "uci" -> handshake();
                case "isready" -> say("readyok");
                case "position" -> setUp(words);
                case "go" -> search();
                case "quit" -> {
                    return;
                }
                default -> {
                    // like every engine: what is not known is ignored
                }
            }
        }
    }

    private void handshake() {
        if (fault.equals(SILENT)) {
            return;
        }
        say("id name Fake " + fault);
        say("option name Answer to All type spin default 42 min 0 max 99");
        say("uciok");
    }

    private void setUp(List<String> words) {
        final int moves = words.indexOf("moves");
        game = words.get(1).equals("startpos") ? new ChessGame() : new ChessGame(String.join(" ", words.subList(2, 8)));
        if (moves >= 0) {
            words.subList(moves + 1, words.size()).forEach(move -> game.playMove(NotationType.UCI, move));
        }
    }

    private void search() {
        searches++;
        final String move = choose();
        if (searches != (fault.equals("hang") || fault.equals("late") ? 1 : 2)) {
            say("info depth 3 score cp 15 nodes 77 pv " + move);
            say("bestmove " + move);
            return;
        }
        switch (fault) {
            case "illegal" -> say("bestmove e1e8");
            case "null-move" -> say("bestmove 0000");
            case "no-move" -> say("bestmove");
            case "crash" -> {
                System.err.println("segmentation fault, or the like");
                System.exit(139);
            }
            case "hang" -> sleep(60_000);
            case "late" -> {
                sleep(700);
                say("bestmove " + move);
            }
            case "twice" -> {
                say("bestmove " + move);
                say("bestmove " + move);
            }
            case "illegal-line" -> {
                say("info depth 1 score mate 2 pv " + move + " " + move);
                say("bestmove " + move + " ponder a1a1");
            }
            case "garbage" -> {
                say("");
                say("   info   depth x score cp pv");
                say("info string bestmove a1a1");
                say("bestmoves are hard to find " + "x".repeat(200_000));
                say("\u0000\u0007\t%s%n{}");
                say("  bestmove   " + move + "   ");
            }
            default -> say("bestmove " + move);
        }
    }

    private String choose() {
        final List<Move> moves = new ArrayList<>(game.getLegalMoves());
        moves.sort(Comparator.comparing(move -> game.getNotation(NotationType.UCI, move)));
        return game.getNotation(
                NotationType.UCI, moves.stream().filter(this::mates).findFirst().orElse(moves.getFirst()));
    }

    private boolean mates(Move move) {
        return game.getNotation(NotationType.SAN, move).endsWith("#");
    }

    private static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void say(String line) {
        System.out.println(line);
        System.out.flush();
    }
}
