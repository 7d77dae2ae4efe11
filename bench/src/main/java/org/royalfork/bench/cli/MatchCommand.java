package org.royalfork.bench.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.royalfork.bench.lab.Environment;
import org.royalfork.bench.match.Adjudication;
import org.royalfork.bench.match.EngineSpec;
import org.royalfork.bench.match.GameMatch;
import org.royalfork.bench.match.Match;
import org.royalfork.bench.match.MatchReport;
import org.royalfork.bench.match.MatchResult;
import org.royalfork.bench.match.MatchSettings;
import org.royalfork.bench.match.Opening;
import org.royalfork.bench.match.Openings;
import org.royalfork.bench.match.OwnPlayer;
import org.royalfork.bench.match.PgnWriter;
import org.royalfork.bench.match.PlayedGame;
import org.royalfork.bench.match.TimeControl;
import org.royalfork.bench.match.Timeouts;
import org.royalfork.tt.TableAllocationException;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Plays a match between two UCI engines, or of any game between two configurations of the search. */
@Command(
        name = "match",
        description = {
            "Play a match between two UCI engines, each move checked by an independent rules library; with --game, a match of"
                    + " any game between two configurations of this program's own search.",
            "Each opening is played twice with colours swapped. The exit code is 1 when an engine played an illegal move,"
                    + " crashed, stalled or lost on time."
        },
        sortOptions = false)
