package org.royalfork.bench.suite;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.royalfork.bench.lab.Configuration;
import org.royalfork.bench.statistics.Estimate;
import org.royalfork.bench.statistics.GeometricMean;

/** What came out of a suite, for each configuration and for each problem. */
public final class SuiteReport {

    /** Shorter times to solution are equal: no clock and no report tells them apart. */
    private static final double LEAST_SECONDS = 0.001;

    /**
     * How one configuration did.
     *
     * @param configuration how it searched
     * @param solved number of trials that solved their problem
     * @param trials number of trials
     * @param totalSeconds sum of the times to solution of the solved ones
     * @param wholeSeconds the same, with the time of the whole search for each unsolved one
     * @param timesAsFast how many times as soon as the first configuration it solves what both solve, a geometric mean over
     *     problems
     */
    public record Line(
            Configuration configuration,
            int solved,
            int trials,
            double totalSeconds,
            double wholeSeconds,
            Estimate timesAsFast) {

        /** Returns the mean time to solution in seconds, NaN when nothing was solved. */
        public double meanSeconds() {
            return solved == 0 ? Double.NaN : totalSeconds / solved;
        }

        private Map<String, Object> toMap() {
            final Map<String, Object> map = new LinkedHashMap<>();
            map.put("configuration", configuration.label());
            map.put("solved", solved);
            map.put("searches", trials);
            map.put("totalSeconds", totalSeconds);
            map.put("meanSeconds", finite(meanSeconds()));
            map.put("totalSecondsWithUnsolved", wholeSeconds);
            map.put("timesAsFast", finite(timesAsFast.value()));
            map.put("timesAsFastLow", finite(timesAsFast.low()));
            map.put("timesAsFastHigh", finite(timesAsFast.high()));
            map.put("solvedByBoth", timesAsFast.count());
            return map;
        }
    }

    private final SuiteSettings settings;
    private final List<Trial> trials;

    /** Makes the report of trials, which need not be complete. */
    public SuiteReport(SuiteSettings settings, List<Trial> trials) {
        this.settings = settings;
        this.trials = List.copyOf(trials);
    }

    /** Returns how each configuration did. */
    public List<Line> configurations() {
        return settings.configurations().stream().map(this::line).toList();
    }

    private List<Trial> of(Configuration configuration) {
        return trials.stream()
                .filter(trial -> trial.configuration().equals(configuration))
                .toList();
    }

    private Line line(Configuration configuration) {
        final List<Trial> own = of(configuration);
        final List<Trial> solved = own.stream().filter(Trial::isSolved).toList();
        final double total =
                solved.stream().mapToLong(trial -> trial.solution().nanos()).sum() / 1e9;
        final double unsolved = own.stream()
                        .filter(trial -> !trial.isSolved())
                        .mapToLong(Trial::nanos)
                        .sum()
                / 1e9;
        return new Line(configuration, solved.size(), own.size(), total, total + unsolved, timesAsFast(configuration));
    }

    /** Compares a configuration with the first one on the problems that both solved in all their trials. */
    private Estimate timesAsFast(Configuration configuration) {
        final Map<Integer, Double> others = meanTimes(settings.configurations().getFirst());
        final Map<Integer, Double> own = meanTimes(configuration);
        final double[] ratios = own.keySet().stream()
                .filter(others::containsKey)
                .mapToDouble(problem -> others.get(problem) / own.get(problem))
                .toArray();
        return ratios.length == 0
                ? new Estimate(Double.NaN, Double.NaN, Double.NaN, 0)
                : GeometricMean.estimate(ratios, settings.seed());
    }

