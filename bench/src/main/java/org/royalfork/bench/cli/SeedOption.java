package org.royalfork.bench.cli;

import picocli.CommandLine.Option;

/** The option {@code --seed} of experiments that compare searches. */
final class SeedOption {

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Seed of the random order and of the bootstrap (default: ${DEFAULT-VALUE}).")
    private long seed;

    long value() {
        return seed;
    }
}
