package org.royalfork.parallel.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.search.TableViews;
import org.royalfork.parallel.split.Determinism;
import org.royalfork.tt.TableFault;
import org.royalfork.tt.TableHealth;
import org.royalfork.tt.TableHealth.Counter;
import org.royalfork.tt.TableObserver;
import org.royalfork.tt.TableObserver.Settings;

/** Workers reach the table through the views that an experiment gives them, and search as they do without. */
@Timeout(value = 120, threadMode = SEPARATE_THREAD)
class TableViewsTest {

    private static final int DEPTH = 7;

    private static TableViews views(TableObserver observer) {
        return (table, worker, position) -> observer.view(table, worker, position::key);
    }

    @Test
    void whatIsOnlyCountedIsSearchedAsEver() throws InterruptedException {
        for (int workers : new int[] {1, 3}) {
            try (SearcherFixture fixture =
                            new SearcherFixture(SearcherFixture.hugeTree(5), Strategy.YOUNG_BROTHERS_WAIT, workers);
                    TableObserver observer = new TableObserver(Settings.COUNTING)) {
                fixture.searcher.setDeterminism(Determinism.DEFAULT);
                SearchResult plain = fixture.search(SearchLimits.ofDepth(DEPTH));
                fixture.searcher.clear();
                fixture.searcher.setTableViews(views(observer));
                SearchResult observed = fixture.search(SearchLimits.ofDepth(DEPTH));
                assertEquals(plain.nodes(), observed.nodes());
                assertEquals(plain.moves(), observed.moves());
                TableHealth total = observer.total();
                assertTrue(total.get(Counter.HITS) > 0, total::toString);
                assertTrue(total.get(Counter.PROBES) <= 2 * observed.nodes(), total::toString);
                assertEquals(0, total.get(Counter.TORN), "workers take turns: " + total);

                fixture.searcher.clear();
                fixture.searcher.setTableViews(TableViews.NONE);
                assertEquals(
                        plain.nodes(),
                        fixture.search(SearchLimits.ofDepth(DEPTH)).nodes());
                assertEquals(total.figures(), observer.total().figures(), "no longer observed");
            }
        }
    }

    /** The shadow compares keys with those of the positions that the workers are at: a look-up from elsewhere would differ. */
    @ParameterizedTest
    @EnumSource
    void aWorkerIsAtThePositionWhoseKeyItUses(Strategy strategy) throws InterruptedException {
        int workers = strategy == Strategy.SEQUENTIAL ? 1 : 4;
        try (SearcherFixture fixture = new SearcherFixture(SearcherFixture.hugeTree(6), strategy, workers);
                TableObserver observer = new TableObserver(Settings.COUNTING.withShadow())) {
            fixture.searcher.setTableViews(views(observer));
            assertNull(fixture.search(SearchLimits.ofDepth(DEPTH)).failure());
            TableHealth total = observer.total();
            assertEquals(workers, observer.workers().size());
            assertTrue(total.get(Counter.HITS) > 100, total::toString);
            assertEquals(0, total.get(Counter.COLLISIONS), total::toString);
        }
    }

    @Test
    void falseAnswersDoNotMakeASearchFail() throws InterruptedException {
        for (TableFault.Kind kind : TableFault.Kind.values()) {
            TableFault fault = new TableFault(kind, 3, 1);
            try (SearcherFixture fixture =
                            new SearcherFixture(SearcherFixture.hugeTree(7), Strategy.YOUNG_BROTHERS_WAIT, 2);
                    TableObserver observer = new TableObserver(Settings.COUNTING.withFault(fault))) {
                fixture.searcher.setTableViews(views(observer));
                SearchResult result = fixture.search(SearchLimits.ofDepth(DEPTH));
                assertNull(result.failure());
                assertTrue(fixture.rootMoves().contains(result.move()));
                assertTrue(observer.total().get(Counter.FAULTS) > 0);
            }
        }
    }
}
