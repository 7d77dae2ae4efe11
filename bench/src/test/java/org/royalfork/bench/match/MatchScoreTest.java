package org.royalfork.bench.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchScoreTest {

    private static final List<Integer> NO_PAIRS = List.of(0, 0, 0, 0, 0);

    /** The table of winning expectancies that FIDE's handbook gives (section 8.1.1), for scores where the logistic agrees. */
    @ParameterizedTest
    @CsvSource({"50, 50, 0.0", "64, 36, 100.0", "76, 24, 200.2", "36, 64, -100.0", "91, 9, 401.9"})
    void eloFollowsTheLogisticModel(int wins, int losses, double elo) {
        assertEquals(elo, new MatchScore(wins, 0, losses, NO_PAIRS).elo(), 0.06);
    }

    @Test
    void everythingWonIsInfinitelyBetter() {
        final MatchScore score = new MatchScore(3, 0, 0, NO_PAIRS);
        assertEquals(Double.POSITIVE_INFINITY, score.elo());
        assertEquals(15.0 / 16, score.likelihoodOfSuperiority(), 1e-12, "three of three, by Laplace's rule");
        assertEquals(Double.NEGATIVE_INFINITY, new MatchScore(0, 0, 3, NO_PAIRS).elo());
    }

    /** Ten of ten: the Clopper-Pearson interval of the score is [0.6915, 1], as tables give it. */
    @Test
    void everythingWonLeavesTheExactBinomialDoubt() {
        final MatchScore score = new MatchScore(10, 0, 0, NO_PAIRS);
        assertEquals(-400 * Math.log10(1 / 0.6915 - 1), score.eloLow(), 0.1);
        assertEquals(Double.POSITIVE_INFINITY, score.eloHigh());
        final MatchScore lost = new MatchScore(0, 0, 20, List.of(10, 0, 0, 0, 0));
        assertEquals(-score.eloLow(), lost.eloHigh(), 1e-9);
        assertEquals(Double.NEGATIVE_INFINITY, lost.eloLow());
    }

    /** One game is no proof: cutechess says 84 %, a uniform prior 3/4. */
    @Test
    void oneGameSaysLittle() {
        assertEquals(0.75, new MatchScore(1, 0, 0, NO_PAIRS).likelihoodOfSuperiority(), 1e-12);
        assertEquals(0.25, new MatchScore(0, 0, 1, NO_PAIRS).likelihoodOfSuperiority(), 1e-12);
        assertEquals(-400 * Math.log10(39), new MatchScore(1, 0, 0, NO_PAIRS).eloLow(), 1e-6, "2.5 % of 1 is 1/40");
    }

    /** Pairs 2-0 and 1-1: mean 3/4, standard error 1/4, and Student's t with one degree of freedom is Cauchy's distribution. */
    @Test
    void twoPairsLeaveNearlyEverythingOpen() {
        final MatchScore score = new MatchScore(3, 0, 1, List.of(0, 0, 1, 0, 1));
        assertEquals(0.25, score.standardError(), 1e-12);
        assertEquals(0.75, score.likelihoodOfSuperiority(), 1e-12, "1/2 + arctan(1) / pi");
        assertEquals(Double.NEGATIVE_INFINITY, score.eloLow());
        assertEquals(Double.POSITIVE_INFINITY, score.eloHigh());
    }

    /** Ten of ten pairs 1-1: up to 0.3085 of all pairs may be 0-2, or 2-0, which is a score from 0.3457 to 0.6543. */
    @Test
    void equalPairsLeaveTheSameDoubtToBothSides() {
        final MatchScore score = new MatchScore(10, 0, 10, List.of(0, 0, 10, 0, 0));
        assertEquals(0, score.elo());
        assertEquals(-400 * Math.log10(1 / 0.34575 - 1), score.eloLow(), 0.1);
        assertEquals(-score.eloLow(), score.eloHigh(), 1e-9);
    }

    @Test
    void withoutGamesEverythingIsPossible() {
        final MatchScore score = new MatchScore(0, 0, 0, NO_PAIRS);
        assertEquals(Double.NEGATIVE_INFINITY, score.eloLow());
        assertEquals(Double.POSITIVE_INFINITY, score.eloHigh());
    }

    @Test
    void onlyDrawsSayNothing() {
        final MatchScore score = new MatchScore(0, 10, 0, List.of(0, 0, 5, 0, 0));
        assertEquals(0, score.elo());
        assertEquals(0, score.standardError());
        assertEquals(0.5, score.likelihoodOfSuperiority());
    }

    /** By hand: mean 0.6, variance 0.4 * 0.16 + 0.4 * 0.01 + 0.2 * 0.36 = 0.14, standard error sqrt(0.14 / 99); t table: 1.9842. */
    @Test
    void trinomialErrorByHand() {
        final MatchScore score = new MatchScore(40, 40, 20, NO_PAIRS);
        assertEquals(Math.sqrt(0.14 / 99), score.standardError(), 1e-12);
        final double half = 1.984217 * Math.sqrt(0.14 / 99);
        assertEquals(-400 * Math.log10(1 / (0.6 - half) - 1), score.eloLow(), 1e-3);
        assertEquals(-400 * Math.log10(1 / (0.6 + half) - 1), score.eloHigh(), 1e-3);
        assertEquals(0.9954, score.likelihoodOfSuperiority(), 2e-4);
    }

    /** Pairs 1-1 from unbalanced openings carry no variance, where game by game there seems to be much. */
    @Test
    void pairsTakeOutTheOpening() {
        final MatchScore paired = new MatchScore(11, 0, 9, List.of(0, 0, 9, 0, 1));
        final MatchScore single = new MatchScore(11, 0, 9, NO_PAIRS);
        assertEquals(paired.elo(), single.elo());
        assertEquals(Math.sqrt((9 * 0.05 * 0.05 + 0.45 * 0.45) / 90), paired.standardError(), 1e-12);
        assertEquals(Math.sqrt(0.55 * 0.45 / 19), single.standardError(), 1e-12);
    }

    @Test
    void gamesAreCountedFromEngineOnesView() {
        final List<PlayedGame> games = new ArrayList<>();
        games.add(game(1, 1, Outcome.WHITE_WINS));
        games.add(game(2, 2, Outcome.WHITE_WINS));
        games.add(game(3, 1, Outcome.DRAW));
        games.add(game(4, 2, Outcome.BLACK_WINS));
        assertEquals(new MatchScore(2, 1, 1, List.of(0, 0, 1, 1, 0)), MatchScore.ofGames(games));
        games.add(game(5, 1, Outcome.BLACK_WINS));
        assertEquals(
                new MatchScore(2, 1, 1, List.of(0, 0, 1, 1, 0)), MatchScore.ofPairs(games), "which pairs leave out");
        assertEquals(new MatchScore(2, 1, 2, NO_PAIRS), MatchScore.ofGames(games), "a game is over");
    }

    private static PlayedGame game(int number, int whiteEngine, Outcome outcome) {
        return new PlayedGame(
                number, Opening.INITIAL, "A", "B", whiteEngine, outcome, "", List.of(), List.of(), List.of());
    }

    @Test
    void aPairHasFiveResults() {
        assertThrows(IllegalArgumentException.class, () -> new MatchScore(0, 0, 0, List.of(1)));
    }
}
