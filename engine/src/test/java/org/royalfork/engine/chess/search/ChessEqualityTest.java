package org.royalfork.engine.chess.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.royalfork.engine.chess.ChessGame;
import org.royalfork.parallel.Delays;
import org.royalfork.parallel.Watched;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Selectivity;
import org.royalfork.parallel.reference.Minimax;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.split.SplitPolicy;
import org.royalfork.parallel.strategy.Strategy;

/**
 * On chess positions of all phases: full-width searches of every strategy and number of workers return the minimax value;
 * and with every technique on, one worker searches the same tree node for node, whatever the strategy.
 */
@Timeout(value = 600, threadMode = SEPARATE_THREAD)
class ChessEqualityTest {

    private static final int DEPTH = 3;

    /** Positions with at most this many nodes are searched one ply deeper. */
    private static final long FEW_NODES = 3_000;

    private static final int[] WORKERS = {1, 2, 3, 5, 8, 16};

    /** One position of so many is searched with delays. */
    private static final int POSITIONS_PER_DELAYED = 15;

    private static final long SEED = Long.getLong("royalfork.seed", 20_261_130L);
    private static final int NOT_SEARCHED = Integer.MAX_VALUE;

    @Test
    void fullWidthSearchesReturnTheMinimaxValue() throws InterruptedException {
        List<ChessSearch.Problem> problems = ChessSearch.resource("positions.epd");
        assertEquals(200, problems.size());
        int deep = 0;
        try (ChessSearch search = new ChessSearch(Strategy.SEQUENTIAL, 1, Selectivity.FULL_WIDTH)) {
            int[][] values = new int[problems.size()][DEPTH + 1];
            for (int i = 0; i < values.length; i++) {
                Minimax minimax = new Minimax();
                for (int depth = 1; depth <= DEPTH; depth++) {
                    values[i][depth - 1] = minimax.search(problems.get(i).position(), depth);
                }
                values[i][DEPTH] = NOT_SEARCHED;
                if (minimax.nodes() <= FEW_NODES) {
                    values[i][DEPTH] = minimax.search(problems.get(i).position(), DEPTH + 1);
                    deep++;
                }
            }
            for (int workers : WORKERS) {
                search.searcher.setThreads(workers);
                for (int i = 0; i < values.length; i++) {
                    compareAll(search, problems.get(i), values[i], workers);
                }
            }
        }
        assertTrue(deep >= 15, "positions searched one ply deeper: " + deep);
    }

    private static void compareAll(ChessSearch search, ChessSearch.Problem problem, int[] values, int workers)
            throws InterruptedException {
        for (Strategy strategy : Strategy.values()) {
            if (workers > 1 && strategy == Strategy.SEQUENTIAL) {
                continue;
            }
            setStrategy(search, strategy);
            for (int depth = 1; depth <= values.length && values[depth - 1] != NOT_SEARCHED; depth++) {
                SearchResult result = search.search(problem.position(), depth);
                String context = strategy + ", " + workers + " workers, depth " + depth + ", " + problem;
                assertNull(result.failure(), context);
                assertEquals(values[depth - 1], result.score(), context);
            }
        }
    }

    /**
     * Kings and bishop can return to where they were within a few plies. A worker that searched deeper than the leader met such
     * repetitions, and the leader took the score from the table for that of the same position without one: in 5 of 1,000 searches.
     */
    @Test
    void whatLiesBeyondTheDepthMakesNoDifference() throws InterruptedException {
        ChessGame game = new ChessGame();
        Position position = game.parsePosition("4b3/p3kp2/6p1/3pP2p/2pP1P2/4K1P1/P3N2P/8 w - - 0 1");
        int value = new Minimax().search(position.copy(), DEPTH + 1);
        try (ChessSearch search = new ChessSearch(Strategy.LAZY_SMP, 16, Selectivity.FULL_WIDTH)) {
            for (int i = 0; i < 1_000; i++) {
                SearchResult result = search.search(position, DEPTH + 1);
                assertNull(result.failure());
                assertEquals(value, result.score(), "search " + i);
            }
        }
    }

    /** Workers that are held up at random find the same, and one of them counts the same nodes. */
    @Test
    void delaysMakeNoDifference() throws InterruptedException {
        List<ChessSearch.Problem> problems = ChessSearch.resource("positions.epd");
        Game game = new Watched(new ChessGame(), new Delays(SEED));
        try (ChessSearch search = new ChessSearch(game, Strategy.SEQUENTIAL, 1)) {
            search.searcher.setSelectivity(Selectivity.FULL_WIDTH);
            for (int i = 0; i < problems.size(); i += POSITIONS_PER_DELAYED) {
                ChessSearch.Problem problem = problems.get(i);
                Position position = game.parsePosition(problem.fen());
                int value = new Minimax().search(problem.position(), DEPTH);
                for (int workers : WORKERS) {
                    search.searcher.setThreads(workers);
                    Set<Long> nodes = new HashSet<>();
                    for (Strategy strategy : Strategy.values()) {
                        setStrategy(search, strategy);
                        SearchResult result = search.search(position, DEPTH);
                        String context = strategy + ", " + workers + " workers, " + problem + ", seed " + SEED;
                        assertNull(result.failure(), context);
                        assertEquals(value, result.score(), context);
                        nodes.add(result.nodes());
                    }
                    assertTrue(workers > 1 || nodes.size() == 1, () -> "nodes " + nodes + ", " + problem);
                }
            }
        }
    }

    private static void setStrategy(ChessSearch search, Strategy strategy) {
        search.searcher.setStrategy(strategy);
        if (strategy == Strategy.YOUNG_BROTHERS_WAIT) {
            search.searcher.setPolicy(SplitPolicy.YOUNG_BROTHERS_WAIT.withMinDepth(3));
        }
    }

    @Test
    void oneWorkerSearchesTheSequentialTree() throws InterruptedException {
        List<ChessSearch.Problem> problems = ChessSearch.resource("positions.epd");
        try (ChessSearch search = new ChessSearch(Strategy.SEQUENTIAL, 1)) {
            for (int i = 0; i < problems.size(); i += 7) {
                ChessSearch.Problem problem = problems.get(i);
                int depth = 8 + i % 3;
                List<String> outcomes = new ArrayList<>();
                for (Strategy strategy : Strategy.values()) {
                    search.searcher.setStrategy(strategy);
                    SearchResult result = search.search(problem.position(), depth);
                    outcomes.add(result.nodes() + " nodes, score " + result.score() + ", line " + result.moves());
                }
                assertEquals(1, new HashSet<>(outcomes).size(), () -> problem + ": " + outcomes);
            }
        }
    }
}
