package org.royalfork.engine.uci;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.engine.chess.ChessGame;
import org.royalfork.engine.chess.ChessPosition;
import org.royalfork.engine.chess.Fen;
import org.royalfork.engine.chess.UciMoves;
import org.royalfork.parallel.game.MoveList;

/**
 * The protocol with the real search. Many cases are published reports against other engines; the project and number of the
 * report stand beside each.
 */
class UciEngineTest {

    private final Conversation uci = new Conversation(new ParallelSearchEngine(new ChessGame()));

    @AfterEach
    void end() {
        uci.close();
        assertEquals("", uci.errors());
    }

    /** Returns the lines up to and with the answer, after checking that move and lines are legal. */
    private List<String> play(String position, String... commands) {
        uci.send(position);
        uci.send(commands);
        List<String> lines = new ArrayList<>();
        String line = uci.expect(l -> true, "line");
        while (!line.startsWith("bestmove")) {
            lines.add(line);
            checkLine(position, line);
            line = uci.expect(l -> true, "bestmove");
        }
        lines.add(line);
        replay(position, line.split(" ", -1)[1]);
        return lines;
    }

    /** Checks that every move of the line can be played. */
    private static void checkLine(String position, String line) {
        int pv = line.indexOf(" pv ");
        if (pv >= 0) {
            replay(position, line.substring(pv + 4).split(" ", -1));
        }
    }

    private static ChessPosition replay(String command, String... moves) {
        String[] parts = command.replaceFirst("position (fen )?", "").split(" moves ?", -1);
        ChessPosition position = Fen.parse(parts[0].equals("startpos") ? Fen.START : parts[0]);
        for (String move : parts.length == 1 ? new String[0] : parts[1].split(" ", -1)) {
            position.make(UciMoves.parse(position, move));
        }
        for (String move : moves) {
            position.make(UciMoves.parse(position, move));
        }
        return position;
    }

    private static String move(List<String> lines) {
        return lines.getLast().split(" ", -1)[1];
    }

    private static String lastInfo(List<String> lines) {
        return lines.get(lines.size() - 2);
    }

    @ParameterizedTest
    @CsvSource({
        // The first five: tests of Stockfish (instrumented.py)
        "fen 5K2/8/2qk4/2nPp3/3r4/6B1/B7/3R4 w - e6, depth 8, mate 1, d5e6",
        "fen 8/5R2/2K1P3/4k3/8/b1PPpp1B/5p2/8 w - -, depth 10 searchmoves c6d7, mate 2, c6d7",
        "fen 8/5R2/2K1P3/4k3/8/b1PPpp1B/5p2/8 w - -, mate 2 searchmoves c6d7, mate 2, c6d7",
        "fen 8/5R2/2K1P3/4k3/8/b1PPpp1B/5p2/8 w - - moves c6d7 f2f1q, depth 8, mate 1, f7f5",
        "fen 8/5R2/2K1P3/4k3/8/b1PPpp1B/5p2/8 w - - moves c6d7, depth 8 searchmoves e3e2, mate -1, e3e2",
        // Weiss 378: a mate in one was answered by a1a1
        "fen 7k/5Q2/6K1/8/8/8/8/8 w - - 0 1, mate 1, mate 1, f7g7"
    })
    void findsMates(String position, String limits, String score, String move) {
        List<String> lines = play("position " + position, "go " + limits);
        assertTrue(lastInfo(lines).contains(" score " + score + " "), lines::toString);
        if (!score.equals("mate 1")) {
            assertEquals(move, move(lines));
        } else {
            assertEquals(List.of(), legalMoves(replay("position " + position, move(lines))), "mated");
        }
    }

