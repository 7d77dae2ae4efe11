package org.royalfork.parallel.strategy;

import java.util.ArrayList;
import java.util.List;
import org.royalfork.parallel.search.ScoreBound;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchReport;
import org.royalfork.parallel.search.SearchResult;

/** Keeps what a search reports. Any thread may read; search threads write one at a time. */
final class Recorder implements SearchListener {

    private final List<SearchReport> reports = new ArrayList<>();
    private final List<SearchResult> results = new ArrayList<>();

    @Override
    public synchronized void onReport(SearchReport report) {
        if (!results.isEmpty()) {
            throw new IllegalStateException("a report after the end");
        }
        reports.add(report);
    }

    @Override
    public synchronized void onFinished(SearchResult result) {
        results.add(result);
    }

    synchronized List<SearchReport> reports() {
        return List.copyOf(reports);
    }

    /** Returns the exact reports of one line, from 1, in the order in which they came. */
    List<SearchReport> exact(int line) {
        return reports().stream()
                .filter(r -> r.bound() == ScoreBound.EXACT && r.line() == line)
                .toList();
    }

    /** Returns what the search ended with, once for each call. */
    synchronized List<SearchResult> results() {
        return List.copyOf(results);
    }
}
