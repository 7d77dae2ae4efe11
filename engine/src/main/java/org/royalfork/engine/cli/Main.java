package org.royalfork.engine.cli;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.royalfork.engine.chess.ChessGame;
import org.royalfork.engine.uci.ParallelSearchEngine;
import org.royalfork.engine.uci.PromptCommand;
import org.royalfork.engine.uci.UciSession;

/**
 * The start of the engine: without arguments a UCI session on standard input and output, else a command.
 *
 * <p>Engines are started by GUIs that wait, so the way to the session touches no class of the command-line or JSON
 * libraries.
 */
public final class Main {

    private Main() {}

    /** Runs a session or a command, and ends the process. */
    public static void main(String[] arguments) {
        int status = 0;
        if (arguments.length == 0 || (arguments.length == 1 && arguments[0].equals("uci"))) {
            runUci();
        } else {
            StandardOutput.endWhenItFails("royalfork");
            status = Commands.execute(arguments);
        }
        // Threads may still be at work: a table being cleared, a search that was told to stop.
        System.exit(status);
    }

    private static void runUci() {
        new UciSession(
                        new FileInputStream(FileDescriptor.in),
                        new FileOutputStream(FileDescriptor.out),
                        System.err,
                        new ParallelSearchEngine(new ChessGame()),
                        new BenchPrompt())
                .run();
    }

    /** Loads the classes of the command line when they are wanted, not before; a lambda would cost start-up time. */
    private static final class BenchPrompt implements PromptCommand {

        @Override
        public void run(List<String> arguments, Consumer<String> output, BooleanSupplier stopped) {
            BenchCommand.runAtPrompt(arguments, output, stopped);
        }
    }
}
