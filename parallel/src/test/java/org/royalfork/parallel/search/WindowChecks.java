package org.royalfork.parallel.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;

/** What a search near the ends of the scale must return, whatever the window. */
public final class WindowChecks {

    private WindowChecks() {}

    /** Returns windows at the ends of the scale, around {@code value}, and anywhere: each with alpha below beta. */
    public static List<int[]> windows(int value, SplittableRandom random) {
        List<Integer> bounds = new ArrayList<>(List.of(
                -Score.INFINITY,
                -Score.INFINITY + 1,
                -Score.WIN,
                -Score.WIN + 1,
                -Score.DECIDED,
                -Score.DECIDED + 1,
                -Score.MAX_EVALUATION,
                -1,
                0,
                1,
                Score.MAX_EVALUATION,
                Score.DECIDED - 1,
                Score.DECIDED,
                Score.WIN - 1,
                Score.WIN,
                Score.INFINITY - 1,
                Score.INFINITY));
        for (int near = -2; near <= 2; near++) {
            bounds.add(Math.clamp(value + near, -Score.INFINITY, Score.INFINITY));
        }
        List<int[]> windows = new ArrayList<>();
        windows.add(new int[] {-Score.INFINITY, Score.INFINITY});
        while (windows.size() < 40) {
            int one = bounds.get(random.nextInt(bounds.size()));
            int other = random.nextInt(4) == 0 ? one + 1 : bounds.get(random.nextInt(bounds.size()));
            if (one < other && other <= Score.INFINITY) {
                windows.add(new int[] {one, other});
            }
        }
        return windows;
    }

    /** Searches in many windows, with what each search leaves in the table, and compares with the true value. */
    public static void check(
            WindowSearch search, Position position, int depth, int value, SplittableRandom random, String context) {
        for (int[] window : windows(value, random)) {
            int alpha = window[0];
            int beta = window[1];
            int found = search.search(position, alpha, beta, depth);
            String where = context + ", window " + alpha + ".." + beta + ", value " + value + ", found " + found;
            assertTrue(Math.abs(found) <= Score.INFINITY, where);
            if (found <= alpha) {
                assertTrue(value <= found, where);
            } else if (found >= beta) {
                assertTrue(value >= found, where);
            } else {
                assertEquals(value, found, where);
            }
        }
    }
}
