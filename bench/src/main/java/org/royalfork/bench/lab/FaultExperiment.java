package org.royalfork.bench.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.royalfork.bench.statistics.GeometricMean;
import org.royalfork.tt.TableFault;
import org.royalfork.tt.TableHealth.Counter;
import org.royalfork.tt.TableObserver;

/**
 * What false answers of the table do to the result of a search: each position is searched undisturbed, and then with faults
 * of each rate, always from cleared memory, and the best moves and scores are compared. After R. M. Hyatt, who made the chess
 * program Crafty take the next look-up after every N nodes for a hit, and reported no change of a root score, with N down to
 * 1,000 (2002; with A. Cozzie, "The effect of hash signature collisions in a chess program", ICGA Journal 28, 2005). Faults
 * here come by look-ups, of which there is one at nearly every node, those of quiescence search, where Crafty asked no table,
 * included.
 *
 * <p>The first row of the result is a second undisturbed search: what it shows is not the work of faults. Neither is all that
 * the other rows show: {@link TableFault.Kind#MISS} disturbs the search as often without a falsehood, and only what goes
 * beyond that is due to what the false answers say.
 */
public final class FaultExperiment {

    /** Scores further apart than this are taken to be so far apart, lest a mate drown all else, in centipawns. */
    private static final int MOST_CENTIPAWNS = 1_000;

    /**
     * What is measured.
     *
     * @param positions positions as FEN
     * @param depth depth of each search in plies
     * @param configuration how the positions are searched
     * @param tableBytes size of the table
     * @param kind what the false answers are
     * @param everyProbes mean look-ups from one fault to the next, a row for each
     * @param seed what the places of the faults depend on
     */
    public record Settings(
            List<String> positions,
            int depth,
            Configuration configuration,
            long tableBytes,
            TableFault.Kind kind,
            List<Long> everyProbes,
            long seed) {

        /** Copies the lists and checks that there is something to do. */
        public Settings {
            positions = List.copyOf(positions);
            everyProbes = List.copyOf(everyProbes);
            if (positions.isEmpty() || everyProbes.isEmpty() || depth < 1) {
                throw new IllegalArgumentException("the experiment needs positions, a depth and rates of faults");
            }
            everyProbes.forEach(every -> new TableFault(kind, every, seed));
        }
    }

    /**
     * All positions at one rate, compared with the undisturbed searches.
     *
     * @param everyProbes mean look-ups from one fault to the next, 0 for no faults
     * @param probes look-ups of all searches
     * @param faults look-ups that were answered falsely
     * @param movesChanged positions with another best move
     * @param scoresChanged positions with another score
     * @param scoreChanges size of the change of score for each position, in centipawns, cut at 1,000
     * @param nodesRatio nodes over those of the undisturbed search, geometric mean
     * @param illegalMoves lines and best moves that could not be played
     */
    public record Row(
            long everyProbes,
            long probes,
            long faults,
            int movesChanged,
            int scoresChanged,
            List<Integer> scoreChanges,
            double nodesRatio,
            int illegalMoves) {

        /** Returns the positions whose score changed by at least so many centipawns. */
        long changedBy(int centipawns) {
            return scoreChanges.stream().filter(change -> change >= centipawns).count();
        }

        double meanChange() {
            return scoreChanges.stream().mapToInt(Integer::intValue).average().orElse(0);
        }

        /** Returns the row as named figures. */
        public Map<String, Object> toMap() {
            final Map<String, Object> map = new LinkedHashMap<>();
            map.put("everyProbes", everyProbes);
            map.put("probes", probes);
            map.put("faults", faults);
            map.put("movesChanged", movesChanged);
            map.put("scoresChanged", scoresChanged);
            map.put("scoreChanges", scoreChanges);
            map.put("nodesRatio", nodesRatio);
            map.put("illegalMoves", illegalMoves);
            return map;
        }
    }

    private final Settings settings;
    private final TimeToDepth.Progress progress;

