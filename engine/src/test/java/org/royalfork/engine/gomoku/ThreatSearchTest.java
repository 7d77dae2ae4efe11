package org.royalfork.engine.gomoku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.royalfork.engine.chess.SharedData;
import org.royalfork.parallel.Watched;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.game.Selectivity;
import org.royalfork.parallel.game.Technique;
import org.royalfork.parallel.search.ScoreBound;
import org.royalfork.parallel.search.SearchHandle;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchReport;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.strategy.Searcher;
import org.royalfork.parallel.strategy.Strategy;
import org.royalfork.tt.TranspositionTable;

/** Wins by continuous fours and threes: published ones are found, and those that are found win whatever the answers. */
class ThreatSearchTest {

    private static final long SEED = Long.getLong("royalfork.seed", 20_261_201L);
    private static final int PATIENCE = 20_000;

    /** Problems that fours alone do not solve, with the plies of the published solution and its first move. */
    private static final List<String> RENJU = List.of(
            "B\tH8 H9 H10 I7 J9\tG8 H7 I9 I11 J8\t9\tF10",
            "W\tG9 G10 H8 J10\tH9 I7 I9\t9\tI10",
            "W\tF8 F9 H7 H8 H10 I8 I9 J11\tD9 E9 G6 H9 I7 I10 J8\t9\tF7",
            "B\tG5 H6 H8 I5 J6\tH5 H7 I6 I9 I10\t9\tJ8");

    private static GomokuPosition position(GomokuGame game, String black, String white, String toMove) {
        return game.position(cells(game, black), cells(game, white), toMove.equals("B") ? 0 : 1);
    }

    private static List<Integer> cells(GomokuGame game, String text) {
        return Arrays.stream(text.split(" ", -1)).map(game::parseCell).toList();
    }

    private static boolean goesOn() {
        return false;
    }

    private static int find(GomokuPosition position, ThreatSearch search) {
        return find(position, search, ThreatSearchTest::goesOn);
    }

    private static int find(GomokuPosition position, ThreatSearch search, BooleanSupplier giveUp) {
        return search.find(position.sideToMove(), ThreatSearch.MAX_DEPTH, PATIENCE, position.key(), giveUp);
    }

    private static ThreatSearch searchOf(GomokuPosition position) {
        return new ThreatSearch(position, new FourSearch(position));
    }

    @Test
    void publishedProblemsAreSolvedAsPublished() {
        GomokuGame renju = new GomokuGame("renju", 15, Rule.RENJU);
        for (String line : RENJU) {
            String[] fields = line.split("\t", -1);
            GomokuPosition position = position(renju, fields[1], fields[2], fields[0]);
            ThreatSearch search = searchOf(position);
            assertEquals(0, new FourSearch(position).find(position.sideToMove(), PATIENCE, position.key()), line);
            assertEquals(Integer.parseInt(fields[3]), find(position, search), line);
            assertEquals(renju.parseCell(fields[4]), search.firstMove(), line);
        }
    }

    /** Of the ten problems by threats five are solved; the others need quiet moves or are longer. */
    @Test
    void halfOfThePublishedSetIsSolved() {
        GomokuGame renju = new GomokuGame("renju", 15, Rule.RENJU);
        int problems = 0;
        int solved = 0;
        for (String line : SharedData.records("gomoku/quintet-mates-renju.tsv")) {
            String[] fields = line.split("\t", -1);
            if (fields[4].startsWith("VCT")) {
                GomokuPosition position = position(renju, fields[2], fields[3], fields[1]);
                problems++;
                int plies = searchOf(position)
                        .find(position.sideToMove(), 8, PATIENCE, position.key(), ThreatSearchTest::goesOn);
                solved += plies > 0 ? 1 : 0;
            }
        }
        assertEquals(10, problems);
        assertTrue(solved >= 5, () -> "too few");
    }

    @Test
    void noWinIsFoundWithoutThreats() {
        GomokuGame game = new GomokuGame();
        GomokuPosition position = game.initialPosition();
        assertEquals(0, find(position, searchOf(position)));
        position.make(game.parseCell("h8"));
        position.make(game.parseCell("i9"));
        assertEquals(0, find(position, searchOf(position)));
        // An open three of the opponent is the stronger threat: no three may be played instead of its answer.
        GomokuPosition late = position(game, "H8 I8 J8 A1", "C3 D3 C5 D5", "W");
        assertEquals(0, find(late, searchOf(late)));
    }

