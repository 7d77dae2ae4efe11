package org.royalfork.engine.uci;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.search.ScoreBound;
import org.royalfork.parallel.search.SearchResult;

/** The protocol, with a search that does what the test says. */
class UciSessionTest {

    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    private final ScriptedEngine engine = new ScriptedEngine();
    private final Conversation uci = new Conversation(engine);

    @AfterEach
    void end() {
        uci.close();
    }

    // Identification and options

    @Test
    void saysNothingUnasked() {
        assertEquals(List.of(), uci.sync());
    }

    @Test
    void identifiesItselfAndListsAllOptions() {
        uci.send("uci");
        assertTrue(uci.expect("id name").contains("Royal Fork"));
        uci.expect("id author");
        for (UciOption option : UciOption.values()) {
            assertEquals(option.declaration(), uci.expect("option name"));
        }
        uci.expect("uciok");
        uci.send("uci");
        uci.expect("uciok");
    }

    @Test
    void optionsTakeEffectAtOnceAndInOrder() {
        uci.send(
                "setoption name hash value 32",
                "setoption name THREADS value 3",
                "setoption name Strategy value root",
                "setoption name Deterministic value true",
                "setoption name clear hash",
                "ucinewgame");
        assertEquals(List.of(), uci.sync());
        assertEquals(
                List.of(
                        "table 33554432",
                        "threads 3",
                        "strategy root",
                        "deterministic true",
                        "clear",
                        "clear",
                        "prepare"),
                engine.calls());
    }

    @Test
    void hashSizesBeyondIntAreRightToTheByte() {
        uci.send("setoption name Hash value 33554432");
        uci.sync();
        assertEquals("table 35184372088832", engine.calls().getFirst());
    }

