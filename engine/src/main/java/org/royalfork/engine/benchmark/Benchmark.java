package org.royalfork.engine.benchmark;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.royalfork.engine.benchmark.BenchmarkReport.PositionResult;
import org.royalfork.engine.games.GameText;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.search.SearchHandle;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.search.SearchStatistics;
import org.royalfork.parallel.split.Determinism;
import org.royalfork.parallel.strategy.Searcher;
import org.royalfork.tt.TranspositionTable;

/** Runs the benchmark with a table and workers of its own. */
public final class Benchmark {

    private static final long MILLIS_BETWEEN_CHECKS = 20;

    private final Game game;
    private final BenchmarkSettings settings;
    private final List<String> positions;

    /** Makes the benchmark of a game, over {@linkplain Game#benchmarkPositions its positions}. */
    public Benchmark(Game game, BenchmarkSettings settings) {
        this.game = game;
        this.settings = settings;
        positions = game.benchmarkPositions();
    }

    /**
     * Searches all positions.
     *
     * @param output takes a line for each position as soon as it is searched, then the closing lines
     * @param stopped tells whether to end now; asked some fifty times a second
     * @return the results of all positions, or of those that were complete when it was stopped
     * @throws org.royalfork.tt.TableAllocationException when there is not enough memory for the table
     */
    public BenchmarkReport run(Consumer<String> output, BooleanSupplier stopped) {
        List<PositionResult> results = new ArrayList<>();
        BenchmarkReport report;
        try (TranspositionTable table = new TranspositionTable(settings.tableBytes());
                Searcher searcher = new Searcher(game, settings.strategy(), settings.threads(), table)) {
            searcher.setDeterminism(settings.deterministic() ? Determinism.DEFAULT : null);
            for (String text : positions) {
                searcher.clear();
                PositionResult result = search(searcher, text, stopped);
                if (result == null) {
                    break;
                }
                results.add(result);
                output.accept(line(results.size(), result));
            }
            report = new BenchmarkReport(
                    settings,
                    results,
                    table.memory().description(),
                    table.memory().hugePageBytes());
        }
        report.sharing().ifPresent(output);
        report.summary().forEach(output);
        return report;
    }

    /** Searches one position; returns null when stopped. */
    private PositionResult search(Searcher searcher, String text, BooleanSupplier stopped) {
        Position position = game.parsePosition(text);
        SearchRequest request = new SearchRequest(position, SearchLimits.ofDepth(settings.depth()));
        CountDownLatch finished = new CountDownLatch(1);
        SearchHandle handle = searcher.start(request, new SearchListener() {
            @Override
            public void onFinished(SearchResult result) {
                finished.countDown();
            }
        });
        try {
            boolean cut = false;
            while (!finished.await(MILLIS_BETWEEN_CHECKS, TimeUnit.MILLISECONDS)) {
                cut |= stopped.getAsBoolean();
                if (cut) {
                    handle.stop();
                }
            }
            SearchResult result = handle.await();
            if (result.failure() != null) {
                throw new IllegalStateException("the search of " + text + " failed: " + result.failure());
            }
            return cut ? null : toResult(position, text, result, searcher.lastStatistics());
        } catch (InterruptedException e) {
            handle.stop();
            Thread.currentThread().interrupt();
            return null;
        }
    }

    private PositionResult toResult(Position position, String text, SearchResult result, SearchStatistics statistics) {
        return new PositionResult(
                text,
                game.formatMove(position, result.move()),
                result.score(),
                result.depth(),
                result.selectiveDepth(),
                result.nodes(),
                result.nanos(),
                statistics);
    }

    private String line(int number, PositionResult result) {
        return String.format(
                Locale.ROOT,
                "%2d/%d  depth %2d  score %7s  nodes %,12d  ms %6d  best %-5s  %s",
                number,
                positions.size(),
                result.depth(),
                GameText.score(result.score()),
                result.nodes(),
                result.nanos() / 1_000_000,
                result.bestMove(),
                result.position());
    }
}
