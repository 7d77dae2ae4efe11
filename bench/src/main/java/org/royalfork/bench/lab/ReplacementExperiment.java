package org.royalfork.bench.lab;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.royalfork.bench.statistics.Estimate;
import org.royalfork.bench.statistics.GeometricMean;
import org.royalfork.engine.chess.ChessGame;
import org.royalfork.tt.ReplacementRule;
import org.royalfork.tt.TableHealth;
import org.royalfork.tt.TableHealth.Counter;
import org.royalfork.tt.TableObserver;

/**
 * Rules of replacement compared by the time and the nodes that the same searches to the same depths take, on tables of several
 * sizes. Repeat by repeat, size by size, position by position in random order, all rules in random order search the position.
 *
 * <p>Each search starts from cleared memory; or, as in a long session, from a table that the searches before it with the same
 * rule have left: only then are there entries of other generations, so that what a rule makes of age can show.
 *
 * <p>All rules, the table's own as well, are run by the same observed view, which is slower than the table itself by the same
 * amount for all. The nodes of a sequential search do not depend on the machine.
 */
public final class ReplacementExperiment {

    /**
     * What is compared.
     *
     * @param positions positions as FEN
     * @param depths depth of the searches of each position, in plies
     * @param rules the rules, the first of which the others are compared with
     * @param hashMebibytes sizes of the table in MiB
     * @param configuration how the positions are searched
     * @param repeats searches of each position with each rule and size
     * @param keepsTable whether a search starts from what the searches before it have left
     * @param seed what the random order and the intervals depend on
     */
    public record Settings(
            List<String> positions,
            List<Integer> depths,
            List<ReplacementRule> rules,
            List<Integer> hashMebibytes,
            Configuration configuration,
            int repeats,
            boolean keepsTable,
            long seed) {

        /** Copies the lists and checks that there is something to do. */
        public Settings {
            positions = List.copyOf(positions);
            depths = List.copyOf(depths);
            rules = List.copyOf(rules);
            hashMebibytes = List.copyOf(hashMebibytes);
            if (positions.isEmpty() || rules.size() < 2 || hashMebibytes.isEmpty() || repeats < 1) {
                throw new IllegalArgumentException("the experiment needs positions, two rules, a size and a repeat");
            }
            if (depths.size() != positions.size()) {
                throw new IllegalArgumentException("a depth is needed for each position");
            }
        }
    }

    /**
     * One rule on one size of table, compared with the first rule.
     *
     * @param nodes ratio of nodes, below 1 when this rule needs fewer
     * @param time ratio of times to depth
     * @param health what happened in the table
     */
    public record Row(int hashMebibytes, ReplacementRule rule, Estimate nodes, Estimate time, TableHealth health) {

        /** Returns the row as named figures. */
        public Map<String, Object> toMap() {
            final Map<String, Object> map = new LinkedHashMap<>();
            map.put("hashMebibytes", hashMebibytes);
            map.put("rule", rule.key());
            map.put("nodes", interval(nodes));
            map.put("time", interval(time));
            map.put("table", health.figures());
            return map;
        }

        private static List<Double> interval(Estimate estimate) {
            final List<Double> figures = new ArrayList<>(List.of(estimate.value()));
            if (!Double.isNaN(estimate.low())) {
                figures.add(estimate.low());
                figures.add(estimate.high());
            }
            return figures;
        }
    }

    /**
     * Chooses settings by time: positions with the depths at which a sequential search of about so long ends, on the largest of
     * the tables; those where no depth takes about the wanted time are left out.
     *
     * @throws org.royalfork.tt.TableAllocationException when there is no memory for the table
     */
    public static Settings byTime(Settings wanted, long targetNanos, TimeToDepth.Progress progress)
            throws InterruptedException {
        final int largest = Collections.max(wanted.hashMebibytes());
        final List<String> positions = new ArrayList<>();
        final List<Integer> depths = new ArrayList<>();
        int done = 0;
        try (Laboratory laboratory = new Laboratory(new ChessGame(), (long) largest << 20)) {
            for (final String position : wanted.positions()) {
                progress.step("choosing depths", done++, wanted.positions().size());
                final int depth = DepthChoice.choose(laboratory, position, targetNanos);
                if (depth > 0) {
                    positions.add(position);
                    depths.add(depth);
                } else {
                    progress.note("left out, no depth takes about the wanted time: " + position);
                }
            }
        }
        progress.step("choosing depths", done, done);
        if (positions.isEmpty()) {
            throw new IllegalStateException("no position takes long enough to be measured");
        }
        return new Settings(
                positions,
                depths,
                wanted.rules(),
                wanted.hashMebibytes(),
                wanted.configuration(),
                wanted.repeats(),
                wanted.keepsTable(),
                wanted.seed());
    }

