package org.royalfork.bench.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.NoBenchmarksException;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.royalfork.bench.micro.PerftBenchmark;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs the JMH benchmarks. */
@Command(
        name = "micro",
        description = {
            "Run the JMH benchmarks whose names match PATTERN: perft, make and unmake, move generation, evaluation,"
                    + " exchange, table, split overhead, one iteration of search.",
            "Each runs in JVMs of its own; figures are average times of one operation."
        },
        sortOptions = false)
final class MicroCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "PATTERN", arity = "0..*", description = "Regular expressions of names (default: all).")
    private List<String> patterns = List.of();

    @Option(names = "--list", description = "Only list the names.")
    private boolean list;

    @Option(
            names = "--quick",
            description = "One JVM and a few short iterations each: a first impression, no figure to compare.")
    private boolean quick;

    @Option(names = "--forks", paramLabel = "N", description = "JVMs for each benchmark (default: 3).")
    private Integer forks;

    @Option(names = "--threads", paramLabel = "N", description = "Threads that run a benchmark at once (default: 1).")
    private Integer threads;

    @Option(
            names = "--profiler",
            paramLabel = "NAME",
            description = "JMH profiler; may be repeated. gc is always there (what is allocated); perf, perfnorm and"
                    + " perfasm need Linux's perf.")
    private List<String> profilers = List.of();

    @Option(names = "--json", paramLabel = "FILE", description = "Write JMH's results to this file.")
    private Path json;

    @Override
    public Integer call() throws CommandException {
        JsonFile.check(json);
        final Runner runner = new Runner(options().build());
        try {
            if (list) {
                runner.list();
            } else {
                runner.run();
            }
            return 0;
        } catch (NoBenchmarksException e) {
            throw new ParameterException(spec.commandLine(), "no benchmark matches " + String.join(" ", patterns), e);
        } catch (RunnerException e) {
            if (String.valueOf(e.getMessage()).startsWith("Profilers failed")) {
                throw new CommandException(
                        "a profiler is not available on this machine: " + String.join(", ", profilers)
                                + " (perf, perfnorm and perfasm need Linux's perf and the right to use it)");
            }
            throw CommandException.of(e);
        }
    }

    private ChainedOptionsBuilder options() {
        final ChainedOptionsBuilder options = new OptionsBuilder();
        if (patterns.isEmpty()) {
            options.include(PerftBenchmark.class.getPackageName());
        }
        patterns.forEach(options::include);
        profilers.forEach(options::addProfiler);
        if (quick) {
            options.forks(1)
                    .warmupIterations(2)
                    .warmupTime(TimeValue.milliseconds(500))
                    .measurementIterations(3)
                    .measurementTime(TimeValue.milliseconds(300));
        }
        if (forks != null) {
            options.forks(positive("--forks", forks));
        }
        if (threads != null) {
            try {
                options.threads(SearchChecks.threads(threads));
            } catch (IllegalArgumentException e) {
                throw new ParameterException(spec.commandLine(), e.getMessage(), e);
            }
        }
        if (json != null) {
            options.result(json.toString()).resultFormat(ResultFormatType.JSON);
        }
        return options;
    }

    private int positive(String option, int value) {
        if (value < 1) {
            throw new ParameterException(spec.commandLine(), option + " must be at least 1: " + value);
        }
        return value;
    }
}
