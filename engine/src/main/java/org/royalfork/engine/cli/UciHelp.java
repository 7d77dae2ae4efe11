package org.royalfork.engine.cli;

import picocli.CommandLine.Command;

/** Lists {@code uci} among the commands; {@link Main} runs it without ever coming here. */
@Command(name = "uci", description = "Speak UCI on standard input and output, as without a command.")
final class UciHelp implements Runnable {

    @Override
    public void run() {
        throw new IllegalArgumentException("uci takes no arguments");
    }
}
