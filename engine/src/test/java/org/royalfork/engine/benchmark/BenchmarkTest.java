package org.royalfork.engine.benchmark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.royalfork.engine.benchmark.BenchmarkReport.PositionResult;
import org.royalfork.engine.chess.ChessGame;
import org.royalfork.engine.chess.ChessPosition;
import org.royalfork.engine.chess.Fen;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.search.SearchStatistics;
import org.royalfork.parallel.search.WorkerStatistics.Counter;
import org.royalfork.parallel.strategy.Strategy;

class BenchmarkTest {

    private static BenchmarkReport run(int threads, Strategy strategy) {
        return run(threads, strategy, new ArrayList<>());
    }

    private static BenchmarkReport run(int threads, Strategy strategy, List<String> output) {
        return new Benchmark(new ChessGame(), new BenchmarkSettings(threads, 4, 5, strategy))
                .run(output::add, () -> false);
    }

    @Test
    void positionsAreManyDistinctAndLegal() {
        List<String> fens = new ChessGame().benchmarkPositions();
        assertEquals(60, fens.size());
        assertEquals(60, new HashSet<>(fens).size());
        for (String fen : fens) {
            ChessPosition position = Fen.parse(fen);
            assertEquals(fen, Fen.format(position));
            MoveList moves = new MoveList(64);
            position.generateMoves(moves);
            assertTrue(moves.size() > 0, fen);
        }
    }

    @Test
    void signatureIsTheSameInEveryRunAndForOneWorkerOfEachKind() {
        List<Long> sequential = nodes(run(1, Strategy.SEQUENTIAL));
        assertEquals(sequential, nodes(run(1, Strategy.SEQUENTIAL)));
        assertEquals(sequential, nodes(run(1, Strategy.YOUNG_BROTHERS_WAIT)));
    }

    @Test
    void workersThatTakeTurnsHaveASignatureToo() {
        BenchmarkSettings settings = new BenchmarkSettings(4, 4, 5, Strategy.YOUNG_BROTHERS_WAIT, true);
        List<String> output = new ArrayList<>();
        BenchmarkReport first = new Benchmark(new ChessGame(), settings).run(output::add, () -> false);
        BenchmarkReport second = new Benchmark(new ChessGame(), settings).run(line -> {}, () -> false);
        assertEquals(nodes(first), nodes(second));
        assertEquals(65, output.size());
        assertEquals(first.sharing(), second.sharing());
        assertTrue(output.get(61).matches("Busy threads    : [1-4]\\.\\d\\d of 4"), output.get(61));
        assertEquals(first.virtuallyBusyWorkers(), second.virtuallyBusyWorkers());
    }

    private static List<Long> nodes(BenchmarkReport report) {
        return report.positions().stream().map(PositionResult::nodes).toList();
    }

    @Test
    void printsALineAPositionHowItWasSharedAndTheThreeThatToolsReadLast() {
        List<String> output = new ArrayList<>();
        BenchmarkReport report = run(2, Strategy.YOUNG_BROTHERS_WAIT, output);
        assertEquals(64, output.size());
        assertTrue(output.getFirst().startsWith(" 1/60 "), output.getFirst());
        assertTrue(output.get(60).startsWith("Splits "), output.get(60));
        assertTrue(output.get(61).matches("Total time \\(ms\\) : \\d+"), output.get(61));
        assertEquals("Nodes searched  : " + report.nodes(), output.get(62));
        assertTrue(output.get(63).matches("Nodes/second    : \\d+"), output.get(63));
        assertEquals(5, report.positions().getFirst().depth());
    }

    @Test
    void oneWorkerSharesNothingAndSaysSo() {
        List<String> output = new ArrayList<>();
        BenchmarkReport report = run(1, Strategy.YOUNG_BROTHERS_WAIT, output);
        assertEquals(63, output.size());
        SearchStatistics statistics = report.statistics().orElseThrow();
        assertEquals(report.nodes(), statistics.nodes());
        assertEquals(0, statistics.get(Counter.STEALS));
        assertEquals(0, statistics.get(Counter.WAITING_NANOS));
        assertTrue(statistics.busyNanos() > 0);
    }

    @Test
    void stopsWhenToldTo() {
        List<String> output = new ArrayList<>();
        Benchmark endless =
                new Benchmark(new ChessGame(), new BenchmarkSettings(2, 1, 240, Strategy.YOUNG_BROTHERS_WAIT));
        BenchmarkReport report = endless.run(output::add, () -> true);
        assertEquals(List.of(), report.positions());
        assertEquals("Nodes searched  : 0", output.get(1));
    }

    @Test
    void settingsOutOfRangeAreNamed() {
        assertTrue(
                assertThrows(IllegalArgumentException.class, () -> new BenchmarkSettings(0, 1, 1, Strategy.SEQUENTIAL))
                        .getMessage()
                        .contains("threads"));
        assertEquals(2047L << 20, new BenchmarkSettings(1, 2047, 1, Strategy.SEQUENTIAL).tableBytes());
        assertEquals(4096L << 20, new BenchmarkSettings(1, 4096, 1, Strategy.SEQUENTIAL).tableBytes());
    }
}
