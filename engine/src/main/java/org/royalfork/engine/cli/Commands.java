package org.royalfork.engine.cli;

import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;

/** All commands under one name. */
@Command(
        name = "royalfork",
        description =
                "A parallel engine for chess and other games. Without a command it speaks UCI on standard input and output.",
        subcommands = {
            BenchCommand.class,
            PlayCommand.class,
            SolveCommand.class,
            ConnectFourCommand.class,
            PerftCommand.class,
            GomocupCommand.class,
            UciHelp.class,
            CommandLine.HelpCommand.class
        },
        mixinStandardHelpOptions = true,
        versionProvider = VersionProvider.class)
final class Commands implements Runnable {

    /** Runs the command that the arguments name, and returns the exit code. */
    static int execute(String... arguments) {
        CommandLine line = commandLine();
        int status = line.execute(arguments);
        line.getOut().flush();
        return status;
    }

    /** Makes the command line, which tells errors in one line. */
    static CommandLine commandLine() {
        return withPlainErrors(new CommandLine(new Commands()));
    }

    /** Makes {@code line} and its subcommands tell errors in one line. */
    static CommandLine withPlainErrors(CommandLine line) {
        IParameterExceptionHandler wrongArguments = (exception, arguments) -> {
            tell(exception.getCommandLine(), exception.getMessage());
            return CommandLine.ExitCode.USAGE;
        };
        IExecutionExceptionHandler failed = (exception, command, result) -> {
            if (exception instanceof ParameterException || exception instanceof IllegalArgumentException) {
                tell(command, exception.getMessage());
                return CommandLine.ExitCode.USAGE;
            }
            tell(command, exception.getMessage() == null ? exception.toString() : exception.getMessage());
            return CommandLine.ExitCode.SOFTWARE;
        };
        return line.setParameterExceptionHandler(wrongArguments)
                .setExecutionExceptionHandler(failed)
                .setCaseInsensitiveEnumValuesAllowed(true);
    }

    private static void tell(CommandLine command, String message) {
        PrintWriter errors = command.getErr();
        errors.println("royalfork: " + message.lines().findFirst().orElse("failed"));
        errors.flush();
    }

    @Override
    public void run() {
        throw new IllegalArgumentException("which command? Try: royalfork --help");
    }
}
