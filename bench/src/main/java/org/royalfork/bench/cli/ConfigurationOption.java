package org.royalfork.bench.cli;

import org.royalfork.bench.lab.Configuration;
import picocli.CommandLine.Option;

/** The option {@code --config}. */
final class ConfigurationOption {

    @Option(
            names = "--config",
            paramLabel = "STRATEGY:THREADS",
            description = "How the positions are searched (default: ${DEFAULT-VALUE}).")
    private String configuration;

    /** Makes the option with what it has when it is not given. */
    ConfigurationOption(String otherwise) {
        configuration = otherwise;
    }

    /**
     * Returns the configuration.
     *
     * @throws IllegalArgumentException with one line, when there is none such
     */
    Configuration parsed() {
        return Configuration.parse(configuration);
    }
}
