package org.royalfork.bench.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.royalfork.bench.lab.Comparison;
import org.royalfork.bench.lab.ExperimentFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Two scaling experiments side by side. */
@Command(
        name = "compare",
        description = {
            "Compare two scaling experiments, of two machines, JDKs or versions: how many times as fast B is as A, with the"
                    + " probability that it is faster at all.",
            "They must have searched the same positions to the same depths: measure B with 'scale --depths-from A'."
        },
        sortOptions = false)
final class CompareCommand implements Callable<Integer> {

    private static final String TIMES = "%-14s %-22s %-16s %s%n";
    private static final String SPEEDUPS = "%-14s %-20s %-20s %-20s %s%n";

    /** The resamples cannot tell probabilities nearer to 0 or 1. */
    private static final double NEAR = 0.001;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "A", description = "The folder of the first experiment.")
    private Path folderA;

    @Parameters(index = "1", paramLabel = "B", description = "The folder of the second experiment.")
    private Path folderB;

    @Option(names = "--json", paramLabel = "FILE", description = "Write the figures to this file.")
    private Path json;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Seed of the bootstrap (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Override
    public Integer call() throws CommandException {
        JsonFile.check(json);
        final Comparison.Side a;
        final Comparison.Side b;
        final Comparison comparison;
        try {
            a = Comparison.Side.read(folderA);
            b = Comparison.Side.read(folderB);
            comparison = Comparison.of(a, b, seed);
            describe("A", a);
            describe("B", b);
        } catch (IOException e) {
            throw CommandException.of(e);
        } catch (IllegalArgumentException e) {
            throw new CommandException(e.getMessage());
        }
        final PrintWriter out = spec.commandLine().getOut();
        comparison.differences().forEach(difference -> out.println("B has " + difference));
        out.println();
        print(comparison, out);
        out.flush();
        if (json != null) {
            final Map<String, Object> map = new LinkedHashMap<>();
            map.put("a", side(a));
            map.put("b", side(b));
            map.putAll(comparison.toMap());
            JsonFile.write(json, map);
        }
        return 0;
    }

    /** Says what was measured where, and what happened meanwhile. */
    private void describe(String name, Comparison.Side side) throws IOException {
        final PrintWriter out = spec.commandLine().getOut();
        final Map<String, Object> environment = side.environment();
        out.println(name + ": " + side.folder() + ": " + environment.getOrDefault("cpu", "unknown processor") + ", "
                + environment.get("usableCores") + " cores, " + environment.get("jdk") + ", commit "
                + environment.getOrDefault("commit", "unknown"));
        ExperimentFolder.readNotes(side.folder()).forEach(note -> out.println(name + ": note: " + note));
    }

    private static Map<String, Object> side(Comparison.Side side) {
        final Map<String, Object> map = new LinkedHashMap<>();
        map.put("folder", side.folder().toString());
        map.put("environment", side.environment());
        return map;
    }

    private static void print(Comparison comparison, PrintWriter out) {
        out.printf(Locale.ROOT, "%d positions at the same depths", comparison.positions());
        if (comparison.otherDepths() > 0) {
            out.printf(Locale.ROOT, "; %d at other depths are left out", comparison.otherDepths());
        }
        out.println();
        out.println(
                comparison.sameSearch()
                        ? "The sequential searches are the same, node by node: this compares machines, not searches."
                        : "The sequential searches differ in their nodes: this compares searches as well as machines.");
        out.println();
        out.println("How many times as fast B is, with 95 % intervals");
        out.printf(Locale.ROOT, TIMES, "configuration", "time to depth", "B is faster", "nodes/s");
        for (Comparison.Row row : comparison.rows()) {
            out.printf(
                    Locale.ROOT,
                    TIMES,
                    row.configuration().label(),
                    row.timeRatio().format("%.3f"),
                    probability(row.probabilityFaster()),
                    row.speedRatio().format("%.3f"));
        }
        out.println();
        out.println("Speedup over the sequential program of the same experiment");
        out.printf(Locale.ROOT, SPEEDUPS, "configuration", "A", "B", "B / A", "B scales better");
        for (Comparison.Row row : comparison.rows()) {
            if (!Double.isNaN(row.probabilityScalesBetter())) {
                out.printf(
                        Locale.ROOT,
                        SPEEDUPS,
                        row.configuration().label(),
                        row.speedupA().format("%.2f"),
                        row.speedupB().format("%.2f"),
                        row.speedupRatio().format("%.2f"),
                        probability(row.probabilityScalesBetter()));
            }
        }
    }

    private static String probability(double value) {
        if (Double.isNaN(value)) {
            return "no data";
        }
        return value < NEAR
                ? "< 0.1 %"
                : value > 1 - NEAR ? "> 99.9 %" : String.format(Locale.ROOT, "%.1f %%", 100 * value);
    }
}
