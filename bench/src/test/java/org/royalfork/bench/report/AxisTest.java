package org.royalfork.bench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.royalfork.bench.lab.Configuration;

class AxisTest {

    @Test
    void placesByHand() {
        final Axis linear = new Axis(0, 10, 100, 200, false);
        assertEquals(150, linear.place(5), 1e-9);
        assertEquals(200, linear.place(11), 1e-9, "what lies beyond is put at the end");
        final Axis logarithmic = new Axis(1, 16, 100, 200, true);
        assertEquals(150, logarithmic.place(4), 1e-9);
        assertEquals(List.of(1.0, 2.0, 4.0, 8.0, 16.0), logarithmic.ticks(6));
        assertThrows(IllegalArgumentException.class, () -> new Axis(0, 1, 0, 1, true));
        assertThrows(IllegalArgumentException.class, () -> new Axis(1, 1, 0, 1, false));
    }

    /** Whatever the data, there are some ticks but not too many, all on the axis and equally far apart. */
    @Test
    void ticksAreFewAndEven() {
        final long seed = 20_261_201L;
        final SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 10_000; i++) {
            final double low = random.nextDouble(-100, 100) * Math.pow(10, random.nextInt(-3, 4));
            final double high = low + random.nextDouble(0.1, 100) * Math.pow(10, random.nextInt(-2, 4));
            final Axis axis = new Axis(low, high, 0, 1, false);
            final List<Double> ticks = axis.ticks(6);
            assertTrue(!ticks.isEmpty() && ticks.size() <= 7, () -> seed + ": " + axis + " " + ticks);
            final double slack = (high - low) * 1e-6;
            assertTrue(ticks.getFirst() >= low - slack && ticks.getLast() <= high + slack, () -> seed + ": " + axis);
        }
    }

    @Test
    void labelsHaveTheDecimalsThatTheyNeed() {
        assertEquals("2", Axis.label(2));
        assertEquals("0.25", Axis.label(0.25));
        assertEquals("\u22121.5", Axis.label(-1.5));
        assertEquals("0", Axis.label(-0.0));
        assertEquals("0.3", Axis.label(3 * 0.1));
    }

    @Test
    void stylesDifferByMoreThanColour() {
        for (SeriesStyle a : SeriesStyle.values()) {
            for (SeriesStyle b : SeriesStyle.values()) {
                if (a != b) {
                    assertTrue(a.marker() != b.marker() && !a.colour().equals(b.colour()));
                }
            }
        }
        assertEquals(
                SeriesStyle.LAZY, SeriesStyle.of(Configuration.parse("lazy:2").strategy()));
    }
}
