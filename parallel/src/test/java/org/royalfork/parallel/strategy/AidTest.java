package org.royalfork.parallel.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.royalfork.parallel.game.Aid;
import org.royalfork.parallel.game.Selectivity;
import org.royalfork.parallel.reference.Minimax;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.TableViews;

/** An aid changes the nodes of a search, never the value of a full-width one; and so does the table. */
@Timeout(value = 120, threadMode = SEPARATE_THREAD)
class AidTest {

    private static final int TREES = 40;
    private static final int DEPTH = 6;

    @ParameterizedTest
    @EnumSource
    void aSearchWithoutAnAidReturnsTheSame(Aid aid) throws InterruptedException {
        compare(aid + " left out", Selectivity.FULL_WIDTH.without(aid), TableViews.NONE);
    }

    @Test
    void aSearchWithoutTheTableReturnsTheSame() throws InterruptedException {
        compare("no table", Selectivity.FULL_WIDTH, (table, worker, position) -> table.blind());
    }

    private static void compare(String what, Selectivity selectivity, TableViews views) throws InterruptedException {
        int different = 0;
        for (int seed = 1; seed <= TREES; seed++) {
            try (SearcherFixture fixture = new SearcherFixture(SearcherFixture.tree(seed), Strategy.SEQUENTIAL, 1)) {
                String context = what + ", tree " + seed;
                int expected = new Minimax().search(fixture.game.initialPosition(), DEPTH);
                fixture.searcher.setSelectivity(Selectivity.FULL_WIDTH);
                long nodes = search(fixture, expected, context);
                fixture.searcher.setSelectivity(selectivity);
                fixture.searcher.setTableViews(views);
                different += nodes == search(fixture, expected, context) ? 0 : 1;
            }
        }
        assertTrue(different > 0, what + " changes nothing: it is not left out");
    }

    private static long search(SearcherFixture fixture, int expected, String context) throws InterruptedException {
        fixture.searcher.clear();
        var result = fixture.search(SearchLimits.ofDepth(DEPTH));
        assertEquals(expected, result.score(), context);
        return result.nodes();
    }

    @Test
    void aBlindTableStaysEmpty() throws InterruptedException {
        try (SearcherFixture fixture = new SearcherFixture(SearcherFixture.hugeTree(1), Strategy.SEQUENTIAL, 1)) {
            fixture.searcher.setTableViews((table, worker, position) -> table.blind());
            fixture.search(SearchLimits.ofDepth(DEPTH));
            assertEquals(0, fixture.table.hashfullPermille());
            fixture.searcher.setTableViews(TableViews.NONE);
            fixture.search(SearchLimits.ofDepth(DEPTH + 4));
            assertTrue(fixture.table.hashfullPermille() > 0);
        }
    }
}
