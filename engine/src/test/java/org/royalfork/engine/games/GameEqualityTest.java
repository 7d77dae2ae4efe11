package org.royalfork.engine.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.Position;
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

/** Full-width searches of every game, by every strategy with 1 to 8 workers, return the minimax value. */
@Timeout(value = 600, threadMode = SEPARATE_THREAD)
class GameEqualityTest {

    private static final long SEED = Long.getLong("royalfork.seed", 20_261_130L);
    private static final int POSITIONS = 12;
    private static final int MOST_WORKERS = 8;

    /** Minimax goes one ply deeper as long as the last ply took at most so many nodes. */
    private static final long FEW_NODES = 2_000;

    private static final int DEEPEST = 12;

    /**
     * A position with the values of all depths that minimax could search.
     *
     * @param values the value of a search 1, 2, ... plies deep
     */
    private record Problem(Position position, List<Integer> values) {

        static Problem of(Position position) {
            List<Integer> values = new ArrayList<>();
            Minimax minimax = new Minimax();
            do {
                values.add(minimax.search(position, values.size() + 1));
            } while (minimax.nodes() <= FEW_NODES && values.size() < DEEPEST);
            return new Problem(position, values);
        }
    }

    private static final SplitPolicy ALWAYS_ON_OFFER = SplitPolicy.YOUNG_BROTHERS_WAIT.withMinDepth(3);

    /** Offers nothing but on demand. */
    private static final SplitPolicy ON_DEMAND = new SplitPolicy(3, 200, false, false, false, true, true);

    static List<Game> games() {
        return Games.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyStrategyReturnsTheMinimaxValue(Game game) throws InterruptedException {
        List<Problem> problems = problems(game);
        try (TranspositionTable table = new TranspositionTable(TranspositionTable.MIN_BYTES);
                Searcher searcher = new Searcher(game, Strategy.SEQUENTIAL, 1, table)) {
            searcher.setSelectivity(Selectivity.FULL_WIDTH);
            for (int workers = 1; workers <= MOST_WORKERS; workers++) {
                searcher.setThreads(workers);
                for (Strategy strategy : Strategy.values()) {
                    if (workers > 1 && strategy == Strategy.SEQUENTIAL) {
                        continue;
                    }
                    searcher.setStrategy(strategy);
                    if (strategy == Strategy.YOUNG_BROTHERS_WAIT) {
                        searcher.setPolicy(workers % 2 == 0 ? ON_DEMAND : ALWAYS_ON_OFFER);
                    }
                    for (Problem problem : problems) {
                        searcher.clear();
                        compare(game, searcher, problem, strategy + ", " + workers + " workers");
                    }
                }
            }
        }
    }

    private static List<Problem> problems(Game game) {
        SplittableRandom random = new SplittableRandom(SEED);
        List<Problem> problems = new ArrayList<>(List.of(Problem.of(game.initialPosition())));
        while (problems.size() < POSITIONS) {
            Position position = RandomPlay.play(game, random, random.nextInt(40));
            if (!RandomPlay.isOver(position)) {
                problems.add(Problem.of(position));
            }
        }
        return problems;
    }

    private static void compare(Game game, Searcher searcher, Problem problem, String how) throws InterruptedException {
        for (int depth = 1; depth <= problem.values.size(); depth++) {
            SearchRequest request = new SearchRequest(problem.position, SearchLimits.ofDepth(depth));
            SearchResult result = searcher.start(request, SearchListener.NONE).await();
            String context = String.format(
                    "%s %s, depth %d, %s, seed %d",
                    game.name(), game.formatPosition(problem.position), depth, how, SEED);
            assertNull(result.failure(), context);
            assertEquals(problem.values.get(depth - 1), result.score(), context);
        }
    }
}
