package org.royalfork.bench.contest;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * The transposition table beside what a Java programmer would take instead, and beside what the memory allows.
 *
 * <p>All are filled with as many different keys as the table has entries, and then asked for random keys, half of which
 * were stored ({@link KeyStream}); stores are of keys that were stored before. The keys come in batches, and do not depend
 * on each other or on the answers, so that the processor may have many of them under way. The maps keep everything, and never have to make
 * room, which flatters them; the tables have four entries a cluster and forget a fifth.
 *
 * <p>Each figure comes from JVMs of its own, with a heap that suits the contestant: the arrays as large as they are, the
 * maps with twice what they hold. The heap is in huge pages where the system allows, as the table is, and the collector is
 * the one with the highest throughput.
 */
public final class Contest {

    private static final long MEBIBYTE = 1L << 20;

    /** Least time before the measurements, in milliseconds: for the compilers. */
    private static final int WARM_UP_MILLIS = 500;

    private final ContestSettings settings;

    /** Makes a contest; {@link #run} holds it. */
    public Contest(ContestSettings settings) {
        this.settings = settings;
    }

    /** Returns the number of figures that will be measured. */
    public int steps() {
        long rows = 0;
        for (long size : settings.mebibytes()) {
            rows += settings.designs().stream()
                    .filter(design -> leftOut(design, size).isEmpty())
                    .count();
        }
        return Math.toIntExact(
                rows * settings.operations().size() * settings.threads().size());
    }

    /**
     * Measures everything.
     *
     * @param progress hears how many steps are done
     * @throws RunnerException if a benchmark fails
     */
    public List<ContestRow> run(IntConsumer progress) throws RunnerException {
        final List<ContestRow> rows = new ArrayList<>();
        int done = 0;
        progress.accept(0);
        for (Operation operation : settings.operations()) {
            for (long size : settings.mebibytes()) {
                for (Design design : settings.designs()) {
                    final Optional<String> leftOut = leftOut(design, size);
                    final List<Score> scores = new ArrayList<>();
                    if (leftOut.isEmpty()) {
                        for (int threads : settings.threads()) {
                            scores.add(measure(operation, size, design, threads));
                            progress.accept(++done);
                        }
                    }
                    rows.add(new ContestRow(operation, size, design, scores, leftOut));
                }
            }
        }
        return rows;
    }

    /**
     * Returns for each contestant the share of probes that find something, 0 to 1, as the benchmark asks them: measured
     * at 1 MiB, and the same at any size. The limit's words mean nothing.
     */
    public Map<Design, Double> hitRates() throws InterruptedException {
        final Map<Design, Double> rates = new EnumMap<>(Design.class);
        for (Design design : settings.designs()) {
            if (design != Design.RAW_MEMORY) {
                rates.put(design, Filling.hitRate(design, MEBIBYTE));
            }
        }
        return rates;
    }

    /** Returns why a contestant cannot take part at a size, if so. */
    private Optional<String> leftOut(Design design, long mebibytes) {
        final long heap = heapBytes(design, mebibytes);
        return heap <= settings.maxHeapBytes()
                ? Optional.empty()
                : Optional.of(String.format(
                        Locale.ROOT,
                        "left out: needs a heap of about %d GiB, allowed are %d (--max-heap)",
                        Math.ceilDiv(heap, 1L << 30),
                        settings.maxHeapBytes() >> 30));
    }

    /** The heap of a contestant: twice what a map holds, since its stores make garbage, and some for JMH. */
    private static long heapBytes(Design design, long mebibytes) {
        return design.heapBytes(mebibytes * MEBIBYTE) * (design.isMap() ? 2 : 1) + 256 * MEBIBYTE;
    }

    private Score measure(Operation operation, long mebibytes, Design design, int threads) throws RunnerException {
        final RunResult result = new Runner(options(operation, mebibytes, design, threads)).runSingle();
        final double[] scores = result.getBenchmarkResults().stream()
                .flatMap(fork -> fork.getIterationResults().stream())
                .mapToDouble(iteration -> iteration.getPrimaryResult().getScore())
                .sorted()
                .toArray();
        final double mean = result.getPrimaryResult().getScore();
        final double spread = (scores[scores.length - 1] - scores[0]) / 2 / mean;
        final double bytes =
                result.getSecondaryResults().get("gc.alloc.rate.norm").getScore();
        return new Score(threads, mean, spread, bytes);
    }

    private Options options(Operation operation, long mebibytes, Design design, int threads) {
        final long heap = heapBytes(design, mebibytes) / MEBIBYTE;
        final TimeValue time = TimeValue.milliseconds(settings.millis());
        return new OptionsBuilder()
                .include(ContestBenchmark.class.getName() + "." + operation.method() + "$")
                .param("design", design.name())
                .param("mebibytes", Long.toString(mebibytes))
                .threads(threads)
                .forks(settings.forks())
                .warmupIterations(1)
                .warmupTime(TimeValue.milliseconds(Math.max(WARM_UP_MILLIS, settings.millis())))
                .measurementIterations(settings.iterations())
                .measurementTime(time)
                .addProfiler(GCProfiler.class)
                .shouldFailOnError(true)
                .verbosity(VerboseMode.SILENT)
                .jvmArgs(
                        "-Xms" + heap + "m",
                        "-Xmx" + heap + "m",
                        // An array that fills the heap must not meet a young generation of a third of it.
                        "-Xmn" + (design.isMap() ? heap / 4 : 64) + "m",
                        "-XX:+UseParallelGC",
                        "-XX:+UseTransparentHugePages",
                        "--add-exports=java.base/jdk.internal.misc=ALL-UNNAMED",
                        "--enable-native-access=ALL-UNNAMED",
                        "--sun-misc-unsafe-memory-access=allow")
                .jvmArgsAppend(settings.jvmOptions().toArray(String[]::new))
                .build();
    }
}
