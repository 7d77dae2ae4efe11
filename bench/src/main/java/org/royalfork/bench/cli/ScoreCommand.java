package org.royalfork.bench.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.royalfork.bench.lab.Environment;
import org.royalfork.bench.lab.Score;
import org.royalfork.bench.lab.ScoreBenchmark;
import org.royalfork.bench.lab.ScoreProcess;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The one-number benchmark. */
@Command(
        name = "bench",
        description = {
            "The benchmark of machines: one comparable score for one core, one for all cores, and how it scales.",
            "A fixed workload is searched by several processes in turn until the scores are known within 1 %%, in less than"
                    + " three minutes. Of each position the fastest search of a process counts, since disturbances only ever"
                    + " make one slower. The last line of the output is for programs. Scores of the same workload can be"
                    + " compared."
        },
        sortOptions = false)
final class ScoreCommand implements Callable<Integer> {

    private static final double MOST_SECONDS = 86_400;

    @Spec
    private CommandSpec spec;

    @Option(names = "--threads", paramLabel = "N", description = "Threads of the second score (default: all cores).")
    private Integer threads;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "150",
            description = "Time that it takes at most (default: ${DEFAULT-VALUE}).")
    private double seconds;

    @Mixin
    private JsonOption json = new JsonOption();

    @Override
    public Integer call() throws CommandException, InterruptedException {
        final int count;
        try {
            count = threads == null ? Runtime.getRuntime().availableProcessors() : SearchChecks.threads(threads);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
        if (!(seconds > 0 && seconds <= MOST_SECONDS)) {
            throw new ParameterException(spec.commandLine(), "--seconds must be from 0 to 86400: " + seconds);
        }
        json.check();
        final Map<String, Object> environment = Environment.describe();
        final Score score = measure(count);
        final PrintWriter out = spec.commandLine().getOut();
        score.lines().forEach(out::println);
        out.println(score.parsable());
        out.flush();
        if (json.isGiven()) {
            final Map<String, Object> map = new LinkedHashMap<>();
            map.put("benchmark", "royalfork-bench");
            map.putAll(score.toMap());
            map.put("environment", environment);
            json.write(map);
        }
        return 0;
    }

    private Score measure(int count) throws CommandException, InterruptedException {
        final ProgressLine progress = new ProgressLine(spec.commandLine().getErr());
        Environment.busy().ifPresent(progress::note);
        final List<ScoreProcess> processes = new ArrayList<>();
        try {
            while (processes.size() < ScoreBenchmark.PROCESSES) {
                processes.add(new ScoreProcess());
            }
            return new ScoreBenchmark(count, seconds, processes, progress).run();
        } catch (IOException e) {
            throw new CommandException("cannot start a process of the benchmark: " + e.getMessage());
        } catch (IllegalStateException e) {
            throw new CommandException(e.getMessage());
        } finally {
            processes.forEach(ScoreProcess::close);
        }
    }
}
