package org.royalfork.bench.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.royalfork.bench.statistics.Spread;

/** Says what came out of a match, for people and for programs. */
public final class MatchReport {

    private final MatchResult result;
    private final MatchScore score;
    private final Sprt sprt;

    /** Makes the report of a match. */
    public MatchReport(MatchResult result) {
        this(result, null);
    }

    /**
     * Makes the report of a match that a sequential test ended.
     *
     * @param sprt the test, or null for none
     */
    public MatchReport(MatchResult result, Sprt sprt) {
        this.result = result;
        this.score = result.score();
        this.sprt = sprt;
    }

    /** Returns the report as lines of text. */
    public List<String> lines() {
        final List<String> lines = new ArrayList<>();
        lines.add(result.first() + " against " + result.second() + ": " + score.games() + " games at "
                + result.settings().timeControl().describe());
        lines.add(String.format(
                Locale.ROOT,
                "Score  %d won, %d drawn, %d lost: %.1f %%",
                score.wins(),
                score.draws(),
                score.losses(),
                100 * score.score()));
        lines.add(String.format(
                Locale.ROOT,
                "Elo    %s, 95 %% within [%s, %s], likelihood of superiority %.1f %%",
                elo(score.elo()),
                elo(score.eloLow()),
                elo(score.eloHigh()),
                100 * score.likelihoodOfSuperiority()));
        if (score.isPaired()) {
            lines.add("Pairs  with 0, 1/2, 1, 1 1/2, 2 points: "
                    + String.join(
                            ", ", score.pairs().stream().map(String::valueOf).toList()));
        }
        if (sprt != null) {
            final MatchScore pairs = MatchScore.ofPairs(result.games());
            lines.add(String.format(
                    Locale.ROOT,
                    "SPRT   %s: log-likelihood ratio %.2f of [%.2f, %.2f] for Elo %s against %s",
                    sprt.verdict(pairs).title(),
                    sprt.ratio(pairs),
                    sprt.lowerBound(),
                    sprt.upperBound(),
                    elo(sprt.elo1()),
                    elo(sprt.elo0())));
        }
        lines.add("Ends   "
                + String.join(
                        ", ",
                        reasons().entrySet().stream()
                                .map(e -> e.getKey() + " " + e.getValue())
                                .toList()));
        for (int engine = 1; engine <= 2; engine++) {
            lines.add("Speed  " + speed(engine));
        }
        lines.addAll(faultLines());
        return lines;
    }

    /** Writes a difference in Elo with its sign. */
    public static String elo(double elo) {
        return Double.isInfinite(elo) ? elo > 0 ? "+inf" : "-inf" : String.format(Locale.ROOT, "%+.1f", elo);
    }

    private Map<String, Integer> reasons() {
        final Map<String, Integer> reasons = new TreeMap<>();
        result.games().forEach(game -> reasons.merge(game.reason(), 1, Integer::sum));
        return reasons;
    }

    private Stream<PlayedGame.PlayedMove> moves(int engine) {
        return result.games().stream().flatMap(game -> {
            final boolean blackFirst = game.opening().fen().contains(" b ");
            final int firstMover = (blackFirst ? 1 : 0) + game.openingMoves().size() & 1;
            final int side = game.whiteEngine() == engine ? 0 : 1;
            final List<PlayedGame.PlayedMove> moves = game.moves();
            return IntStream.range(0, moves.size())
                    .filter(i -> (firstMover + i & 1) == side)
                    .mapToObj(moves::get);
        });
    }

    private String speed(int engine) {
        final List<PlayedGame.PlayedMove> moves = moves(engine).toList();
        if (moves.isEmpty()) {
            return result.name(engine) + ": no moves";
        }
        final double mean =
                moves.stream().mapToLong(PlayedGame.PlayedMove::nanos).average().orElse(0);
        final double median = Spread.of(
                        moves.stream().mapToDouble(PlayedGame.PlayedMove::nanos).toArray())
                .median();
        final long longest =
                moves.stream().mapToLong(PlayedGame.PlayedMove::nanos).max().orElse(0);
        final long least =
                moves.stream().mapToLong(PlayedGame.PlayedMove::leftNanos).min().orElse(0);
        final double depth =
                moves.stream().mapToInt(PlayedGame.PlayedMove::depth).average().orElse(0);
        final String text = String.format(
                Locale.ROOT,
                "%s: %d moves, depth %.1f, %.1f ms a move, median %.1f, longest %.0f ms",
                result.name(engine),
                moves.size(),
                depth,
                mean / 1e6,
                median / 1e6,
                longest / 1e6);
        return least == Long.MAX_VALUE
                ? text
                : text + String.format(Locale.ROOT, ", least left on the clock %.0f ms", least / 1e6);
    }

    private List<String> faultLines() {
        final List<Fault> faults = result.faults();
        if (faults.isEmpty()) {
            return List.of("Faults none: every move was legal, no crash, no stall, no time loss");
        }
        final List<String> lines = new ArrayList<>();
        lines.add("Faults " + faults.size());
        for (Fault fault : faults) {
            lines.add("  " + describe(fault));
        }
        return lines;
    }

    /** Describes a fault in one line. */
    public String describe(Fault fault) {
        return "game " + fault.game() + ", ply " + fault.ply() + ", " + result.name(fault.engine()) + ": "
                + fault.kind().title() + ": " + fault.detail();
    }

    /** Returns the report as nested maps, ready to be written as JSON. */
    public Map<String, Object> toMap() {
        final Map<String, Object> map = new LinkedHashMap<>();
        map.put("engine1", result.first());
        map.put("engine2", result.second());
        map.put("timeControl", result.settings().timeControl().describe());
        map.put("games", score.games());
        map.put("wins", score.wins());
        map.put("draws", score.draws());
        map.put("losses", score.losses());
        map.put("pairs", score.pairs());
        map.put("score", score.score());
        map.put("elo", finite(score.elo()));
        map.put("eloLow", finite(score.eloLow()));
        map.put("eloHigh", finite(score.eloHigh()));
        map.put("likelihoodOfSuperiority", score.likelihoodOfSuperiority());
        if (sprt != null) {
            map.put("sprt", sprtMap());
        }
        map.put("ends", reasons());
        map.put("faults", result.faults().stream().map(this::faultMap).toList());
        return map;
    }

    private Map<String, Object> sprtMap() {
        final MatchScore pairs = MatchScore.ofPairs(result.games());
        final Map<String, Object> map = new LinkedHashMap<>();
        map.put("elo0", sprt.elo0());
        map.put("elo1", sprt.elo1());
        map.put("alpha", sprt.alpha());
        map.put("beta", sprt.beta());
        map.put("logLikelihoodRatio", sprt.ratio(pairs));
        map.put("lowerBound", sprt.lowerBound());
        map.put("upperBound", sprt.upperBound());
        map.put("verdict", sprt.verdict(pairs).title());
        return map;
    }

    /** JSON has no infinity: null stands for it. */
    private static Double finite(double value) {
        return Double.isInfinite(value) ? null : value;
    }

    private Map<String, Object> faultMap(Fault fault) {
        final Map<String, Object> map = new LinkedHashMap<>();
        map.put("game", fault.game());
        map.put("ply", fault.ply());
        map.put("engine", result.name(fault.engine()));
        map.put("kind", fault.kind().title());
        map.put("detail", fault.detail());
        return map;
    }
}
