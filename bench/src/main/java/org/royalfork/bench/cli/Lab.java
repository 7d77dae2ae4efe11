package org.royalfork.bench.cli;

import java.io.PrintWriter;
import org.royalfork.engine.cli.StandardOutput;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * The lab's main class. Exit codes: 0 all went well, 1 the command failed or found faults, 2 the arguments were wrong.
 */
@Command(
        name = "lab",
        description = "Experiments with parallel search, benchmarks and matches.",
        synopsisSubcommandLabel = "COMMAND",
        mixinStandardHelpOptions = true,
        scope = CommandLine.ScopeType.INHERIT,
        versionProvider = Lab.Version.class,
        subcommands = {
            MatchCommand.class,
            ScoreCommand.class,
            ScaleCommand.class,
            ReportCommand.class,
            CompareCommand.class,
            TimeToDepthCommand.class,
            SuiteCommand.class,
            LadderCommand.class,
            TimelineCommand.class,
            TreesCommand.class,
            MicroCommand.class,
            TableCommand.class,
            AllocationCommand.class,
            LatencyCommand.class,
            HealthCommand.class,
            FaultsCommand.class,
            ReplacementCommand.class,
            ClearCommand.class,
            TuneCommand.class,
            CommandLine.HelpCommand.class
        })
public final class Lab implements Runnable {

    @Spec
    private CommandSpec spec;

    /** Runs the command that the arguments name. */
    public static void main(String[] args) {
        StandardOutput.endWhenItFails("lab");
        System.exit(commandLine().execute(args));
    }

    /** Returns the parser with the error handling of all commands: one line on standard error, never a stack trace. */
    static CommandLine commandLine() {
        return new CommandLine(new Lab())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(Lab::usageError)
                .setExecutionExceptionHandler(Lab::failure);
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "a command is missing");
    }

    /** Tells the version that the jar's manifest has. */
    static final class Version implements CommandLine.IVersionProvider {

        @Override
        public String[] getVersion() {
            final String version = Lab.class.getPackage().getImplementationVersion();
            return new String[] {"Royal Fork lab " + (version == null ? "(unpackaged)" : version)};
        }
    }

    private static int usageError(ParameterException e, String[] args) {
        final CommandLine command = e.getCommandLine();
        final PrintWriter err = command.getErr();
        err.println("lab: " + oneLine(e) + " (see '" + command.getCommandSpec().qualifiedName() + " --help')");
        err.flush();
        return command.getCommandSpec().exitCodeOnInvalidInput();
    }

    private static int failure(Exception e, CommandLine command, CommandLine.ParseResult parsed) {
        command.getErr().println("lab: " + oneLine(e));
        command.getErr().flush();
        return command.getCommandSpec().exitCodeOnExecutionException();
    }

    private static String oneLine(Exception e) {
        final String message =
                e.getMessage() == null ? "" : e.getMessage().lines().findFirst().orElse("");
        final boolean forUser = e instanceof CommandException || e instanceof ParameterException;
        return forUser
                ? message.replaceFirst("^Error: ", "")
                : e.getClass().getSimpleName() + (message.isEmpty() ? "" : ": " + message);
    }
}
