package org.royalfork.parallel.split;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.royalfork.parallel.RandomTree;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.search.Worker;

class WorkerTeamTest {

    private static final long SECOND = 1_000_000_000L;
    private static final Game GAME = new RandomTree.Shape(1, 3, 3, 1 << 16, 500, 0, 500);

    /** As many workers as there are processors, so that each idle one counts; at least one. */
    private final int size = Runtime.getRuntime().availableProcessors();

    private final WorkerTeam team = new WorkerTeam(IntStream.range(0, size)
            .mapToObj(number -> new Worker(GAME, number))
            .toList());

    private long secondsAgo(long seconds) {
        return System.nanoTime() - seconds * SECOND;
    }

    private void allBeginWork() {
        for (int i = 0; i < size; i++) {
            team.beginWork();
        }
    }

    @Test
    void allAreIdleAtFirstAndNoneWhenAllWork() {
        assertTrue(team.hasIdleWorker());
        allBeginWork();
        assertFalse(team.hasIdleWorker());
    }

    @Test
    void theTimeWithoutWorkIsThatOfTheOneWhoWaitsLongest() {
        allBeginWork();
        team.endWork(secondsAgo(100));
        assertTrue(team.hasIdleWorker());
        assertTrue(team.isIdleFor(99 * SECOND));
        if (size > 1) {
            team.endWork(secondsAgo(0)); // another one, later
            assertTrue(team.isIdleFor(99 * SECOND));
            team.beginWork(); // which of the two is not known; there still is one
            assertTrue(team.hasIdleWorker());
        }
        team.beginWork();
        assertFalse(team.hasIdleWorker());
        team.endWork(secondsAgo(0));
        assertTrue(team.hasIdleWorker());
        assertFalse(team.isIdleFor(99 * SECOND));
    }
}
