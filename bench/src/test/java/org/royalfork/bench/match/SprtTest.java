package org.royalfork.bench.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SprtTest {

    private static final long SEED = 20_261_130L;

    private static MatchScore score(int... pairs) {
        return new MatchScore(0, 0, 0, List.of(pairs[0], pairs[1], pairs[2], pairs[3], pairs[4]));
    }

    /** For small differences the ratio is n (s1 - s0) (2 m - s0 - s1) / (2 v): here m = 1/2, v = 0.075, s1 = 0.5071956. */
    @Test
    void ratioByHand() {
        assertEquals(-0.03452, Sprt.parse("0:5").ratio(score(10, 20, 40, 20, 10)), 1e-4);
        assertEquals(0, Sprt.parse("-5:5").ratio(score(10, 20, 40, 20, 10)), 1e-12);
        assertEquals(0, Sprt.parse("0:5").ratio(score(0, 0, 0, 0, 0)));
    }

    /** Draws alone: the likeliest distribution of mean s has wins beside them, 2 s - 1 of them; n log(2 - 2 s) in all. */
    @Test
    void drawsAloneByHand() {
        final double score = 1 / (1 + Math.pow(10, -30 / 400.0));
        assertEquals(10 * Math.log(2 - 2 * score), Sprt.parse("0:30").ratio(score(0, 0, 10, 0, 0)), 0.02);
    }

    /** Wald's bounds; with both probabilities 0.05 they are the known 2.94. */
    @Test
    void boundsAreWalds() {
        assertEquals(2.944, Sprt.parse("0:5").upperBound(), 1e-3);
        assertEquals(-2.944, Sprt.parse("0:5").lowerBound(), 1e-3);
        assertEquals(Math.log(0.9 / 0.05), Sprt.parse("0:5:0.05:0.1").upperBound(), 1e-12);
        assertEquals(Math.log(0.1 / 0.95), Sprt.parse("0:5:0.05:0.1").lowerBound(), 1e-12);
    }

    @Test
    void swappedEnginesSwapTheHypotheses() {
        final Sprt sprt = Sprt.parse("-2:7");
        final Sprt swapped = Sprt.parse("-7:2");
        assertEquals(-sprt.ratio(score(3, 9, 20, 14, 5)), swapped.ratio(score(5, 14, 20, 9, 3)), 1e-9);
        assertEquals(Sprt.Verdict.SECOND, sprt.verdict(score(0, 0, 100, 200, 100)));
        assertEquals(Sprt.Verdict.FIRST, swapped.verdict(score(100, 200, 100, 0, 0)));
        assertEquals(Sprt.Verdict.OPEN, sprt.verdict(score(0, 0, 10, 0, 0)));
    }

    /** Each hypothesis is wrongly rejected in at most about one of twenty tests. */
    @ParameterizedTest
    @CsvSource({"0, SECOND", "30, FIRST"})
    void errorsAreAsRareAsPromised(double elo, Sprt.Verdict wrong) {
        final SplittableRandom random = new SplittableRandom(SEED);
        final Sprt sprt = Sprt.parse("0:30");
        final double shift = 1 / (1 + Math.pow(10, -elo / 400)) - 0.5;
        int errors = 0;
        final int tests = 400;
        for (int i = 0; i < tests; i++) {
            final int[] pairs = new int[5];
            Sprt.Verdict verdict = Sprt.Verdict.OPEN;
            while (verdict == Sprt.Verdict.OPEN) {
                pairs[pair(random.nextDouble(), shift)]++;
                verdict = sprt.verdict(score(pairs));
            }
            errors += verdict == wrong ? 1 : 0;
        }
        final int most = tests / 20 + 15;
        assertTrue(errors <= most, errors + " errors in " + tests + " tests of seed " + SEED);
    }

    /** Draws a result with probabilities of 1/8, 1/4, 1/4, 1/4, 1/8, of which some is moved from the bottom to the top. */
    private static int pair(double draw, double shift) {
        final double[] limits = {0.125 - shift, 0.375 - shift, 0.625 - shift, 0.875 - shift};
        int result = 0;
        while (result < 4 && draw >= limits[result]) {
            result++;
        }
        return result;
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "5", "5:0", "0:x", "0:5:0.05", "0:5:0:0.05", "0:5:0.6:0.05", "NaN:5", "0:5000"})
    void wrongTextsGetOneLine(String text) {
        final Exception e = assertThrows(IllegalArgumentException.class, () -> Sprt.parse(text));
        assertTrue(e.getMessage().startsWith("--sprt needs"), e::getMessage);
    }
}
