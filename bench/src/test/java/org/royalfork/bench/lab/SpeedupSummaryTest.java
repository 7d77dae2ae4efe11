package org.royalfork.bench.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.royalfork.parallel.strategy.Strategy;

class SpeedupSummaryTest {

    private static final Configuration YBW = new Configuration(Strategy.YOUNG_BROTHERS_WAIT, 2, 1);

    private static Measurement measurement(
            int position, int repeat, Configuration configuration, int copy, double seconds, long nodes) {
        return new Measurement(
                position,
                repeat,
                configuration,
                copy,
                10,
                Math.round(seconds * 1e9),
                nodes,
                0,
                "e2e4",
                "fen" + position);
    }

    /** By hand: speedups 4 and 1, so 2; nodes 2 and 1/2, so 1; speeds 8 and 1/2, so 2. */
    @Test
    void figuresByHand() {
        final List<Measurement> all = List.of(
                measurement(1, 1, Configuration.SEQUENTIAL, 1, 4, 100),
                measurement(1, 1, YBW, 1, 1, 200),
                measurement(2, 1, Configuration.SEQUENTIAL, 1, 3, 100),
                measurement(2, 1, YBW, 1, 3, 50));
        final SpeedupSummary.Row row = SpeedupSummary.of(all, 1).rows().getFirst();
        assertEquals(YBW, row.configuration());
        assertEquals(2, row.speedup().value(), 1e-9);
        assertEquals(0, row.overhead().value(), 1e-9);
        assertEquals(2, row.speed().value(), 1e-9);
        assertEquals(
                List.of(1, 2),
                row.positions().stream()
                        .map(SpeedupSummary.PositionRow::position)
                        .toList());
        assertEquals(4, row.positions().getFirst().speedup(), 1e-9);
    }

    /** Repeats of 1 s and 4 s average to 2 s. */
    @Test
    void repeatsAreAveragedGeometrically() {
        final List<Measurement> all = List.of(
                measurement(1, 1, Configuration.SEQUENTIAL, 1, 4, 100),
                measurement(1, 2, Configuration.SEQUENTIAL, 1, 4, 100),
                measurement(1, 1, YBW, 1, 1, 100),
                measurement(1, 2, YBW, 1, 4, 400));
        final SpeedupSummary.Row row = SpeedupSummary.of(all, 1).rows().getFirst();
        assertEquals(2, row.speedup().value(), 1e-9);
        assertEquals(1, row.overhead().value(), 1e-9);
        assertTrue(Double.isNaN(row.speedup().low()), "one position has no interval");
    }

    @Test
    void speedupIsSpeedOverNodes() {
        final List<Measurement> all = new ArrayList<>();
        for (int position = 1; position <= 9; position++) {
            all.add(measurement(position, 1, Configuration.SEQUENTIAL, 1, 1 + position % 4, 1000 + position));
            all.add(measurement(position, 1, YBW, 1, 0.7 + position % 3, 1500 - 7 * position));
        }
        final SpeedupSummary.Row row = SpeedupSummary.of(all, 1).rows().getFirst();
        assertEquals(
                row.speed().value() / (1 + row.overhead().value()),
                row.speedup().value(),
                1e-9);
        assertTrue(row.speedup().low() < row.speedup().value()
                && row.speedup().value() < row.speedup().high());
    }

    /** Two searches at 90 and 60 nodes a second, against 100 of one alone in the same repeat. */
    @Test
    void theCeilingIsTheSumOfSpeedsOverTheSpeedAlone() {
        final List<Measurement> all = List.of(
                measurement(1, 1, Configuration.SEQUENTIAL, 1, 1, 100),
                measurement(1, 2, Configuration.SEQUENTIAL, 1, 50, 100),
                measurement(1, 1, Configuration.ceiling(2), 1, 1, 90),
                measurement(1, 1, Configuration.ceiling(2), 2, 2, 120));
        assertEquals(1.5, SpeedupSummary.of(all, 1).ceilings().get(2).value(), 1e-9);
    }

    @Test
    void aPositionThatWasInterruptedIsLeftOut() {
        final List<Measurement> all = List.of(
                measurement(1, 1, Configuration.SEQUENTIAL, 1, 4, 100),
                measurement(1, 1, YBW, 1, 2, 100),
                measurement(2, 1, YBW, 1, 3, 100));
        final SpeedupReport report = new SpeedupReport(all, 1);
        assertEquals(2, report.summary().rows().getFirst().speedup().value(), 1e-9);
        assertEquals(1, report.summary().rows().getFirst().positions().size());
        assertTrue(report.lines().stream().anyMatch(line -> line.startsWith("ybw:2 ")), report.lines()::toString);
        assertEquals(1, ((List<?>) report.toMap().get("configurations")).size());
        assertEquals(Map.of(), report.toMap().get("machineCeiling"));
    }
}
