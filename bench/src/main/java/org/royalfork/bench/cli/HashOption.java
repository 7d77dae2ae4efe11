package org.royalfork.bench.cli;

import picocli.CommandLine.Option;

/** The option {@code --hash}. */
final class HashOption {

    @Option(
            names = "--hash",
            paramLabel = "MIB",
            description = "Size of the transposition table (default: ${DEFAULT-VALUE}).")
    private int mebibytes;

    /** Makes the option with the size that it has when it is not given, in MiB. */
    HashOption(int otherwise) {
        mebibytes = otherwise;
    }

    /**
     * Returns the size in MiB.
     *
     * @throws IllegalArgumentException with one line, when there is no such table
     */
    int mebibytes() {
        return SearchChecks.hash(mebibytes);
    }

    /**
     * Returns the size in bytes.
     *
     * @throws IllegalArgumentException with one line, when there is no such table
     */
    long bytes() {
        return (long) mebibytes() << 20;
    }
}
