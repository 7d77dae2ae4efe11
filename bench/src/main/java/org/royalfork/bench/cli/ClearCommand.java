package org.royalfork.bench.cli;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.royalfork.bench.lab.ClearExperiment;
import org.royalfork.bench.lab.Environment;
import org.royalfork.tt.TableAllocationException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures how fast a table is cleared. */
@Command(
        name = "clear",
        description =
                "Measure how long the threads together take to touch a new transposition table and to clear it again.",
        sortOptions = false)
final class ClearCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private HashOption hash = new HashOption(1024);

    @Option(
            names = "--threads",
            paramLabel = "N",
            split = ",",
            defaultValue = "1,2",
            description = "Numbers of threads that are compared with the first (default: ${DEFAULT-VALUE}).")
    private List<Integer> threads;

    @Option(
            names = "--repeats",
            paramLabel = "R",
            defaultValue = "3",
            description = "Repeats, of which the median counts (default: ${DEFAULT-VALUE}).")
    private int repeats;

    @Mixin
    private JsonOption json = new JsonOption();

    @Override
    public Integer call() throws CommandException {
        final long bytes;
        try {
            bytes = hash.bytes();
            threads.forEach(SearchChecks::threads);
            if (repeats < 1) {
                throw new IllegalArgumentException("--repeats must be at least 1: " + repeats);
            }
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
        json.check();
        final ProgressLine progress = new ProgressLine(spec.commandLine().getErr());
        Environment.busy().ifPresent(progress::note);
        final Map<String, Object> environment = Environment.describe();
        final List<ClearExperiment.Row> rows;
        try {
            rows = ClearExperiment.run(bytes, threads, repeats, progress);
        } catch (TableAllocationException e) {
            throw new CommandException(e.getMessage());
        }
        final PrintWriter out = spec.commandLine().getOut();
        ClearExperiment.lines(rows).forEach(out::println);
        out.flush();
        if (json.isGiven()) {
            final Map<String, Object> map = new LinkedHashMap<>();
            map.put("experiment", "table clear");
            map.put("repeats", repeats);
            map.put("environment", environment);
            map.put("rows", rows.stream().map(ClearExperiment.Row::toMap).toList());
            json.write(map);
        }
        return 0;
    }
}
