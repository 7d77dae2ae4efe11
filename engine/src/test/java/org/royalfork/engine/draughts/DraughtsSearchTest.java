package org.royalfork.engine.draughts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.strategy.Searcher;
import org.royalfork.parallel.strategy.Strategy;
import org.royalfork.tt.TranspositionTable;

/** The search of all games finds what is won and drawn in endings of kings, and shots. */
@Timeout(value = 600, threadMode = SEPARATE_THREAD)
class DraughtsSearchTest {

    private static final long SEED = Long.getLong("royalfork.seed", 20_261_130L);
    private static final DraughtsGame GAME = new DraughtsGame();

    private static SearchResult search(Searcher searcher, Position position, SearchLimits limits)
            throws InterruptedException {
        SearchResult result = searcher.start(new SearchRequest(position, limits), SearchListener.NONE)
                .await();
        assertNull(result.failure());
        return result;
    }

    /** Theory: two kings win against one, also in the double corner, as long as both can get out and neither is lost. */
    @Test
    void twoKingsBeatOne() {
        KingEndings endings = new KingEndings();
        int won = 0;
        int all = 0;
        for (DraughtsPosition position : endings.positions(2, 1)) {
            if (position.sideToMove() == DraughtsPosition.WHITE) {
                all++;
                won += endings.plies(position) % 2 == 1 ? 1 : 0;
            }
        }
        assertTrue(100 * won > 99 * all, won + " won of " + all);
    }

    /** With the game's own prunings, and with several workers. */
    @ParameterizedTest
    @CsvSource({"1", "3"})
    void theSearchKnowsWhoWinsWithTwoKingsAgainstOne(int workers) throws InterruptedException {
        KingEndings endings = new KingEndings();
        List<DraughtsPosition> all = endings.positions(2, 1);
        SplittableRandom random = new SplittableRandom(SEED);
        int won = 0;
        int lost = 0;
        int drawn = 0;
        try (TranspositionTable table = new TranspositionTable(16L << 20);
                Searcher searcher = new Searcher(GAME, Strategy.YOUNG_BROTHERS_WAIT, workers, table)) {
            for (int i = 0; i < 25; i++) {
                DraughtsPosition position = all.get(random.nextInt(all.size()));
                int plies = endings.plies(position);
                if (plies == 0) {
                    continue;
                }
                searcher.clear();
                int score = search(searcher, position, SearchLimits.ofDepth(48)).score();
                String context = GAME.formatPosition(position) + " in " + plies + ", score " + score + ", seed " + SEED;
                if (plies == KingEndings.DRAWN) {
                    drawn++;
                    assertFalse(Score.isDecided(score), context);
                } else if (plies % 2 == 1) {
                    won++;
                    assertTrue(score >= Score.DECIDED && score <= Score.winIn(plies), context);
                } else {
                    lost++;
                    assertTrue(score <= -Score.DECIDED && score >= Score.lossIn(plies), context);
                }
            }
        }
        assertTrue(won > 5 && lost > 5 && drawn > 0, () -> "too few of one kind, seed " + SEED);
    }

    /** The longest wins, against the best defence. */
    @Test
    void twoKingsAreLedToTheWin() throws InterruptedException {
        KingEndings endings = new KingEndings();
        List<DraughtsPosition> hardest = endings.positions(2, 1).stream()
                .filter(position -> position.sideToMove() == DraughtsPosition.WHITE)
                .sorted((one, other) -> endings.plies(other) - endings.plies(one))
                .limit(3)
                .toList();
        try (TranspositionTable table = new TranspositionTable(16L << 20);
                Searcher searcher = new Searcher(GAME, Strategy.SEQUENTIAL, 1, table)) {
            for (DraughtsPosition start : hardest) {
                DraughtsPosition position = start.copy();
                searcher.clear();
                while (position.terminalScore(0) == Position.NOT_OVER) {
                    position.make(
                            position.sideToMove() == DraughtsPosition.WHITE
                                    ? search(searcher, position, SearchLimits.ofNodes(20_000))
                                            .move()
                                    : longestDefence(endings, position));
                }
                assertEquals(Score.LOST_NOW, position.terminalScore(0), GAME.formatPosition(start));
                assertEquals(DraughtsPosition.BLACK, position.sideToMove());
            }
        }
    }

    private static int longestDefence(KingEndings endings, DraughtsPosition position) {
        MoveList moves = new MoveList(16);
        position.generateMoves(moves);
        int best = moves.move(0);
        int longest = -1;
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.move(i));
            int plies = endings.plies(position);
            position.unmake();
            if (plies == KingEndings.DRAWN || plies > longest) {
                longest = plies == KingEndings.DRAWN ? Integer.MAX_VALUE : plies;
                best = moves.move(i);
            }
        }
        return best;
    }
}
