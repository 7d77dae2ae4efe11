package org.royalfork.engine.othello;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.engine.chess.SharedData;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Selectivity;
import org.royalfork.parallel.reference.Minimax;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.split.SplitPolicy;
import org.royalfork.parallel.strategy.Searcher;
import org.royalfork.parallel.strategy.Strategy;
import org.royalfork.tt.TranspositionTable;

/** Othello on the search of all games: every strategy and number of workers finds the minimax value, also to the end. */
@Timeout(value = 600, threadMode = SEPARATE_THREAD)
class OthelloSearchTest {

    private static final OthelloGame GAME = new OthelloGame();
    private static final int[] WORKERS = {1, 2, 3, 5, 8};
    private static final int DEPTH = 4;

    private static SearchResult search(Searcher searcher, Position position, int depth) throws InterruptedException {
        searcher.clear();
        SearchRequest request = new SearchRequest(position, SearchLimits.ofDepth(depth));
        SearchResult result = searcher.start(request, SearchListener.NONE).await();
        assertNull(result.failure());
        return result;
    }

    /** Searches with every strategy and number of workers; with one worker all search the same nodes. */
    private static void compareAll(Position position, Selectivity selectivity, int depth, int value)
            throws InterruptedException {
        String context = GAME.formatPosition(position) + ", depth " + depth + ", seed " + RandomPositions.SEED;
        try (TranspositionTable table = new TranspositionTable(TranspositionTable.MIN_BYTES);
                Searcher searcher = new Searcher(GAME, Strategy.SEQUENTIAL, 1, table)) {
            for (int workers : WORKERS) {
                searcher.setThreads(workers);
                Set<Long> nodes = new HashSet<>();
                for (Strategy strategy : Strategy.values()) {
                    searcher.setStrategy(strategy);
                    if (strategy == Strategy.YOUNG_BROTHERS_WAIT) {
                        searcher.setPolicy(SplitPolicy.YOUNG_BROTHERS_WAIT.withMinDepth(3));
                    }
                    searcher.setSelectivity(selectivity);
                    SearchResult result = search(searcher, position, depth);
                    assertEquals(value, result.score(), () -> strategy + ", " + workers + " workers, " + context);
                    nodes.add(result.nodes());
                }
                assertTrue(workers > 1 || nodes.size() == 1, () -> "nodes " + nodes + ", " + context);
            }
        }
    }

    @Test
    void fullWidthSearchesReturnTheMinimaxValue() throws InterruptedException {
        SplittableRandom random = new SplittableRandom(RandomPositions.SEED);
        for (int i = 0; i < 20; i++) {
            int empties = OthelloPosition.PROVEN_EMPTIES + DEPTH + 1 + random.nextInt(40);
            OthelloPosition position = RandomPositions.withEmpties(empties, random);
            if (position.terminalScore(0) == Position.NOT_OVER) {
                int value = new Minimax().search(position, DEPTH);
                compareAll(position, Selectivity.FULL_WIDTH, DEPTH, value);
            }
        }
    }

    /** Positions that the search and the solver share, against the solver alone and this against the rules alone. */
    @Test
    void exactSearchesReturnTheResultOfTheGame() throws InterruptedException {
        SplittableRandom random = new SplittableRandom(RandomPositions.SEED);
        for (int i = 0; i < 12; i++) {
            OthelloPosition position = RandomPositions.withEmpties(OthelloPosition.PROVEN_EMPTIES - 1 + i % 4, random);
            if (position.terminalScore(0) == Position.NOT_OVER) {
                int value = new EndgameSolver().solve(position.own(), position.opponent(), -64, 64);
                int depth = GAME.exactDepth(position);
                compareAll(position, GAME.exactSelectivity(), depth, OthelloPosition.DISC * value);
            }
        }
    }

    @Test
    void smallEndgamesHaveTheResultByTheRulesAlone() throws InterruptedException {
        SplittableRandom random = new SplittableRandom(RandomPositions.SEED);
        try (TranspositionTable table = new TranspositionTable(TranspositionTable.MIN_BYTES);
                Searcher searcher = new Searcher(GAME, Strategy.YOUNG_BROTHERS_WAIT, 2, table)) {
            searcher.setSelectivity(GAME.exactSelectivity());
            for (int i = 0; i < 60; i++) {
                OthelloPosition position = RandomPositions.withEmpties(3 + i % 6, random);
                if (position.terminalScore(0) == Position.NOT_OVER) {
                    int value = DiscsTest.byRules(position.own(), position.opponent());
                    assertEquals(
                            OthelloPosition.DISC * value,
                            search(searcher, position, GAME.exactDepth(position))
                                    .score());
                }
            }
        }
    }

    /** Records of published endgames: positions with their results. */
    private record Published(String line) {

        int value() {
            Matcher matcher = Pattern.compile("score=([+-]?\\d+)").matcher(line);
            assertTrue(matcher.find(), line);
            return Integer.parseInt(matcher.group(1));
        }
    }

    private static void solveAll(List<Published> records, int workers) throws InterruptedException {
        try (TranspositionTable table = new TranspositionTable(32L << 20);
                Searcher searcher = new Searcher(GAME, Strategy.YOUNG_BROTHERS_WAIT, workers, table)) {
            searcher.setSelectivity(GAME.exactSelectivity());
            for (Published record : records) {
                OthelloPosition position = GAME.parsePosition(record.line.split("[;%]", 2)[0]);
                SearchResult result = search(searcher, position, GAME.exactDepth(position));
                assertEquals(OthelloPosition.DISC * record.value(), result.score(), record.line);
            }
        }
    }

    private static List<Published> resource() throws IOException {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                OthelloSearchTest.class.getResourceAsStream("endgames.obf"), StandardCharsets.UTF_8))) {
            return reader.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(Published::new)
                    .toList();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 8})
    void publishedEndgames(int workers) throws InterruptedException, IOException {
        List<Published> records = resource();
        assertEquals(20, records.size());
        solveAll(records, workers);
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"exact-20-empties-999.obf", "ffo-01-39.obf"})
    void publishedSuites(String name) throws InterruptedException {
        solveAll(
                SharedData.records("othello/" + name).stream()
                        .limit(60)
                        .map(Published::new)
                        .toList(),
                2);
    }

    @Tag("slow")
    @Test
    void publishedHardEndgames() throws InterruptedException {
        solveAll(
                SharedData.records("othello/ffo-40-79.obf").stream()
                        .limit(4)
                        .map(Published::new)
                        .toList(),
                2);
    }
}
