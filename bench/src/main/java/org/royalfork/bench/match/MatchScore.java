package org.royalfork.bench.match;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * The result of a match from engine 1's view, and what it says about the difference in strength.
 *
 * <p>The unit of the statistics is the pair of games from one opening with colours swapped: its two results depend on each
 * other, since an unbalanced opening gives each engine one easy game. Their variance is therefore taken over the five
 * possible results of a pair (pentanomial), which is what the fishtest framework does. A match that has no complete pair,
 * or an odd game over, is treated game by game (trinomial). Their mean divided by its standard error follows Student's t
 * distribution, which is much wider than the normal one for few pairs and the same for many.
 *
 * <p>Where all pairs, or games, have the same result, there is no variance to go by, and the interval is the exact binomial one
 * (Clopper and Pearson 1934): with 97.5 % confidence fewer than 1 - 0.025^(1/n) of all pairs end otherwise than n of n did, and
 * for each end of the interval those few are taken for the worst or the best that there is. The likelihood of superiority
 * then is that after n of n under a prior by which every frequency was as likely as any other (Laplace's rule): 75 % after one
 * win, not 100 %.
 *
 * <p>Elo differences follow the logistic model: a difference of d predicts the score 1 / (1 + 10^(-d/400)).
 *
 * @param wins games won
 * @param draws games drawn
 * @param losses games lost
 * @param pairs how many pairs brought 0, 1/2, 1, 1 1/2 and 2 points; all zero when games count one by one
 */
public record MatchScore(int wins, int draws, int losses, List<Integer> pairs) {

    /** Copies the list. */
    public MatchScore {
        pairs = List.copyOf(pairs);
        if (pairs.size() != 5) {
            throw new IllegalArgumentException("a pair of games has five results, not " + pairs.size());
        }
    }

    /** Counts the results of games. */
    public static MatchScore ofGames(List<PlayedGame> games) {
        final int[] results = new int[3];
        final Map<Integer, Integer> halves = new HashMap<>();
        final int[] pairs = new int[5];
        for (PlayedGame game : games) {
            results[game.halfPoints()]++;
            final Integer other = halves.putIfAbsent((game.number() - 1) / 2, game.halfPoints());
            if (other != null) {
                pairs[other + game.halfPoints()]++;
                halves.remove((game.number() - 1) / 2);
            }
        }
        final List<Integer> complete =
                halves.isEmpty() ? List.of(pairs[0], pairs[1], pairs[2], pairs[3], pairs[4]) : List.of(0, 0, 0, 0, 0);
        return new MatchScore(results[2], results[1], results[0], complete);
    }

    /** Counts the results of pairs whose both games have been played, and leaves the others out. */
    public static MatchScore ofPairs(List<PlayedGame> games) {
        final Map<Integer, List<PlayedGame>> pairs =
                games.stream().collect(Collectors.groupingBy(game -> (game.number() - 1) / 2));
        return ofGames(pairs.values().stream()
                .filter(pair -> pair.size() == 2)
                .flatMap(List::stream)
                .toList());
    }

    /** Returns the number of games. */
    public int games() {
        return wins + draws + losses;
    }

    /** Returns the score per game, from 0 to 1; 0.5 without games. */
    public double score() {
        return games() == 0 ? 0.5 : (wins + 0.5 * draws) / games();
    }

    /** Returns the standard error of {@link #score}, by pairs where all games are in pairs. */
    public double standardError() {
        return isPaired()
                ? deviation(new double[] {0, 0.25, 0.5, 0.75, 1}, pairs)
                : deviation(new double[] {0, 0.5, 1}, List.of(losses, draws, wins));
    }

    /** Tells whether the statistics are over pairs of games. */
    public boolean isPaired() {
        return pairs.stream().anyMatch(count -> count > 0);
    }

    /** Returns the number of independent results: pairs or games. */
    private int units() {
        return isPaired() ? pairs.stream().mapToInt(Integer::intValue).sum() : games();
    }

    private double deviation(double[] values, List<Integer> counts) {
        final int total = units();
        if (total == 0) {
            return 0;
        }
        double squares = 0;
        for (int i = 0; i < values.length; i++) {
            final double distance = values[i] - score();
            squares += counts.get(i) * distance * distance;
        }
        return squares == 0 ? 0 : Math.sqrt(squares / (total - 1) / total);
    }

    /** Returns the Elo difference that the score stands for; infinite when everything was won or lost. */
    public double elo() {
        return elo(score());
    }

    /** Returns the lower end of the 95 % interval of {@link #elo}. */
    public double eloLow() {
        final double error = standardError();
        return elo(error == 0 ? score() * (1 - leastDoubt()) : score() - deviations95() * error);
    }

    /** Returns the upper end of the 95 % interval of {@link #elo}. */
    public double eloHigh() {
        final double error = standardError();
        return elo(error == 0 ? score() + (1 - score()) * leastDoubt() : score() + deviations95() * error);
    }

    /** Returns how the mean over its standard error is distributed; only where there are two results at least. */
    private TDistribution distribution() {
        return TDistribution.of(units() - 1.0);
    }

    /** Returns how many standard errors to both sides hold 95 %. */
    private double deviations95() {
        return distribution().inverseCumulativeProbability(0.975);
    }

    /** Returns the part of all units that may end otherwise, in truth, where those that were played all ended the same. */
    private double leastDoubt() {
        return units() == 0 ? 1 : 1 - Math.pow(0.025, 1.0 / units());
    }

    private static double elo(double score) {
        if (score <= 0) {
            return Double.NEGATIVE_INFINITY;
        }
        return score >= 1 ? Double.POSITIVE_INFINITY : 400 * Math.log10(score / (1 - score));
    }

    /** Returns the likelihood of superiority: how probable it is that engine 1 is the stronger, from 0 to 1. */
    public double likelihoodOfSuperiority() {
        final double error = standardError();
        if (error == 0) {
            final double other = Math.pow(0.5, units() + 1.0);
            return score() > 0.5 ? 1 - other : score() < 0.5 ? other : 0.5;
        }
        return distribution().cumulativeProbability((score() - 0.5) / error);
    }
}
