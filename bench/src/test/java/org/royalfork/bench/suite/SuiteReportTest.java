package org.royalfork.bench.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.royalfork.bench.lab.Configuration;
import org.royalfork.bench.lab.JsonText;
import org.royalfork.parallel.search.SearchLimits;

/** Sums and means over trials whose times are made up. */
class SuiteReportTest {

    private static final Configuration TWO = Configuration.parse("ybw:2");
    private static final List<Problem> PROBLEMS = List.of(problem(1), problem(2), problem(3));
    private static final SuiteSettings SETTINGS = new SuiteSettings(
            PROBLEMS, List.of(Configuration.SEQUENTIAL, TWO, TWO), SearchLimits.ofMoveTime(1000), 1, 0, 1, 1);

    private static Problem problem(int number) {
        return EpdFile.parse(number, "4k3/8/8/8/8/8/8/4K2R w K - bm O-O; id \"P" + number + "\";");
    }

    private static Trial trial(int problem, Configuration configuration, double solutionSeconds) {
        return new Trial(
                PROBLEMS.get(problem - 1),
                configuration,
                1,
                Double.isNaN(solutionSeconds) ? null : new Trial.Solution(Math.round(solutionSeconds * 1e9), 5, 3),
                1_000_000_000,
                10,
                8,
                20,
                "Kd1");
    }

    private static SuiteReport report() {
        return new SuiteReport(
                SETTINGS,
                List.of(
                        trial(1, Configuration.SEQUENTIAL, 0.4),
                        trial(2, Configuration.SEQUENTIAL, 0.2),
                        trial(3, Configuration.SEQUENTIAL, Double.NaN),
                        trial(1, TWO, 0.1),
                        trial(2, TWO, 0.2),
                        trial(3, TWO, 0.5)));
    }

    @Test
    void unsolvedProblemsCountOnlyWhereTheTableSaysSo() {
        final SuiteReport.Line one = report().configurations().get(0);
        final SuiteReport.Line two = report().configurations().get(1);
        assertEquals(2, report().configurations().size(), "a configuration given twice is one");
        assertEquals(2, one.solved());
        assertEquals(3, one.trials());
        assertEquals(0.6, one.totalSeconds(), 1e-9);
        assertEquals(0.3, one.meanSeconds(), 1e-9);
        assertEquals(1.6, one.wholeSeconds(), 1e-9);
        assertEquals(3, two.solved());
        assertEquals(0.8, two.wholeSeconds(), 1e-9);
        assertEquals(2, two.timesAsFast().count(), "solved by both");
        assertEquals(Math.sqrt(4 * 1), two.timesAsFast().value(), 1e-9);
        assertEquals(1, one.timesAsFast().value(), 1e-9);
    }

    @Test
    void eachProblemHasALineAndWhatIsMissingIsSaid() {
        final List<String> lines = new SuiteReport(
                        SETTINGS, List.of(trial(1, Configuration.SEQUENTIAL, 0.4), trial(1, TWO, Double.NaN)))
                .problemLines();
        assertEquals(4, lines.size(), lines::toString);
        assertTrue(lines.get(1).contains("0.400") && lines.get(1).contains("Kd1 -"), lines::toString);
        assertTrue(lines.get(2).contains("missing"), lines::toString);
    }

    @Test
    void withoutAnythingSolvedThereAreFiguresToo() throws Exception {
        final SuiteReport report =
                new SuiteReport(SETTINGS, List.of(trial(1, Configuration.SEQUENTIAL, Double.NaN), trial(1, TWO, 0.1)));
        assertTrue(report.lines().get(1).contains("no data"), report.lines()::toString);
        final Map<?, ?> map = (Map<?, ?>) ((List<?>) report.toMap().get("configurations")).getFirst();
        assertNull(map.get("meanSeconds"));
        assertTrue(JsonText.format(report.toMap()).contains("\"solved\""));
    }

    @Test
    void aRowHasAValueForEachColumn() {
        for (Trial trial : List.of(trial(1, TWO, 0.25), trial(1, TWO, Double.NaN))) {
            assertEquals(Trial.COLUMNS, new ArrayList<>(trial.toMap().keySet()));
            assertEquals(Trial.COLUMNS.size(), trial.csv().split(",", -1).length, trial::csv);
        }
    }
}
