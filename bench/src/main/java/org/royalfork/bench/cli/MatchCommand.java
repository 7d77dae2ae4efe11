package org.royalfork.bench.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.royalfork.bench.lab.Configuration;
import org.royalfork.bench.lab.Environment;
import org.royalfork.bench.match.Adjudication;
import org.royalfork.bench.match.EngineSpec;
import org.royalfork.bench.match.GameMatch;
import org.royalfork.bench.match.Match;
import org.royalfork.bench.match.MatchReport;
import org.royalfork.bench.match.MatchResult;
import org.royalfork.bench.match.MatchScore;
import org.royalfork.bench.match.MatchSettings;
import org.royalfork.bench.match.Opening;
import org.royalfork.bench.match.Openings;
import org.royalfork.bench.match.OwnPlayer;
import org.royalfork.bench.match.PgnWriter;
import org.royalfork.bench.match.PlayedGame;
import org.royalfork.bench.match.Sprt;
import org.royalfork.bench.match.TimeControl;
import org.royalfork.bench.match.Timeouts;
import org.royalfork.engine.cli.Main;
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

    private static final int GAMES = 100;
    private static final int SPRT_GAMES = 20_000;

    @Spec
    private CommandSpec spec;

    @Mixin
    private OwnGameOptions own = new OwnGameOptions();

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

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Number of games, with --sprt the most (default: 100, with --sprt 20000).")
    private Integer games;

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
            names = "--sprt",
            paramLabel = "ELO0:ELO1[:ALPHA:BETA]",
            description = "End as soon as it is clear whether engine 1 is better by ELO1 rather than ELO0 (default"
                    + " probabilities of an error: 0.05).")
    private String sprtText;

    @Option(
            names = "--forgive-opponent",
            description = "Faults of engine 2 are listed but do not make the command fail.")
    private boolean forgiveOpponent;

    @Option(names = "--pgn", paramLabel = "FILE", description = "Write the games to this file.")
    private Path pgn;

    @Option(names = "--json", paramLabel = "FILE", description = "Write the result to this file.")
    private Path json;

    /** Set under the lock of the match, which lets one game at a time be written; read after its end. */
    private boolean pgnFailed;

    @Override
    public Integer call() throws CommandException, InterruptedException {
        final MatchSettings settings = settings();
        final Sprt sprt = sprt();
        JsonFile.check(json);
        JsonFile.check(pgn);
        final MatchResult result = own.isGiven() ? playOwn(settings, sprt) : play(settings, sprt);
        final MatchReport report = new MatchReport(result, sprt);
        final PrintWriter out = spec.commandLine().getOut();
        report.lines().forEach(out::println);
        out.flush();
        if (json != null) {
            final Map<String, Object> map = report.toMap();
            own.describe(map);
            map.put("environment", Environment.describe());
            JsonFile.write(json, map);
        }
        if (result.failure() != null) {
            throw new CommandException("the match ended after " + result.games().size()
                    + " games, above is their result: " + result.failure());
        }
        if (pgnFailed) {
            return 1;
        }
        final boolean failed = result.faults().stream().anyMatch(fault -> !forgiveOpponent || fault.engine() == 1);
        return failed ? 1 : 0;
    }

    private MatchResult playOwn(MatchSettings settings, Sprt sprt) throws CommandException, InterruptedException {
        final GameMatch match;
        try {
            if (engine1 == null || engine2 == null) {
                throw new IllegalArgumentException("--game needs --engine1 and --engine2, such as ybw:2");
            }
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
            return match.play(new Progress(settings.games(), sprt)::finished, games -> isDecided(sprt, games));
        } catch (TableAllocationException e) {
            throw new CommandException(e.getMessage());
        }
    }

    private static boolean isDecided(Sprt sprt, List<PlayedGame> games) {
        return sprt != null && sprt.verdict(MatchScore.ofPairs(games)) != Sprt.Verdict.OPEN;
    }

    private MatchResult play(MatchSettings settings, Sprt sprt) throws CommandException, InterruptedException {
        final Match match = new Match(
                settings, engine(1, name1, engine1, config1, options1), engine(2, name2, engine2, config2, options2));
        noteThreads();
        try (PgnWriter writer =
                pgn == null ? null : new PgnWriter(pgn, "Royal Fork lab match", settings.timeControl())) {
            final Progress progress = new Progress(settings.games(), sprt);
            return match.play(
                    game -> {
                        write(writer, game);
                        progress.finished(game);
                    },
                    games -> isDecided(sprt, games));
        } catch (IOException | UncheckedIOException e) {
            throw new CommandException("cannot write " + pgn + ": " + e.getMessage());
        } catch (Match.SetupException e) {
            throw new CommandException(e.getMessage());
        }
    }

    /** Appends a game to the file, if there is one; a file that cannot be written any more ends no match. */
    private void write(PgnWriter writer, PlayedGame game) {
        if (writer != null && !pgnFailed) {
            try {
                writer.write(game);
            } catch (UncheckedIOException e) {
                pgnFailed = true;
                final PrintWriter err = spec.commandLine().getErr();
                err.println("lab: cannot write " + pgn + " any more, the match goes on without: "
                        + e.getCause().getMessage());
                err.flush();
            }
        }
    }

    /** Prints a line for each finished game, called for one at a time. */
    private final class Progress {

        private final int games;
        private final Sprt sprt;
        private final List<PlayedGame> played = new ArrayList<>();

        Progress(int games, Sprt sprt) {
            this.games = games;
            this.sprt = sprt;
        }

        void finished(PlayedGame game) {
            played.add(game);
            final MatchScore score = MatchScore.ofGames(played);
            final PrintWriter err = spec.commandLine().getErr();
            err.printf(
                    Locale.ROOT,
                    "%d/%d  +%d =%d -%d  Elo %s [%s, %s]%s  game %d: %s - %s  %s  %s, %d plies%n",
                    played.size(),
                    games,
                    score.wins(),
                    score.draws(),
                    score.losses(),
                    MatchReport.elo(score.elo()),
                    MatchReport.elo(score.eloLow()),
                    MatchReport.elo(score.eloHigh()),
                    sprt == null
                            ? ""
                            : String.format(Locale.ROOT, "  LLR %.2f", sprt.ratio(MatchScore.ofPairs(played))),
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

    /** Notes that configurations get in each other's way: one side of each game thinks at a time. */
    private void noteThreads() {
        final int cores = Runtime.getRuntime().availableProcessors();
        final int threads = Stream.of(config1, config2)
                .filter(Objects::nonNull)
                .mapToInt(configuration -> Configuration.parse(configuration).threads())
                .max()
                .orElse(1);
        if ((long) threads * concurrency > cores) {
            final PrintWriter err = spec.commandLine().getErr();
            err.println("lab: " + concurrency + " games at once of up to " + threads + " threads on " + cores
                    + " cores: they slow each other down");
            err.flush();
        }
    }

    private int games() {
        if (games != null) {
            return games;
        }
        return sprtText == null ? GAMES : SPRT_GAMES;
    }

    private MatchSettings settings() {
        try {
            final Map<String, Object> ofEngines = new LinkedHashMap<>();
            ofEngines.put("--config1", config1);
            ofEngines.put("--config2", config2);
            ofEngines.put("--openings", openings);
            ofEngines.put("--pgn", pgn);
            own.check(ofEngines);
            return new MatchSettings(
                    games(),
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
            return own.openings(games());
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

    private Sprt sprt() {
        try {
            return sprtText == null ? null : Sprt.parse(sprtText);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    private EngineSpec engine(
            int number, String name, String command, String configuration, Map<String, String> options) {
        try {
            if ((command == null) == (configuration == null)) {
                throw new IllegalArgumentException(
                        "engine " + number + " needs either --engine" + number + " or --config" + number);
            }
            if (configuration != null) {
                final Configuration search = Configuration.parse(configuration);
                final Map<String, String> all = new LinkedHashMap<>();
                all.put("Threads", Integer.toString(search.threads()));
                all.put("Strategy", search.strategy().key());
                all.putAll(options);
                return EngineSpec.ofClass(name.isEmpty() ? search.label() : name, Main.class, all);
            }
            return new EngineSpec(name, EngineSpec.splitCommand(command), options);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }
}
