package org.royalfork.bench.match;

/**
 * A sequential probability ratio test (Wald 1945): plays on until the results say which of two hypotheses about the difference in
 * strength is the better one, and no longer.
 *
 * <p>The ratio is that of the generalised test on the results of pairs of games (M. Van den Bergh, "The generalized maximum
 * likelihood ratio for the expectation value of a distribution", 2019): the likelihood of what was seen under the likeliest
 * distribution over the five results of a pair that has the score which the one difference predicts, over the same for the other.
 * A result that has not occurred yet counts as a thousandth of a pair, since it may.
 *
 * @param elo0 difference of the first hypothesis: engine 1 is not better than engine 2 by more than that
 * @param elo1 difference of the second, greater
 * @param alpha probability that the test accepts the second though the first is true
 * @param beta probability that it accepts the first though the second is true
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {

    private static final double HARDLY_ANY = 0.001;

    /** As many halvings as a double has bits, and some. */
    private static final int BISECTIONS = 60;

    /** What the test says. */
    public enum Verdict {
        /** Engine 1 is not better than engine 2 by more than {@code elo0}. */
        FIRST("H0 accepted"),
        /** Engine 1 is better than engine 2 by at least {@code elo1}. */
        SECOND("H1 accepted"),
        /** Not decided. */
        OPEN("not decided");

        private final String title;

        Verdict(String title) {
            this.title = title;
        }

        /** Returns the words for reports. */
        public String title() {
            return title;
        }
    }

    /** Checks the ranges. */
    public Sprt {
        if (!(elo0 < elo1) || !(elo0 > -1_000) || !(elo1 < 1_000)) {
            throw new IllegalArgumentException("--sprt needs ELO0 below ELO1, both within 1000 of zero");
        }
        if (!(alpha > 0 && alpha < 0.5) || !(beta > 0 && beta < 0.5)) {
            throw new IllegalArgumentException("--sprt needs error probabilities between 0 and 0.5");
        }
    }

    /**
     * Reads {@code ELO0:ELO1} or {@code ELO0:ELO1:ALPHA:BETA}; without them both probabilities are 0.05.
     *
     * @throws IllegalArgumentException with one line
     */
    public static Sprt parse(String text) {
        final String[] parts = text.split(":", -1);
        try {
            if (parts.length == 2 || parts.length == 4) {
                final double[] numbers = new double[] {0, 0, 0.05, 0.05};
                for (int i = 0; i < parts.length; i++) {
                    numbers[i] = Double.parseDouble(parts[i]);
                }
                return new Sprt(numbers[0], numbers[1], numbers[2], numbers[3]);
            }
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(wrong(text), e);
        }
        throw new IllegalArgumentException(wrong(text));
    }

    private static String wrong(String text) {
        return "--sprt needs ELO0:ELO1 or ELO0:ELO1:ALPHA:BETA, not '" + text + "'";
    }

    /** Returns the log-likelihood ratio at or below which the first hypothesis is accepted. */
    public double lowerBound() {
        return Math.log(beta / (1 - alpha));
    }

    /** Returns the log-likelihood ratio at or above which the second hypothesis is accepted. */
    public double upperBound() {
        return Math.log((1 - beta) / alpha);
    }

    /** Returns the log-likelihood ratio of the pairs that are complete, 0 when there is none. */
    public double ratio(MatchScore score) {
        if (!score.isPaired()) {
            return 0;
        }
        final double[] pairs = score.pairs().stream()
                .mapToDouble(count -> Math.max(HARDLY_ANY, count))
                .toArray();
        final double first = tilt(pairs, score(elo0));
        final double second = tilt(pairs, score(elo1));
        double ratio = 0;
        for (int i = 0; i < pairs.length; i++) {
            ratio += pairs[i]
                    * (Math.log1p(first * (points(i) - score(elo0))) - Math.log1p(second * (points(i) - score(elo1))));
        }
        return ratio;
    }

    /** Returns the points that an engine has of a pair, per game. */
    private static double points(int result) {
        return result / 4.0;
    }

    /**
     * Returns the t at which the distribution p / (1 + t (points - mean)), with p the seen frequencies, has the given mean: the
     * likeliest one that has it. The sum of frequencies times (points - mean) / (1 + t (points - mean)) falls with t and is zero
     * there.
     */
    private static double tilt(double[] pairs, double mean) {
        double low = -1 / (1 - mean);
        double high = 1 / mean;
        for (int step = 0; step < BISECTIONS; step++) {
            final double middle = (low + high) / 2;
            double sum = 0;
            for (int i = 0; i < pairs.length; i++) {
                final double distance = points(i) - mean;
                sum += pairs[i] * distance / (1 + middle * distance);
            }
            if (sum > 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return (low + high) / 2;
    }

    private static double score(double elo) {
        return 1 / (1 + Math.pow(10, -elo / 400));
    }

    /** Returns what the test says of a result. */
    public Verdict verdict(MatchScore score) {
        final double ratio = ratio(score);
        if (ratio >= upperBound()) {
            return Verdict.SECOND;
        }
        return ratio <= lowerBound() ? Verdict.FIRST : Verdict.OPEN;
    }
}
