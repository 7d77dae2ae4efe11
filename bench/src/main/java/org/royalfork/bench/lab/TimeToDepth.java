package org.royalfork.bench.lab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchReport;

/**
 * How long the configurations take to search the same positions to the same depths.
 *
 * <ol>
 *   <li>All configurations search until the speed is stable: the just-in-time compiler is done.
 *   <li>For each position the depth is chosen at which the sequential program needs about the wanted time.
 *   <li>Repeat by repeat, position by position in random order, all configurations in random order search the position,
 *       each from cleared memory. What changes slowly on the machine so meets all of them alike. The first repeat also
 *       measures the machine ceiling for each number of threads.
 * </ol>
 */
public final class TimeToDepth {

    /**
     * What is measured.
     *
     * @param positions the positions in the game's notation
     * @param configurations the configurations, {@link Configuration#SEQUENTIAL} first
     * @param depth depth in plies for all positions, 0 to choose one for each by time
     * @param targetNanos wanted time of the sequential program for each position where the depth is chosen
     * @param repeats searches of each position by each configuration
     * @param warmUpNanos most time for warming up
     * @param ceiling whether the machine ceiling is measured
     * @param seed what the random order depends on
     */
    public record Settings(
            List<String> positions,
            List<Configuration> configurations,
            int depth,
            long targetNanos,
            int repeats,
            long warmUpNanos,
            boolean ceiling,
            long seed) {

        /** Copies the lists and checks the ranges. */
        public Settings {
            positions = List.copyOf(positions);
            configurations = Configuration.withBaseline(configurations);
            if (positions.isEmpty() || repeats < 1 || targetNanos < 1 || depth < 0) {
                throw new IllegalArgumentException(
                        "an experiment needs positions, a repeat and a depth or target time");
            }
        }
    }

    /** Hears how far the experiment is. The methods are called by the experiment's thread. */
    public interface Progress {

        /** Something worth a line has happened. */
        void note(String line);

        /** So many of all steps of the present phase are done. */
        void step(String phase, int done, int all);
    }

    /** A depth grows the time by about a factor 1.6 to 2: the first depth beyond this part of the target is nearest to it. */
    private static final double NEAR_TARGET = 1 / 1.6;

    /** A position that cannot be made to take this part of the target, as its game is decided, says nothing. */
    private static final double TOO_QUICK = 1 / 20.0;

    /** No iteration is waited for longer than so many times the target. */
    private static final int LONGEST = 8;

    private final Settings settings;
    private final Laboratory laboratory;
    private final Progress progress;
    private final Consumer<Measurement> onMeasurement;

    /**
     * Prepares the experiment.
     *
     * @param laboratory where the searches run; stays the caller's to close
     * @param onMeasurement hears of each search as soon as it is done
     */
    public TimeToDepth(
            Settings settings, Laboratory laboratory, Progress progress, Consumer<Measurement> onMeasurement) {
        this.settings = settings;
        this.laboratory = laboratory;
        this.progress = progress;
        this.onMeasurement = onMeasurement;
    }

    /** Runs the whole experiment and returns all searches in the order in which they ran. */
    public List<Measurement> run() throws InterruptedException {
        new WarmUp(laboratory, settings.positions(), settings.configurations(), settings.warmUpNanos(), progress).run();
        return measure(chooseDepths());
    }

    /** Returns the depth for each position, 0 for those that are left out. */
    private int[] chooseDepths() throws InterruptedException {
        final int[] depths = new int[settings.positions().size()];
        if (settings.depth() > 0) {
            Arrays.fill(depths, settings.depth());
            return depths;
        }
        for (int i = 0; i < depths.length; i++) {
            progress.step("choosing depths", i, depths.length);
            final String fen = settings.positions().get(i);
            final List<SearchReport> reports = laboratory.deepen(
                    fen, (long) (settings.targetNanos() * NEAR_TARGET), LONGEST * settings.targetNanos());
            final SearchReport last = reports.isEmpty() ? null : reports.getLast();
            if (last != null && last.nanos() >= settings.targetNanos() * TOO_QUICK) {
                depths[i] = last.depth();
            } else {
                progress.note("position " + (i + 1) + " is left out, its search ends too quickly: " + fen);
            }
        }
        progress.step("choosing depths", depths.length, depths.length);
        return depths;
    }

    private List<Measurement> measure(int[] depths) throws InterruptedException {
        final List<Integer> positions = new ArrayList<>();
        for (int i = 0; i < depths.length; i++) {
            if (depths[i] > 0) {
                positions.add(i);
            }
        }
        final Random random = new Random(settings.seed());
        final List<Measurement> measurements = new ArrayList<>();
        final int all = positions.size() * settings.repeats();
        int done = 0;
        for (int repeat = 1; repeat <= settings.repeats(); repeat++) {
            Collections.shuffle(positions, random);
            for (int position : positions) {
                progress.step("measuring", done++, all);
                final List<Configuration> block = block(repeat);
                Collections.shuffle(block, random);
                for (Configuration configuration : block) {
                    measure(position, repeat, configuration, depths[position], measurements);
                }
            }
        }
        progress.step("measuring", done, all);
        return measurements;
    }

    private List<Configuration> block(int repeat) {
        final List<Configuration> block = new ArrayList<>(settings.configurations());
        if (settings.ceiling() && repeat == 1) {
            settings.configurations().stream()
                    .mapToInt(Configuration::threads)
                    .filter(threads -> threads > 1)
                    .distinct()
                    .forEach(threads -> block.add(Configuration.ceiling(threads)));
        }
        return block;
    }

    private void measure(
            int position, int repeat, Configuration configuration, int depth, List<Measurement> measurements)
            throws InterruptedException {
        final String fen = settings.positions().get(position);
        final List<Laboratory.Timed> searches = laboratory.search(configuration, fen, SearchLimits.ofDepth(depth));
        for (int i = 0; i < searches.size(); i++) {
            final Laboratory.Timed search = searches.get(i);
            final Measurement measurement = new Measurement(
                    position + 1,
                    repeat,
                    configuration,
                    i + 1,
                    depth,
                    search.nanos(),
                    search.statistics(),
                    search.result().score(),
                    laboratory.formatMove(fen, search.result().move()),
                    fen);
            measurements.add(measurement);
            onMeasurement.accept(measurement);
        }
    }
}
