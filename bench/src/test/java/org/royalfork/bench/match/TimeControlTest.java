package org.royalfork.bench.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimeControlTest {

    @ParameterizedTest
    @CsvSource({"1+0.01, 1+0.01", "60, 60", "40/60+0.5, 40/60+0.5", "0.5+0, 0.5"})
    void readsAndWrites(String text, String tag) {
        assertEquals(tag, TimeControl.parse(text).pgnTag());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "-1", "x", "1+", "1+-1", "0/1", "/1", "1+1+1", "NaN", "1e99", "1:00"})
    void refusesRubbish(String text) {
        final Exception e = assertThrows(IllegalArgumentException.class, () -> TimeControl.parse(text));
        assertEquals(
                "time control '" + text + "'",
                e.getMessage().substring(0, e.getMessage().indexOf(':', 15 + text.length())));
    }

    @Test
    void theClockRunsAndIsRefilled() {
        final ChessClock clock = new ChessClock(TimeControl.parse("2/10+1"));
        assertEquals("go wtime 10000 btime 10000 winc 1000 binc 1000 movestogo 2", clock.goCommand(0));
        clock.moved(0, 4_000_000_000L);
        assertEquals(7_000_000_000L, clock.allowance(0));
        clock.moved(1, 0);
        assertEquals("go wtime 7000 btime 11000 winc 1000 binc 1000 movestogo 1", clock.goCommand(0));
        clock.moved(0, 8_001_000_000L);
        assertEquals(
                9_999_000_000L, clock.remaining(0), "slightly negative within the margin, plus increment and period");
    }

    @Test
    void otherLimits() {
        assertEquals("go movetime 1500", new ChessClock(TimeControl.ofMoveTime(1.5)).goCommand(0));
        assertEquals("go nodes 5000", new ChessClock(TimeControl.ofNodes(5000)).goCommand(1));
        assertEquals("go depth 7", new ChessClock(TimeControl.ofDepth(7)).goCommand(1));
        assertThrows(IllegalArgumentException.class, () -> TimeControl.ofDepth(0));
        assertThrows(IllegalArgumentException.class, () -> TimeControl.ofMoveTime(-1));
    }

    @Test
    void commandLinesAreSplitLikeAShellWould() {
        assertEquals(List.of("a", "b c", "", "d\"e"), EngineSpec.splitCommand(" a 'b c'  \"\" d\\\"e "));
        assertThrows(IllegalArgumentException.class, () -> EngineSpec.splitCommand("a 'b"));
        assertThrows(IllegalArgumentException.class, () -> EngineSpec.splitCommand("  "));
    }
}
