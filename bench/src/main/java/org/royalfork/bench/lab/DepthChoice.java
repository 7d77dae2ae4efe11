package org.royalfork.bench.lab;

import java.util.List;
import org.royalfork.parallel.search.SearchReport;

/** Chooses for a position the depth at which the sequential program needs about a wanted time. */
final class DepthChoice {

    /** A depth grows the time by about a factor 1.6 to 2: the first depth beyond this part of the target is nearest to it. */
    private static final double NEAR_TARGET = 1 / 1.6;

    /**
     * A position is left out when its time is not within this factor of the target: its game is decided, or the next depth
     * finds something and takes far longer. Workers that find it a depth earlier would be said to search a hundred times the
     * tree; the other way round is as wrong, so no iteration is waited for longer than this factor either.
     */
    private static final int FARTHEST = 8;

    private DepthChoice() {}

    /**
     * Returns the depth in plies, 0 for a position that has none.
     *
     * @throws IllegalStateException with one line, when the search fails
     */
    static int choose(SearchRunner runner, String position, long targetNanos) throws InterruptedException {
        final List<SearchReport> reports =
                runner.deepen(position, (long) (targetNanos * NEAR_TARGET), FARTHEST * targetNanos);
        final SearchReport last = reports.isEmpty() ? null : reports.getLast();
        return last != null && last.nanos() >= targetNanos / FARTHEST ? last.depth() : 0;
    }
}
