package org.royalfork.bench.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.royalfork.bench.report.ScalingResults;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes the report of an experiment once more. */
@Command(
        name = "report",
        description =
                "Write summary and report of a scaling experiment from its results.csv, also of one that is not complete.",
        sortOptions = false)
final class ReportCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "DIR", description = "The folder of the experiment.")
    private Path folder;

    @Override
    public Integer call() throws CommandException {
        write(folder, spec.commandLine().getOut());
        return 0;
    }

    /** Writes all files that follow from the measurements, and prints the figures. */
    static void write(Path folder, PrintWriter out) throws CommandException {
        try {
            final ScalingResults results = ScalingResults.read(folder);
            results.write();
            results.report().lines().forEach(out::println);
            out.println();
            out.println("Report: " + folder.resolve(ScalingResults.PAGE));
            out.flush();
        } catch (IOException e) {
            throw CommandException.of(e);
        }
    }
}
