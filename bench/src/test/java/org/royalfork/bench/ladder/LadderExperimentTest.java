package org.royalfork.bench.ladder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.royalfork.bench.lab.TimeToDepth;

class LadderExperimentTest {

    /** The nodes of perft 0 to 3 of the initial position: 1 + 20 + 400 + 8,902. */
    private static final long START_DEPTH_3 = 9_323;

    private static final TimeToDepth.Progress SILENT = new TimeToDepth.Progress() {
        @Override
        public void note(String line) {}

        @Override
        public void step(String phase, int done, int all) {}
    };

    private static List<Outcome> climb(long nodeLimit, int depth) throws InterruptedException {
        final List<Outcome> heard = new ArrayList<>();
        final LadderExperiment experiment = new LadderExperiment(
                new LadderExperiment.Settings(LadderPosition.STANDARD, List.of(depth), nodeLimit, 0, 1),
                SILENT,
                heard::add);
        experiment.run();
        assertEquals(experiment.outcomes(), heard, "each is told at once");
        return heard;
    }

    private static Outcome of(List<Outcome> outcomes, Step step) {
        return outcomes.stream()
                .filter(outcome -> outcome.way().equals(step.title()))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void everyStepSavesNodesAndFullWidthValuesAgree() throws InterruptedException {
        final List<Outcome> outcomes = climb(10_000_000, 3);
        assertEquals(LadderPosition.STANDARD.size() * Step.values().length, outcomes.size());
        assertTrue(outcomes.stream().allMatch(Outcome::isComplete), outcomes::toString);
        assertEquals(START_DEPTH_3, of(outcomes, Step.MINIMAX).nodes());
        assertTrue(of(outcomes, Step.ALPHA_BETA).nodes() < START_DEPTH_3 / 2);
        assertEquals(
                of(outcomes, Step.MINIMAX).value(), of(outcomes, Step.TABLE).value());
        final List<String> lines = new LadderReport(outcomes).lines(false);
        assertTrue(lines.getFirst().startsWith("Depth 3, 4 positions"), lines::toString);
    }

    @Test
    void whatTheLimitLeavesOutIsSaid() throws InterruptedException {
        final List<Outcome> outcomes = climb(1_000, 3);
        final Outcome minimax = of(outcomes, Step.MINIMAX);
        assertEquals(Outcome.End.COUNTED, minimax.end());
        assertEquals(START_DEPTH_3, minimax.nodes());
        final List<String> lines = new LadderReport(outcomes).lines(true);
        assertTrue(
                lines.contains("  plain minimax, opening: initial position: left out by the node limit; its nodes were"
                        + " counted without searching"),
                () -> String.join("\n", lines));
        final List<Outcome> hopeless = climb(10, 4);
        assertEquals(Outcome.End.GIVEN_UP, of(hopeless, Step.MINIMAX).end());
        assertTrue(of(hopeless, Step.MINIMAX).nodes() > 1_000, "there are at least so many");
        assertEquals(11, of(hopeless, Step.ALPHA_BETA).nodes());
        assertTrue(String.join("\n", new LadderReport(hopeless).lines(false)).contains("gave up at the node limit"));
    }

    @Test
    void partsLeftOutAreComparedWithTheWhole() throws InterruptedException {
        final List<Outcome> heard = new ArrayList<>();
        final List<String> fens =
                LadderPosition.STANDARD.stream().map(LadderPosition::fen).toList();
        final AblationExperiment experiment = new AblationExperiment(
                new AblationExperiment.Settings(fens.subList(0, 2), 5, 3, 0, 1, 1), SILENT, heard::add);
        experiment.run();
        final List<AblationReport.Row> rows = new AblationReport(heard, 1).rows();
        assertEquals(1 + 5 + 17, rows.size(), "table, aids and techniques");
        assertEquals("transposition table", rows.getFirst().leftOut());
        assertTrue(rows.stream().allMatch(row -> row.nodes().count() == 2));
        assertTrue(rows.stream().anyMatch(row -> row.nodes().value() > 1.1), "something saves nodes");
        assertTrue(rows.stream().allMatch(row -> row.nodes().value() <= 3.01), "and none takes more than the limit");
        assertEquals(rows.size(), new AblationReport(heard, 1).lines().size() - 4);
    }
}
