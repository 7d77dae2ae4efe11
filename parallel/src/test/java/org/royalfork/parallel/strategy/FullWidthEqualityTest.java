package org.royalfork.parallel.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.parallel.Delays;
import org.royalfork.parallel.RandomTree;
import org.royalfork.parallel.Watched;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.reference.Minimax;
import org.royalfork.parallel.reference.PlainAlphaBeta;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.split.SplitPolicy;
import org.royalfork.tt.TranspositionTable;

/**
 * Every strategy with any number of workers returns the minimax value of a full-width search, on random trees of varying
 * width, depth, ordering and values, with and without what the table knows, and however workers are held up; and one
 * worker counts the nodes that the sequential search counts.
 */
class FullWidthEqualityTest {

    private static final int TREES = Integer.getInteger("royalfork.trees", 10_000);
    private static final long SEED = Long.getLong("royalfork.seed", 20_261_130L);

    /** One tree of so many is searched with delays, which take ten times as long. */
    private static final int TREES_PER_DELAYED = 10;

    /** The trees are dealt to six numbers of workers; each tree is searched by all strategies. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 8, 16})
    void allStrategiesReturnTheMinimaxValue(int workers) throws InterruptedException {
        SplittableRandom random = new SplittableRandom(SEED + workers);
        try (TranspositionTable table = new TranspositionTable(TranspositionTable.MIN_BYTES);
                Searcher searcher = new Searcher(shape(random), Strategy.SEQUENTIAL, workers, table)) {
            for (int i = 0; i < TREES / 6; i++) {
                RandomTree.Shape shape = shape(random);
                compareAll(searcher, shape, shape.initialPosition(), random, workers, i);
            }
        }
    }

    /** The same with workers that are held up at random. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 8, 16})
    void delaysMakeNoDifference(int workers) throws InterruptedException {
        SplittableRandom random = new SplittableRandom(SEED - workers);
        Delays delays = new Delays(random.nextLong());
        try (TranspositionTable table = new TranspositionTable(TranspositionTable.MIN_BYTES);
                Searcher searcher =
                        new Searcher(new Watched(shape(random), delays), Strategy.SEQUENTIAL, workers, table)) {
            for (int i = 0; i < TREES / 6 / TREES_PER_DELAYED; i++) {
                RandomTree.Shape shape = shape(random);
                Position root = new Watched(shape, delays).initialPosition();
                compareAll(searcher, shape, root, random, workers, i);
            }
        }
    }

    private static void compareAll(
            Searcher searcher, RandomTree.Shape shape, Position start, SplittableRandom random, int workers, int number)
            throws InterruptedException {
        Position root = shape.initialPosition();
        int depth = depthFor(shape, random);
        String context =
                "tree " + number + " of seed " + SEED + ", " + workers + " workers, depth " + depth + ", " + shape;
        int expected = new Minimax().search(root, depth);
        assertEquals(expected, new PlainAlphaBeta().search(root, depth), () -> "plain alpha-beta, " + context);

        SearchRequest request = new SearchRequest(start, SearchLimits.ofDepth(depth));
        boolean fresh = random.nextBoolean();
        long sequentialNodes = 0;
        for (Strategy strategy : Strategy.values()) {
            if (fresh || workers == 1) {
                searcher.clear();
            }
            searcher.setStrategy(strategy);
            if (strategy == Strategy.YOUNG_BROTHERS_WAIT) {
                searcher.setPolicy(
                        number % 2 == 0 ? SplitPolicy.YOUNG_BROTHERS_WAIT.withMinDepth(3) : SearcherFixture.ON_DEMAND);
            }
            SearchResult result = searcher.start(request, SearchListener.NONE).await();
            assertNull(result.failure(), () -> strategy + ", " + context);
            assertEquals(expected, result.score(), () -> strategy + ", " + context);
            if (strategy == Strategy.SEQUENTIAL) {
                sequentialNodes = result.nodes();
            } else if (workers == 1) {
                assertEquals(sequentialNodes, result.nodes(), () -> "nodes of " + strategy + ", " + context);
            }
        }
    }

    private static RandomTree.Shape shape(SplittableRandom random) {
        int minWidth = random.nextInt(1, 5);
        return new RandomTree.Shape(
                random.nextLong(),
                minWidth,
                minWidth + random.nextInt(7),
                1 << random.nextInt(1, 20),
                1 << random.nextInt(12),
                random.nextInt(4) * 20,
                random.nextInt(5) * 250);
    }

    /** Chooses a depth at which minimax visits at most some ten thousand nodes. */
    private static int depthFor(RandomTree.Shape shape, SplittableRandom random) {
        int width = shape.maxWidth();
        int most = width <= 3 ? 8 : width <= 5 ? 6 : width <= 7 ? 5 : 4;
        return random.nextInt(1, most + 1);
    }
}
