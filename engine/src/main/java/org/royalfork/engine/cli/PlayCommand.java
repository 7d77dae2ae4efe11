package org.royalfork.engine.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.util.concurrent.Callable;
import org.royalfork.engine.benchmark.BenchmarkSettings;
import org.royalfork.engine.play.PlaySession;
import org.royalfork.engine.play.PlaySettings;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.strategy.Searcher;
import org.royalfork.parallel.strategy.Strategy;
import org.royalfork.tt.TranspositionTable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code play}: a game in the terminal. */
@Command(
        name = "play",
        description = "Play against the engine in the terminal.",
        footer = "While playing, help lists what you can type.",
        mixinStandardHelpOptions = true)
final class PlayCommand implements Callable<Integer> {

    private static final int DEFAULT_LEVEL = 7;

    /** Which moves the person makes. */
    enum Side {
        FIRST,
        SECOND,
        BOTH,
        NONE
    }

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "GAME",
            converter = GameConverter.class,
            completionCandidates = GameConverter.class,
            description = "one of: ${COMPLETION-CANDIDATES}")
    private Game game;

    @Option(
            names = "--side",
            paramLabel = "S",
            description = "which side you play: first, second, both or none (first)")
    private Side side = Side.FIRST;

    @Option(names = "--level", paramLabel = "N", description = "strength, from 1 to 10 (" + DEFAULT_LEVEL + ")")
    private Integer level;

    @Option(names = "--time", paramLabel = "MS", description = "milliseconds a move, instead of a level")
    private Long millis;

    @Option(names = "--threads", paramLabel = "N", description = "search threads (${DEFAULT-VALUE})")
    private int threads = 1;

    @Option(names = "--hash", paramLabel = "MIB", description = "size of the table in MiB (${DEFAULT-VALUE})")
    private int hash = 64;

    @Option(names = "--position", paramLabel = "P", description = "where to start, in the game's notation")
    private String start;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (level != null && millis != null) {
            throw new IllegalArgumentException("--level and --time exclude each other");
        }
        SearchLimits limits = millis != null
                ? PlaySettings.limitsOfTime(millis)
                : PlaySettings.limitsOfLevel(level != null ? level : DEFAULT_LEVEL);
        // Checks the ranges.
        BenchmarkSettings sizes = new BenchmarkSettings(threads, hash, 1, Strategy.YOUNG_BROTHERS_WAIT);
        Position position = start == null ? game.initialPosition() : game.parsePosition(start);
        PlaySettings settings = new PlaySettings(
                side == Side.FIRST || side == Side.BOTH, side == Side.SECOND || side == Side.BOTH, limits);
        try (TranspositionTable table = new TranspositionTable(sizes.tableBytes());
                Searcher searcher = new Searcher(game, sizes.strategy(), sizes.threads(), table)) {
            // Not closed: standard input is not ours to close.
            BufferedReader input = new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset()));
            new PlaySession(
                            game,
                            position,
                            settings,
                            searcher,
                            input,
                            spec.commandLine().getOut())
                    .run();
        }
        return CommandLine.ExitCode.OK;
    }
}
