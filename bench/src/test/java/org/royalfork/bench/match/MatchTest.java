package org.royalfork.bench.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Matches against an engine that misbehaves on demand, in real processes. */
class MatchTest {

    private static final Timeouts SHORT =
            new Timeouts(Duration.ofSeconds(20), Duration.ofSeconds(20), Duration.ofMillis(500), Duration.ofSeconds(5));

    private static final Timeouts PATIENT =
            new Timeouts(SHORT.start(), SHORT.ready(), Duration.ofSeconds(20), SHORT.quit());

    /** White mates at once, by Ra8. */
    private static final Opening MATE_IN_ONE = new Opening("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", List.of());

    private static MatchSettings settings(int games, String timeControl, Opening opening, int concurrency) {
        return settings(games, timeControl, opening, concurrency, SHORT);
    }

    private static MatchSettings settings(
            int games, String timeControl, Opening opening, int concurrency, Timeouts timeouts) {
        return new MatchSettings(
                games,
                TimeControl.parse(timeControl),
                50_000_000,
                List.of(opening),
                concurrency,
                true,
                Adjudication.NONE,
                timeouts);
    }

    private static MatchResult play(MatchSettings settings, String fault) throws Exception {
        return new Match(settings, FakeEngine.spec("First", fault), FakeEngine.spec("Second", "none")).play(game -> {});
    }

    @ParameterizedTest
    @CsvSource({
        "illegal, ILLEGAL_MOVE, 'e1e8'",
        "null-move, ILLEGAL_MOVE, '0000'",
        "no-move, ILLEGAL_MOVE, ''",
        "crash, CRASH, exit code 139 and said: segmentation fault",
    })
    void aFaultThatEndsTheGameIsReportedAndLoses(String fault, FaultKind kind, String detail) throws Exception {
        final MatchResult result = play(settings(1, "60", Opening.INITIAL, 1), fault);
        final PlayedGame game = result.games().getFirst();
        assertEquals(Outcome.BLACK_WINS, game.outcome());
        assertEquals(kind.title(), game.reason());
        final Fault found = result.faults().getFirst();
        assertEquals(1, result.faults().size(), result.faults()::toString);
        assertEquals(kind, found.kind());
        assertEquals(1, found.engine());
        assertEquals(2, found.ply(), "it goes wrong at the second search of White");
        assertTrue(found.detail().contains(detail), found::detail);
    }

    @Test
    void noMoveAtAllLoses() throws Exception {
        final MatchResult result = play(settings(1, "0.3", Opening.INITIAL, 1), "hang");
        assertEquals(Outcome.BLACK_WINS, result.games().getFirst().outcome());
        final Fault found = result.faults().getFirst();
        assertEquals(FaultKind.STALL, found.kind());
        assertTrue(found.detail().contains("no best move within"), found::detail);
    }

    @Test
    void aLateMoveLosesOnTime() throws Exception {
        final MatchResult result = play(settings(1, "0.3", Opening.INITIAL, 1, PATIENT), "late");
        assertEquals("time loss", result.games().getFirst().reason());
        assertEquals(FaultKind.TIME_LOSS, result.faults().getFirst().kind());
        assertEquals(0, result.score().wins());
    }

    @Test
    void theMatchGoesOnAfterACrash() throws Exception {
        final MatchResult result = play(settings(2, "5", Opening.INITIAL, 1), "crash");
        assertEquals(
                List.of(FaultKind.CRASH, FaultKind.CRASH),
                result.faults().stream().map(Fault::kind).toList(),
                "a new process crashes again at its second search");
        assertEquals(List.of(1, 1), result.faults().stream().map(Fault::engine).toList());
        assertEquals(2, result.score().losses());
    }

    @ParameterizedTest
    @CsvSource({"twice, UNEXPECTED_MOVE, 1", "illegal-line, ILLEGAL_LINE, 2", "garbage, , 0"})
    void aFaultThatDoesNotEndTheGame(String fault, FaultKind kind, int count) throws Exception {
        // Three moves to mate, in which only the rook of White and the king of Black can move.
        final Opening opening = new Opening("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", List.of());
        final MatchResult result = play(
                new MatchSettings(
                        1,
                        TimeControl.parse("60"),
                        0,
                        List.of(opening),
                        1,
                        true,
                        new Adjudication(0, 0, 50, 2, 1),
                        SHORT),
                fault);
        assertEquals(Outcome.DRAW, result.games().getFirst().outcome(), result.faults()::toString);
        assertEquals(count, result.faults().size(), result.faults()::toString);
        assertTrue(result.faults().stream().allMatch(found -> found.kind() == kind && found.engine() == 1));
    }

    @Test
    void coloursAreSwappedAndPairsAreCountedWhateverTheConcurrency() throws Exception {
        final MatchResult result = play(settings(4, "60", MATE_IN_ONE, 2), "none");
        assertEquals(
                List.of(1, 2, 3, 4),
                result.games().stream().map(PlayedGame::number).toList());
        assertEquals(
                List.of(1, 2, 1, 2),
                result.games().stream().map(PlayedGame::whiteEngine).toList());
        assertTrue(result.games().stream().allMatch(game -> game.reason().equals("checkmate")));
        assertEquals(new MatchScore(2, 0, 2, List.of(0, 0, 2, 0, 0)), result.score());
        assertEquals(List.of(), result.faults());
    }

