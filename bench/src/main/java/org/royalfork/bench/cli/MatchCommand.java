package org.royalfork.bench.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.royalfork.bench.lab.Environment;
import org.royalfork.bench.match.GameMatch;
import org.royalfork.bench.match.Match;
import org.royalfork.bench.match.MatchReport;
import org.royalfork.bench.match.MatchResult;
import org.royalfork.bench.match.MatchScore;
import org.royalfork.bench.match.MatchSettings;
import org.royalfork.bench.match.PgnWriter;
import org.royalfork.bench.match.PlayedGame;
import org.royalfork.bench.match.Sprt;
import org.royalfork.engine.cli.FileProblems;
import org.royalfork.tt.TableAllocationException;
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

    @Mixin
    private EngineOptions engines = new EngineOptions();

    @Mixin
    private MatchOptions options = new MatchOptions();

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
        final Sprt sprt = parsed(options::sprt);
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
        final GameMatch match =
                parsed(() -> new GameMatch(own.game(), settings, engines.own(1), engines.own(2), own.seed()));
        try {
            return match.play(progress(settings, sprt)::finished, games -> isDecided(sprt, games));
        } catch (TableAllocationException e) {
            throw new CommandException(e.getMessage());
        }
    }

    private MatchProgress progress(MatchSettings settings, Sprt sprt) {
        return new MatchProgress(spec.commandLine().getErr(), settings.games(), sprt);
    }

    private static boolean isDecided(Sprt sprt, List<PlayedGame> games) {
        return sprt != null && sprt.verdict(MatchScore.ofPairs(games)) != Sprt.Verdict.OPEN;
    }

    private MatchResult play(MatchSettings settings, Sprt sprt) throws CommandException, InterruptedException {
        final Match match = parsed(() -> new Match(settings, engines.uci(1), engines.uci(2)));
        noteThreads();
        try (PgnWriter writer =
                pgn == null ? null : new PgnWriter(pgn, "Royal Fork lab match", settings.timeControl())) {
            final MatchProgress progress = progress(settings, sprt);
            return match.play(
                    game -> {
                        write(writer, game);
                        progress.finished(game);
                    },
                    games -> isDecided(sprt, games));
        } catch (IOException e) {
            throw new CommandException(FileProblems.cannotWrite(pgn, e));
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
                        + FileProblems.reason(e.getCause()));
                err.flush();
            }
        }
    }

    /** Notes that configurations get in each other's way: one side of each game thinks at a time. */
    private void noteThreads() {
        final int cores = Runtime.getRuntime().availableProcessors();
        final int threads = engines.mostThreads();
        if ((long) threads * options.concurrency() > cores) {
            final PrintWriter err = spec.commandLine().getErr();
            err.println("lab: " + options.concurrency() + " games at once of up to " + threads + " threads on " + cores
                    + " cores: they slow each other down");
            err.flush();
        }
    }

    private MatchSettings settings() {
        return parsed(() -> {
            final Map<String, Object> uciOnly = new LinkedHashMap<>();
            engines.addUciOnly(uciOnly);
            options.addUciOnly(uciOnly);
            uciOnly.put("--pgn", pgn);
            own.check(uciOnly);
            return options.settings(own);
        });
    }

    /** Returns what options say; what is wrong with them is told as the command line's mistake. */
    private <T> T parsed(Supplier<T> of) {
        try {
            return of.get();
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }
}