    @Test
    void whatIsFoundDependsOnThePositionAloneAndTheBoardStaysAsItWas() {
        GomokuGame game = new GomokuGame();
        for (int seed = 0; seed < 30; seed++) {
            GomokuPosition position = RandomGames.play(game, SEED + seed, 24, visited -> {});
            if (position.terminalScore(0) == Position.NOT_OVER) {
                ThreatSearch search = searchOf(position);
                String before = state(position);
                int plies = find(position, search);
                int first = search.firstMove();
                assertEquals(before, state(position));
                assertEquals(plies, find(position, search));
                search.find(position.sideToMove(), 1, 50, position.key(), ThreatSearchTest::goesOn);
                assertEquals(plies, find(position, search), "after another search");
                ThreatSearch fresh = searchOf(position);
                assertEquals(plies, find(position, fresh), "a fresh one");
                if (plies > 0) {
                    assertEquals(first, search.firstMove());
                    assertEquals(first, fresh.firstMove());
                }
            }
        }
    }

    /** Whenever it is told to give up it asks no more and leaves nothing behind: the next search finds what a fresh one finds. */
    @Test
    void aSearchThatIsGivenUpLeavesNothingBehind() {
        GomokuGame game = new GomokuGame();
        int patient = 0;
        for (int seed = 0; seed < 30; seed++) {
            GomokuPosition position = RandomGames.play(game, SEED + seed, 24, visited -> {});
            if (position.terminalScore(1) != Position.NOT_OVER) {
                continue;
            }
            String context = "seed " + (SEED + seed);
            String before = state(position);
            int[] asked = new int[1];
            ThreatSearch fresh = searchOf(position);
            int plies = find(position, fresh, () -> ++asked[0] < 0);
            int all = asked[0];
            patient += all > 3 ? 1 : 0;
            ThreatSearch search = searchOf(position);
            for (int stopAt : new int[] {1, 2, 3, all / 2, all}) {
                if (stopAt > 0 && stopAt <= all) {
                    asked[0] = 0;
                    ThreatSearch stopped = stopAt <= 2 ? search : searchOf(position);
                    assertEquals(0, find(position, stopped, () -> ++asked[0] >= stopAt), context);
                    assertEquals(stopAt, asked[0], context);
                    assertEquals(before, state(position), context);
                }
            }
            assertEquals(plies, find(position, search), context);
            if (plies > 0) {
                assertEquals(fresh.firstMove(), search.firstMove(), context);
            }
        }
        assertTrue(patient >= 3, "too few long searches: " + patient);
    }

