package org.royalfork.bench.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.royalfork.bench.lab.ServiceLatency.Outcome;
import org.royalfork.bench.lab.UciLatency.Series;

class ServiceLatencyTest {

    @Test
    void eachAnswerIsTimedAndLegal() throws InterruptedException {
        Outcome outcome = new ServiceLatency().run(5, 2, 1);
        assertEquals(5, outcome.series().nanos().size());
        assertTrue(outcome.series().millis(0) > 0);
        assertEquals(0, outcome.illegal());
    }

    @Test
    void aLateOrIllegalAnswerSpoilsAll() {
        Series series = new Series("three", List.of(1L, 2L, 31_000_000L));
        assertTrue(new Outcome(series, 0, 0, 0).isGood());
        assertFalse(new Outcome(series, 1, 0, 1).isGood());
        assertFalse(new Outcome(series, 0, 1, 0).isGood());
        String text = new Outcome(series, 1, 0, 1).toString();
        assertTrue(text.endsWith("within 30 ms: 2 of 3; legal: 3 of 3; searched: 2 of 3"), text);
    }
}
