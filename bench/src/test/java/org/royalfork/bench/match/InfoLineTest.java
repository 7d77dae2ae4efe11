package org.royalfork.bench.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InfoLineTest {

    @Test
    void readsAllParts() {
        final InfoLine line = InfoLine.parse(
                "info depth 12 seldepth 20 multipv 2 score cp -31 lowerbound nodes 123456789012 pv e2e4 e7e5");
        assertEquals(new InfoLine(12, 2, -31, true, 123_456_789_012L, List.of("e2e4", "e7e5")), line);
    }

    @Test
    void isPatient() {
        final InfoLine line = InfoLine.parse("info depth x nodes time 3 pv");
        assertEquals(new InfoLine(0, 1, null, false, 0, List.of()), line);
        assertNull(InfoLine.parse("info string score cp 12 pv e2e4").score());
        assertTrue(InfoLine.parse("info string score cp 12 pv e2e4").pv().isEmpty());
    }

    @ParameterizedTest
    @CsvSource({"mate 3, +M3", "mate -2, -M2", "mate 0, -M0", "cp 7, +0.07", "cp -1234, -12.34", "cp 0, +0.00"})
    void writesScores(String score, String text) {
        assertEquals(
                text, InfoLine.formatScore(InfoLine.parse("info score " + score).score()));
    }
}
