package org.royalfork.bench.cli;

import picocli.CommandLine.Option;

/** The option {@code --warm-up-seconds}. */
final class WarmUpOption {

    static final String NAME = "--warm-up-seconds";

    @Option(
            names = NAME,
            paramLabel = "S",
            description = "Warm up the just-in-time compiler before, for so long at most (default: ${DEFAULT-VALUE}).")
    private double seconds;

    /** Makes the option with the time that it has when it is not given, in seconds. */
    WarmUpOption(double otherwise) {
        seconds = otherwise;
    }

    double seconds() {
        return seconds;
    }

    /**
     * Returns the time in nanoseconds.
     *
     * @throws IllegalArgumentException with one line, when it is negative or too long
     */
    long nanos() {
        return SearchChecks.nanos(NAME, seconds);
    }
}
