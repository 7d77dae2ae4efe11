package org.royalfork.parallel.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.parallel.RandomTree;
import org.royalfork.parallel.Takeaway;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.game.Selectivity;
import org.royalfork.parallel.game.Technique;
import org.royalfork.parallel.reference.Minimax;
import org.royalfork.parallel.strategy.Searcher;
import org.royalfork.parallel.strategy.Strategy;
import org.royalfork.tt.Entry;
import org.royalfork.tt.TranspositionTable;

/** Scores at the ends of the scale neither wrap nor overflow: not in the arithmetic, the table, or any search. */
@Timeout(value = 120, threadMode = SEPARATE_THREAD)
class ScoresNearTheEndTest {

    private static final long SEED = Long.getLong("royalfork.seed", 20_261_130L);

    private final SplittableRandom random = new SplittableRandom(SEED);

    @Test
    void everyScoreHasANegativeInTheTableToo() {
        for (int score = -Score.INFINITY; score <= Score.INFINITY; score++) {
            int negative = -score;
            assertEquals(score, -negative);
            assertEquals(score, Entry.score(Entry.pack(1, score, 0, 1, Entry.EXACT, false, 0)));
            assertEquals(negative, Entry.score(Entry.pack(1, negative, 0, 1, Entry.EXACT, false, 0)));
        }
    }

    /** The two numbers that are no scores are their own negatives: neither may be near enough to one to be taken for it. */
    @Test
    void whatIsNoScoreIsFarFromAllScores() {
        assertEquals(Position.NOT_OVER, -Position.NOT_OVER);
        assertTrue(Position.NOT_OVER < -Score.INFINITY - Score.MAX_PLY);
        assertTrue(MoveLoop.PRUNED < -Score.INFINITY - Score.MAX_PLY);
        assertEquals(Entry.NO_EVALUATION, (short) -Entry.NO_EVALUATION);
        assertTrue(Entry.NO_EVALUATION < -Score.INFINITY);
    }

    /** Stored at one ply and loaded at another, a win stays as far from the node, through the 16 bits of an entry. */
    @Test
    void winsAndLossesGoThroughTheTableBetweenAllPlies() {
        for (int stored = 0; stored <= Score.MAX_PLY; stored++) {
            for (int distance = 0; distance + stored <= Score.MAX_PLY; distance++) {
                int score = Score.winIn(stored + distance);
                long win = Entry.pack(1, Score.toNode(score, stored), 0, 1, Entry.EXACT, false, 0);
                long loss = Entry.pack(1, Score.toNode(-score, stored), 0, 1, Entry.EXACT, false, 0);
                for (int loaded = 0; loaded + distance <= Score.MAX_PLY; loaded++) {
                    assertEquals(Score.winIn(loaded + distance), Score.toRoot(Entry.score(win), loaded));
                    assertEquals(Score.lossIn(loaded + distance), Score.toRoot(Entry.score(loss), loaded));
                }
            }
        }
    }

    /** Scores that no search should store come back with their sign, and within 16 bits, at any ply. */
    @Test
    void noScoreChangesItsSignInTheTable() {
        for (int score = -Score.INFINITY; score <= Score.INFINITY; score++) {
            for (int ply = 0; ply <= Score.MAX_PLY; ply += 41) {
                int node = Score.toNode(score, ply);
                assertEquals(node, (short) node);
                assertEquals(Integer.signum(score), Integer.signum(Score.toRoot(node, Score.MAX_PLY - ply)));
            }
        }
    }

    /** Against the theory of the game: wins in up to 31 plies, told at all depths and in all windows. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void windowsAtTheEndsOfTheScaleAreRight(boolean prunesByDistance) {
        Selectivity selectivity = prunesByDistance
                ? Selectivity.FULL_WIDTH.with(Technique.MATE_DISTANCE_PRUNING)
                : Selectivity.FULL_WIDTH;
        Takeaway.Rules game = new Takeaway.Rules(1);
        try (WindowSearch search = new WindowSearch(game, selectivity)) {
            for (int round = 0; round < 60; round++) {
                int heap = 1 + random.nextInt(60);
                String context = "heap " + heap + ", seed " + SEED;
                Position position = game.parsePosition(Integer.toString(heap));
                WindowChecks.check(search, position, heap + 1, Takeaway.valueOf(heap), random, context);
                if (random.nextInt(8) == 0) {
                    search.clear();
                }
            }
        }
    }

    /** The deepest search that there is, whose longest lines take one counter a move and end at its last ply. */
    @Test
    void theDeepestSearchOfAllIsRight() {
        for (int heap = SearchLimits.MAX_DEPTH - 1; heap > SearchLimits.MAX_DEPTH - 5; heap--) {
            Takeaway.Rules game = new Takeaway.Rules(heap);
            try (WindowSearch search = new WindowSearch(game, Selectivity.FULL_WIDTH)) {
                int found = search.search(game.initialPosition(), -Score.INFINITY, Score.INFINITY, heap + 1);
                assertEquals(Takeaway.valueOf(heap), found, "heap " + heap);
            }
        }
    }

    /** Evaluations at the bounds and, against the rules, beyond, down to the number without a negative. */
    @ParameterizedTest
    @EnumSource(Strategy.class)
    void extremeEvaluationsBesideWinsAndLossesKeepToTheScale(Strategy strategy) throws InterruptedException {
        for (int values : new int[] {Score.MAX_EVALUATION, Score.INFINITY, Integer.MAX_VALUE}) {
            for (int round = 0; round < 3; round++) {
                RandomTree.Shape game = new RandomTree.Shape(random.nextLong(), 2, 5, 1 << 10, values, 100, 500);
                int workers = strategy == Strategy.SEQUENTIAL ? 1 : 3;
                try (TranspositionTable table = new TranspositionTable(TranspositionTable.MIN_BYTES);
                        Searcher searcher = new Searcher(game, strategy, workers, table)) {
                    String context = strategy + ", values " + values + ", seed " + SEED;
                    Position root = game.initialPosition();
                    for (int depth = 1; depth <= 6; depth++) {
                        assertEquals(
                                new Minimax().search(root, depth),
                                search(searcher, root, depth, context).score(),
                                context);
                    }
                    searcher.clear();
                    searcher.setSelectivity(Selectivity.FULL);
                    search(searcher, root, 14, context);
                }
            }
        }
    }

    private static SearchResult search(Searcher searcher, Position root, int depth, String context)
            throws InterruptedException {
        SearchListener onScale = new SearchListener() {
            @Override
            public void onReport(SearchReport report) {
                ScaleChecks.check(report, context);
            }
        };
        SearchResult result = searcher.start(new SearchRequest(root, SearchLimits.ofDepth(depth)), onScale)
                .await();
        assertNull(result.failure(), context);
        return result;
    }
}
