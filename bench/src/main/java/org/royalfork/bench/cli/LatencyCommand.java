package org.royalfork.bench.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.royalfork.bench.lab.ServiceLatency;
import org.royalfork.bench.lab.UciLatency;
import org.royalfork.bench.match.EngineSpec;
import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures how promptly a UCI engine starts, stops and ends, or how promptly the background service answers. */
@Command(
        name = "latency",
        description = {
            "Measure how promptly a UCI engine starts, stops and ends, or how promptly the background service answers.",
            "The exit code is 1 when the engine does not answer at all, or when the service once answers late."
        },
        sortOptions = false)
final class LatencyCommand implements Callable<Integer> {

    private static final double WARM_UP_SECONDS = 2;

    @Spec
    private CommandSpec spec;

    @ArgGroup(multiplicity = "1")
    private Subject subject;

    /** What is measured. */
    private static final class Subject {

        @Option(
                names = "--engine",
                paramLabel = "COMMAND",
                description = "A UCI engine with its arguments, such as scripts/royalfork.")
        private String engine;

        @Option(
                names = "--service",
                description = "The background service, in this process: chess moves in 15 ms at depth 12.")
        private boolean service;
    }

    @Option(
            names = "--tries",
            paramLabel = "N",
            description = "Stops for each number of threads, from which other series follow (default: 200); "
                    + "or moves of the service for each number of threads (default: 1000).")
    private Integer tries;

    @Option(
            names = "--threads",
            paramLabel = "N",
            split = ",",
            description = "Numbers of search threads to try (default: 2,16 for an engine, 1,2 for the service).")
    private List<Integer> threads;

    @Option(
            names = WarmUpOption.NAME,
            paramLabel = "S",
            description =
                    "How long the service warms itself up before, in seconds (default: 2; 0 measures a cold one).")
    private Double warmUpSeconds;

    @Override
    public Integer call() throws CommandException, InterruptedException {
        if (tries != null && tries < 1) {
            throw new ParameterException(spec.commandLine(), "--tries must be at least 1, not " + tries);
        }
        try {
            if (threads != null) {
                threads.forEach(SearchChecks::threads);
            }
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
        if (warmUpSeconds != null && !subject.service) {
            throw new ParameterException(spec.commandLine(), WarmUpOption.NAME + " goes with --service");
        }
        return subject.service ? measureService() : measureEngine();
    }

    private int measureService() throws InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        long warmUpMillis = warmUpMillis();
        boolean good = true;
        for (int number : threads == null ? List.of(1, 2) : threads) {
            ServiceLatency.Outcome outcome =
                    new ServiceLatency().run(tries == null ? 1_000 : tries, number, warmUpMillis);
            out.println(outcome);
            out.flush();
            good &= outcome.isGood();
        }
        return good ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    private long warmUpMillis() {
        try {
            return SearchChecks.nanos(WarmUpOption.NAME, warmUpSeconds == null ? WARM_UP_SECONDS : warmUpSeconds)
                    / 1_000_000;
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    private int measureEngine() throws CommandException {
        PrintWriter out = spec.commandLine().getOut();
        try {
            List<Integer> numbers = threads == null ? List.of(2, 16) : threads;
            new UciLatency(EngineSpec.splitCommand(subject.engine))
                    .run(tries == null ? 200 : tries, numbers, series -> {
                        out.println(series);
                        out.flush();
                    });
            return CommandLine.ExitCode.OK;
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        } catch (IOException | UciLatency.Hang e) {
            throw new CommandException(e.getMessage());
        }
    }
}
