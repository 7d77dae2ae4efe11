package org.royalfork.parallel.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.royalfork.parallel.Takeaway;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.search.ScoreBound;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchReport;
import org.royalfork.tt.TranspositionTable;

/** Levels, the time rules, and the seeded choice among near-best moves. */
class MoveChoiceTest {

    private static final long SEED = Long.getLong("royalfork.seed", 20_261_130L);

    private static List<SearchReport> lines(int... scores) {
        List<SearchReport> lines = new ArrayList<>();
        for (int score : scores) {
            int number = lines.size() + 1;
            lines.add(new SearchReport(4, 4, number, score, ScoreBound.EXACT, 1, 1, 0, List.of(number)));
        }
        return lines;
    }

    @Test
    void onlyNearBestMovesAreChosenAndAllOfThem() {
        MoveChoice choice = new MoveChoice(4, 50, 100, SEED);
        List<SearchReport> lines = lines(100, 80, 50, 49);
        SplittableRandom random = new SplittableRandom(SEED);
        int[] chosen = new int[4];
        for (int i = 0; i < 10_000; i++) {
            chosen[choice.choose(lines, 100, random.nextLong())]++;
        }
        assertEquals(0, chosen[0], "the best, with a chance of 100 % for another");
        assertTrue(chosen[1] > 4_500 && chosen[2] > 4_500, () -> "seed " + SEED + " " + List.of(chosen[1], chosen[2]));
        assertEquals(0, chosen[3], "too bad a move");
    }

    @Test
    void anotherMoveIsChosenAsOftenAsWanted() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int percent : new int[] {0, 10, 50, 90, 100}) {
            int others = 0;
            for (int i = 0; i < 10_000; i++) {
                MoveChoice choice = new MoveChoice(2, 10, percent, random.nextLong());
                others += choice.choose(lines(5, 0), 100, 1);
            }
            assertEquals(percent, others / 100.0, 2, "seed " + SEED);
        }
    }

    @Test
    void seedAndPositionAloneDecide() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < 1_000; i++) {
            long seed = random.nextLong();
            long key = random.nextLong();
            List<SearchReport> lines = lines(9, 8, 7, 6);
            assertEquals(
                    new MoveChoice(4, 50, 50, seed).choose(lines, 100, key),
                    new MoveChoice(4, 50, 50, seed).choose(lines, 100, key));
        }
    }

    @Test
    void theMarginIsMeasuredByTheGamesUnit() {
        MoveChoice choice = new MoveChoice(2, 50, 100, SEED);
        assertEquals(1, choice.choose(lines(0, -5), 10, 1));
        assertEquals(0, choice.choose(lines(0, -6), 10, 1));
    }

    @Test
    void aWonOrLostGameIsNotPlayedWith() {
        MoveChoice choice = new MoveChoice(2, Score.MAX_EVALUATION, 100, SEED);
        assertEquals(0, choice.choose(lines(Score.winIn(3), Score.winIn(5)), 100, 1));
        assertEquals(0, choice.choose(lines(Score.lossIn(4), Score.lossIn(2)), 100, 1));
        assertEquals(0, choice.choose(lines(0, Score.lossIn(2)), 100, 1));
    }

    @Test
    void badArgumentsAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new MoveChoice(0, 0, 0, 0));
        assertThrows(IllegalArgumentException.class, () -> new MoveChoice(1, -1, 0, 0));
        assertThrows(IllegalArgumentException.class, () -> new MoveChoice(1, 0, 101, 0));
        assertThrows(IllegalArgumentException.class, () -> new Level(0));
        assertThrows(IllegalArgumentException.class, () -> new Level(Level.MAX + 1));
        assertThrows(IllegalArgumentException.class, () -> new Degradation(0, 1));
        assertThrows(IllegalArgumentException.class, () -> new Degradation(1, 0));
        assertThrows(IllegalArgumentException.class, () -> ServiceOptions.DEFAULTS.withLeafDiscount(0));
        assertThrows(IllegalArgumentException.class, () -> ServiceOptions.DEFAULTS.withLeafDiscount(1.01));
        assertThrows(IllegalArgumentException.class, () -> ServiceOptions.DEFAULTS.withThreads(0));
    }

    @Test
    void levelsGrowStrongerAndLessWilful() {
        for (int number = 2; number <= Level.MAX; number++) {
            Level weaker = new Level(number - 1);
            Level level = new Level(number);
            assertEquals(3 * weaker.limits().nodes(), level.limits().nodes());
            assertTrue(level.choice(1).chancePercent() <= weaker.choice(1).chancePercent());
            assertTrue(level.choice(1).margin() <= weaker.choice(1).margin());
        }
        assertEquals(100, new Level(1).limits().nodes());
        assertEquals(MoveChoice.BEST, new Level(Level.MAX).choice(1));
    }

    /** One move takes the whole heap and wins, the others lose: no level gives it away. */
    @Test
    void theLowestLevelWinsAGameThatItSeesWon() throws InterruptedException {
        Takeaway.Rules game = new Takeaway.Rules(3);
        ServiceOptions options = ServiceOptions.DEFAULTS.withTableBytes(TranspositionTable.MIN_BYTES);
        try (SearchService service = new SearchService(game, options)) {
            for (long seed = 0; seed < 20; seed++) {
                SearchPlan plan = SearchPlan.ofLevel(new Level(1), seed);
                assertEquals(
                        3, service.search(game.initialPosition(), plan).await().move());
            }
        }
    }

    @Test
    void timeFollowsTheFormulaOfTheBranching() {
        SearchPlan plan = SearchPlan.of(SearchLimits.ofMoveTime(1_000));
        assertEquals(1_000, plan.limitsFor(1).moveTimeMillis());
        SearchPlan byBranching = plan.withTimeRule(TimeRule.BRANCHING);
        for (int branching = 0; branching <= 300; branching++) {
            long expected = Math.round(1_000 * (0.5 + 1.2 * branching / 35));
            assertEquals(expected, byBranching.limitsFor(branching).moveTimeMillis());
        }
        assertEquals(1_700, byBranching.limitsFor(35).moveTimeMillis());
        assertEquals(1, plan.withTimeRule((base, branching) -> -5).limitsFor(1).moveTimeMillis());
        SearchPlan untimed = SearchPlan.of(SearchLimits.ofDepth(3)).withTimeRule(TimeRule.BRANCHING);
        assertEquals(SearchLimits.ofDepth(3), untimed.limitsFor(35));
    }
}
