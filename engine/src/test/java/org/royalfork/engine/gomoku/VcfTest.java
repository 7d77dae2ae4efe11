package org.royalfork.engine.gomoku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.royalfork.engine.chess.SharedData;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.strategy.Searcher;
import org.royalfork.parallel.strategy.Strategy;
import org.royalfork.tt.TranspositionTable;

/** Wins by continuous fours are found by quiescence, below a search of one ply; and none is found where there is none. */
class VcfTest {

    private final GomokuGame game = new GomokuGame();
    private final TranspositionTable table = new TranspositionTable(16L << 20);
    private final Searcher searcher = new Searcher(game, Strategy.SEQUENTIAL, 1, table);

    /** A position, and the least number of fours of a win, or 0 without one. */
    private record Problem(String name, GomokuPosition position, int fours) {

        static Problem parse(GomokuGame game, String line) {
            String[] fields = line.split("\t", -1);
            int toMove = fields[1].toLowerCase(Locale.ROOT).matches("[xb]") ? 0 : 1;
            GomokuPosition position = game.position(cells(game, fields[2]), cells(game, fields[3]), toMove);
            return new Problem(fields[0], position, fields[4].equals("-") ? 0 : Integer.parseInt(fields[4]));
        }

        private static List<Integer> cells(GomokuGame game, String text) {
            return Arrays.stream(text.split(" ", -1)).map(game::parseCell).toList();
        }
    }

    @AfterEach
    void close() {
        searcher.close();
        table.close();
    }

    @Test
    void winsOfAllLengthsAreFoundAndOthersAreNot() throws IOException, InterruptedException {
        try (BufferedReader reader = new BufferedReader(
                new InputStreamReader(VcfTest.class.getResourceAsStream("vcf.tsv"), StandardCharsets.UTF_8))) {
            List<String> lines =
                    reader.lines().filter(line -> !line.startsWith("#")).toList();
            assertEquals(69, lines.size());
            for (String line : lines) {
                check(Problem.parse(game, line));
            }
        }
    }

    @Tag("slow")
    @Test
    void allPublishedWinsAreFound() throws InterruptedException {
        for (String line : SharedData.records("gomoku/vcf-win-freestyle15.tsv")) {
            check(Problem.parse(game, line));
        }
    }

    @Tag("slow")
    @Test
    void noWinIsFoundWhereThereIsNone() throws InterruptedException {
        for (String line : SharedData.records("gomoku/no-vcf-freestyle15.tsv")) {
            check(Problem.parse(game, line));
        }
    }

    private void check(Problem problem) throws InterruptedException {
        searcher.clear();
        SearchResult result = search(problem.position());
        String context = problem + " " + game.formatPosition(problem.position()) + " score " + result.score();
        if (problem.fours() == 0) {
            assertTrue(result.score() < Score.DECIDED, context);
        } else {
            assertTrue(result.score() >= Score.DECIDED, context);
            assertTrue(result.score() <= Score.winIn(2 * problem.fours() + 1), context);
            playOut(problem.position(), context);
        }
    }

    private SearchResult search(GomokuPosition position) throws InterruptedException {
        SearchRequest request = new SearchRequest(position, SearchLimits.ofDepth(1));
        SearchResult result = searcher.start(request, SearchListener.NONE).await();
        assertNull(result.failure());
        return result;
    }

    /** The attacker's moves are all fours, and after the last the defender cannot parry. */
    private void playOut(GomokuPosition position, String context) throws InterruptedException {
        int attacker = position.sideToMove();
        MoveList replies = new MoveList(8);
        for (int i = 0; i < 120; i++) {
            position.make(search(position).move());
            if (position.terminalScore(0) == Score.LOST_NOW) {
                assertEquals(attacker ^ 1, position.sideToMove());
                return;
            }
            assertTrue(position.isForced(), context);
            replies.clear();
            position.generateMoves(replies);
            position.make(replies.move(0));
            assertEquals(Position.NOT_OVER, position.terminalScore(0), context);
        }
        throw new AssertionError("no end: " + context);
    }
}
