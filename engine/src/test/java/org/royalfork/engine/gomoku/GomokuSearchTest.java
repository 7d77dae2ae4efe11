package org.royalfork.engine.gomoku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.game.Selectivity;
import org.royalfork.parallel.reference.Minimax;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.split.SplitPolicy;
import org.royalfork.parallel.strategy.Searcher;
import org.royalfork.parallel.strategy.Strategy;
import org.royalfork.tt.TranspositionTable;

/** The search of all games on gomoku: values equal to minimax, one tree for all strategies with one worker. */
@Timeout(value = 600, threadMode = SEPARATE_THREAD)
class GomokuSearchTest {

    private static final int DEPTH = 3;
    private static final int[] WORKERS = {1, 2, 3, 5, 8};
    private static final long SEED = Long.getLong("royalfork.seed", 20_261_130L);

    private static List<GomokuPosition> positions(GomokuGame game) {
        List<GomokuPosition> positions = new ArrayList<>();
        for (int seed = 0; seed < 12; seed++) {
            GomokuPosition position = RandomGames.play(game, 500 + seed, 2 + 2 * seed, visited -> {});
            if (position.terminalScore(0) == Position.NOT_OVER) {
                positions.add(position);
            }
        }
        assertTrue(positions.size() >= 8);
        return positions;
    }

    @Test
    void fullWidthSearchesReturnTheMinimaxValue() throws InterruptedException {
        for (Rule rule : Rule.values()) {
            GomokuGame game = new GomokuGame("small", 7, rule);
            List<GomokuPosition> positions = positions(game);
            int[][] values = new int[positions.size()][DEPTH + 1];
            for (int i = 0; i < values.length; i++) {
                for (int depth = 1; depth <= DEPTH; depth++) {
                    values[i][depth] = new Minimax().search(positions.get(i), depth);
                }
            }
            try (TranspositionTable table = new TranspositionTable(1L << 20);
                    Searcher searcher = new Searcher(game, Strategy.SEQUENTIAL, 1, table)) {
                searcher.setSelectivity(Selectivity.FULL_WIDTH);
                for (int workers : WORKERS) {
                    searcher.setThreads(workers);
                    for (Strategy strategy : Strategy.values()) {
                        setStrategy(searcher, strategy);
                        for (int i = 0; i < values.length; i++) {
                            for (int depth = 1; depth <= DEPTH; depth++) {
                                SearchResult result = search(searcher, positions.get(i), depth);
                                String context = strategy + ", " + workers + " workers, depth " + depth + ", "
                                        + game.formatPosition(positions.get(i));
                                assertNull(result.failure(), context);
                                assertEquals(values[i][depth], result.score(), context);
                            }
                        }
                    }
                }
            }
        }
    }

    private static void setStrategy(Searcher searcher, Strategy strategy) {
        searcher.setStrategy(strategy);
        if (strategy == Strategy.YOUNG_BROTHERS_WAIT) {
            searcher.setPolicy(SplitPolicy.YOUNG_BROTHERS_WAIT.withMinDepth(3));
        }
    }

    private static SearchResult search(Searcher searcher, GomokuPosition position, int depth)
            throws InterruptedException {
        searcher.clear();
        return searcher.start(new SearchRequest(position, SearchLimits.ofDepth(depth)), SearchListener.NONE)
                .await();
    }

    @Test
    void oneWorkerSearchesTheSequentialTree() throws InterruptedException {
        GomokuGame game = new GomokuGame();
        try (TranspositionTable table = new TranspositionTable(1L << 20);
                Searcher searcher = new Searcher(game, Strategy.SEQUENTIAL, 1, table)) {
            for (GomokuPosition position : positions(game)) {
                Set<String> outcomes = new HashSet<>();
                for (Strategy strategy : Strategy.values()) {
                    searcher.setStrategy(strategy);
                    SearchResult result = search(searcher, position, 5);
                    assertNull(result.failure());
                    outcomes.add(result.nodes() + " nodes, score " + result.score() + ", line " + result.moves());
                }
                assertEquals(1, outcomes.size(), () -> game.formatPosition(position) + " " + outcomes);
            }
        }
    }

    @Test
    void randomMovesAlwaysLose() throws InterruptedException {
        GomokuGame game = new GomokuGame();
        SplittableRandom random = new SplittableRandom(SEED);
        try (TranspositionTable table = new TranspositionTable(1L << 20);
                Searcher searcher = new Searcher(game, Strategy.SEQUENTIAL, 1, table)) {
            for (int i = 0; i < 20; i++) {
                GomokuPosition position = game.initialPosition();
                while (position.terminalScore(0) == Position.NOT_OVER) {
                    boolean randomMoves = position.sideToMove() == i % 2;
                    position.make(
                            randomMoves
                                    ? randomMove(position, random)
                                    : search(searcher, position, 2).move());
                }
                assertEquals(Score.LOST_NOW, position.terminalScore(0));
                assertEquals(i % 2, position.sideToMove(), () -> "seed " + SEED + "\n" + game.draw(position));
            }
        }
    }

    private static int randomMove(GomokuPosition position, SplittableRandom random) {
        MoveList moves = new MoveList(64);
        position.generateMoves(moves);
        return moves.move(random.nextInt(moves.size()));
    }
}
