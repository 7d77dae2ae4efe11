package org.royalfork.engine.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.royalfork.engine.benchmark.BenchmarkSettings;
import org.royalfork.engine.games.Games;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.SolvableGame;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.strategy.Searcher;
import org.royalfork.parallel.strategy.Strategy;
import org.royalfork.tt.TranspositionTable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code solve}: finds the exact values of positions, and compares them with published ones. */
@Command(
        name = "solve",
        description = "Solve the positions of a file exactly.",
        footer = {
            "A line of the file is a position in the game's notation; what follows a semicolon or %% is a comment. Where that",
            "says 'score=N', the result is compared. Lines that begin with # are skipped."
        },
        mixinStandardHelpOptions = true)
final class SolveCommand implements Callable<Integer> {

    private static final Pattern PUBLISHED = Pattern.compile("\\bscore=([+-]?\\d+)");
    private static final Pattern NAME = Pattern.compile("(?:\\bid=|% *)(\\S+)");

    @Spec
    private CommandSpec spec;

    @Option(names = "--threads", paramLabel = "N", description = "search threads (all cores)")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--hash", paramLabel = "MIB", description = "size of the table in MiB (${DEFAULT-VALUE})")
    private int hash = 64;

    @Option(
            names = "--strategy",
            paramLabel = "S",
            converter = BenchCommand.StrategyConverter.class,
            description = "ybw, pv, root, lazy, abdada or sequential (${DEFAULT-VALUE})",
            defaultValue = "ybw")
    private Strategy strategy;

    @Option(names = "--first", paramLabel = "N", description = "solve only the first N positions")
    private int first = Integer.MAX_VALUE;

    @Option(names = "--warm-up", description = "solve everything twice, and tell of the second time only")
    private boolean warmUp;

    @Parameters(index = "0", paramLabel = "GAME", description = "the game")
    private String game;

    @Parameters(index = "1", paramLabel = "FILE", description = "the positions")
    private Path file;

    /** A line of the file. The published value is null where there is none. */
    private record Problem(int line, String name, Position position, Integer published) {}

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (!(Games.ofName(game) instanceof SolvableGame solvable)) {
            throw new IllegalArgumentException(game + " cannot be solved");
        }
        // Checks the ranges.
        BenchmarkSettings sizes = new BenchmarkSettings(threads, hash, 1, strategy);
        if (first < 1) {
            throw new IllegalArgumentException("first must be at least 1, not " + first);
        }
        List<Problem> problems = read(solvable);
        PrintWriter out = spec.commandLine().getOut();
        int wrong = 0;
        try (TranspositionTable table = new TranspositionTable(sizes.tableBytes());
                Searcher searcher = new Searcher(solvable, sizes.strategy(), sizes.threads(), table)) {
            searcher.setSelectivity(solvable.exactSelectivity());
            if (warmUp) {
                warmUp(searcher, solvable, problems);
            }
            long nodes = 0;
            long nanos = 0;
            int published = 0;
            for (Problem problem : problems) {
                SearchResult result = solve(searcher, solvable, problem);
                boolean known = problem.published != null;
                String value = solvable.formatResult(result.score());
                boolean equal = known && Integer.parseInt(value) == problem.published;
                published += known ? 1 : 0;
                wrong += known && !equal ? 1 : 0;
                nodes += result.nodes();
                nanos += result.nanos();
                out.println(String.format(
                        Locale.ROOT,
                        "%-14s value %4s  best %-4s  nodes %,13d  ms %7d  %s",
                        problem.name,
                        value,
                        result.move() == Position.NO_MOVE ? "-" : solvable.formatMove(problem.position, result.move()),
                        result.nodes(),
                        result.nanos() / 1_000_000,
                        !known ? "" : equal ? "as published" : "PUBLISHED " + problem.published));
                out.flush();
            }
            out.println("As published    : " + (published - wrong) + " of " + published);
            out.println("Total time (ms) : " + nanos / 1_000_000);
            out.println("Nodes searched  : " + nodes);
            out.println("Nodes/second    : " + (long) (nodes * 1e9 / Math.max(1, nanos)));
            out.flush();
        }
        return wrong == 0 ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    private void warmUp(Searcher searcher, SolvableGame solvable, List<Problem> problems) throws InterruptedException {
        PrintWriter err = spec.commandLine().getErr();
        for (int i = 0; i < problems.size(); i++) {
            err.println("warming up: " + (i + 1) + " of " + problems.size() + ", " + problems.get(i).name);
            err.flush();
            solve(searcher, solvable, problems.get(i));
        }
    }

    private static SearchResult solve(Searcher searcher, SolvableGame game, Problem problem)
            throws InterruptedException {
        searcher.clear();
        SearchLimits limits = SearchLimits.ofDepth(game.exactDepth(problem.position));
        SearchResult result = searcher.start(new SearchRequest(problem.position, limits), SearchListener.NONE)
                .await();
        if (result.failure() != null) {
            throw new IllegalStateException(problem.name + ": " + result.failure());
        }
        return result;
    }

    private List<Problem> read(Game solvable) throws IOException {
        List<String> lines;
        try {
            lines = Files.readAllLines(file);
        } catch (IOException e) {
            throw new IllegalArgumentException(FileProblems.cannotRead(file, e), e);
        }
        List<Problem> problems = new ArrayList<>();
        for (int i = 0; i < lines.size() && problems.size() < first; i++) {
            String line = lines.get(i);
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            Matcher published = PUBLISHED.matcher(line);
            Matcher name = NAME.matcher(line);
            try {
                problems.add(new Problem(
                        i + 1,
                        name.find() ? name.group(1) : "line " + (i + 1),
                        solvable.parsePosition(line.split("[;%]", 2)[0].strip()),
                        published.find() ? score(published.group(1)) : null));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(file + ", line " + (i + 1) + ": " + e.getMessage(), e);
            }
        }
        if (problems.isEmpty()) {
            throw new IllegalArgumentException(file + ": no positions");
        }
        return problems;
    }

    private static Integer score(String text) {
        try {
            return Integer.valueOf(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("no score is " + text, e);
        }
    }
}