final class MatchCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private OwnGameOptions own = new OwnGameOptions();

    @Option(names = "--engine1", required = true, paramLabel = "COMMAND", description = "Engine 1 with its arguments.")
    private String engine1;

    @Option(names = "--engine2", required = true, paramLabel = "COMMAND", description = "Engine 2 with its arguments.")
    private String engine2;

    @Option(names = "--name1", paramLabel = "NAME", defaultValue = "", description = "Name of engine 1 in reports.")
    private String name1;

    @Option(names = "--name2", paramLabel = "NAME", defaultValue = "", description = "Name of engine 2 in reports.")
    private String name2;

    @Option(names = "--option1", paramLabel = "NAME=VALUE", description = "UCI option of engine 1; may be repeated.")
    private Map<String, String> options1 = new LinkedHashMap<>();

    @Option(names = "--option2", paramLabel = "NAME=VALUE", description = "UCI option of engine 2; may be repeated.")
    private Map<String, String> options2 = new LinkedHashMap<>();

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "100",
            description = "Number of games (default: ${DEFAULT-VALUE}).")
    private int games;

    @ArgGroup(exclusive = true)
    private Limit limit = new Limit();

    /** What ends the thinking for a move. */
    private static final class Limit {

        @Option(
                names = "--tc",
                paramLabel = "[MOVES/]BASE[+INC]",
                description = "Clock of each side in seconds (default: 1+0.01).")
        private String clock;

        @Option(names = "--st", paramLabel = "SECONDS", description = "Time for each move.")
        private Double seconds;

        @Option(names = "--nodes", paramLabel = "N", description = "Nodes for each move.")
        private Long nodes;

        @Option(names = "--depth", paramLabel = "N", description = "Depth of each search in plies.")
        private Integer depth;

        TimeControl timeControl() {
            if (seconds != null) {
                return TimeControl.ofMoveTime(seconds);
            }
            if (nodes != null) {
                return TimeControl.ofNodes(nodes);
            }
            return depth != null ? TimeControl.ofDepth(depth) : TimeControl.parse(clock == null ? "1+0.01" : clock);
        }
    }

    @Option(
            names = "--margin-ms",
            paramLabel = "MS",
            defaultValue = "50",
            description = "How much later than its clock allows a move may arrive (default: ${DEFAULT-VALUE}).")
    private int marginMillis;

    @Option(
            names = "--openings",
            paramLabel = "FILE",
            description = "Openings in EPD, FEN or PGN (default: 100 balanced lines of 8 moves).")
    private Path openings;

    @Option(
            names = "--concurrency",
            paramLabel = "N",
            defaultValue = "1",
            description = "Games at once (default: ${DEFAULT-VALUE}).")
    private int concurrency;

    @Option(names = "--check-pv", description = "Check every move of every principal variation, too.")
    private boolean checkPv;

    @Option(
            names = "--resign",
            paramLabel = "SCORE:MOVES",
            description = "An engine that sees itself SCORE centipawns behind for MOVES of its moves in a row loses.")
    private String resign;

    @Option(
            names = "--draw",
            paramLabel = "SCORE:MOVES:FROM",
            description = "Drawn when both see at most SCORE centipawns for MOVES moves in a row, from move FROM on.")
    private String draw;

    @Option(
            names = "--forgive-opponent",
            description = "Faults of engine 2 are listed but do not make the command fail.")
    private boolean forgiveOpponent;

    @Option(names = "--pgn", paramLabel = "FILE", description = "Write the games to this file.")
    private Path pgn;

    @Option(names = "--json", paramLabel = "FILE", description = "Write the result to this file.")
    private Path json;

    @Override
    public Integer call() throws CommandException, InterruptedException {
        final MatchSettings settings = settings();
        JsonFile.check(json);
        final MatchResult result = own.isGiven() ? playOwn(settings) : play(settings);
        final MatchReport report = new MatchReport(result);
        final PrintWriter out = spec.commandLine().getOut();
        report.lines().forEach(out::println);
        out.flush();
        if (json != null) {
            final Map<String, Object> map = report.toMap();
            own.describe(map);
            map.put("environment", Environment.describe());
            JsonFile.write(json, map);
        }
        final boolean failed = result.faults().stream().anyMatch(fault -> !forgiveOpponent || fault.engine() == 1);
        return failed ? 1 : 0;
    }

    private MatchResult playOwn(MatchSettings settings) throws CommandException, InterruptedException {
        final GameMatch match;
        try {
            match = new GameMatch(
                    own.game(),
                    settings,
                    OwnPlayer.parse(name1, engine1, options1),
                    OwnPlayer.parse(name2, engine2, options2),
                    own.seed());
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
        try {
            return match.play(new Progress(settings.games())::finished);
        } catch (TableAllocationException e) {
            throw new CommandException(e.getMessage());
        }
    }

    private MatchResult play(MatchSettings settings) throws CommandException, InterruptedException {
        final Match match = new Match(settings, engine(name1, engine1, options1), engine(name2, engine2, options2));
        try (PgnWriter writer =
                pgn == null ? null : new PgnWriter(pgn, "Royal Fork lab match", settings.timeControl())) {
            final Progress progress = new Progress(settings.games());
            return match.play(game -> {
                if (writer != null) {
                    writer.write(game);
                }
                progress.finished(game);
            });
        } catch (IOException | UncheckedIOException e) {
            throw new CommandException("cannot write " + pgn + ": " + e.getMessage());
        } catch (Match.SetupException e) {
            throw new CommandException(e.getMessage());
        }
    }

    /** Prints a line for each finished game, called for one at a time. */
    private final class Progress {

        private final int games;
        private final int[] halfPoints = new int[3];
        private int finished;

        Progress(int games) {
            this.games = games;
        }

        void finished(PlayedGame game) {
            finished++;
            halfPoints[game.halfPoints()]++;
            final PrintWriter err = spec.commandLine().getErr();
            err.printf(
                    "%d/%d  +%d =%d -%d  game %d: %s - %s  %s  %s, %d plies%n",
                    finished,
                    games,
                    halfPoints[2],
                    halfPoints[1],
                    halfPoints[0],
                    game.number(),
                    game.white(),
                    game.black(),
                    game.outcome().pgn(),
                    game.reason(),
                    game.openingMoves().size() + game.moves().size());
            game.faults().forEach(fault -> err.println("  " + fault.kind().title() + ": " + fault.detail()));
            err.flush();
        }
    }

    private MatchSettings settings() {
        try {
            final Map<String, Object> ofEngines = new LinkedHashMap<>();
            ofEngines.put("--openings", openings);
            ofEngines.put("--pgn", pgn);
            own.check(ofEngines);
            return new MatchSettings(
                    games,
                    limit.timeControl(),
                    marginMillis * 1_000_000L,
                    openingSet(),
                    concurrency,
                    checkPv,
                    adjudication(),
                    Timeouts.DEFAULT);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    private List<Opening> openingSet() {
        if (own.isGiven()) {
            return own.openings(games);
        }
        if (openings == null) {
            return Openings.builtIn();
        }
        try {
            return Openings.read(openings);
        } catch (IOException e) {
            throw new ParameterException(
                    spec.commandLine(), "cannot read openings " + openings + ": " + e.getMessage(), e);
        }
    }

    private Adjudication adjudication() {
        final int[] resignRule = numbers("--resign", resign, 2);
        final int[] drawRule = numbers("--draw", draw, 3);
        return new Adjudication(resignRule[0], resignRule[1], drawRule[0], drawRule[1], drawRule[2]);
    }

    private static int[] numbers(String option, String text, int count) {
        final int[] numbers = new int[count];
        if (text == null) {
            return numbers;
        }
        final String[] parts = text.split(":", -1);
        try {
            for (int i = 0; i < count; i++) {
                numbers[i] = Integer.parseInt(parts.length == count ? parts[i] : "");
            }
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    option + " needs " + count + " numbers separated by colons, not '" + text + "'", e);
        }
        return numbers;
    }

    private EngineSpec engine(String name, String command, Map<String, String> options) {
        try {
            return new EngineSpec(name, EngineSpec.splitCommand(command), options);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }
}
