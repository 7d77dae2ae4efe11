package org.royalfork.parallel.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.royalfork.parallel.Takeaway;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.game.Selectivity;
import org.royalfork.parallel.search.ScoreBound;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchReport;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;

/** What a search reports: its lines, several best lines, and lines of chosen root moves only. */
@Timeout(value = 120, threadMode = SEPARATE_THREAD)
class SearcherLinesTest {

    private static final long SEED = Long.getLong("royalfork.seed", 20_261_130L);
    private static final int TREES = 40;
    private static final int DEPTH = 5;

    static List<Arguments> teams() {
        List<Arguments> teams = new ArrayList<>();
        for (Strategy strategy : Strategy.values()) {
            for (int workers : strategy == Strategy.SEQUENTIAL ? new int[] {1} : new int[] {1, 2, 8}) {
                teams.add(Arguments.of(strategy, workers));
            }
        }
        return teams;
    }

    /** The k-th line is the k-th best root move, with its minimax value, at every depth. */
    @ParameterizedTest
    @MethodSource("teams")
    void linesAreTheBestRootMovesInOrder(Strategy strategy, int workers) throws InterruptedException {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < TREES; i++) {
            Game game = SearcherFixture.tree(random.nextLong());
            int lines = random.nextInt(1, 9); // also more than there are moves
            try (SearcherFixture fixture = new SearcherFixture(game, strategy, workers)) {
                Recorder recorder = new Recorder();
                SearchResult result = fixture.search(request(game, DEPTH, lines, List.of()), recorder);
                int shown = Math.min(lines, fixture.rootMoves().size());
                String context = strategy + ", " + workers + " workers, tree " + i + " of seed " + SEED;
                for (int depth = 1; depth <= DEPTH; depth++) {
                    assertLines(recorder, fixture, depth, shown, context);
                }
                assertTrue(recorder.exact(shown + 1).isEmpty(), "no more lines than asked for");
                assertEquals(recorder.exact(1).getLast().score(), result.score(), context);
                assertEquals(recorder.exact(1).getLast().moves(), result.moves(), context);
            }
        }
    }

    private static void assertLines(Recorder recorder, SearcherFixture fixture, int depth, int shown, String context) {
        List<Integer> values = fixture.values(fixture.rootMoves(), depth).subList(0, shown);
        List<Integer> moves = new ArrayList<>();
        for (int line = 1; line <= shown; line++) {
            SearchReport report = recorder.exact(line).stream()
                    .filter(r -> r.depth() == depth)
                    .reduce((first, last) -> last)
                    .orElseThrow();
            assertEquals(values.get(line - 1), report.score(), () -> context + ", depth " + depth);
            int move = report.moves().getFirst();
            assertEquals(fixture.value(move, depth), report.score(), () -> context + ", depth " + depth);
            moves.add(move);
        }
        assertEquals(shown, new HashSet<>(moves).size(), () -> "twice the same move: " + context);
    }

    /** Among chosen moves the best is found, whether good or bad; illegal and repeated ones do not matter. */
    @ParameterizedTest
    @MethodSource("teams")
    void onlyTheChosenRootMovesAreConsidered(Strategy strategy, int workers) throws InterruptedException {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < TREES; i++) {
            Game game = SearcherFixture.tree(random.nextLong());
            try (SearcherFixture fixture = new SearcherFixture(game, strategy, workers)) {
                List<Integer> legal = fixture.rootMoves();
                List<Integer> chosen = new ArrayList<>(legal);
                Collections.shuffle(chosen, new Random(random.nextLong()));
                chosen = chosen.subList(0, random.nextInt(1, chosen.size() + 1));
                List<Integer> asked = new ArrayList<>(chosen);
                asked.add(chosen.getFirst());
                asked.add(60_000);
                asked.add(Position.NO_MOVE);
                SearchResult result = fixture.search(request(game, DEPTH, 3, asked), new Recorder());
                String context = strategy + ", " + workers + " workers, tree " + i + " of seed " + SEED;
                assertTrue(chosen.contains(result.move()), context);
                assertEquals(fixture.values(chosen, DEPTH).getFirst(), result.score(), context);
            }
        }
    }

    @Test
    void withoutALegalChoiceAllMovesAreConsidered() throws InterruptedException {
        Game game = SearcherFixture.tree(5);
        try (SearcherFixture fixture = new SearcherFixture(game, Strategy.SEQUENTIAL, 1)) {
            SearchResult result = fixture.search(request(game, DEPTH, 1, List.of(777, -1)), new Recorder());
            assertEquals(fixture.values(fixture.rootMoves(), DEPTH).getFirst(), result.score());
        }
    }

    /** The moves of a line lead to a position with the line's value, as far as the search could see. */
    @ParameterizedTest
    @MethodSource("teams")
    void linesAreLegalAndLeadToTheirScore(Strategy strategy, int workers) throws InterruptedException {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < TREES; i++) {
            Game game = SearcherFixture.tree(random.nextLong());
            try (SearcherFixture fixture = new SearcherFixture(game, strategy, workers)) {
                Recorder recorder = new Recorder();
                fixture.search(request(game, DEPTH, 1 + i % 3, List.of()), recorder);
                for (SearchReport report : recorder.reports()) {
                    String context = report + ", " + strategy + ", " + workers + " workers, seed " + SEED;
                    Position end = follow(game, report.moves(), context);
                    assertTrue(report.moves().size() <= report.depth(), context);
                    if (report.bound() == ScoreBound.EXACT && report.moves().size() == report.depth()) {
                        assertEquals(report.score(), valueAt(end, report.depth()), context);
                    }
                }
            }
        }
    }

    private static int valueAt(Position end, int ply) {
        int terminal = end.terminalScore(ply);
        int value = terminal != Position.NOT_OVER ? Score.toRoot(terminal, ply) : end.evaluate();
        return ply % 2 == 0 ? value : -value;
    }

    /** Pruning makes lines shorter and scores inexact, but never a move illegal. */
    @ParameterizedTest
    @MethodSource("teams")
    void selectiveLinesAreLegal(Strategy strategy, int workers) throws InterruptedException {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < TREES; i++) {
            Game game = SearcherFixture.hugeTree(random.nextLong());
            try (SearcherFixture fixture = new SearcherFixture(game, strategy, workers)) {
                fixture.searcher.setSelectivity(Selectivity.FULL);
                Recorder recorder = new Recorder();
                SearchResult result = fixture.search(request(game, 7, 1 + i % 3, List.of()), recorder);
                assertNull(result.failure());
                for (SearchReport report : recorder.reports()) {
                    follow(game, report.moves(), report + ", " + strategy + ", seed " + SEED);
                }
            }
        }
    }

    private static Position follow(Game game, List<Integer> moves, String context) {
        Position position = game.initialPosition();
        assertTrue(!moves.isEmpty(), context);
        for (int move : moves) {
            assertTrue(position.isLegal(move), () -> "illegal " + move + " in " + context);
            position.make(move);
        }
        return position;
    }

    @ParameterizedTest
    @MethodSource("teams")
    void reportsComeInOrder(Strategy strategy, int workers) throws InterruptedException {
        Game game = SearcherFixture.hugeTree(41);
        try (SearcherFixture fixture = new SearcherFixture(game, strategy, workers)) {
            Recorder recorder = new Recorder();
            SearchResult result = fixture.search(request(game, 7, 2, List.of()), recorder);
            SearchReport last = recorder.reports().getFirst();
            for (SearchReport report : recorder.reports()) {
                assertTrue(report.depth() >= last.depth(), "depths rise");
                assertTrue(report.nodes() >= last.nodes(), "nodes rise");
                assertTrue(report.nanos() >= last.nanos(), "time passes");
                assertTrue(report.selectiveDepth() >= 1 && report.line() >= 1 && report.line() <= 2);
                assertTrue(report.hashfullPermille() >= 0 && report.hashfullPermille() <= 1_000);
                last = report;
            }
            for (int depth = 1; depth <= 7; depth++) {
                int wanted = depth;
                assertTrue(recorder.exact(1).stream().anyMatch(r -> r.depth() == wanted), "each depth is reported");
            }
            assertEquals(List.of(result), recorder.results(), "finished once");
            assertTrue(result.nodes() >= last.nodes());
            assertEquals(result.moves().size() > 1 ? result.moves().get(1) : Position.NO_MOVE, result.ponderMove());
        }
    }

    /** A root without moves is answered at once with the score of the end; one without choice is searched as any. */
    @ParameterizedTest
    @MethodSource("teams")
    void rootsWithoutAChoice(Strategy strategy, int workers) throws InterruptedException {
        try (SearcherFixture fixture = new SearcherFixture(new Takeaway.Rules(0), strategy, workers)) {
            Recorder recorder = new Recorder();
            SearchResult over = fixture.search(SearchLimits.INFINITE, recorder);
            assertEquals(Position.NO_MOVE, over.move());
            assertEquals(Position.NO_MOVE, over.ponderMove());
            assertEquals(Score.LOST_NOW, over.score());
            assertEquals(List.of(), over.moves());
            assertNull(over.failure());
            assertEquals(List.of(over), recorder.results());
        }
        try (SearcherFixture fixture = new SearcherFixture(new Takeaway.Rules(1), strategy, workers)) {
            SearchResult forced = fixture.search(SearchLimits.ofDepth(4));
            assertEquals(1, forced.move());
            assertEquals(Score.winIn(1), forced.score());
        }
    }

    private static SearchRequest request(Game game, int depth, int lines, List<Integer> rootMoves) {
        return new SearchRequest(game.initialPosition(), SearchLimits.ofDepth(depth), lines, rootMoves);
    }
}
