package org.royalfork.parallel.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.parallel.RandomTree;
import org.royalfork.parallel.game.Position;

/** What a worker learns stays within its bounds, goes in the direction of what it was told, and can be forgotten. */
class HistoryTest {

    private static final int SIZE = 16;
    private static final int LARGEST_BONUS = History.LIMIT;

    private final History history = new History(SIZE);
    private final RandomTree position = new RandomTree.Shape(3, 4, 6, 1 << 10, 500, 0, 0).initialPosition();

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void noSequenceOfUpdatesLeavesTheBounds(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 200_000; i++) {
            int index = random.nextInt(SIZE);
            int before = random.nextInt(SIZE + 1);
            int ownBefore = random.nextInt(SIZE + 1);
            // Long runs in one direction reach the bounds, which even updates alone do not.
            int direction = (i >> 12 & 1) == 0 ? 1 : -1;
            int bonus = random.nextInt(8) == 0 ? random.nextInt(-LARGEST_BONUS, LARGEST_BONUS + 1) : direction * 1_800;
            int old = history.quietValue(index, before, ownBefore);
            history.update(index, bonus);
            history.updateContinuations(index, before, ownBefore, bonus);
            int now = history.quietValue(index, before, ownBefore);
            assertTrue(Math.abs(now) <= 3 * History.LIMIT, () -> "value " + now + " of seed " + seed);
            assertTrue(
                    bonus >= 0 ? now >= old : now <= old,
                    () -> "from " + old + " to " + now + " by a bonus of " + bonus + ", seed " + seed);
        }
    }

    @Test
    void updatesReachTheBoundsFromBothSides() {
        for (int i = 0; i < 1_000; i++) {
            history.update(1, 1_800);
            history.updateContinuations(1, 2, 3, 1_800);
            history.update(4, -1_800);
            history.updateContinuations(4, 5, 6, -1_800);
        }
        assertTrue(history.quietValue(1, 2, 3) > 3 * History.LIMIT * 9 / 10);
        assertTrue(history.quietValue(4, 5, 6) < -3 * History.LIMIT * 9 / 10);
        assertTrue(history.quietValue(1, 5, 6) < history.quietValue(1, 2, 3), "the moves before count");
    }

    @Test
    void countersOfOtherMovesStayAsTheyWere() {
        history.update(1, 1_000);
        history.updateContinuations(1, 2, 3, 1_000);
        for (int index = 0; index < SIZE; index++) {
            for (int before = 0; before <= SIZE; before++) {
                for (int ownBefore = 0; ownBefore <= SIZE; ownBefore++) {
                    int parts = index != 1 ? 0 : 1 + (before == 2 ? 1 : 0) + (ownBefore == 3 ? 1 : 0);
                    assertEquals(parts * 1_000, history.quietValue(index, before, ownBefore));
                }
            }
        }
    }

    @Test
    void counterMovesHoldEveryMove() {
        for (int before = 0; before <= history.noMoveIndex(); before++) {
            assertEquals(Position.NO_MOVE, history.counterMove(before));
            history.setCounterMove(before, 65_535 - before);
            assertEquals(65_535 - before, history.counterMove(before));
        }
    }

    @Test
    void corrections() {
        assertEquals(0, history.correction(position));
        for (int i = 0; i < 500; i++) {
            history.learnCorrection(position, 8, 40);
        }
        int learnt = history.correction(position);
        assertTrue(learnt > 30 && learnt <= 40, () -> "learnt " + learnt + " of 40");
        for (int i = 0; i < 2_000; i++) {
            history.learnCorrection(position, 8, -40);
        }
        int unlearnt = history.correction(position);
        assertTrue(unlearnt < -30 && unlearnt >= -40, () -> "learnt " + unlearnt + " of -40");
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -64_000, -300, 300, 64_000, Integer.MAX_VALUE})
    void correctionsAreBounded(int difference) {
        for (int i = 0; i < 10_000; i++) {
            history.learnCorrection(position, 1 + i % 240, difference);
        }
        int correction = history.correction(position);
        assertTrue(Math.abs(correction) <= 64, () -> "a correction of " + correction);
        assertEquals(Integer.signum(difference), Integer.signum(correction));
    }

    @Test
    void theSidesLearnApart() {
        for (int i = 0; i < 500; i++) {
            history.learnCorrection(position, 8, 40);
        }
        position.make(1);
        assertEquals(0, history.correction(position), "the other side to move");
    }

    @Test
    void clearForgetsEverything() {
        history.update(1, 1_000);
        history.updateContinuations(1, 2, 3, 1_000);
        history.setCounterMove(4, 5);
        history.learnCorrection(position, 16, 64);
        history.learnCorrection(position, 16, 64);
        history.clear();
        assertEquals(0, history.quietValue(1, 2, 3));
        assertEquals(Position.NO_MOVE, history.counterMove(4));
        assertEquals(0, history.correction(position));
    }
}