    private final Settings settings;
    private final TimeToDepth.Progress progress;
    private final Random random;

    /** Prepares the experiment. */
    public ReplacementExperiment(Settings settings, TimeToDepth.Progress progress) {
        this.settings = settings;
        this.progress = progress;
        random = new Random(settings.seed());
    }

    /**
     * Runs the experiment.
     *
     * @return a row for each size and rule
     * @throws IllegalStateException with one line, when a search fails
     * @throws org.royalfork.tt.TableAllocationException when there is no memory for the tables
     */
    public List<Row> run() throws InterruptedException {
        final List<Row> rows = new ArrayList<>();
        for (final int mebibytes : settings.hashMebibytes()) {
            try (OneSize one = new OneSize(mebibytes)) {
                rows.addAll(one.run());
            }
        }
        return rows;
    }

    /** The experiment with tables of one size: one table for all rules, or one for each where they keep it. */
    private final class OneSize implements AutoCloseable {

        private final int mebibytes;
        private final List<TableSearches> searches = new ArrayList<>();
        private final List<TableObserver> observers = new ArrayList<>();
        private final double[][] nodes =
                new double[settings.rules().size()][settings.positions().size()];
        private final double[][] nanos =
                new double[settings.rules().size()][settings.positions().size()];

        OneSize(int mebibytes) {
            this.mebibytes = mebibytes;
            for (final ReplacementRule rule : settings.rules()) {
                observers.add(new TableObserver(TableObserver.Settings.COUNTING.withRule(rule)));
            }
            final int tables = settings.keepsTable() ? settings.rules().size() : 1;
            for (int i = 0; i < tables; i++) {
                searches.add(new TableSearches(settings.configuration(), (long) mebibytes << 20));
            }
        }

        List<Row> run() throws InterruptedException {
            final List<Integer> order = new ArrayList<>();
            for (int position = 0; position < settings.positions().size(); position++) {
                order.add(position);
            }
            final String phase = mebibytes + " MiB";
            int done = 0;
            for (int repeat = 0; repeat < settings.repeats(); repeat++) {
                searches.forEach(TableSearches::clear);
                Collections.shuffle(order, random);
                for (final int position : order) {
                    progress.step(phase, done++, order.size() * settings.repeats());
                    searchByAll(position);
                }
            }
            progress.step(phase, done, done);
            return rows();
        }

        private void searchByAll(int position) throws InterruptedException {
            final List<Integer> rules = new ArrayList<>();
            for (int rule = 0; rule < settings.rules().size(); rule++) {
                rules.add(rule);
            }
            Collections.shuffle(rules, random);
            for (final int rule : rules) {
                final TableSearches chosen = searches.get(settings.keepsTable() ? rule : 0);
                if (!settings.keepsTable()) {
                    chosen.clear();
                }
                final TableSearches.Outcome outcome = chosen.search(
                        observers.get(rule),
                        settings.positions().get(position),
                        settings.depths().get(position));
                nodes[rule][position] +=
                        Math.log(Math.max(1.0, (double) outcome.result().nodes()));
                nanos[rule][position] += Math.log(Math.max(1.0, (double) outcome.nanos()));
            }
        }

        private List<Row> rows() {
            final List<Row> rows = new ArrayList<>();
            for (int rule = 0; rule < settings.rules().size(); rule++) {
                rows.add(new Row(
                        mebibytes,
                        settings.rules().get(rule),
                        ratio(nodes, rule),
                        ratio(nanos, rule),
                        observers.get(rule).total()));
            }
            return rows;
        }

        /** The geometric mean over positions of what a rule needs over what the first one needs. */
        private Estimate ratio(double[][] logs, int rule) {
            final double[] ratios = new double[settings.positions().size()];
            for (int position = 0; position < ratios.length; position++) {
                ratios[position] = Math.exp((logs[rule][position] - logs[0][position]) / settings.repeats());
            }
            return GeometricMean.estimate(ratios, settings.seed());
        }

        @Override
        public void close() {
            searches.forEach(TableSearches::close);
        }
    }

    /** Writes rows as a table for people. */
    public static List<String> lines(List<Row> rows) {
        final List<String> lines = new ArrayList<>();
        lines.add("   MiB  rule             nodes                  time to depth          hits     as deep replaced");
        for (final Row row : rows) {
            lines.add(String.format(
                    Locale.ROOT,
                    "%6d  %-15s  %-21s  %-21s  %5.1f %%  %5.1f %%",
                    row.hashMebibytes(),
                    row.rule().key(),
                    row.nodes().format("%.3f"),
                    row.time().format("%.3f"),
                    100 * row.health().share(Counter.HITS, Counter.PROBES),
                    100 * row.health().share(Counter.REPLACED_DEEPER, Counter.STORES)));
        }
        return lines;
    }
}