    /** Prepares the experiment. */
    public FaultExperiment(Settings settings, TimeToDepth.Progress progress) {
        this.settings = settings;
        this.progress = progress;
    }

    /**
     * Runs the experiment.
     *
     * @return a row without faults, then one for each rate
     * @throws IllegalStateException with one line, when a search fails
     * @throws org.royalfork.tt.TableAllocationException when there is no memory for the table
     */
    public List<Row> run() throws InterruptedException {
        final List<Long> rates = new ArrayList<>(List.of(0L));
        rates.addAll(settings.everyProbes());
        final List<Row> rows = new ArrayList<>();
        try (TableSearches searches = new TableSearches(settings.configuration(), settings.tableBytes())) {
            final List<TableSearches.Outcome> undisturbed =
                    searchAll(searches, new TableObserver(TableObserver.Settings.COUNTING), 0, rates.size() + 1);
            for (final long every : rates) {
                final TableFault fault = every == 0 ? null : new TableFault(settings.kind(), every, settings.seed());
                final TableObserver observer = new TableObserver(TableObserver.Settings.COUNTING.withFault(fault));
                rows.add(row(
                        every,
                        observer,
                        undisturbed,
                        searchAll(searches, observer, rows.size() + 1, rates.size() + 1)));
            }
        }
        return rows;
    }

    private List<TableSearches.Outcome> searchAll(TableSearches searches, TableObserver observer, int round, int rounds)
            throws InterruptedException {
        final int count = settings.positions().size();
        final List<TableSearches.Outcome> outcomes = new ArrayList<>();
        for (final String fen : settings.positions()) {
            progress.step("searching", round * count + outcomes.size(), rounds * count);
            searches.clear();
            outcomes.add(searches.search(observer, fen, settings.depth()));
        }
        progress.step("searching", (round + 1) * count, rounds * count);
        return outcomes;
    }

    private static Row row(
            long every,
            TableObserver observer,
            List<TableSearches.Outcome> undisturbed,
            List<TableSearches.Outcome> disturbed) {
        int moves = 0;
        int scores = 0;
        int illegal = 0;
        final List<Integer> changes = new ArrayList<>();
        final double[] ratios = new double[disturbed.size()];
        for (int i = 0; i < ratios.length; i++) {
            final TableSearches.Outcome before = undisturbed.get(i);
            final TableSearches.Outcome after = disturbed.get(i);
            final int change = Math.abs(after.result().score() - before.result().score());
            moves += after.result().move() == before.result().move() ? 0 : 1;
            scores += change == 0 ? 0 : 1;
            changes.add(Math.min(MOST_CENTIPAWNS, change));
            illegal += before.illegalMoves() + after.illegalMoves();
            ratios[i] = (double) after.result().nodes()
                    / Math.max(1, before.result().nodes());
        }
        return new Row(
                every,
                observer.total().get(Counter.PROBES),
                observer.total().get(Counter.FAULTS),
                moves,
                scores,
                changes,
                GeometricMean.of(ratios),
                illegal);
    }

    /** Writes rows as a table for people. */
    public static List<String> lines(List<Row> rows) {
        final List<String> lines = new ArrayList<>();
        lines.add(
                "one fault in     faults    nodes  moves changed  scores changed  by 10 cp  by 50 cp  mean change  illegal");
        for (final Row row : rows) {
            final int count = row.scoreChanges().size();
            lines.add(String.format(
                    Locale.ROOT,
                    "%12s %10d  x %5.2f  %6d of %-3d  %7d of %-3d  %8d  %8d  %8.1f cp  %7d",
                    row.everyProbes() == 0 ? "none" : String.format(Locale.ROOT, "%,d", row.everyProbes()),
                    row.faults(),
                    row.nodesRatio(),
                    row.movesChanged(),
                    count,
                    row.scoresChanged(),
                    count,
                    row.changedBy(10),
                    row.changedBy(50),
                    row.meanChange(),
                    row.illegalMoves()));
        }
        return lines;
    }
}