    private static List<String> legalMoves(ChessPosition position) {
        MoveList moves = new MoveList(64);
        position.generateMoves(moves);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            texts.add(UciMoves.format(position, moves.move(i), false));
        }
        return texts;
    }

    @ParameterizedTest
    @CsvSource({
        "startpos, nodes 1000",
        "startpos moves e2e4 e7e6, nodes 1000",
        "fen 5rk1/1K4p1/8/8/3B4/8/8/8 b - - 0 1, nodes 1000",
        // Stockfish 2757: a tiny node limit gave a move without any score
        "startpos, nodes 1",
        "startpos, nodes 0",
        // Stockfish 3720
        "startpos, movetime 0",
        "startpos, movetime -1",
        // Calvin 98: a negative clock
        "startpos, wtime -500 btime 1000",
        "startpos, wtime 1 btime 1",
        "startpos, wtime 0 btime 0 winc 0 binc 0 movestogo 1",
        // python-chess 759: moves to go without clocks
        "startpos moves e2e4 c7c5, movestogo 4 depth 5 nodes 50000 movetime 2000",
        // lichess-bot 893: every limit at once
        "startpos moves e2e4 a7a5 f1c4 a5a4 g1f3 a8a7 d2d3 a7a5 c1d2, wtime 866320 btime 852039 winc 14000 depth 4 movetime 500",
        // leela-chess 627: the root repeats for the third time
        "startpos moves g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8, depth 4",
        // picochess 230: and for the fifth
        "fen 6k1/4R3/6K1/8/8/8/8/8 w - - 0 1 moves e7f7 g8h8 g6h6 h8g8 h6g6 g8h8 g6h6 h8g8 h6g6, depth 4 searchmoves g8h8",
        // Zahak 232: castling without rooks
        "fen 8/8/5P2/3kP1K1/5Q2/8/6q1/8 w KQkq - 1 85, depth 5",
        // Stockfish 3519
        "fen 2b1k1nB/1p3p1p/n4b2/1NPp4/P7/8/2r1PPPP/R3KBNR b KQk - 0 14, depth 5",
        // Sargon 3: an en passant square without a capturing pawn
        "fen rnbqkb1r/ppp1pppp/5n2/3p4/4P3/3P4/PPP2PPP/RNBQKBNR w KQkq d6 0 3, depth 4",
        // Stockfish 5982: the only move stalemates
        "fen 2k5/8/3K4/1p6/p7/P7/1B6/8 b KQkq - 0 1, depth 6",
        // lc0 901: nodes and a single move gave no evaluation
        "startpos, nodes 500 searchmoves g1h3",
        // Weiss 539, Arasan 14: more lines than moves
        "fen 7k/8/5K2/8/8/8/8/Q7 b - - 0 1, depth 4",
    })
    void everyGoEndsWithAScoreAndALegalMove(String position, String limits) {
        uci.send("setoption name MultiPV value 3");
        List<String> lines = play("position " + position, "go " + limits);
        assertTrue(lastInfo(lines).contains(" score "), lines::toString);
        assertTrue(legalMoves(replay("position " + position)).contains(move(lines)));
    }

    @Test
    void onlyRepetitionSaves() {
        // Stockfish, instrumented.py
        String position =
                "position fen q4kb1/3Q2nq/8/r3PpK1/2n5/7q/8/q7 w - f6 0 1 moves d7c8 f8f7 c8d7 f7f8 d7d8 f8f7";
        List<String> lines = play(position, "go nodes 100000");
        assertEquals("d8d7", move(lines), lines::toString);
        assertTrue(lastInfo(lines).contains(" score cp 0 "), lines::toString);
    }

    @ParameterizedTest
    @CsvSource({"1, ybw", "2, ybw", "3, root", "16, ybw", "1, sequential"})
    void multiplePrincipalVariationsAreDistinctAndSorted(int threads, String strategy) {
        uci.send("setoption name Threads value " + threads, "setoption name Strategy value " + strategy);
        uci.send("setoption name MultiPV value 4");
        List<String> lines = play("position startpos moves e2e4 e7e5", "go depth 6");
        List<String> last =
                lines.stream().filter(line -> line.startsWith("info depth 6 ")).toList();
        List<String> moves = new ArrayList<>();
        int previous = Integer.MAX_VALUE;
        for (String line : last.subList(0, 4)) {
            String[] words = line.split(" ", -1);
            assertEquals(Integer.toString(moves.size() + 1), words[6], line);
            int score = Integer.parseInt(words[9]);
            assertTrue(score <= previous, last::toString);
            previous = score;
            moves.add(line.substring(line.indexOf(" pv ") + 4).split(" ", -1)[0]);
        }
        assertEquals(4, moves.stream().distinct().count(), moves::toString);
        assertEquals(moves.getFirst(), move(lines));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // rodent-iv 15: mate found; Patricia 161: greatest depth reached; Stockfish 5086: being mated
                "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1",
                "8/5kR1/8/3K4/8/8/8/8 b - - 0 143",
                "k7/8/1K6/8/8/8/8/7R b - - 0 1",
            })
    void infiniteNeverEndsByItself(String fen) {
        uci.sync();
        uci.send("position fen " + fen, "go infinite");
        uci.expect("info depth");
        for (int i = 0; i < 20; i++) {
            assertTrue(uci.sync().stream().noneMatch(line -> line.startsWith("bestmove")));
            pause(20);
        }
        uci.send("stop");
        uci.expect("bestmove");
        assertEquals(List.of(), uci.sync());
    }

    @Test
    void ponderingIsNotEndedByTheClock() {
        // lc0 651: the clock starts at ponderhit
        uci.send("position startpos moves e2e4", "go ponder movetime 50");
        pause(150);
        assertTrue(uci.sync().stream().noneMatch(line -> line.startsWith("bestmove")));
        uci.send("ponderhit");
        uci.expect("bestmove");
    }

    @Test
    void aStopHitsOnlyTheSearchBeforeIt() {
        // arasan 21, lc0 506
        uci.send("position startpos", "go infinite", "stop", "position startpos moves e2e4", "go infinite");
        uci.expect("bestmove");
        pause(100);
        assertTrue(uci.sync().stream().noneMatch(line -> line.startsWith("bestmove")));
        uci.send("stop");
        replay("position startpos moves e2e4", uci.expect("bestmove").split(" ", -1)[1]);
    }

    @Test
    void aStormOfStopsGetsOneMoveEach() {
        uci.send("setoption name Threads value 3", "setoption name Hash value 1", "position startpos");
        Random random = new Random(5);
        for (int i = 0; i < 300; i++) {
            uci.send("go infinite");
            if (random.nextBoolean()) {
                uci.expect("info depth");
            }
            uci.send("stop");
            replay("position startpos", uci.expect("bestmove").split(" ", -1)[1]);
        }
        assertEquals(List.of(), uci.sync());
    }

    @ParameterizedTest
    @CsvSource({"2, ybw", "2, root", "5, ybw"})
    void manyShortSearchesNeverHang(int threads, String strategy) {
        uci.send("setoption name Threads value " + threads, "setoption name Strategy value " + strategy);
        uci.send("position startpos");
        for (int i = 0; i < 200; i++) {
            uci.send("go depth 1");
            uci.expect("bestmove");
        }
    }

    @Test
    void newGameWithoutStop() {
        // cutechess 88
        uci.send("position startpos", "go infinite", "ucinewgame", "position startpos moves e2e4", "go movetime 50");
        replay("position startpos", uci.expect("bestmove").split(" ", -1)[1]);
        replay("position startpos moves e2e4", uci.expect("bestmove").split(" ", -1)[1]);
    }

    @Test
    void optionsChangeBetweenSearchesInAnyOrder() {
        // Stockfish 1184, Igel 218, RubiChess 486, ChessX 105
        Random random = new Random(9);
        String[] changes = {
            "Threads value 1",
            "Threads value 4",
            "Hash value 1",
            "Hash value 3",
            "Hash value 33554432",
            "Clear Hash",
            "Strategy value root",
            "Strategy value ybw",
            "Strategy value sequential",
            "MultiPV value 2"
        };
        uci.send("position startpos");
        for (int i = 0; i < 60; i++) {
            uci.send("setoption name " + changes[random.nextInt(changes.length)]);
            uci.send(random.nextInt(4) == 0 ? "ucinewgame" : "isready", "go nodes 2000");
            uci.expect("bestmove");
        }
    }

    @Test
    void castlingIsWrittenAsTheGameIsCalled() {
        String fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
        List<String> standard = play("position fen " + fen, "go depth 1 searchmoves e1g1");
        assertEquals("e1g1", move(standard));
        uci.send("setoption name UCI_Chess960 value true");
        List<String> chess960 = play("position fen " + fen, "go depth 1 searchmoves e1h1");
        assertEquals("e1h1", move(chess960));
        assertTrue(lastInfo(chess960).contains(" pv e1h1"));
    }

    @Test
    void sameSearchSameLinesWithOneThread() {
        List<String> first = searchAfreshWithoutTimes();
        assertEquals(first, searchAfreshWithoutTimes());
        assertNotEquals(1, first.size());
    }

    private List<String> searchAfreshWithoutTimes() {
        uci.send("ucinewgame");
        return play("position startpos moves d2d4 g8f6 c2c4 e7e6", "go depth 7").stream()
                .map(line -> line.replaceAll(" (nps|time) \\d+", ""))
                .toList();
    }

    @Test
    void endOfInputInTheMiddleOfEverything() {
        Random random = new Random(3);
        String[] commands = {
            "go infinite", "go depth 12", "go perft 9", "bench", "isready", "setoption name Threads value 2",
            "setoption name Hash value 256", "ucinewgame", "stop", "go ponder", "d", "eval"
        };
        for (int i = 0; i < 12; i++) {
            PromptCommand slow = (arguments, output, stopped) -> {
                while (!stopped.getAsBoolean()) {
                    pause(1);
                }
            };
            try (Conversation other = new Conversation(new ParallelSearchEngine(new ChessGame()), slow)) {
                other.send("position startpos");
                for (int j = random.nextInt(4); j >= 0; j--) {
                    other.send(commands[random.nextInt(commands.length)]);
                    pause(random.nextInt(20));
                }
                if (random.nextBoolean()) {
                    other.send("quit");
                }
            }
        }
        assertFalse(Thread.currentThread().isInterrupted());
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
