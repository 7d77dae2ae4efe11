package org.royalfork.bench.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.royalfork.parallel.search.SearchStatistics;
import org.royalfork.parallel.search.WorkerStatistics.Counter;
import org.royalfork.parallel.strategy.Strategy;

class SpeedupSummaryTest {

    private static final Configuration YBW = new Configuration(Strategy.YOUNG_BROTHERS_WAIT, 2, 1);

    private static Measurement measurement(
            int position, int repeat, Configuration configuration, int copy, double seconds, long nodes) {
        return measurement(position, repeat, configuration, copy, seconds, nodes, 1);
    }

    /** A search of whose worker time a part was busy and the rest half waiting, half idle; a tenth of it was in vain. */
    private static Measurement measurement(
            int position, int repeat, Configuration configuration, int copy, double seconds, long nodes, double busy) {
        final long nanos = Math.round(seconds * 1e9);
        final List<Long> nodesByWorker = new ArrayList<>(Collections.nCopies(configuration.threads(), 0L));
        nodesByWorker.set(0, nodes);
        final double worker = (double) nanos * configuration.threads();
        final Map<Counter, Long> counters = Map.of(
                Counter.ABORTED_NODES, nodes / 10,
                Counter.BUSY_NANOS, Math.round(worker * busy),
                Counter.WAITING_NANOS, Math.round(worker * (1 - busy) / 2),
                Counter.IDLE_NANOS, Math.round(worker * (1 - busy) / 2));
        return new Measurement(
                position,
                repeat,
                configuration,
                copy,
                10,
                nanos,
                new SearchStatistics(nodesByWorker, nanos, counters),
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
        assertEquals(0, row.searchOverhead().value(), 1e-9);
        assertEquals(2, row.speed().value(), 1e-9);
        assertEquals(
                List.of(1, 2),
                row.positions().stream().map(PositionRow::position).toList());
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
        assertEquals(1, row.searchOverhead().value(), 1e-9);
        assertTrue(Double.isNaN(row.speedup().low()), "one position has no interval");
    }

    /** By hand: two workers, 10 s sequentially, 8 s of which they are busy for 75 %; 20 % more nodes: PO = 0, E = 10/16. */
    @Test
    void lossesByHand() {
        final List<Measurement> all = List.of(
                measurement(1, 1, Configuration.SEQUENTIAL, 1, 10, 100),
                measurement(1, 1, YBW, 1, 8, 120, 0.75),
                measurement(1, 1, Configuration.ceiling(2), 1, 10, 80),
                measurement(1, 1, Configuration.ceiling(2), 2, 10, 80));
        final SpeedupSummary.Row row = SpeedupSummary.of(all, 1).rows().getFirst();
        assertEquals(10 / 16.0, row.efficiency().value(), 1e-9);
        assertEquals(0.2, row.searchOverhead().value(), 1e-9);
        assertEquals(0.25, row.synchronisationOverhead().value(), 1e-9);
        assertEquals(0, row.parallelOverhead().value(), 1e-9);
        assertEquals(0.1, row.abortedShare().value(), 1e-9);
        assertEquals(1.5 / 1.6, row.ofCeiling().value(), 1e-9);
        assertEquals(10 / 16.0, row.positions().getFirst().identity(), 1e-9);
    }

    /** Where the workers' account of their time has a hole, the identity has it too, and the report says so. */
    @Test
    void aHoleInTheAccountsIsFound() {
        final Measurement whole = measurement(1, 1, YBW, 1, 8, 120, 0.75);
        final SearchStatistics s = whole.statistics();
        final Map<Counter, Long> counters = new EnumMap<>(s.counters());
        counters.put(Counter.IDLE_NANOS, s.idleNanos() * 3 / 4);
        final Measurement hole = new Measurement(
                1,
                1,
                YBW,
                1,
                10,
                whole.nanos(),
                new SearchStatistics(s.nodesByWorker(), s.elapsedNanos(), counters),
                0,
                "e2e4",
                "fen");
        final Measurement sequential = measurement(1, 1, Configuration.SEQUENTIAL, 1, 10, 100);
        final SpeedupReport right = new SpeedupReport(List.of(sequential, whole), 1);
        assertTrue(right.lines().stream().noneMatch(line -> line.contains("NOT")), right.lines()::toString);
        final SpeedupReport wrong = new SpeedupReport(List.of(sequential, hole), 1);
        final List<String> lines = wrong.lines();
        assertTrue(lines.get(lines.size() - 2).contains("NOT in 1 of 2 searches"), lines::toString);
        assertTrue(lines.getLast().contains("NOT for ybw:2 position 1"), lines::toString);
        assertEquals(
                0.03125 / 0.75,
                wrong.summary().rows().getFirst().positions().getFirst().identityError(),
                1e-9);
    }

    /** Random searches whose workers account for all their time: the losses explain the efficiency on each position. */
    @Test
    void theIdentityHoldsWhereTheAccountsDo() {
        final SplittableRandom random = new SplittableRandom(20_261_130L);
        final List<Measurement> all = new ArrayList<>();
        for (int position = 1; position <= 20; position++) {
            for (int repeat = 1; repeat <= 3; repeat++) {
                all.add(measurement(position, repeat, Configuration.SEQUENTIAL, 1, random.nextDouble(1, 5), 1_000_000));
                final long nodes = random.nextLong(1_000, 9_000_000);
                all.add(measurement(
                        position, repeat, YBW, 1, random.nextDouble(1, 5), nodes, random.nextDouble(0.1, 1)));
            }
        }
        final SpeedupSummary.Row row = SpeedupSummary.of(all, 1).rows().getFirst();
        row.positions().forEach(p -> assertEquals(0, p.identityError(), 1e-6));
        assertEquals(
                (1 - row.synchronisationOverhead().value())
                        * (1 - row.parallelOverhead().value())
                        / (1 + row.searchOverhead().value()),
                row.efficiency().value(),
                1e-6);
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
                row.speed().value() / (1 + row.searchOverhead().value()),
                row.speedup().value(),
                1e-9);
        assertTrue(row.speedup().low() < row.speedup().value()
                && row.speedup().value() < row.speedup().high());
    }

    /**
     * Two searches at 90 and 60 nodes a second against 100 of one alone in the same repeat, 4 and 2 against 2 in another, and
     * a repeat without.
     */
    @Test
    void theCeilingIsTheSumOfSpeedsOverTheSpeedAloneInTheSameRepeat() {
        final List<Measurement> all = List.of(
                measurement(1, 1, Configuration.SEQUENTIAL, 1, 1, 100),
                measurement(1, 2, Configuration.SEQUENTIAL, 1, 50, 100),
                measurement(1, 3, Configuration.SEQUENTIAL, 1, 1, 100),
                measurement(1, 1, Configuration.ceiling(2), 1, 1, 90),
                measurement(1, 1, Configuration.ceiling(2), 2, 2, 120),
                measurement(1, 2, Configuration.ceiling(2), 1, 25, 100),
                measurement(1, 2, Configuration.ceiling(2), 2, 50, 100));
        assertEquals(
                Math.sqrt(1.5 * 3), SpeedupSummary.of(all, 1).ceilings().get(2).value(), 1e-9);
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
