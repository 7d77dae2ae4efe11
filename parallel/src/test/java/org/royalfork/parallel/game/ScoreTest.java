package org.royalfork.parallel.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.royalfork.tt.Entry;

/** The scale of scores: every score at every ply, since there are few enough to try them all. */
class ScoreTest {

    @Test
    void winsAndLossesAreEachOthersNegativeAndDecided() {
        for (int plies = 0; plies <= Score.MAX_PLY; plies++) {
            assertEquals(Score.winIn(plies), -Score.lossIn(plies));
            assertTrue(Score.isDecided(Score.winIn(plies)));
            assertTrue(Score.isDecided(Score.lossIn(plies)));
        }
        assertEquals(Score.LOST_NOW, Score.lossIn(0));
        assertEquals(Score.WIN, Score.winIn(0));
    }

    @Test
    void nearerWinsAndFartherLossesAreBetter() {
        for (int plies = 1; plies <= Score.MAX_PLY; plies++) {
            assertTrue(Score.winIn(plies) < Score.winIn(plies - 1));
            assertTrue(Score.lossIn(plies) > Score.lossIn(plies - 1));
        }
    }

    @Test
    void evaluationsAreNeverDecided() {
        for (int score = -Score.MAX_EVALUATION; score <= Score.MAX_EVALUATION; score++) {
            assertFalse(Score.isDecided(score));
        }
        assertEquals(Score.MAX_EVALUATION, Score.clampEvaluation(Integer.MAX_VALUE));
        assertEquals(-Score.MAX_EVALUATION, Score.clampEvaluation(Integer.MIN_VALUE));
        assertEquals(-17, Score.clampEvaluation(-17));
    }

    @Test
    void movingAScoreToTheRootAndBackIsTheIdentity() {
        for (int ply = 0; ply <= Score.MAX_PLY; ply++) {
            for (int plies = 0; plies <= Score.MAX_PLY - ply; plies++) {
                assertEquals(Score.winIn(ply + plies), Score.toRoot(Score.winIn(plies), ply));
                assertEquals(Score.lossIn(ply + plies), Score.toRoot(Score.lossIn(plies), ply));
                assertEquals(Score.winIn(plies), Score.toNode(Score.winIn(ply + plies), ply));
                assertEquals(Score.lossIn(plies), Score.toNode(Score.lossIn(ply + plies), ply));
            }
            for (int score = -Score.MAX_EVALUATION; score <= Score.MAX_EVALUATION; score += 7) {
                assertEquals(score, Score.toRoot(score, ply));
                assertEquals(score, Score.toNode(score, ply));
            }
        }
    }

    @Test
    void movingAScoreKeepsItsSideOfZero() {
        for (int ply = 0; ply <= Score.MAX_PLY; ply++) {
            for (int score = -Score.WIN; score <= Score.WIN; score++) {
                assertEquals(Integer.signum(score), Integer.signum(Score.toRoot(score, ply)));
                assertEquals(Integer.signum(score), Integer.signum(Score.toNode(score, ply)));
                assertEquals(-Score.toRoot(score, ply), Score.toRoot(-score, ply));
            }
        }
    }

    /** A table entry must hold every score a search can store, and tell "no evaluation" from all of them. */
    @Test
    void everyScoreFitsATableEntry() {
        assertEquals(Score.INFINITY, (short) Score.INFINITY);
        assertEquals(-Score.INFINITY, (short) -Score.INFINITY);
        assertTrue(Score.WIN < Score.INFINITY);
        assertTrue(Entry.NO_EVALUATION < -Score.INFINITY);
        assertTrue(Score.MAX_EVALUATION < Score.DECIDED);
        assertTrue(Score.MAX_PLY <= Entry.MAX_DEPTH);
        int deepest = Score.toNode(Score.winIn(0), Score.MAX_PLY);
        assertEquals(deepest, (short) deepest);
    }
}
