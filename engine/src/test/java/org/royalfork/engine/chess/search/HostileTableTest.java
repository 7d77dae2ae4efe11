package org.royalfork.engine.chess.search;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import org.agrona.concurrent.UnsafeBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.engine.chess.ChessPosition;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchReport;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.strategy.Strategy;
import org.royalfork.tt.Entry;
import org.royalfork.tt.TranspositionTable;

/**
 * A search trusts no word of the table: whatever a hostile thread writes there while it runs, it ends without a failure,
 * and every move that it reports is legal.
 */
@Timeout(value = 300, threadMode = SEPARATE_THREAD)
class HostileTableTest {

    private static final long SEED = Long.getLong("royalfork.seed", 20_261_130L);

    /** What the hostile thread does, again and again, until it is stopped. */
    private interface Hostility {
        void strike(SplittableRandom random);
    }

    /**
     * Random bits anywhere, during 500 searches: hardly any is taken for an entry, but real entries are lost and torn at every
     * moment.
     */
    @Test
    void randomWordsAnywhere() throws InterruptedException {
        try (ChessSearch search = new ChessSearch(Strategy.YOUNG_BROTHERS_WAIT, 2)) {
            UnsafeBuffer words = search.table().memory().segment(0);
            int count = (int) (search.table().bytes() / Long.BYTES);
            searchUnder(search, 500, 2_000, random -> {
                for (int i = 0; i < 1_000; i++) {
                    words.putLongOpaque(random.nextInt(count) * Long.BYTES, random.nextLong());
                }
            });
        }
    }

    /** Lies about positions that the search will meet: legal-looking entries with random moves, scores and depths. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 8})
    void liesAboutSearchedPositions(int workers) throws InterruptedException {
        List<Long> keys = Collections.synchronizedList(new ArrayList<>());
        for (ChessSearch.Problem problem : problems(60)) {
            collectKeys(problem.position(), 2, keys);
        }
        long[] targets = keys.stream().mapToLong(Long::longValue).toArray();
        try (ChessSearch search = new ChessSearch(Strategy.YOUNG_BROTHERS_WAIT, workers)) {
            TranspositionTable table = search.table();
            searchUnder(search, 60, 8_000, random -> {
                for (int i = 0; i < 1_000; i++) {
                    table.store(
                            targets[random.nextInt(targets.length)],
                            random.nextInt(1 << 16),
                            random.nextInt(-32_500, 32_501),
                            random.nextInt(4) == 0 ? -32_500 : random.nextInt(-32_768, 32_768),
                            random.nextInt(64),
                            random.nextInt(Entry.EXACT + 1),
                            random.nextBoolean());
                }
            });
        }
    }

    private static List<ChessSearch.Problem> problems(int count) {
        List<ChessSearch.Problem> problems = ChessSearch.resource("positions.epd");
        List<ChessSearch.Problem> some = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            some.add(problems.get(count <= problems.size() ? i * problems.size() / count : i % problems.size()));
        }
        return some;
    }

    private static void collectKeys(ChessPosition position, int depth, List<Long> keys) {
        keys.add(position.key());
        if (depth == 0) {
            return;
        }
        MoveList moves = new MoveList(64);
        position.generateMoves(moves);
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.move(i));
            collectKeys(position, depth - 1, keys);
            position.unmake();
        }
    }

    private static void searchUnder(ChessSearch search, int searches, long nodes, Hostility hostility)
            throws InterruptedException {
        AtomicBoolean stop = new AtomicBoolean();
        Thread hostile = Thread.ofPlatform().start(() -> {
            SplittableRandom random = new SplittableRandom(SEED);
            while (!stop.get()) {
                hostility.strike(random);
            }
        });
        try {
            for (ChessSearch.Problem problem : problems(searches)) {
                SearchRequest request =
                        new SearchRequest(problem.position(), SearchLimits.ofNodes(nodes), 2, List.of());
                List<SearchReport> reports = Collections.synchronizedList(new ArrayList<>());
                SearchListener listener = new SearchListener() {
                    @Override
                    public void onReport(SearchReport report) {
                        reports.add(report);
                    }
                };
                SearchResult result = search.searcher.start(request, listener).await();
                assertNull(result.failure(), () -> problem + ", seed " + SEED);
                assertTrue(result.move() == result.moves().getFirst(), problem::toString);
                assertLegal(problem, result.moves());
                reports.forEach(r -> assertLegal(problem, r.moves()));
            }
        } finally {
            stop.set(true);
            hostile.join();
        }
    }

    private static void assertLegal(ChessSearch.Problem problem, List<Integer> moves) {
        ChessPosition position = problem.position();
        for (int move : moves) {
            assertTrue(position.isLegal(move), () -> "illegal " + move + " in " + moves + ", " + problem);
            position.make(move);
        }
    }
}
