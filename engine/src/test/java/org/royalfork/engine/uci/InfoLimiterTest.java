package org.royalfork.engine.uci;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class InfoLimiterTest {

    @Test
    void letsABurstThroughAndThenARate() {
        InfoLimiter limiter = new InfoLimiter(0);
        int passed = 0;
        for (int i = 0; i < 245; i++) {
            passed += limiter.allows(1, i) ? 1 : 0;
        }
        assertEquals(InfoLimiter.BURST, passed);
        assertTrue(limiter.allows(1, InfoLimiter.NANOS_A_LINE + 245));
    }

    @Test
    void neverExceedsBurstPlusRateAndNeverStarves() {
        Random random = new Random(7);
        InfoLimiter limiter = new InfoLimiter(0);
        long now = 0;
        long passed = 0;
        for (int i = 0; i < 100_000; i++) {
            now += random.nextInt(2_000_000);
            passed += limiter.allows(1, now) ? 1 : 0;
            assertTrue(passed <= InfoLimiter.BURST + now / InfoLimiter.NANOS_A_LINE);
        }
        assertTrue(passed >= now / InfoLimiter.NANOS_A_LINE);
    }

    @Test
    void aGroupLargerThanTheBucketStillPasses() {
        assertTrue(new InfoLimiter(0).allows(200, 0));
    }
}
