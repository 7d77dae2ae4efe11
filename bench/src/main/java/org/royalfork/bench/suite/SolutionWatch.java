package org.royalfork.bench.suite;

import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchReport;
import org.royalfork.parallel.search.SearchResult;

/**
 * Follows a search and keeps the report since which it has had the solution without a break.
 *
 * <p><b>Threading.</b> Search threads call it one at a time; the result is read after the search has been waited for. Both are
 * ordered by the search, so plain fields suffice.
 */
final class SolutionWatch implements SearchListener {

    private final Problem problem;
    private SearchReport since;

    SolutionWatch(Problem problem) {
        this.problem = problem;
    }

    @Override
    public void onReport(SearchReport report) {
        if (report.line() != 1 || report.moves().isEmpty()) {
            return;
        }
        if (!problem.isSolvedBy(report.moves().getFirst(), report.score(), report.bound())) {
            since = null;
        } else if (since == null) {
            since = report;
        }
    }

    @Override
    public void onFinished(SearchResult result) {
        final boolean decidedByMove = problem.mate() == 0;
        if (decidedByMove && !problem.isSolvedBy(result.move(), result.score(), null)) {
            since = null;
        }
    }

    /** Returns the report with which the solution was found for good, or null when it was not. */
    SearchReport since() {
        return since;
    }
}
