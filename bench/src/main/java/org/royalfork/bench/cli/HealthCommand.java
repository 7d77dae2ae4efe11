package org.royalfork.bench.cli;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.royalfork.bench.lab.Configuration;
import org.royalfork.bench.lab.Environment;
import org.royalfork.bench.lab.HealthExperiment;
import org.royalfork.tt.TableAllocationException;
import org.royalfork.tt.TableObserver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Counts what happens in the table. */
@Command(
        name = "health",
        description = {
            "Search positions and count what happens in the transposition table: look-ups, hits, torn pairs, replacements.",
            "With --shadow also the hits that belong to another position, told by a second key."
        },
        footer = "Exit code 1 when a move of a result was illegal.",
        sortOptions = false)
final class HealthCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private ConfigurationOption configuration = new ConfigurationOption("ybw:2");

    @Mixin
    private PositionsOption positions = new PositionsOption();

    @Option(
            names = "--depth",
            paramLabel = "D",
            defaultValue = "15",
            description = "Depth of each search in plies (default: ${DEFAULT-VALUE}).")
    private int depth;

    @Mixin
    private HashOption hash = new HashOption(16);

    @Option(names = "--keep-table", description = "Clear the table before the first search only, not before each.")
    private boolean keepTable;

    @Option(names = "--shadow", description = "Keep a second key beside each entry and count true collisions.")
    private boolean shadow;

    @Option(
            names = "--key-bits",
            paramLabel = "BITS",
            defaultValue = "64",
            description =
                    "Use only so many bits of each key, so that there are collisions (default: ${DEFAULT-VALUE}).")
    private int keyBits;

    @Mixin
    private JsonOption json = new JsonOption();

    @Override
    public Integer call() throws CommandException, InterruptedException {
        final Configuration how;
        final List<String> fens;
        final long tableBytes;
        TableObserver.Settings settings = TableObserver.Settings.COUNTING;
        try {
            how = configuration.parsed();
            fens = positions.fens();
            SearchChecks.depth(depth);
            tableBytes = hash.bytes();
            settings = settings.withKeyBits(keyBits);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
        if (shadow) {
            settings = settings.withShadow();
        }
        json.check();
        final ProgressLine progress = new ProgressLine(spec.commandLine().getErr());
        final Map<String, Object> environment = Environment.describe();
        final HealthExperiment health;
        try {
            health = HealthExperiment.run(fens, depth, how, tableBytes, settings, keepTable, progress);
        } catch (TableAllocationException | IllegalStateException e) {
            throw new CommandException(e.getMessage());
        }
        final PrintWriter out = spec.commandLine().getOut();
        health.lines().forEach(out::println);
        out.flush();
        if (json.isGiven()) {
            final Map<String, Object> map = new LinkedHashMap<>();
            map.put("experiment", "table health");
            map.put("configuration", how.label());
            map.put("positions", fens.size());
            map.put("depth", depth);
            map.put("hashMebibytes", hash.mebibytes());
            map.put("keyBits", keyBits);
            map.put("environment", environment);
            map.putAll(health.toMap());
            json.write(map);
        }
        return health.illegalMoves() == 0 ? 0 : 1;
    }
}
