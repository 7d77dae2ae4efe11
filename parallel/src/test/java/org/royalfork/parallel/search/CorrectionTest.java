package org.royalfork.parallel.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.royalfork.parallel.RandomTree;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.game.Selectivity;
import org.royalfork.parallel.game.Technique;
import org.royalfork.tt.TranspositionTable;

/** How static evaluations are corrected by what was learnt of positions of the same structure. */
class CorrectionTest {

    @Test
    void aKnownDrawIsNotCorrected() {
        RandomTree.Shape game = new RandomTree.Shape(1, 3, 3, 1 << 16, 500, 0, 500);
        Worker worker = new Worker(game, 0);
        try (TranspositionTable table = new TranspositionTable(TranspositionTable.MIN_BYTES)) {
            SearchJob job = new SearchJob(
                    new SearchRequest(game.initialPosition(), SearchLimits.ofDepth(1)),
                    table,
                    Selectivity.FULL_WIDTH.with(Technique.CORRECTION_HISTORY),
                    Splitter.NONE,
                    List.of(worker),
                    null,
                    null,
                    SearchListener.NONE);
            worker.prepare(job, new RootMoves(job.root, List.of()));
            for (int i = 0; i < 100; i++) {
                worker.history.learnCorrection(worker.position, 12, 60);
            }
            assertTrue(worker.alphaBeta().staticEvaluation.corrected(1) > 50);
            assertTrue(worker.alphaBeta().staticEvaluation.corrected(-1) > 50);
            assertEquals(Score.DRAW, worker.alphaBeta().staticEvaluation.corrected(Score.DRAW));
        }
    }
}
