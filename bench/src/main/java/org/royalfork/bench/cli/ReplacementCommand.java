package org.royalfork.bench.cli;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.royalfork.bench.lab.Environment;
import org.royalfork.bench.lab.ReplacementExperiment;
import org.royalfork.tt.ReplacementRule;
import org.royalfork.tt.TableAllocationException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Compares rules of replacement. */
@Command(
        name = "replacement",
        description = {
            "Compare rules of replacement in the transposition table by nodes and time to the same depths.",
            "Rules: depth-age (the engine's own), depth-age-bound, depth, two-tier, always. Ratios are to the first rule;"
                    + " below 1 is better."
        },
        sortOptions = false)
final class ReplacementCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--rules",
            paramLabel = "RULE",
            split = ",",
            defaultValue = "depth-age,depth-age-bound,depth,two-tier,always",
            description = "What is compared (default: ${DEFAULT-VALUE}).")
    private List<String> rules;

    @Option(
            names = "--hash",
            paramLabel = "MIB",
            split = ",",
            defaultValue = "1,16,128",
            description = "Sizes of the transposition table (default: ${DEFAULT-VALUE}).")
    private List<Integer> hashMebibytes;

    @Mixin
    private PositionsOption positions = new PositionsOption();

    @Option(
            names = "--target-seconds",
            paramLabel = "S",
            defaultValue = "1.5",
            description = "Depths are chosen so that the sequential search on the largest table takes about so long"
                    + " (default: ${DEFAULT-VALUE}).")
    private double targetSeconds;

    @Option(names = "--depth", paramLabel = "D", description = "Search all positions to this depth instead.")
    private Integer depth;

    @Option(
            names = "--repeats",
            paramLabel = "R",
            defaultValue = "1",
            description = "Searches of each position with each rule and size (default: ${DEFAULT-VALUE}).")
    private int repeats;

    @Mixin
    private ConfigurationOption configuration = new ConfigurationOption("sequential:1");

    @Option(
            names = "--keep-table",
            description = "Let each search start from what the searches before it have left, as in a long session.")
    private boolean keepTable;

    @Mixin
    private SeedOption seed = new SeedOption();

    @Mixin
    private JsonOption json = new JsonOption();

    @Override
    public Integer call() throws CommandException, InterruptedException {
        final ReplacementExperiment.Settings wanted = settings();
        json.check();
        final ProgressLine progress = new ProgressLine(spec.commandLine().getErr());
        Environment.busy().ifPresent(progress::note);
        final Map<String, Object> environment = Environment.describe();
        final ReplacementExperiment.Settings settings;
        final List<ReplacementExperiment.Row> rows;
        try {
            settings = depth != null
                    ? wanted
                    : ReplacementExperiment.byTime(wanted, (long) (targetSeconds * 1e9), progress);
            rows = new ReplacementExperiment(settings, progress).run();
        } catch (TableAllocationException | IllegalStateException e) {
            throw new CommandException(e.getMessage());
        }
        final PrintWriter out = spec.commandLine().getOut();
        ReplacementExperiment.lines(rows).forEach(out::println);
        out.flush();
        if (json.isGiven()) {
            final Map<String, Object> map = new LinkedHashMap<>();
            map.put("experiment", "replacement");
            map.put("configuration", settings.configuration().label());
            map.put("positions", settings.positions());
            map.put("depths", settings.depths());
            map.put("repeats", settings.repeats());
            map.put("keepsTable", settings.keepsTable());
            map.put("seed", settings.seed());
            map.put("environment", environment);
            map.put("rows", rows.stream().map(ReplacementExperiment.Row::toMap).toList());
            json.write(map);
        }
        return 0;
    }

    private ReplacementExperiment.Settings settings() throws CommandException {
        try {
            final int fixedDepth = depth == null ? 1 : SearchChecks.depth(depth);
            hashMebibytes.forEach(SearchChecks::hash);
            if (!(targetSeconds > 0)) {
                throw new IllegalArgumentException("--target-seconds must be positive: " + targetSeconds);
            }
            final List<String> fens = positions.fens();
            return new ReplacementExperiment.Settings(
                    fens,
                    Collections.nCopies(fens.size(), fixedDepth),
                    rules.stream().map(ReplacementCommand::rule).toList(),
                    hashMebibytes,
                    configuration.parsed(),
                    repeats,
                    keepTable,
                    seed.value());
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    private static ReplacementRule rule(String key) {
        return ReplacementRule.ofKey(key)
                .orElseThrow(() -> new IllegalArgumentException("unknown rule '" + key + "': expected one of "
                        + Arrays.stream(ReplacementRule.values())
                                .map(ReplacementRule::key)
                                .collect(Collectors.joining(", "))));
    }
}