    private static String state(GomokuPosition position) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < position.geometry().cells(); cell++) {
            text.append(position.stone(cell)).append(position.packed(cell, 0)).append(position.packed(cell, 1));
        }
        for (int cellClass = 0; cellClass <= CellClass.FIVE; cellClass++) {
            text.append(position.count(0, cellClass)).append(position.count(1, cellClass));
        }
        return text.append(position.worth(0)).append(position.worth(1)).toString();
    }

    /** The defender plays any empty cell, most often one that the rules of thumb call an answer. */
    @Test
    void whatIsFoundWinsAgainstAllAnswers() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (Rule rule : Rule.values()) {
            GomokuGame game = new GomokuGame("any", 15, rule);
            int wins = 0;
            for (int seed = 0; seed < 400 && wins < 10; seed++) {
                GomokuPosition position = RandomGames.play(game, SEED + seed, 8 + seed % 16, visited -> {});
                if (position.terminalScore(1) == Position.NOT_OVER && find(position, searchOf(position)) > 5) {
                    wins++;
                    String start = "seed " + SEED + " " + rule + " " + game.formatPosition(position);
                    for (int i = 0; i < 4; i++) {
                        playOut(position.copy(), random, start);
                    }
                }
            }
            assertTrue(wins >= 5, rule + ": too few wins to tell");
        }
    }

    private static void playOut(GomokuPosition position, SplittableRandom random, String start) {
        int attacker = position.sideToMove();
        ThreatSearch search = searchOf(position);
        for (int i = 0; i < 60; i++) {
            assertTrue(find(position, search) > 0, start);
            assertFalse(position.isForbidden(search.firstMove()), start);
            position.make(search.firstMove());
            if (position.terminalScore(0) == Score.LOST_NOW) {
                assertEquals(attacker ^ 1, position.sideToMove(), start);
                return;
            }
            List<Integer> answers = new ArrayList<>();
            List<Integer> others = new ArrayList<>();
            for (int cell = 0; cell < position.geometry().cells(); cell++) {
                if (position.isEmpty(cell) && !position.isForbidden(cell)) {
                    (position.isLegal(cell) ? answers : others).add(cell);
                }
            }
            List<Integer> from = answers.isEmpty() || (!others.isEmpty() && random.nextInt(8) == 0) ? others : answers;
            position.make(from.get(random.nextInt(from.size())));
            assertEquals(Position.NOT_OVER, position.terminalScore(0), start);
        }
        throw new AssertionError("no end: " + start);
    }

    /** A search of three plies has the win from its game, at the root; without the technique it is too shallow. */
    @Test
    void theSearchAsksForForcedWins() throws InterruptedException {
        GomokuGame renju = new GomokuGame("renju", 15, Rule.RENJU);
        String[] fields = RENJU.getFirst().split("\t", -1);
        GomokuPosition position = position(renju, fields[1], fields[2], fields[0]);
        int first = renju.parseCell(fields[4]);
        try (TranspositionTable table = new TranspositionTable(1L << 20);
                Searcher searcher = new Searcher(renju, Strategy.SEQUENTIAL, 1, table)) {
            SearchResult result = search(searcher, position, List.of());
            assertEquals(Score.winIn(9), result.score());
            assertEquals(first, result.move());
            assertEquals(List.of(first), result.moves());

            // The answers lose, too, and another move than the winning one has not that score.
            position.make(first);
            int answer = renju.parseCell("G9");
            assertEquals(
                    Score.lossIn(8),
                    search(searcher, position, List.of(answer), 4).score());
            position.unmake();
            assertTrue(
                    search(searcher, position, List.of(renju.parseCell("G7"))).score() < Score.winIn(9));

            searcher.setSelectivity(renju.selectivity().without(Technique.FORCED_WINS));
            assertTrue(search(searcher, position, List.of()).score() < Score.DECIDED);
            searcher.setSelectivity(Selectivity.FULL_WIDTH);
            assertTrue(search(searcher, position, List.of()).score() < Score.DECIDED);
        }
    }

    /** Where time or a stop ends the search it does not ask; where a depth or a number of nodes may, it does. */
    @Test
    void aSearchThatOnlyTimeEndsDoesNotAsk() throws InterruptedException {
        SearchLimits time = SearchLimits.ofMoveTime(60_000);
        assertEquals(0, asked(SearchLimits.INFINITE));
        assertEquals(0, asked(time));
        assertEquals(0, asked(SearchLimits.INFINITE.withClock(600_000, 1_000, 0)));
        assertTrue(asked(time.withDepth(5)) > 0);
        assertTrue(asked(time.withNodes(1_000_000)) > 0);
    }

    /** Returns how often a search that is stopped after depth 5 looks for wins by threats. */
    private static int asked(SearchLimits limits) throws InterruptedException {
        AtomicInteger asked = new AtomicInteger();
        Game game = new Watched(new GomokuGame(), new Watched.Watcher() {
            @Override
            public void onMake(int ply, int move) {}

            @Override
            public void onForcedWin(BooleanSupplier givenUp) {
                asked.incrementAndGet();
            }
        });
        CompletableFuture<SearchHandle> handle = new CompletableFuture<>();
        SearchListener listener = new SearchListener() {
            @Override
            public void onReport(SearchReport report) {
                if (report.depth() >= 5 && report.bound() == ScoreBound.EXACT) {
                    handle.join().stop();
                }
            }
        };
        try (TranspositionTable table = new TranspositionTable(1L << 20);
                Searcher searcher = new Searcher(game, Strategy.SEQUENTIAL, 1, table)) {
            Position position = game.initialPosition();
            position.make(game.parseMove(position, "h8"));
            handle.complete(searcher.start(new SearchRequest(position, limits), listener));
            assertTrue(handle.join().await().depth() >= 5);
        }
        return asked.get();
    }

    private static SearchResult search(Searcher searcher, GomokuPosition position, List<Integer> moves)
            throws InterruptedException {
        return search(searcher, position, moves, 3);
    }

    private static SearchResult search(Searcher searcher, GomokuPosition position, List<Integer> moves, int depth)
            throws InterruptedException {
        searcher.clear();
        SearchRequest request = new SearchRequest(position, SearchLimits.ofDepth(depth), 1, moves);
        SearchResult result = searcher.start(request, SearchListener.NONE).await();
        assertNull(result.failure());
        return result;
    }
}
