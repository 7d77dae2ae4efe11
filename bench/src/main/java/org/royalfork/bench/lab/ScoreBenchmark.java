package org.royalfork.bench.lab;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.royalfork.bench.statistics.Estimate;
import org.royalfork.bench.statistics.GeometricMean;

/**
 * The one-number benchmark: a fixed workload, searched by one core and by all.
 *
 * <p>The workload is a list of positions, each to a depth of its own, always from empty memory. It is searched pass by pass,
 * each position by the sequential program and by Young Brothers Wait with all cores, one after the other. Passes take turns
 * between several processes, until the 95 % intervals of both scores are within 1 %, or the time is up.
 *
 * <p>Other programs, other guests of a shared machine and the just-in-time compiler at its work only ever make a search slower.
 * So of each position the fastest search of a process counts ({@link ScoreSamples}), which is the usual remedy (the least time,
 * as in lmbench of McVoy and Staelin, 1996), and no warm-up is needed: slow beginnings do not count. The searches of a
 * position are short and many and spread over the whole time, so that some fall between disturbances. What each JVM makes of
 * the program differs by a percent or two for good, as compilation depends on chance; so a score is the geometric mean over
 * processes, and its interval is theirs.
 *
 * <p>Scores are nodes a second and not time to depth, since a parallel search of the same position takes fewer or more nodes by
 * chance: the scores of two runs would differ by more than two machines do. The speedup in time to depth is told beside them.
 */
public final class ScoreBenchmark {

    /** Version of the workload, raised with every change of positions, depths, table, sharing of nodes or the way of measuring. */
    public static final int VERSION = 3;

    /** Size of the table in MiB, a part of the workload. */
    public static final int HASH_MEBIBYTES = 64;

    /** Number of processes that take turns. */
    public static final int PROCESSES = 5;

    /** Time in seconds that a run takes at most, if no single pass takes longer. */
    public static final double DEFAULT_SECONDS = 150;

    private static final String RESOURCE = "score-2.txt";

    /** Passes of a process at least; in the first two the compilers are at work. */
    private static final int LEAST_PASSES = 8;

    private static final double NANOS = 1e9;

    /**
     * A part of the workload.
     *
     * @param depth depth in plies
     * @param position the position as FEN
     */
    public record Task(int depth, String position) {}

    /**
     * A search.
     *
     * @param nanos its time in nanoseconds
     * @param nodes its nodes
     */
    public record Sample(long nanos, long nodes) {

        /** Returns nodes a nanosecond. */
        double speed() {
            return (double) nodes / nanos;
        }
    }

    /** Something that searches, with a speed of its own. */
    public interface Runner {

        /**
         * Searches from empty memory.
         *
         * @param threads threads, 1 for the sequential program
         * @throws IllegalStateException with one line, when the search fails
         */
        Sample search(int threads, Task task) throws InterruptedException;
    }

    private final List<Task> tasks;
    private final int threads;
    private final List<? extends Runner> runners;
    private final double limitSeconds;
    private final TimeToDepth.Progress progress;
    private final LongSupplier clock;

    /**
     * Prepares the benchmark.
     *
     * @param threads threads of the second score
     * @param limitSeconds time that it may take
     * @param runners what takes turns, {@link #PROCESSES} for a score that can be compared
     */
    public ScoreBenchmark(
            int threads, double limitSeconds, List<? extends Runner> runners, TimeToDepth.Progress progress) {
        this(workload(), threads, limitSeconds, runners, progress, System::nanoTime);
    }

    ScoreBenchmark(
            List<Task> tasks,
            int threads,
            double limitSeconds,
            List<? extends Runner> runners,
            TimeToDepth.Progress progress,
            LongSupplier clock) {
        this.tasks = tasks;
        this.threads = threads;
        this.runners = List.copyOf(runners);
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
        final List<ScoreSamples> processes = Stream.generate(() -> new ScoreSamples(tasks.size()))
                .limit(runners.size())
                .toList();
        final double[] passSeconds = new double[runners.size()];
        int passes = 0;
        double seconds;
        Score score;
        do {
            final int turn = passes % runners.size();
            final long before = clock.getAsLong();
            pass(runners.get(turn), processes.get(turn), passes / runners.size());
            passes++;
            passSeconds[turn] = (clock.getAsLong() - before) / NANOS;
            seconds = (clock.getAsLong() - start) / NANOS;
            score = score(processes, passes, seconds);
            progress.step("measuring", (int) Math.min(seconds, limitSeconds), (int) Math.ceil(limitSeconds));
        } while (!(score.stable() && passes >= LEAST_PASSES * runners.size())
                && seconds + Arrays.stream(passSeconds).max().orElse(0) <= limitSeconds);
        return score;
    }

    /** Searches all positions once by one core and by all; which comes first alternates. */
    private void pass(Runner runner, ScoreSamples samples, int number) throws InterruptedException {
        for (int i = 0; i < tasks.size(); i++) {
            final Task task = tasks.get(i);
            if (threads == 1) {
                final Sample sample = runner.search(1, task);
                samples.add(i, sample, sample);
            } else if ((number + i) % 2 == 0) {
                final Sample one = runner.search(1, task);
                samples.add(i, one, runner.search(threads, task));
            } else {
                final Sample all = runner.search(threads, task);
                samples.add(i, runner.search(1, task), all);
            }
        }
    }

    private Score score(List<ScoreSamples> processes, int passes, double seconds) {
        final List<ScoreSamples> measured = processes.subList(0, Math.min(passes, processes.size()));
        final long nodes = measured.getFirst().oneCoreNodes();
        if (measured.stream().anyMatch(samples -> samples.oneCoreNodes() != nodes)) {
            throw new IllegalStateException(
                    "the sequential searches are not the same in each pass: the machine is faulty");
        }
        final Estimate one = overProcesses(measured, ScoreSamples::oneCore);
        final Estimate all = overProcesses(measured, ScoreSamples::allCores);
        return new Score(
                VERSION + "-" + nodes,
                threads,
                one.map(speed -> speed * NANOS / 1000),
                all.map(speed -> speed * NANOS / 1000),
                overProcesses(measured, samples -> samples.allCores() / samples.oneCore()),
                speedup(measured),
                passes,
                seconds,
                Math.max(Score.precision(one), Score.precision(all)) <= Score.AIM);
    }

    private static Estimate overProcesses(List<ScoreSamples> processes, ToDoubleFunction<ScoreSamples> value) {
        return GeometricMean.estimate(processes.stream().mapToDouble(value).toArray(), VERSION);
    }

    /** Returns the mean of T1 / TP, of the medians in each process; what differs is above all the positions. */
    private Estimate speedup(List<ScoreSamples> processes) {
        return GeometricMean.estimate(
                IntStream.range(0, tasks.size())
                        .mapToDouble(task -> GeometricMean.of(processes.stream()
                                .mapToDouble(samples -> samples.speedup(task))
                                .toArray()))
                        .toArray(),
                VERSION);
    }
}