    @Test
    void aFailedHashSaysWhyAndMayBeTriedAgain() {
        String refused = uci.answer("setoption name Hash value 2048");
        assertTrue(refused.startsWith("info string ") && refused.contains("2147483648"), refused);
        assertEquals(refused, uci.answer("setoption name Hash value 2048"), "not taken for the value that holds");
        uci.send("position startpos", "go depth 1");
        assertEquals(1, next().request.lines());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "setoption name Threads value 0",
                "setoption name Threads value 1000",
                "setoption name Threads value abc",
                "setoption name Threads value 999999999999",
                "setoption name Nonsense value 1",
                "setoption name Strategy value tree",
                "setoption name MultiPV value 0",
                "setoption name UCI_Chess960 value maybe",
                "frobnicate",
                "position fen blah",
                "position startpos moves e2e4 e7e5 e1e3",
                "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
                "position fen rnbqkbnr/pppXpppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1",
                "position fen r4rk1/1R5p/3p1q2/p1pP4/P7/7P/6P1/1R1Q3K b - - 0 24 moves b8e8",
                "go depth many"
            })
    void badInputGetsOneLineAndChangesNothing(String line) {
        uci.send("position startpos moves d2d4", "setoption name MultiPV value 3");
        String before = uci.fen();
        String answer = uci.answer(line);
        assertTrue(answer.startsWith("info string "), answer);
        assertFalse(answer.contains("error:"), answer);
        assertEquals(before, uci.fen());
        uci.send("go depth 2");
        assertEquals(3, next().request.lines());
    }

    @Test
    void anIllegalMoveIsNamedWithItsPlace() {
        String answer = uci.answer("position startpos moves e2e4 e7e5 e1e3 g8f6");
        assertTrue(answer.contains("move 3") && answer.contains("e1e3"), answer);
        assertEquals(START, uci.fen());
    }

    // One go, one bestmove

    @Test
    void answersWithAScoreBeforeTheMove() {
        uci.send("position startpos", "go depth 1");
        next().end();
        assertTrue(uci.expect("info depth 1").contains("score cp 12"));
        assertTrue(uci.expect("bestmove").matches("bestmove [a-h][1-8][a-h][1-8]"));
    }

    @Test
    void tellsTheExpectedReplyOnlyWhenItIsLegal() {
        uci.send("position startpos", "go depth 1");
        ScriptedEngine.Search search = next();
        int move = search.firstMove();
        search.end(new SearchResult(move, move, 0, 1, 1, 1, 1, List.of(move, move, move), null));
        assertFalse(uci.expect("info depth").matches(".* pv \\S+ .*"), "an illegal move in the line ends it");
        assertFalse(uci.expect("bestmove").contains("ponder"));
    }

    @ParameterizedTest
    @CsvSource({
        "7k/5KQ1/8/8/8/8/8/8 b - - 0 1, mate 0",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1, cp 0",
    })
    void mateAndStalemateAtTheRootHaveNoMove(String fen, String score) {
        uci.send("position fen " + fen, "go depth 5");
        assertTrue(uci.expect("info depth 0").contains("score " + score + " "));
        assertEquals("bestmove (none)", uci.expect("bestmove"));
        uci.send("go infinite");
        uci.expect("info depth 0");
        assertEquals(List.of(), uci.sync(), "no answer before stop");
        uci.send("stop");
        assertEquals("bestmove (none)", uci.expect("bestmove"));
        assertFalse(engine.calls().contains("start"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"go infinite", "go", "go searchmoves e2e4", "go infinite depth 3", "go ponder depth 3"})
    void anEndedSearchWaitsForStop(String go) {
        uci.send("position startpos", go);
        next().end();
        uci.expect("info depth 1");
        assertEquals(List.of(), uci.sync());
        uci.send("stop");
        uci.expect("bestmove");
        assertEquals(List.of(), uci.sync(), "exactly one answer");
    }

    @Test
    void anEndedPonderSearchWaitsForPonderHit() {
        uci.send("position startpos", "go ponder wtime 1000 btime 1000");
        next().end();
        assertTrue(uci.sync().stream().noneMatch(line -> line.startsWith("bestmove")));
        uci.send("ponderhit");
        uci.expect("bestmove");
    }

    @Test
    void ponderHitStartsTheClockOfTheSearch() throws InterruptedException {
        uci.send("position startpos", "go ponder movetime 15000");
        ScriptedEngine.Search search = next();
        assertTrue(search.request.limits().pondering());
        assertFalse(search.sawPonderHit());
        uci.send("ponderhit");
        assertTrue(search.awaitPonderHit());
        search.end();
        uci.expect("bestmove");
    }

    @Test
    void stopWhileIdleIsIgnored() {
        assertEquals(List.of(), uci.send("stop", "ponderhit", "stop").sync());
        uci.send("position startpos", "go infinite");
        ScriptedEngine.Search search = next();
        assertFalse(search.isDone(), "an old stop does not reach a new search");
        uci.send("stop");
        uci.expect("bestmove");
    }

    @Test
    void readyIsAnsweredWhileSearching() {
        uci.send("position startpos", "go infinite");
        ScriptedEngine.Search search = next();
        assertEquals(List.of(), uci.sync());
        uci.send("uci").expect("uciok");
        assertFalse(search.isDone());
    }

    @Test
    void readyIsAnsweredWhileAStopIsSlow() {
        uci.send("position startpos", "go infinite");
        ScriptedEngine.Search search = next();
        search.ignoreStop();
        uci.send("stop");
        assertEquals(List.of(), uci.sync());
        search.end();
        uci.expect("bestmove");
    }

    // Commands during a search

    @Test
    void positionDuringASearchHoldsForTheNext() {
        uci.send("position startpos", "go infinite");
        ScriptedEngine.Search search = next();
        uci.send("position startpos moves e2e4", "stop");
        uci.expect("bestmove");
        assertEquals(0, search.request.position().sideToMove());
        uci.send("go infinite");
        assertEquals(1, next().request.position().sideToMove());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"ucinewgame", "setoption name Threads value 2", "setoption name Hash value 8", "go depth 1"})
    void whatNeedsTheThreadsEndsAnEndlessSearch(String command) {
        uci.send("position startpos", "go infinite", command);
        next();
        uci.expect("bestmove");
    }

    @Test
    void whatNeedsTheThreadsWaitsForASearchThatEnds() {
        uci.send("position startpos", "go depth 9");
        ScriptedEngine.Search first = next();
        uci.send("setoption name Threads value 2", "go depth 4");
        assertEquals(List.of(), uci.sync());
        assertEquals(List.of("start"), engine.calls());
        first.end();
        uci.expect("bestmove");
        next().end();
        uci.expect("bestmove");
        assertEquals(List.of("start", "threads 2", "start"), engine.calls());
    }

    @Test
    void stopEndsAlsoWhatWaitsItsTurn() {
        uci.send("position startpos", "go depth 20", "go depth 21", "go infinite", "stop");
        uci.expect("bestmove");
        uci.expect("bestmove");
        uci.expect("bestmove");
        assertEquals(List.of(), uci.sync());
    }

    @Test
    void stopPonderRace() {
        uci.send(
                "position startpos moves g1f3 d7d5",
                "go ponder wtime 184000 btime 142000",
                "stop",
                "position startpos moves g1f3 g8f6",
                "go depth 1");
        uci.expect("bestmove");
        next();
        next().end();
        uci.expect("bestmove");
    }

    @Test
    void aStormOfCommandsGetsOneAnswerForEachGo() {
        ScriptedEngine storming = new ScriptedEngine().endingAtOnce();
        try (Conversation storm = new Conversation(storming)) {
            Random random = new Random(42);
            int searches = 0;
            for (int i = 0; i < 2_000; i++) {
                switch (random.nextInt(6)) {
                    case 0, 1 -> {
                        storm.send(random.nextBoolean() ? "go infinite" : "go depth 3");
                        searches++;
                    }
                    case 2 -> storm.send("stop");
                    case 3 -> storm.send("position startpos moves e2e4");
                    case 4 -> storm.send("setoption name Threads value 2");
                    default -> storm.send("ponderhit");
                }
            }
            storm.send("stop");
            for (int i = 0; i < searches; i++) {
                storm.expect("bestmove");
            }
            assertEquals(List.of(), storm.sync());
        }
    }

    // Limits

    @Test
    void clockOfTheMoverAndOverheadReachTheSearch() {
        uci.send(
                "setoption name Move Overhead value 77",
                "position startpos moves e2e4",
                "go wtime 1000 btime -2000 winc 10 binc 20 movestogo 5");
        var limits = next().request.limits();
        assertTrue(limits.remainingMillis() <= -2000, limits::toString);
        assertEquals(20, limits.incrementMillis());
        assertEquals(5, limits.movesToGo());
        assertEquals(77, limits.overheadMillis());
    }

    @Test
    void searchMovesAreTakenWhenLegalAndNamedWhenNot() {
        uci.send("position startpos", "go depth 3 searchmoves e2e4 e2e5 d2d4 zz");
        assertTrue(uci.expect("info string").contains("e2e5"));
        assertTrue(uci.expect("info string").contains("zz"));
        assertEquals(2, next().request.rootMoves().size());
    }

    @Test
    void moreLinesThanMovesAreCut() {
        uci.send("setoption name MultiPV value 256", "position fen 7k/8/5K2/8/8/8/8/Q7 b - - 0 1", "go depth 2");
        assertEquals(2, next().request.lines());
    }

    @Test
    void mateSearchEndsWhenTheMateIsFound() {
        uci.send("position startpos", "go mate 2");
        ScriptedEngine.Search search = next();
        search.report(3, 1, Score.winIn(5), ScoreBound.EXACT, 1);
        assertEquals(
                List.of(),
                uci.sync().stream().filter(line -> line.startsWith("best")).toList(),
                "mate in 3");
        search.report(4, 1, Score.winIn(3), ScoreBound.EXACT, 2);
        uci.expect("bestmove");
    }

    // Info lines

    @Test
    void aRushOfReportsIsThinnedOutAndTheLastIsShown() {
        uci.send("position fen 8/5kR1/8/3K4/8/8/8/8 b - - 0 143", "go infinite");
        ScriptedEngine.Search search = next();
        for (int depth = 1; depth <= 240; depth++) {
            search.report(depth, 1, 0, ScoreBound.EXACT, depth);
        }
        search.end(new SearchResult(
                search.firstMove(), Position.NO_MOVE, 0, 240, 242, 24_000, 240, List.of(search.firstMove()), null));
        uci.send("stop");
        int lines = 0;
        String last = "";
        for (String line = uci.expect(l -> true, "line");
                !line.startsWith("bestmove");
                line = uci.expect(l -> true, "")) {
            lines++;
            last = line;
        }
        assertTrue(lines <= 2 * InfoLimiter.BURST, "lines: " + lines);
        assertTrue(last.startsWith("info depth 240 "), last);
    }

    @Test
    void allLinesOfADepthAreShownTogether() {
        uci.send("setoption name MultiPV value 4", "position startpos", "go infinite");
        ScriptedEngine.Search search = next();
        for (int depth = 1; depth <= 100; depth++) {
            for (int line = 1; line <= 4; line++) {
                search.report(depth, line, 10 - line, ScoreBound.EXACT, depth);
            }
        }
        uci.send("stop");
        int expected = 1;
        for (String line = uci.expect("info depth");
                line.startsWith("info depth") && !line.contains("nodes 1000 ");
                line = uci.expect(l -> true, "line")) {
            assertTrue(line.contains(" multipv " + expected + " "), line);
            expected = expected % 4 + 1;
        }
        assertEquals(1, expected, "a group was cut");
    }

    @Test
    void heldLinesAreShownWhenTheRushIsOver() {
        uci.send("position startpos", "go infinite");
        ScriptedEngine.Search search = next();
        for (int depth = 1; depth <= 100; depth++) {
            search.report(depth, 1, 0, ScoreBound.EXACT, depth);
        }
        uci.expect("info depth 100 ");
        assertFalse(search.isDone());
    }

    @Test
    void boundsAreMarkedAndOnlyShownInLongSearches() {
        uci.send("position startpos", "go infinite");
        ScriptedEngine.Search search = next();
        search.report(5, 1, 50, ScoreBound.LOWER, 1_000);
        search.report(6, 1, -50, ScoreBound.UPPER, 5_000_000_000L);
        search.report(6, 1, 60, ScoreBound.LOWER, 5_000_000_000L);
        assertTrue(uci.expect("info depth").contains("depth 6 seldepth 8 multipv 1 score cp -50 upperbound nodes 600"));
        assertTrue(uci.expect("info depth").contains("score cp 60 lowerbound"));
    }

    @Test
    void aFailureOfTheSearchIsToldAndTheMoveGiven() {
        uci.send("position startpos", "go infinite");
        ScriptedEngine.Search search = next();
        int move = search.firstMove();
        search.end(new SearchResult(move, 0, 5, 3, 3, 9, 9, List.of(move), "a worker broke"));
        uci.send("stop");
        assertTrue(uci.expect("info string").contains("a worker broke"));
        uci.expect("bestmove");
        assertTrue(uci.errors().contains("a worker broke"));
    }

    // Tools

    @Test
    void perftListsTheMovesAndTheSum() {
        uci.send("position startpos", "go perft 3");
        assertEquals("Nodes searched: 8902", uci.expect("Nodes searched"));
    }

    @Test
    void showsAndExplainsThePosition() {
        uci.send("position startpos moves e2e4");
        assertEquals("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", uci.fen());
        assertFalse(uci.send("eval").sync().isEmpty());
        assertFalse(uci.send("help").sync().isEmpty());
    }

    @Test
    void benchGetsItsArguments() {
        assertEquals("bench [--depth, 3]", uci.send("bench --depth 3").expect("bench"));
    }

    @Test
    void debugEchoesCommands() {
        uci.send("debug on", "stop", "debug off", "stop");
        assertEquals(List.of("info string received: stop", "info string received: debug off"), uci.sync());
    }

    // The end

    @Test
    void theEndOfInputAnswersARunningSearch() throws InterruptedException {
        uci.send("position startpos", "go infinite");
        next();
        assertTrue(uci.end().stream().anyMatch(line -> line.startsWith("bestmove")));
        assertTrue(engine.awaitClose());
    }

    @Test
    void quickCommandsBeforeQuitAreStillCarriedOut() {
        uci.send("position startpos moves d2d4", "d", "quit");
        uci.awaitEnd();
        assertTrue(uci.end().stream().anyMatch(line -> line.startsWith("Fen: ")));
    }

    @Test
    void quitDoesNotWaitForASearchThatDoesNotStop() {
        uci.send("position startpos", "go infinite");
        next().ignoreStop();
        uci.send("quit");
        uci.awaitEnd();
    }

    @Test
    void waitMakesAScriptWaitForItsSearches() throws InterruptedException {
        uci.send("position startpos", "go depth 5", "go depth 6", "wait", "quit");
        next().end();
        next().end();
        uci.awaitEnd();
        assertEquals(
                2,
                uci.end().stream().filter(line -> line.startsWith("bestmove")).count());
    }

    @Test
    void waitDoesNotWaitForEver() {
        uci.send("position startpos", "go infinite", "wait");
        assertTrue(uci.expect("info string").contains("stop"));
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13})
    void tokenSoupChangesNothingAndBreaksNothing(long seed) {
        Random random = new Random(seed);
        uci.send("position startpos moves c2c4");
        String before = uci.fen();
        for (int i = 0; i < 2_000; i++) {
            String line = TokenSoup.line(random);
            UciCommand command = UciParser.parse(line);
            boolean harmless = command instanceof UciCommand.Invalid
                    || command instanceof UciCommand.Nothing
                    || (command instanceof UciCommand.SetPosition set
                            && set.moves().contains("a1a1"));
            if (harmless) {
                uci.send(line.replace('\n', ' ').replace('\r', ' '));
            }
        }
        uci.sync().forEach(line -> assertTrue(line.startsWith("info string "), () -> "seed " + seed + ": " + line));
        assertEquals(before, uci.fen());
        assertEquals("", uci.errors());
    }

    private ScriptedEngine.Search next() {
        try {
            return engine.next();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
