package org.royalfork.bench.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SpreadTest {

    /** The example of R's manual page: quantile(c(1, 2, 3, 4, 10)). */
    @Test
    void quartilesByHand() {
        assertEquals(new Spread(1, 2, 3, 4, 10), Spread.of(10, 3, 1, 2, 4));
        assertEquals(new Spread(1, 1.75, 2.5, 3.25, 4), Spread.of(1, 2, 3, 4));
        assertEquals(new Spread(7, 7, 7, 7, 7), Spread.of(7));
        assertEquals(Double.NaN, Spread.of().median());
    }
}
