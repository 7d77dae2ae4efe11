package org.royalfork.bench.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.royalfork.bench.lab.Allocation;
import org.royalfork.engine.chess.ChessGame;
import org.royalfork.tt.TableAllocationException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures what a search allocates. */
@Command(
        name = "allocation",
        description = "Measure how many bytes the threads of a search allocate on the Java heap, after warm-up.",
        sortOptions = false)
final class AllocationCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private ConfigurationOption configuration = new ConfigurationOption("sequential:1");

    @Option(
            names = "--positions",
            paramLabel = "N",
            defaultValue = "8",
            description = "Number of the benchmark's positions (default: ${DEFAULT-VALUE}).")
    private int positions;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "4",
            description = "Time for each position, warm-up the same again (default: ${DEFAULT-VALUE}).")
    private double seconds;

    @Mixin
    private HashOption hash = new HashOption(128);

    @Option(
            names = "--limit",
            paramLabel = "BYTES",
            description = "Fail when a thread allocates more than this a second in the second half of a search.")
    private Long limit;

    @Override
    public Integer call() throws CommandException, InterruptedException {
        final List<Allocation.Sample> samples = measure();
        final PrintWriter out = spec.commandLine().getOut();
        for (Allocation.Sample sample : samples) {
            out.printf(
                    Locale.ROOT,
                    "%,9.0f bytes/s a thread (%d reports), whole search %,9d bytes, %.4f a node  %s%n",
                    sample.steadyBytesPerSecond(),
                    sample.steadyReports(),
                    sample.wholeBytes(),
                    (double) sample.wholeBytes() / Math.max(1, sample.nodes()),
                    sample.fen());
        }
        final double worst = samples.stream()
                .mapToDouble(Allocation.Sample::steadyBytesPerSecond)
                .max()
                .orElse(0);
        final double mean = samples.stream()
                .mapToDouble(Allocation.Sample::steadyBytesPerSecond)
                .average()
                .orElse(0);
        out.printf(Locale.ROOT, "Steady state: mean %.0f, worst %.0f bytes a second a thread%n", mean, worst);
        out.flush();
        return limit != null && worst > limit ? 1 : 0;
    }

    private List<Allocation.Sample> measure() throws CommandException, InterruptedException {
        try {
            if (!(seconds > 0)) {
                throw new IllegalArgumentException("--seconds must be positive: " + seconds);
            }
            final long millis = (long) (seconds * 1000);
            return new Allocation(new ChessGame(), configuration.parsed(), hash.bytes())
                    .run(ExperimentPositions.subset(new ChessGame().benchmarkPositions(), positions), millis, millis);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        } catch (TableAllocationException e) {
            throw new CommandException(e.getMessage());
        }
    }
}
