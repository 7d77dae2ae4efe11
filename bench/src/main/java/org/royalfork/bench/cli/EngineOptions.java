package org.royalfork.bench.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.royalfork.bench.lab.Configuration;
import org.royalfork.bench.match.EngineSpec;
import org.royalfork.bench.match.OwnPlayer;
import org.royalfork.engine.cli.Main;
import picocli.CommandLine.Option;

/** Options that say who plays a match: UCI engines, this program as such an engine, or searches in this process. */
final class EngineOptions {

    @Option(names = "--engine1", paramLabel = "COMMAND", description = "Engine 1 with its arguments.")
    private String engine1;

    @Option(names = "--engine2", paramLabel = "COMMAND", description = "Engine 2 with its arguments.")
    private String engine2;

    @Option(
            names = "--config1",
            paramLabel = "STRATEGY:THREADS",
            description = "Engine 1 is this program, searching so, in a process of its own; in place of --engine1.")
    private String config1;

    @Option(
            names = "--config2",
            paramLabel = "STRATEGY:THREADS",
            description = "Engine 2 is this program, searching so, in a process of its own; in place of --engine2.")
    private String config2;

    @Option(names = "--name1", paramLabel = "NAME", defaultValue = "", description = "Name of engine 1 in reports.")
    private String name1;

    @Option(names = "--name2", paramLabel = "NAME", defaultValue = "", description = "Name of engine 2 in reports.")
    private String name2;

    @Option(names = "--option1", paramLabel = "NAME=VALUE", description = "UCI option of engine 1; may be repeated.")
    private Map<String, String> options1 = new LinkedHashMap<>();

    @Option(names = "--option2", paramLabel = "NAME=VALUE", description = "UCI option of engine 2; may be repeated.")
    private Map<String, String> options2 = new LinkedHashMap<>();

    /** Adds the options that have no meaning for searches in this process, with their values or null. */
    void addUciOnly(Map<String, Object> options) {
        options.put("--config1", config1);
        options.put("--config2", config2);
    }

    /**
     * Returns a UCI engine.
     *
     * @param number 1 or 2
     * @throws IllegalArgumentException with one line, when it is not said which, or twice
     */
    EngineSpec uci(int number) {
        return number == 1
                ? uci(number, name1, engine1, config1, options1)
                : uci(number, name2, engine2, config2, options2);
    }

    private static EngineSpec uci(
            int number, String name, String command, String configuration, Map<String, String> options) {
        if ((command == null) == (configuration == null)) {
            throw new IllegalArgumentException(
                    "engine " + number + " needs either --engine" + number + " or --config" + number);
        }
        if (configuration == null) {
            return new EngineSpec(name, EngineSpec.splitCommand(command), options);
        }
        final Configuration search = Configuration.parse(configuration);
        final Map<String, String> all = new LinkedHashMap<>();
        all.put("Threads", Integer.toString(search.threads()));
        all.put("Strategy", search.strategy().key());
        all.putAll(options);
        return EngineSpec.ofClass(name.isEmpty() ? search.label() : name, Main.class, all);
    }

    /**
     * Returns a search in this process.
     *
     * @param number 1 or 2
     * @throws IllegalArgumentException with one line, when either is not given or wrong
     */
    OwnPlayer own(int number) {
        if (engine1 == null || engine2 == null) {
            throw new IllegalArgumentException("--game needs --engine1 and --engine2, such as ybw:2");
        }
        return number == 1 ? OwnPlayer.parse(name1, engine1, options1) : OwnPlayer.parse(name2, engine2, options2);
    }

    /** Returns the most threads that an engine is known to search with. */
    int mostThreads() {
        return Stream.of(config1, config2)
                .filter(Objects::nonNull)
                .mapToInt(configuration -> Configuration.parse(configuration).threads())
                .max()
                .orElse(1);
    }
}
