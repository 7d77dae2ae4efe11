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
    private final GomokuGame renju = new GomokuGame("renju", 15, Rule.RENJU);
    private final TranspositionTable table = new TranspositionTable(16L << 20);
    private final Searcher searcher = new Searcher(game, Strategy.SEQUENTIAL, 1, table);
    private final Searcher renjuSearcher = new Searcher(renju, Strategy.SEQUENTIAL, 1, table);

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
        renjuSearcher.close();
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

    /** A search that found nothing is left out when it is asked for again, but not one that is more patient. */
    @Test
    void aSearchInVainHidesNoWin() {
        GomokuPosition position = Problem.parse(
                        renju, "vcf_white\tW\tG8 G9 H8 I9 J9 J10 K13 M9 M11 M12\tF8 H9 H10 I10 I11 J12 L10 L12 L14\t5")
                .position();
        FourSearch search = new FourSearch(position);
        for (int i = 0; i < 2; i++) {
            assertEquals(0, search.find(PatternBoard.WHITE, 1, position.key()));
            assertTrue(search.find(PatternBoard.WHITE, 20_000, position.key()) > 0);
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

    /** The side to move can make a five with its first stone, whatever else there is to win. */
    @Test
    void whatWinsAtOnceIsPlayedAtOnce() throws InterruptedException {
        for (String line : SharedData.records("gomoku/five-in-one.tsv")) {
            Problem problem = Problem.parse(game, line);
            searcher.clear();
            SearchResult result = search(problem.position());
            assertEquals(Score.winIn(1), result.score(), line);
            problem.position().make(result.move());
            assertEquals(Score.LOST_NOW, problem.position().terminalScore(0), line);
        }
    }

    /** Published Renju problems whose answers are fours: some win since the answer to a four is forbidden, some must not be tried. */
    @Test
    void winsOfRenjuAreFound() throws InterruptedException {
        check(Problem.parse(
                renju, "vcf_white\tW\tG8 G9 H8 I9 J9 J10 K13 M9 M11 M12\tF8 H9 H10 I10 I11 J12 L10 L12 L14\t5"));
        check(Problem.parse(renju, "vcf_counter\tB\tH8 I6 I7 J8 K8 L7\tH9 I5 J7 K6 L5 L8\t3"));
        // White's four on i9 leaves Black h8 alone, a double three: a win in Renju only.
        String trap = "trap\tW\tG8 I8 H7 H9 D4\tE5 F6 G7 A15\t";
        check(Problem.parse(renju, trap + "1"));
        check(Problem.parse(game, trap + "-"));
    }

    @Test
    void allPublishedWinsByFoursOfRenjuAreFound() throws InterruptedException {
        int wins = 0;
        for (String line : SharedData.records("gomoku/quintet-mates-renju.tsv")) {
            String[] fields = line.split("\t", -1);
            if (fields[4].startsWith("VCF")) {
                fields[4] = "1"; // the least number is not told
                check(Problem.parse(renju, String.join("\t", fields)));
                wins++;
            }
        }
        assertEquals(5, wins);
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
        SearchResult result = (position.rule() == Rule.RENJU ? renjuSearcher : searcher)
                .start(request, SearchListener.NONE)
                .await();
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
