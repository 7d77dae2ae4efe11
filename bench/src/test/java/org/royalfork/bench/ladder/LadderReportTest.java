package org.royalfork.bench.ladder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Sums and ratios of figures that are made up. */
class LadderReportTest {

    private static final LadderPosition POSITION = LadderPosition.STANDARD.getFirst();

    private static Outcome outcome(int depth, Step step, long nodes, Outcome.End end) {
        return new Outcome(LadderExperiment.PART, POSITION, depth, step.title(), nodes, 2_000_000, end, 7);
    }

    @Test
    void theSourcesOwnFiguresGiveTheSourcesOwnReductions() {
        final LadderReport report = new LadderReport(List.of(
                outcome(4, Step.MINIMAX, 1_840_000, Outcome.End.COMPLETE),
                outcome(4, Step.ALPHA_BETA, 165_000, Outcome.End.COMPLETE),
                outcome(4, Step.ORDERING, 18_500, Outcome.End.COMPLETE)));
        final List<String> lines = report.lines(false);
        assertTrue(lines.get(3).contains("91.033 %") && lines.get(3).endsWith("165,000 (91.0 %)"), lines::toString);
        assertTrue(lines.get(4).contains("98.995 %") && lines.get(4).endsWith("18,500 (98.9 %)"), lines::toString);
        assertTrue(lines.get(2).contains("920,000,000"), "nodes a second: " + lines);
    }

    @Test
    void boundsAreBounds() {
        final List<String> lines = new LadderReport(List.of(
                        outcome(6, Step.MINIMAX, 1_000_000, Outcome.End.GIVEN_UP),
                        outcome(6, Step.ALPHA_BETA, 100_001, Outcome.End.GIVEN_UP),
                        outcome(6, Step.ORDERING, 10_000, Outcome.End.COMPLETE)))
                .lines(false);
        assertTrue(lines.get(2).contains("> 1,000,000"), lines::toString);
        assertTrue(!lines.get(3).contains("%"), lines::toString);
        assertTrue(lines.get(4).contains("> 99.000 %"), lines::toString);
        final List<String> counted = new LadderReport(List.of(
                        outcome(6, Step.MINIMAX, 1_000_000, Outcome.End.COUNTED),
                        outcome(6, Step.ALPHA_BETA, 100_001, Outcome.End.GIVEN_UP)))
                .lines(false);
        assertTrue(counted.get(3).contains("< 90.000 %"), counted::toString);
    }

    @Test
    void withoutMinimaxThereIsNoReduction() {
        final LadderReport report = new LadderReport(List.of(outcome(6, Step.TABLE, 10, Outcome.End.COMPLETE)));
        assertTrue(report.lines(true).stream().noneMatch(line -> line.contains("%")));
        final Map<?, ?> row = (Map<?, ?>) ((List<?>) report.toMap().get("steps")).getFirst();
        assertEquals(null, row.get("reductionPercent"));
        assertEquals(List.of(), new LadderReport(List.of()).toMap().get("steps"));
    }

    @Test
    void ratiosAreGeometricMeans() {
        final LadderPosition other = LadderPosition.STANDARD.get(1);
        final List<Outcome> outcomes = List.of(
                new Outcome("left out", POSITION, 9, "everything on", 100, 50, Outcome.End.COMPLETE, 0),
                new Outcome("left out", POSITION, 9, "null move", 400, 50, Outcome.End.COMPLETE, 0),
                new Outcome("left out", other, 9, "everything on", 100, 50, Outcome.End.COMPLETE, 0),
                new Outcome("left out", other, 9, "null move", 101, 200, Outcome.End.GIVEN_UP, 0));
        final AblationReport.Row row = new AblationReport(outcomes, 1).rows().getFirst();
        assertEquals(Math.sqrt(4 * 1.01), row.nodes().value(), 1e-9);
        assertEquals(2, row.time().value(), 1e-9);
        assertEquals(1, row.givenUp());
        assertTrue(String.join("\n", new AblationReport(outcomes, 1).lines()).contains("1 of 2"));
    }
}
