package org.royalfork.bench.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.royalfork.bench.lab.UciLatency;
import org.royalfork.bench.match.EngineSpec;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures how promptly a UCI engine starts, stops and ends. */
@Command(
        name = "latency",
        description = {
            "Measure how promptly a UCI engine starts, stops and ends.",
            "The exit code is 1 when the engine does not answer at all."
        },
        sortOptions = false)
final class LatencyCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--engine",
            required = true,
            paramLabel = "COMMAND",
            description = "The engine with its arguments, such as scripts/royalfork.")
    private String engine;

    @Option(
            names = "--tries",
            paramLabel = "N",
            defaultValue = "200",
            description = "Stops for each number of threads; other series follow from it (default: ${DEFAULT-VALUE}).")
    private int tries;

    @Option(
            names = "--threads",
            paramLabel = "N",
            split = ",",
            defaultValue = "2,16",
            description = "Numbers of search threads to try (default: ${DEFAULT-VALUE}).")
    private List<Integer> threads;

    @Override
    public Integer call() throws CommandException {
        if (tries < 1) {
            throw new ParameterException(spec.commandLine(), "--tries must be at least 1, not " + tries);
        }
        PrintWriter out = spec.commandLine().getOut();
        try {
            new UciLatency(EngineSpec.splitCommand(engine)).run(tries, threads, series -> {
                out.println(series);
                out.flush();
            });
            return 0;
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        } catch (IOException | UciLatency.Hang e) {
            throw new CommandException(e.getMessage());
        }
    }
}
