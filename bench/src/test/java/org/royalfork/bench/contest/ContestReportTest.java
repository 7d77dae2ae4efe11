package org.royalfork.bench.contest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.runner.RunnerException;

class ContestReportTest {

    private static ContestRow row(Design design, double one, double two) {
        return new ContestRow(
                Operation.PROBE,
                256,
                design,
                List.of(new Score(1, one, 0.01, 0), new Score(2, two, 0.02, 24)),
                Optional.empty());
    }

    @Test
    void figuresStandBesideTheLimitAndTheBestMap() {
        final List<ContestRow> rows = List.of(
                row(Design.RAW_MEMORY, 100, 190),
                row(Design.TRANSPOSITION_TABLE, 80, 160),
                row(Design.CONCURRENT_HASH_MAP, 10, 16),
                row(Design.NON_BLOCKING_HASH_MAP, 8, 20));
        final ContestReport report = new ContestReport(rows, List.of(1, 2), Map.of(Design.TRANSPOSITION_TABLE, 0.402));
        final List<String> lines = report.lines();
        assertTrue(
                lines.stream().anyMatch(line -> line.equals("40 % of the probes find something: TranspositionTable")),
                lines::toString);
        final String table = lines.stream()
                .filter(line -> line.startsWith("probe") && line.contains("TranspositionTable"))
                .findFirst()
                .orElseThrow();
        assertEquals(
                List.of("80.0", "160.0", "2.00", "0.80", "0.84", "8.0", "8.0", "2.0", "24.0"),
                List.of(table.replaceFirst(".*TranspositionTable +", "").split(" +", -1)));
        final Object scores = report.data().get(1).get("scores");
        assertTrue(scores.toString().contains("ofBestMap=8.0"), scores::toString);
    }

    @Test
    void whatCannotBeComparedIsADash() {
        final ContestReport report =
                new ContestReport(List.of(row(Design.TRANSPOSITION_TABLE, 80, 160)), List.of(1, 2), Map.of());
        assertTrue(
                report.lines().getLast().matches(".* 160.0 +2.00 +- +- +- +- +2.0 +24.0"),
                () -> report.lines().getLast());
    }

    @Test
    void whoNeedsTooMuchHeapIsLeftOutAloud() throws RunnerException {
        final List<Integer> steps = new ArrayList<>();
        final Contest contest = new Contest(new ContestSettings(
                List.of(Design.CONCURRENT_HASH_MAP),
                List.of(Operation.PROBE),
                List.of(4_096L),
                List.of(1, 2),
                1,
                1,
                1,
                8L << 30,
                List.of()));
        assertEquals(0, contest.steps());
        final List<ContestRow> rows = contest.run(steps::add);
        assertEquals(List.of(0), steps);
        final String line =
                new ContestReport(rows, List.of(1, 2), Map.of()).lines().getLast();
        assertTrue(line.contains("left out: needs a heap of about 45 GiB, allowed are 8"), line);
    }

    @Test
    void settingsOutOfRangeAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> settings(0, 1));
        assertThrows(IllegalArgumentException.class, () -> settings(8_193, 1));
        assertThrows(IllegalArgumentException.class, () -> settings(1, 0));
        assertEquals(List.of(1, 2), settings(1, 1).threads());
    }

    private static ContestSettings settings(long mebibytes, int iterations) {
        return new ContestSettings(
                List.of(), List.of(), List.of(mebibytes), List.of(2, 1, 2), 1, iterations, 100, 8L << 30, List.of());
    }
}