    @Test
    void noGameBeginsWhenItIsEnough() throws Exception {
        final Match match = new Match(
                settings(100, "60", MATE_IN_ONE, 2), FakeEngine.spec("A", "none"), FakeEngine.spec("B", "none"));
        final MatchResult result = match.play(game -> {}, games -> games.size() >= 3);
        assertTrue(result.games().size() >= 3 && result.games().size() <= 4, result.games()::toString);
        assertNull(result.failure());
    }

    @Test
    void whatWasPlayedBeforeAFailureIsKept() throws Exception {
        final Match match = new Match(
                settings(100, "60", MATE_IN_ONE, 1), FakeEngine.spec("A", "none"), FakeEngine.spec("B", "none"));
        final MatchResult result = match.play(game -> {
            if (game.number() == 3) {
                throw new IllegalStateException("the referee has left\nthe hall");
            }
        });
        assertEquals(3, result.games().size());
        assertEquals("java.lang.IllegalStateException: the referee has left", result.failure());
    }

    @ParameterizedTest
    @CsvSource({
        "startup-crash, the process ended with exit code 3 and said: cannot find my network",
        "silent, no uciok within 0.8 s",
    })
    void anEngineThatDoesNotStartIsToldBeforeTheFirstGame(String fault, String message) {
        final Timeouts timeouts = fault.equals("silent")
                ? new Timeouts(Duration.ofMillis(800), SHORT.ready(), SHORT.stop(), SHORT.quit())
                : SHORT;
        final MatchSettings settings = new MatchSettings(
                1, TimeControl.ofDepth(1), 0, List.of(Opening.INITIAL), 1, false, Adjudication.NONE, timeouts);
        final Match match = new Match(settings, FakeEngine.spec("", fault), FakeEngine.spec("", "none"));
        final Exception e = assertThrows(Match.SetupException.class, () -> match.play(game -> {}));
        assertEquals("engine 1: " + message, e.getMessage());
    }

    @Test
    void anUnknownProgramOrOptionIsToldBeforeTheFirstGame() {
        final MatchSettings settings = settings(1, "1", Opening.INITIAL, 1);
        final EngineSpec missing = new EngineSpec("", List.of("/no/such/engine"), Map.of());
        final EngineSpec good = FakeEngine.spec("Good", "none");
        final Exception e =
                assertThrows(Match.SetupException.class, () -> new Match(settings, good, missing).play(game -> {}));
        assertTrue(e.getMessage().startsWith("engine 2: cannot start [/no/such/engine]"), e::getMessage);

        final EngineSpec wrong = new EngineSpec("Good", good.command(), Map.of("Answer to Some", "1"));
        final Exception f =
                assertThrows(Match.SetupException.class, () -> new Match(settings, wrong, good).play(game -> {}));
        assertEquals("engine 1: Good has no option 'Answer to Some'", f.getMessage());

        final EngineSpec outOfRange = new EngineSpec("Good", good.command(), Map.of("answer to all", "100"));
        final Exception g =
                assertThrows(Match.SetupException.class, () -> new Match(settings, good, outOfRange).play(game -> {}));
        assertEquals("engine 2: option 'Answer to All' must be a number from 0 to 99, not '100'", g.getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "right",
            value = {
                "option name Hash type spin default 16 min 1 max 64 | 64 | right",
                "option name Hash type spin default 16 min 1 max 64 | 0 | 'Hash' must be a number from 1 to 64, not '0'",
                "option name Hash type spin default 16 min 1 max 64 | 16 MB | must be a number from 1 to 64, not '16 MB'",
                "option name Hash type spin default 16 max 64 | -5 | right",
                "option name Hash type spin min x max 64 | 65 | 'Hash' must be a number to 64, not '65'",
                "option name Hash type spin | 1000000 | right",
                "option name Own Book type check default false | TRUE | right",
                "option name Own Book type check default false | yes | 'Own Book' must be one of true, false, not 'yes'",
                "option name Style type combo default So So var So So var Risky | so so | right",
                "option name Style type combo default So So var So So var Risky | So | must be one of So So, Risky, not 'So'",
                "option name Style type combo default So | Any | right",
                "option name Clear Hash type button | 1 | 'Clear Hash' is a button and takes no value",
                "option name Clear Hash type button | '' | right",
                "option name File type string default <empty> | what you like | right",
                "option name File type new-fangled | what you like | right",
            })
    void aValueThatTheEngineCannotTakeIsRefused(String line, String value, String message) {
        final DeclaredOption option = DeclaredOption.parse(line);
        if (message == null) {
            option.check(value);
            return;
        }
        final Exception e = assertThrows(IllegalArgumentException.class, () -> option.check(value));
        assertTrue(e.getMessage().contains(message), e::getMessage);
    }

    @Test
    void aDeclarationWithoutNameOrTypeIsIgnored() {
        for (String line : List.of("option", "option name", "option name Hash", "option type spin name Hash")) {
            assertNull(DeclaredOption.parse(line), line);
        }
    }

    @Test
    void theNameOfTheEngineIsUsedAndMadeUnique() throws Exception {
        final EngineSpec spec = FakeEngine.spec("", "none");
        final EngineSpec withOption = new EngineSpec("", spec.command(), Map.of("answer to all", "41"));
        final MatchResult result = new Match(settings(1, "60", MATE_IN_ONE, 1), withOption, spec).play(game -> {});
        assertEquals("Fake none 1", result.first());
        assertEquals("Fake none 2", result.second());
    }
}
