package org.royalfork.bench.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.royalfork.bench.lab.Configuration;
import org.royalfork.bench.lab.ExperimentFolder;
import org.royalfork.bench.lab.ExperimentSettings;
import org.royalfork.engine.games.Games;
import picocli.CommandLine.Option;

/**
 * The options of commands that measure time to depth. What is not given is as in the experiment that goes on, or else has a
 * default.
 */
final class ExperimentOptions {

    private static final double DEFAULT_TARGET_SECONDS = 1.5;
    private static final int DEFAULT_REPEATS = 3;
    private static final int DEFAULT_HASH = 128;
    private static final double DEFAULT_WARM_UP_SECONDS = 60;

    @Option(names = "--game", paramLabel = "GAME", description = "The game (default: chess).")
    private String game;

    @Option(
            names = "--positions",
            paramLabel = "N|FILE",
            description =
                    "Search N of the standard positions, spread evenly over the set, or those of a file with a FEN"
                            + " or EPD a line (default: standard, all of them).")
    private String positions;

    @Option(
            names = "--target-seconds",
            paramLabel = "S",
            description = "Depths are chosen so that the sequential search takes about so long (default: 1.5).")
    private Double targetSeconds;

    @Option(names = "--depth", paramLabel = "D", description = "Search all positions to this depth instead.")
    private Integer depth;

    @Option(
            names = "--depths-from",
            paramLabel = "DIR",
            description =
                    "Search the positions of another experiment to its depths instead, so that the two can be compared.")
    private Path depthsFrom;

    @Option(
            names = "--repeats",
            paramLabel = "R",
            description = "Searches of each position by each configuration (default: 3).")
    private Integer repeats;

    @Option(names = "--hash", paramLabel = "MIB", description = "Size of the transposition table (default: 128).")
    private Integer hashMebibytes;

    @Option(
            names = WarmUpOption.NAME,
            paramLabel = "S",
            description = "Warm up until the speed is stable, at most so long (default: 60).")
    private Double warmUpSeconds;

    @Option(names = "--no-ceiling", description = "Do not measure what the machine itself allows.")
    private boolean noCeiling;

    @Option(
            names = "--load-idle-cores",
            description = "Keep cores without a search busy, so that all searches see one clock rate.")
    private boolean loadIdleCores;

    @Option(
            names = "--same-tree",
            description =
                    "Begin all repeats with nothing. Otherwise a short search of the initial position, of another length"
                            + " in each repeat, comes before, so that the sequential program, too, has a tree of its own in each.")
    private boolean sameTree;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Seed of the random order and of the bootstrap (default: 1).")
    private Long seed;

    /**
     * Returns the settings of a new experiment, or of one that goes on.
     *
     * @param configurations what is compared, empty for what {@code stored} compares
     * @param stored the settings of the experiment that goes on, if one does
     * @throws IllegalArgumentException with one line, when options are wrong
     */
    ExperimentSettings settings(List<Configuration> configurations, Optional<ExperimentSettings> stored)
            throws CommandException {
        final String name = Games.ofName(choose(game, stored, ExperimentSettings::game, "chess"))
                .name();
        final Optional<ExperimentSettings> other = depthsFrom();
        final List<String> texts = positions != null || (stored.isEmpty() && other.isEmpty())
                ? ExperimentPositions.of(
                        Games.ofName(name), positions == null ? ExperimentPositions.STANDARD : positions)
                : other.orElseGet(stored::orElseThrow).positions();
        return new ExperimentSettings(
                name,
                texts,
                depths(texts.size(), other, stored),
                configurations.isEmpty() ? stored.orElseThrow().configurations() : configurations,
                nanos(
                        "--target-seconds",
                        targetSeconds,
                        stored,
                        ExperimentSettings::targetNanos,
                        DEFAULT_TARGET_SECONDS),
                choose(repeats, stored, ExperimentSettings::repeats, DEFAULT_REPEATS),
                nanos(
                        WarmUpOption.NAME,
                        warmUpSeconds,
                        stored,
                        ExperimentSettings::warmUpNanos,
                        DEFAULT_WARM_UP_SECONDS),
                !noCeiling && choose(null, stored, ExperimentSettings::ceiling, true),
                loadIdleCores || choose(null, stored, ExperimentSettings::loadIdleCores, false),
                !sameTree && choose(null, stored, ExperimentSettings::vary, true),
                choose(hashMebibytes, stored, ExperimentSettings::hashMebibytes, DEFAULT_HASH),
                choose(seed, stored, ExperimentSettings::seed, 1L));
    }

    private static <T> T choose(
            T given, Optional<ExperimentSettings> stored, Function<ExperimentSettings, T> of, T otherwise) {
        return given != null ? given : stored.map(of).orElse(otherwise);
    }

    private static long nanos(
            String option,
            Double seconds,
            Optional<ExperimentSettings> stored,
            Function<ExperimentSettings, Long> of,
            double otherwise) {
        final Long given = seconds == null ? null : SearchChecks.nanos(option, seconds);
        return choose(given, stored, of, SearchChecks.nanos(option, otherwise));
    }

    private List<Integer> depths(int count, Optional<ExperimentSettings> other, Optional<ExperimentSettings> stored)
            throws CommandException {
        if (depth != null) {
            return Collections.nCopies(count, SearchChecks.depth(depth));
        }
        if (other.isPresent()) {
            final Map<Integer, Integer> chosen;
            try {
                chosen = ExperimentFolder.readDepths(depthsFrom);
            } catch (IOException e) {
                throw CommandException.of(e);
            }
            if (chosen.size() < count) {
                throw new CommandException("the experiment in " + depthsFrom + " has not chosen all depths yet");
            }
            return IntStream.rangeClosed(1, count).mapToObj(chosen::get).toList();
        }
        final List<Integer> kept = stored.map(ExperimentSettings::depths).orElse(List.of());
        return targetSeconds != null || kept.size() != count ? List.of() : kept;
    }

    private Optional<ExperimentSettings> depthsFrom() throws CommandException {
        if (depthsFrom == null) {
            return Optional.empty();
        }
        if (positions != null || depth != null || targetSeconds != null) {
            throw new IllegalArgumentException(
                    "--depths-from cannot be combined with --positions, --depth or --target-seconds");
        }
        try {
            return Optional.of(ExperimentFolder.readSettings(depthsFrom));
        } catch (IOException e) {
            throw CommandException.of(e);
        }
    }
}
