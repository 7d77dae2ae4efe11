package org.royalfork.engine.uci;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class UciOptionTest {

    @ParameterizedTest
    @EnumSource(UciOption.class)
    void defaultsAreAccepted(UciOption option) {
        assertEquals(option.defaultValue(), option.check(option.defaultValue()));
        assertEquals(
                option,
                UciOption.ofTitle(option.title().toLowerCase(Locale.ROOT)).orElseThrow());
        assertTrue(option.declaration().startsWith("option name " + option.title() + " type "));
    }

    @Test
    void declarationsHaveTheFormOfTheStandard() {
        assertEquals("option name Threads type spin default 1 min 1 max 1024", UciOption.THREADS.declaration());
        assertEquals("option name Clear Hash type button", UciOption.CLEAR_HASH.declaration());
        assertEquals(
                "option name Strategy type combo default ybw var sequential var root var ybw var pv var lazy var abdada",
                UciOption.STRATEGY.declaration());
        assertEquals("option name UCI_Chess960 type check default false", UciOption.CHESS960.declaration());
    }

    @ParameterizedTest
    @CsvSource({
        "THREADS, 0",
        "THREADS, -5",
        "THREADS, abc",
        "THREADS, 999999999999",
        "THREADS, 99999999999999999999",
        "THREADS, 2.5",
        "THREADS, ''",
        "HASH, 0",
        "HASH, 33554433",
        "STRATEGY, dts",
        "PONDER, yes",
        "DETERMINISTIC, 1",
        "MULTI_PV, 0",
        "MOVE_OVERHEAD, -1"
    })
    void wrongValuesAreRefusedByName(UciOption option, String value) {
        String message = assertThrows(IllegalArgumentException.class, () -> option.check(value))
                .getMessage();
        assertTrue(message.contains(option.title()), message);
    }

    @Test
    void wordsHaveNoCase() {
        assertEquals("true", UciOption.PONDER.check("TRUE"));
        assertEquals("sequential", UciOption.STRATEGY.check("Sequential"));
    }
}
