package org.royalfork.engine.uci;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.parallel.search.SearchLimits;

class UciParserTest {

    private static GoParameters go(String line) {
        return assertInstanceOf(UciCommand.Go.class, UciParser.parse(line)).parameters();
    }

    private static String error(String line) {
        String message = assertInstanceOf(UciCommand.Invalid.class, UciParser.parse(line))
                .message();
        assertEquals(1, message.lines().count(), message);
        return message;
    }

    @Test
    void anyWhiteSpacePartsWords() {
        assertEquals(new UciCommand.Debug(true), UciParser.parse("\t  debug \t  \t\ton\t  "));
        assertEquals(new UciCommand.IsReady(), UciParser.parse("  isready\r"));
        assertEquals(new UciCommand.Nothing(), UciParser.parse("   "));
    }

    /** The examples of the protocol's own text, and commands with words of their own. */
    @Test
    void unknownWordsBeforeACommandAreSkipped() {
        assertEquals(new UciCommand.Debug(true), UciParser.parse("joho debug on"));
        assertEquals(new UciCommand.IsReady(), UciParser.parse("well, are you isready ?"));
        assertEquals(new UciCommand.Quit(), UciParser.parse("a b c d2 quit"));
        assertEquals(
                new UciCommand.SetPosition("8/8", List.of("a1a2")),
                UciParser.parse("joho position fen 8/8 moves a1a2"));
        assertEquals(3, go("\u0001 GO go depth 3").depth());
    }

    /** What comes after a command belongs to it: no later word makes another command of the line. */
    @Test
    void aCommandKeepsItsOwnErrors() {
        assertTrue(error("debug joho on").contains("'joho'"));
        assertTrue(error("joho debug joho").contains("'joho'"));
        assertTrue(error("position joho quit").contains("'joho'"));
        assertTrue(error("joho go depth isready").contains("'isready'"));
        assertEquals(
                new UciCommand.SetPosition("garbage quit", List.of()), UciParser.parse("position fen garbage quit"));
    }

    @Test
    void positionTakesFenAndMovesApart() {
        assertEquals(new UciCommand.SetPosition(null, List.of()), UciParser.parse("position startpos"));
        assertEquals(
                new UciCommand.SetPosition(null, List.of("e2e4", "e7e5")),
                UciParser.parse("position  startpos moves e2e4   e7e5"));
        assertEquals(
                new UciCommand.SetPosition("8/8/8/8/8/8/8/8 w - -", List.of("a1a2")),
                UciParser.parse("position fen 8/8/8/8/8/8/8/8 w - - moves a1a2"));
        assertEquals(
                new UciCommand.SetPosition(null, List.of()), UciParser.parse("position startpos moves"), "no moves");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "position",
                "position fen",
                "position fen moves e2e4",
                "position blah",
                "position startpos e2e4",
                "setoption",
                "setoption Hash value 3",
                "setoption name",
                "setoption name value 3",
                "debug",
                "debug maybe",
                "go depth",
                "go depth x",
                "go nodes 12x",
                "go mate",
                "go movetime -",
                "go perft",
                "go perft two",
                "go wtime 1e5",
                "joho",
                "joho debug",
                "joho joho on",
                "UCI",
                "go\u0000 depth 1"
            })
    void badInputGetsOneLine(String line) {
        assertFalse(error(line).isBlank());
    }

    @Test
    void messagesShowTheCulpritShortAndPrintable() {
        assertTrue(error(" frobnicate now ").startsWith("unknown command: frobnicate now "));
        assertTrue(error("x".repeat(5000)).length() < 120);
        assertTrue(error("a\u0007b").contains(" a?b "));
    }

    @Test
    void optionNamesAndValuesMayHaveSpaces() {
        assertEquals(new UciCommand.SetOption("Clear Hash", null), UciParser.parse("setoption name Clear Hash"));
        assertEquals(
                new UciCommand.SetOption("Move Overhead", "30"),
                UciParser.parse("setoption name Move  Overhead value 30"));
        assertEquals(new UciCommand.SetOption("Hash", ""), UciParser.parse("setoption name Hash value"));
    }

    @Test
    void goReadsEveryLimitInAnyOrder() {
        GoParameters all = go("go btime 2 wtime 1 binc 4 winc 3 movestogo 5 movetime 6 nodes 7 depth 8 mate 9 ponder"
                + " searchmoves e2e4 d2d4 infinite");
        assertEquals(new GoParameters(8, 7, 9, 6, 1, 2, 3, 4, 5, true, true, List.of("e2e4", "d2d4")), all);
    }

    @Test
    void bareGoHasNoLimit() {
        assertTrue(go("go").isUnlimited());
        assertTrue(go("go searchmoves e2e4").isUnlimited());
        assertFalse(go("go movetime 0").isUnlimited());
        assertFalse(go("go wtime -5").isUnlimited());
    }

    @ParameterizedTest
    @CsvSource({
        "depth 0, 1",
        "depth -3, 1",
        "depth 1000, 240",
        "depth 99999999999999999999, 240",
        "depth +4, 4",
        "depth 007, 7"
    })
    void depthIsBroughtIntoItsRange(String limit, int depth) {
        assertEquals(depth, go("go " + limit).depth());
    }

    @Test
    void timesAreBroughtIntoARangeThatCannotOverflow() {
        GoParameters times =
                go("go wtime -99999999999999999999 btime 99999999999999999999 movetime -7 winc -1 movestogo -2");
        assertTrue(times.whiteTime() < 0 && times.whiteTime() > -1L << 40);
        assertTrue(times.blackTime() > 0 && times.blackTime() < 1L << 40);
        assertEquals(0, times.moveTime());
        assertEquals(0, times.whiteIncrement());
        assertEquals(0, times.movesToGo());
        assertEquals(1, go("go nodes 0").nodes(), "no nodes at all: the shortest search");
    }

    @Test
    void unknownWordsInGoAreIgnoredAndReported() {
        UciCommand.Go go = assertInstanceOf(UciCommand.Go.class, UciParser.parse("go quickly depth 3 please"));
        assertEquals(3, go.parameters().depth());
        assertEquals(List.of("quickly", "please"), go.ignored());
    }

    @Test
    void limitsComeFromTheMoversClock() {
        GoParameters clocks = go("go wtime 1000 btime 2000 winc 10 binc 20 movestogo 30");
        assertEquals(
                new SearchLimits(240, 0, SearchLimits.UNLIMITED, 1000, 10, 30, 5, false), clocks.limits(true, 5, 0));
        assertEquals(
                new SearchLimits(240, 0, SearchLimits.UNLIMITED, 1993, 20, 30, 5, false), clocks.limits(false, 5, 7));
        SearchLimits lone = go("go btime 900 ponder").limits(true, 0, 0);
        assertEquals(900, lone.remainingMillis(), "the only clock stands for the other");
        assertTrue(lone.pondering());
        assertEquals(SearchLimits.INFINITE, go("go infinite").limits(true, 0, 0));
    }

    @Test
    void perftHasTwoForms() {
        assertEquals(new UciCommand.Perft(5), UciParser.parse("go perft 5"));
        assertEquals(new UciCommand.Perft(5), UciParser.parse("perft 5"));
        assertEquals(new UciCommand.Perft(0), UciParser.parse("go perft -1"));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void tokenSoupNeverThrows(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 20_000; i++) {
            String line = TokenSoup.line(random);
            UciCommand command = UciParser.parse(line);
            if (command instanceof UciCommand.Invalid invalid) {
                assertEquals(1, invalid.message().lines().count(), () -> "seed " + seed + ": " + line);
            }
        }
    }
}