    /** Returns the geometric mean time to solution, in seconds, of each problem that was always solved, in their order. */
    private Map<Integer, Double> meanTimes(Configuration configuration) {
        final Map<Integer, List<Trial>> byProblem = of(configuration).stream()
                .collect(Collectors.groupingBy(
                        trial -> trial.problem().number(), LinkedHashMap::new, Collectors.toList()));
        final Map<Integer, Double> means = new LinkedHashMap<>();
        byProblem.forEach((problem, own) -> {
            if (own.stream().allMatch(Trial::isSolved)) {
                means.put(
                        problem,
                        GeometricMean.of(own.stream()
                                .mapToDouble(trial ->
                                        Math.max(LEAST_SECONDS, trial.solution().nanos() / 1e9))
                                .toArray()));
            }
        });
        return means;
    }

    /** Returns the report as a table for people. */
    public List<String> lines() {
        final List<String> lines = new ArrayList<>();
        lines.add(String.format(
                Locale.ROOT,
                "%-14s %16s  %9s  %9s  %14s  %s",
                "configuration",
                "solved",
                "total (s)",
                "mean (s)",
                "unsolved at end",
                "times as fast as " + settings.configurations().getFirst().label()));
        for (Line line : configurations()) {
            lines.add(String.format(
                    Locale.ROOT,
                    "%-14s %5d of %d %5.1f %%  %9.3f  %9s  %13.3f s  %s",
                    line.configuration().label(),
                    line.solved(),
                    line.trials(),
                    line.trials() == 0 ? 0 : 100.0 * line.solved() / line.trials(),
                    line.totalSeconds(),
                    line.solved() == 0 ? "-" : String.format(Locale.ROOT, "%.3f", line.meanSeconds()),
                    line.wholeSeconds(),
                    line.timesAsFast().format("%.2f")));
        }
        lines.add(
                "total, mean: time to solution of the solved ones; unsolved at end: total in which an unsolved one counts"
                        + " with its whole search");
        return lines;
    }

    /** Returns a line for each problem: for each configuration its time to solution in seconds, or the wrong move. */
    public List<String> problemLines() {
        final List<String> lines = new ArrayList<>();
        lines.add(String.format(
                Locale.ROOT,
                "%4s  %-20s %-16s%s",
                "",
                "problem",
                "solution",
                settings.configurations().stream()
                        .map(configuration -> String.format(Locale.ROOT, "  %16s", configuration.label()))
                        .collect(Collectors.joining())));
        for (Problem problem : settings.problems()) {
            lines.add(String.format(
                    Locale.ROOT,
                    "%4d  %-20s %-16s%s",
                    problem.number(),
                    cut(problem.id(), 20),
                    cut(problem.goal(), 16),
                    settings.configurations().stream()
                            .map(configuration -> String.format(Locale.ROOT, "  %16s", cell(problem, configuration)))
                            .collect(Collectors.joining())));
        }
        return lines;
    }

    private static String cut(String text, int length) {
        return text.length() <= length ? text : text.substring(0, length - 1) + "~";
    }

    private String cell(Problem problem, Configuration configuration) {
        final List<Trial> own = of(configuration).stream()
                .filter(trial -> trial.problem().equals(problem))
                .toList();
        final List<Trial> solved = own.stream().filter(Trial::isSolved).toList();
        if (own.isEmpty()) {
            return "missing";
        }
        if (solved.isEmpty()) {
            return own.getFirst().move() + " -";
        }
        final double mean = solved.stream()
                        .mapToLong(trial -> trial.solution().nanos())
                        .average()
                        .orElseThrow()
                / 1e9;
        final String share = own.size() == 1 ? "" : solved.size() + "/" + own.size() + " ";
        return share + String.format(Locale.ROOT, "%.3f", mean);
    }

    /** Returns figures and trials, ready to be written as JSON. */
    public Map<String, Object> toMap() {
        final Map<String, Object> map = new LinkedHashMap<>();
        map.put("configurations", configurations().stream().map(Line::toMap).toList());
        map.put("searches", trials.stream().map(Trial::toMap).toList());
        return map;
    }

    /** JSON has no infinity and no "not a number": null stands for them. */
    private static Double finite(double value) {
        return Double.isFinite(value) ? value : null;
    }
}
