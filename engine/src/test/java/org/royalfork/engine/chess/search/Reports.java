package org.royalfork.engine.chess.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchReport;
import org.royalfork.parallel.search.SearchResult;

/** Keeps the lines that one search reports and what it ended with. */
final class Reports implements SearchListener {

    private final List<List<Integer>> lines = new ArrayList<>();
    private final List<SearchResult> results = new ArrayList<>();
    private boolean late;

    @Override
    public synchronized void onReport(SearchReport report) {
        late |= !results.isEmpty();
        lines.add(report.moves());
    }

    @Override
    public synchronized void onFinished(SearchResult result) {
        results.add(result);
    }

    /** Checks that the search ended once, with this result, and that all lines are legal from the root. */
    synchronized void check(Position root, SearchResult result) {
        assertEquals(List.of(result), results);
        assertTrue(!late, "a report after the end");
        check(root, result.moves());
        lines.forEach(line -> check(root, line));
    }

    private static void check(Position root, List<Integer> line) {
        Position position = root.copy();
        for (int move : line) {
            assertTrue(position.isLegal(move), () -> "illegal " + move + " in " + line);
            position.make(move);
        }
    }
}
