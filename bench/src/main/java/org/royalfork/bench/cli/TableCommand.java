package org.royalfork.bench.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.openjdk.jmh.runner.RunnerException;
import org.royalfork.bench.contest.Contest;
import org.royalfork.bench.contest.ContestReport;
import org.royalfork.bench.contest.ContestRow;
import org.royalfork.bench.contest.ContestSettings;
import org.royalfork.bench.contest.Design;
import org.royalfork.bench.contest.Operation;
import org.royalfork.bench.lab.Environment;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures the transposition table beside other designs and beside the memory's limit. */
@Command(
        name = "table",
        description = {
            "Measure the transposition table beside what a Java programmer would take instead, and beside the limit:",
            "a loop that only reads or writes one word of a random cache line in the same memory.",
            "All hold as many random keys as the table has entries; half of the probes ask for one of them."
        },
        sortOptions = false)
final class TableCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--sizes",
            paramLabel = "MIB",
            split = ",",
            description =
                    "Sizes of the table in MiB; the others get what it is worth in entries (default: 1,256,4096).")
    private List<Long> mebibytes;

    @Option(
            names = "--threads",
            paramLabel = "N",
            split = ",",
            defaultValue = "1,2",
            description = "Numbers of threads that share it (default: ${DEFAULT-VALUE}).")
    private List<Integer> threads;

    @Option(
            names = "--operations",
            paramLabel = "NAME",
            split = ",",
            description = "Some of ${COMPLETION-CANDIDATES} (default: all); mixed is three probes for each store.")
    private List<Operation> operations;

    @Option(
            names = "--contestants",
            paramLabel = "NAME",
            split = ",",
            description = "Some of ${COMPLETION-CANDIDATES} (default: all).")
    private List<Design> designs;

    @Option(
            names = "--max-heap",
            paramLabel = "GIB",
            defaultValue = "8",
            description = "Leave out who needs a larger heap (default: ${DEFAULT-VALUE}).")
    private long maxHeapGibibytes;

    @Option(
            names = "--forks",
            paramLabel = "N",
            defaultValue = "1",
            description = "JVMs for each figure (default: ${DEFAULT-VALUE}).")
    private int forks;

    @Option(names = "--iterations", paramLabel = "N", description = "Measurements in each JVM (default: 3).")
    private Integer iterations;

    @Option(names = "--millis", paramLabel = "MS", description = "Length of each measurement (default: 300).")
    private Integer millis;

    @Option(
            names = "--jvm-option",
            paramLabel = "OPTION",
            description =
                    "One more option for the JVM of each figure, as -XX:BlockLayoutMinDiamondPercentage=0; repeatable.")
    private List<String> jvmOptions = List.of();

    @Option(
            names = "--quick",
            description = "Small tables and one short measurement each: a first impression, no figure to compare.")
    private boolean quick;

    @Option(names = "--json", paramLabel = "FILE", description = "Write all figures to this file.")
    private Path json;

    @Override
    public Integer call() throws CommandException, InterruptedException {
        JsonFile.check(json);
        final ContestSettings settings = settings();
        final PrintWriter err = spec.commandLine().getErr();
        Environment.busy().ifPresent(err::println);
        final Contest contest = new Contest(settings);
        final ProgressLine progress = new ProgressLine(err);
        final int steps = contest.steps();
        final List<ContestRow> rows;
        try {
            rows = contest.run(done -> progress.step("measuring", done, steps));
        } catch (RunnerException e) {
            throw CommandException.of(e);
        }
        final ContestReport report = new ContestReport(rows, settings.threads(), contest.hitRates());
        final PrintWriter out = spec.commandLine().getOut();
        report.lines().forEach(out::println);
        out.flush();
        if (json != null) {
            final Map<String, Object> content = new LinkedHashMap<>();
            content.put("experiment", "table");
            content.put("environment", Environment.describe());
            content.put("settings", settings.toString());
            content.put("rows", report.data());
            JsonFile.write(json, content);
        }
        return 0;
    }

    private ContestSettings settings() {
        try {
            return new ContestSettings(
                    orDefault(designs, Arrays.asList(Design.values())),
                    orDefault(operations, Arrays.asList(Operation.values())),
                    orDefault(mebibytes, quick ? List.of(1L, 64L) : List.of(1L, 256L, 4096L)),
                    threads,
                    forks,
                    orDefault(iterations, quick ? 1 : 3),
                    orDefault(millis, 300),
                    Math.multiplyExact(maxHeapGibibytes, 1L << 30),
                    jvmOptions);
        } catch (IllegalArgumentException | ArithmeticException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    private static <T> T orDefault(T value, T otherwise) {
        return value == null ? otherwise : value;
    }
}
