package org.royalfork.bench.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.royalfork.bench.lab.ClearExperiment;
import org.royalfork.bench.lab.Environment;
import org.royalfork.tt.TableAllocationException;
import picocli.CommandLine.Command;
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

    @Option(
            names = "--hash",
            paramLabel = "MIB",
            defaultValue = "1024",
            description = "Size of the transposition table (default: ${DEFAULT-VALUE}).")
    private int hashMebibytes;

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

    @Option(names = "--json", paramLabel = "FILE", description = "Write figures and environment to this file.")
    private Path json;

    @Override
    public Integer call() throws CommandException {
        if (hashMebibytes < 1 || repeats < 1 || threads.stream().anyMatch(count -> count < 1)) {
            throw new ParameterException(spec.commandLine(), "--hash, --repeats and --threads must be at least 1");
        }
        JsonFile.check(json);
        final ProgressLine progress = new ProgressLine(spec.commandLine().getErr());
        Environment.busy().ifPresent(progress::note);
        final Map<String, Object> environment = Environment.describe();
        final List<ClearExperiment.Row> rows;
        try {
            rows = ClearExperiment.run((long) hashMebibytes << 20, threads, repeats, progress);
        } catch (TableAllocationException e) {
            throw new CommandException(e.getMessage());
        }
        final PrintWriter out = spec.commandLine().getOut();
        ClearExperiment.lines(rows).forEach(out::println);
        out.flush();
        if (json != null) {
            final Map<String, Object> map = new LinkedHashMap<>();
            map.put("experiment", "table clear");
            map.put("repeats", repeats);
            map.put("environment", environment);
            map.put("rows", rows.stream().map(ClearExperiment.Row::toMap).toList());
            JsonFile.write(json, map);
        }
        return 0;
    }
}
