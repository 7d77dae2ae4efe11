package org.royalfork.parallel.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.royalfork.parallel.RandomTree;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.strategy.Strategy;
import org.royalfork.tt.TranspositionTable;

/** Leaves count less the deeper they are: exactly so, by every strategy. */
@Timeout(value = 120, threadMode = SEPARATE_THREAD)
class DiscountedGameTest {

    private static final long SEED = Long.getLong("royalfork.seed", 20_261_130L);

    @Test
    void theDiscountKeepsOrderAndSignAndNeverAddsAnything() {
        for (double factor : new double[] {0.5, 0.9, 0.99, 1}) {
            Discount discount = new Discount(factor);
            for (int ply : new int[] {0, 1, 2, 30, 69, 246, 1_000}) {
                int before = discount.apply(-Score.INFINITY, ply);
                for (int score = -Score.INFINITY; score <= Score.INFINITY; score++) {
                    int value = discount.apply(score, ply);
                    assertEquals(Integer.signum(score), Integer.signum(value));
                    assertEquals(-value, discount.apply(-score, ply));
                    assertTrue(Math.abs(value) <= Math.abs(score));
                    assertTrue(value >= before);
                    assertTrue(!Score.isDecided(score) || value == score);
                    assertTrue(discount.apply(discount.lowerBoundOf(score, ply), ply) <= score);
                    assertTrue(discount.apply(discount.upperBoundOf(score, ply), ply) >= score);
                    before = value;
                }
            }
        }
        assertEquals(990, new Discount(0.99).apply(1_000, 1));
        assertEquals(605, new Discount(0.99).apply(1_000, 50));
    }

    /** A textbook minimax that knows of the discount what the sentence in its specification says, and no more. */
    private static int minimax(Position position, int depth, int ply, double factor) {
        int terminal = ply == 0 ? Position.NOT_OVER : position.terminalScore(ply);
        if (terminal != Position.NOT_OVER) {
            return Score.toRoot(terminal, ply);
        }
        if (depth == 0) {
            int score = position.evaluate();
            int size = (int) Math.round(Math.abs(score) * Math.pow(factor, ply));
            return Integer.signum(score) * (score == 0 ? 0 : Math.max(1, size));
        }
        MoveList moves = new MoveList(16);
        position.generateMoves(moves);
        int best = -Score.INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.move(i));
            best = Math.max(best, -minimax(position, depth - 1, ply + 1, factor));
            position.unmake();
        }
        return best;
    }

    @Test
    void everyStrategyFindsTheDiscountedMinimaxValue() throws InterruptedException {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < 12; i++) {
            Game game = new RandomTree.Shape(random.nextLong(), 2, 5, 1 << 8, 300, 20, 500);
            double factor = 0.8 + 0.19 * random.nextDouble();
            for (Strategy strategy : Strategy.values()) {
                ServiceOptions options = ServiceOptions.DEFAULTS
                        .withTableBytes(TranspositionTable.MIN_BYTES)
                        .withStrategy(strategy)
                        .withThreads(strategy == Strategy.SEQUENTIAL ? 1 : 2)
                        .withLeafDiscount(factor);
                try (SearchService service = new SearchService(game, options)) {
                    for (int depth = 1; depth <= 6; depth++) {
                        int found = service.search(game.initialPosition(), SearchPlan.of(SearchLimits.ofDepth(depth)))
                                .await()
                                .score();
                        assertEquals(
                                minimax(game.initialPosition(), depth, 0, factor),
                                found,
                                "depth " + depth + ", " + strategy + ", seed " + SEED);
                    }
                }
            }
        }
    }
}
