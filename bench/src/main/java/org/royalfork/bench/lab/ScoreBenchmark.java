package org.royalfork.bench.lab;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.ToDoubleFunction;
import org.royalfork.bench.statistics.Estimate;
import org.royalfork.bench.statistics.GeometricMean;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.strategy.Strategy;

/**
 * The one-number benchmark: a fixed workload, searched by one core and by all.
 *
 * <p>The workload is a list of positions, each to a depth of its own, always from empty memory. After a warm-up it is searched
 * pass by pass, each position by the sequential program and by Young Brothers Wait with all cores, one after the other, until
 * the 95 % intervals of both scores over the passes are within 1 %, or the time is up. A pass's score is the geometric mean
 * over the positions of nodes a second. Nodes of the sequential program are the same in every pass, and that is checked.
 *
 * <p>Scores are nodes a second and not time to depth, since a parallel search of the same position takes fewer or more nodes by
 * chance: the scores of two runs would differ by more than two machines do. The speedup in time to depth is told beside them.
 */
public final class ScoreBenchmark {

    /** Version of the workload, raised with every change of positions, depths, table or the way of measuring. */
    public static final int VERSION = 1;

    /** Size of the table in MiB, a part of the workload. */
    public static final int HASH_MEBIBYTES = 64;

    /** Time in seconds that a run takes at most, if no single pass takes longer. */
    public static final double DEFAULT_SECONDS = 150;

    private static final String RESOURCE = "score-1.txt";
    private static final int LEAST_PASSES = 5;
    private static final double WARM_UP_PART = 0.2;
    private static final double NANOS = 1e9;

    /**
     * A part of the workload.
     *
     * @param depth depth in plies
     * @param position the position as FEN
     */
    public record Task(int depth, String position) {}

    /** The searches of one position in one pass. */
    private record Pair(double aloneNanos, double aloneNodes, double togetherNanos, double togetherNodes) {

        double aloneSpeed() {
            return aloneNodes / aloneNanos;
        }

        double togetherSpeed() {
            return togetherNodes / togetherNanos;
        }
    }

    private final List<Task> tasks;
    private final Configuration parallel;
    private final SearchRunner runner;
    private final double limitSeconds;
    private final TimeToDepth.Progress progress;
    private final LongSupplier clock;

    /**
     * Prepares the benchmark.
     *
     * @param threads threads of the second score
     * @param limitSeconds time that it may take
     * @param runner what searches, with a table of {@link #HASH_MEBIBYTES}
     */
    public ScoreBenchmark(int threads, double limitSeconds, SearchRunner runner, TimeToDepth.Progress progress) {
        this(workload(), threads, limitSeconds, runner, progress, System::nanoTime);
    }

    ScoreBenchmark(
            List<Task> tasks,
            int threads,
            double limitSeconds,
            SearchRunner runner,
            TimeToDepth.Progress progress,
            LongSupplier clock) {
        this.tasks = tasks;
        parallel = new Configuration(threads == 1 ? Strategy.SEQUENTIAL : Strategy.YOUNG_BROTHERS_WAIT, threads, 1);
        this.runner = runner;
        this.limitSeconds = limitSeconds;
        this.progress = progress;
        this.clock = clock;
    }

    /** Returns the workload: lines of a depth and a position. */
    public static List<Task> workload() {
        try (InputStream stream = ScoreBenchmark.class.getResourceAsStream(RESOURCE);
                BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return reader.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> line.split(" ", 2))
                    .map(parts -> new Task(Integer.parseInt(parts[0]), parts[1]))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + RESOURCE, e);
        }
    }

    /**
     * Runs the benchmark.
     *
     * @throws IllegalStateException with one line, when a search fails or the sequential searches are not the same each time
     */
    public Score run() throws InterruptedException {
        final long start = clock.getAsLong();
        new WarmUp(
                        runner,
                        tasks.stream().map(Task::position).toList(),
                        Configuration.withBaseline(List.of(parallel)),
                        (long) (limitSeconds * WARM_UP_PART * NANOS),
                        progress)
                .run();
        final List<List<Pair>> passes = new ArrayList<>();
        double longest = 0;
        double seconds;
        Score score;
        do {
            final long before = clock.getAsLong();
            passes.add(pass(passes.size() % 2 == 0));
            longest = Math.max(longest, (clock.getAsLong() - before) / NANOS);
            seconds = (clock.getAsLong() - start) / NANOS;
            score = score(passes, seconds);
            progress.step("measuring", (int) Math.min(seconds, limitSeconds), (int) Math.ceil(limitSeconds));
        } while (!(score.stable() && passes.size() >= LEAST_PASSES) && seconds + longest <= limitSeconds);
        return score;
    }

    /** Searches all positions once by both configurations; which one comes first alternates. */
    private List<Pair> pass(boolean aloneFirst) throws InterruptedException {
        final List<Pair> pairs = new ArrayList<>();
        boolean first = aloneFirst;
        for (Task task : tasks) {
            SearchRunner.Timed alone = first ? search(Configuration.SEQUENTIAL, task) : null;
            final SearchRunner.Timed together =
                    parallel.threads() == 1 && alone != null ? alone : search(parallel, task);
            alone = alone == null ? parallel.threads() == 1 ? together : search(Configuration.SEQUENTIAL, task) : alone;
            pairs.add(new Pair(
                    alone.nanos(),
                    alone.statistics().nodes(),
                    together.nanos(),
                    together.statistics().nodes()));
            first = !first;
        }
        return pairs;
    }

    private SearchRunner.Timed search(Configuration configuration, Task task) throws InterruptedException {
        return runner.search(configuration, task.position(), SearchLimits.ofDepth(task.depth()))
                .getFirst();
    }

    private Score score(List<List<Pair>> passes, double seconds) {
        final double nodes = nodes(passes.getFirst());
        if (passes.stream().anyMatch(pass -> nodes(pass) != nodes)) {
            throw new IllegalStateException(
                    "the sequential searches are not the same in each pass: the machine is faulty");
        }
        final Estimate one = overPasses(passes, Pair::aloneSpeed);
        final Estimate all = overPasses(passes, Pair::togetherSpeed);
        return new Score(
                VERSION + "-" + (long) nodes,
                parallel.threads(),
                one.map(speed -> speed * NANOS / 1000),
                all.map(speed -> speed * NANOS / 1000),
                overPasses(passes, pair -> pair.togetherSpeed() / pair.aloneSpeed()),
                overPositions(passes),
                passes.size(),
                seconds,
                Math.max(Score.precision(one), Score.precision(all)) <= Score.AIM);
    }

    private static double nodes(List<Pair> pass) {
        return pass.stream().mapToDouble(Pair::aloneNodes).sum();
    }

    private static Estimate overPasses(List<List<Pair>> passes, ToDoubleFunction<Pair> value) {
        return GeometricMean.estimate(
                passes.stream()
                        .mapToDouble(pass -> GeometricMean.of(
                                pass.stream().mapToDouble(value).toArray()))
                        .toArray(),
                VERSION);
    }

    /** Returns the mean of T1 / TP; what differs is above all the positions. */
    private Estimate overPositions(List<List<Pair>> passes) {
        final double[] speedups = new double[tasks.size()];
        for (int i = 0; i < speedups.length; i++) {
            final int position = i;
            speedups[i] = GeometricMean.of(passes.stream()
                    .map(pass -> pass.get(position))
                    .mapToDouble(pair -> pair.aloneNanos() / pair.togetherNanos())
                    .toArray());
        }
        return GeometricMean.estimate(speedups, VERSION);
    }
}
