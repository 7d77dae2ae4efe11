package org.royalfork.bench.lab;

import java.util.List;
import org.royalfork.parallel.search.SearchReport;

/** Chooses for a position the depth at which the sequential program needs about a wanted time. */
final class DepthChoice {

    /** A depth grows the time by about a factor 1.6 to 2: the first depth beyond this part of the target is nearest to it. */
    private static final double NEAR_TARGET = 1 / 1.6;

    /** A position that cannot be made to take this part of the target, as its game is decided, says nothing. */
    private static final double TOO_QUICK = 1 / 20.0;

    /** No iteration is waited for longer than so many times the target. */
    private static final int LONGEST = 8;

    private DepthChoice() {}

    /**
     * Returns the depth in plies, 0 for a position whose search ends too quickly to say anything.
     *
     * @throws IllegalStateException with one line, when the search fails
     */
    static int choose(SearchRunner runner, String position, long targetNanos) throws InterruptedException {
        final List<SearchReport> reports =
                runner.deepen(position, (long) (targetNanos * NEAR_TARGET), LONGEST * targetNanos);
        final SearchReport last = reports.isEmpty() ? null : reports.getLast();
        return last != null && last.nanos() >= targetNanos * TOO_QUICK ? last.depth() : 0;
    }
}
