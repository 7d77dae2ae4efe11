package org.royalfork.engine.uci;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** A command that takes its time, prints lines and may be stopped. */
@FunctionalInterface
public interface PromptCommand {

    /**
     * Runs the command.
     *
     * @param arguments its arguments as on the command line
     * @param output takes each line of the result
     * @param stopped tells whether to end soon; asked often
     * @throws IllegalArgumentException with one line when the arguments are wrong
     */
    void run(List<String> arguments, Consumer<String> output, BooleanSupplier stopped);
}
