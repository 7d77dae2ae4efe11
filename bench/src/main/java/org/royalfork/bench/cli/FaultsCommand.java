package org.royalfork.bench.cli;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.royalfork.bench.lab.Environment;
import org.royalfork.bench.lab.FaultExperiment;
import org.royalfork.tt.TableAllocationException;
import org.royalfork.tt.TableFault;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Makes the table lie, and tells what comes of it. */
@Command(
        name = "faults",
        description = {
            "Answer some look-ups of the transposition table falsely and tell how many best moves and scores change.",
            "The experiment of Hyatt (2002) and Hyatt and Cozzie, The effect of hash signature collisions in a chess program"
                    + " (2005), who saw no root score change at one false hit in 1,000 nodes; --kind miss is its control."
        },
        footer = "Exit code 1 when a move of a result was illegal.",
        sortOptions = false)
final class FaultsCommand implements Callable<Integer> {

    /** What the false answers are, as said on the command line. */
    enum Kind {
        ENTRY(TableFault.Kind.FALSE_HIT),
        WORD(TableFault.Kind.RANDOM_WORD),
        MISS(TableFault.Kind.MISS);

        private final TableFault.Kind kind;

        Kind(TableFault.Kind kind) {
            this.kind = kind;
        }
    }

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--every",
            paramLabel = "N",
            split = ",",
            defaultValue = "1000000,100000,10000,1000,100,10",
            description = "Mean look-ups from one fault to the next, a row for each (default: ${DEFAULT-VALUE}).")
    private List<Long> every;

    @Option(
            names = "--kind",
            paramLabel = "K",
            defaultValue = "entry",
            description = "entry: another position's entry of the same cluster, as if the key had matched;"
                    + " word: 64 random bits; miss: nothing, as a control (default: ${DEFAULT-VALUE}).")
    private Kind kind;

    @Mixin
    private PositionsOption positions = new PositionsOption();

    @Option(
            names = "--depth",
            paramLabel = "D",
            defaultValue = "14",
            description = "Depth of each search in plies (default: ${DEFAULT-VALUE}).")
    private int depth;

    @Mixin
    private ConfigurationOption configuration = new ConfigurationOption("sequential:1");

    @Mixin
    private HashOption hash = new HashOption(16);

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Seed of the places of the faults (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Mixin
    private JsonOption json = new JsonOption();

    @Override
    public Integer call() throws CommandException, InterruptedException {
        final FaultExperiment.Settings settings = settings();
        json.check();
        final Map<String, Object> environment = Environment.describe();
        final List<FaultExperiment.Row> rows;
        try {
            rows = new FaultExperiment(
                            settings, new ProgressLine(spec.commandLine().getErr()))
                    .run();
        } catch (TableAllocationException | IllegalStateException e) {
            throw new CommandException(e.getMessage());
        }
        final PrintWriter out = spec.commandLine().getOut();
        FaultExperiment.lines(rows).forEach(out::println);
        out.flush();
        if (json.isGiven()) {
            final Map<String, Object> map = new LinkedHashMap<>();
            map.put("experiment", "table faults");
            map.put("kind", kind.kind.name());
            map.put("configuration", settings.configuration().label());
            map.put("positions", settings.positions().size());
            map.put("depth", depth);
            map.put("hashMebibytes", hash.mebibytes());
            map.put("seed", seed);
            map.put("environment", environment);
            map.put("rows", rows.stream().map(FaultExperiment.Row::toMap).toList());
            json.write(map);
        }
        return rows.stream().allMatch(row -> row.illegalMoves() == 0) ? 0 : 1;
    }

    private FaultExperiment.Settings settings() throws CommandException {
        try {
            SearchChecks.depth(depth);
            return new FaultExperiment.Settings(
                    positions.fens(), depth, configuration.parsed(), hash.bytes(), kind.kind, every, seed);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }
}
