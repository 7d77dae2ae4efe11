package org.royalfork.bench.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.search.ScoreBound;
import org.royalfork.parallel.search.SearchReport;
import org.royalfork.parallel.search.SearchResult;

/** What counts as solved, and from when on. */
class SolutionWatchTest {

    private static final Problem BEST = EpdFile.parse(1, "4k3/8/8/8/8/8/8/4K2R w K - bm O-O Kd1;");
    private static final Problem AVOID = EpdFile.parse(1, "4k3/8/8/8/8/8/8/4K2R w K - am O-O;");
    private static final Problem MATE_IN_3 = EpdFile.parse(1, "4k3/8/8/8/8/8/8/4K2R w K - dm 3;");
    private static final Problem MATED_IN_2 = EpdFile.parse(1, "4k3/8/8/8/8/8/8/4K2R w K - dm -2;");

    private static final int CASTLES = BEST.best().get(0);
    private static final int KING = BEST.best().get(1);
    private static final int OTHER =
            EpdFile.parse(1, "4k3/8/8/8/8/8/8/4K2R w K - bm Rh2;").best().getFirst();

    private int millis;

    private void report(SolutionWatch watch, int move, int score, ScoreBound bound) {
        millis++;
        watch.onReport(new SearchReport(millis, 1, 1, score, bound, 10L * millis, millis, 0, List.of(move)));
    }

    private static void finish(SolutionWatch watch, int move, int score) {
        watch.onFinished(new SearchResult(move, 0, score, 1, 1, 1, 1, List.of(move), null));
    }

    private SearchReport watch(Problem problem, int... moves) {
        final SolutionWatch watch = new SolutionWatch(problem);
        millis = 0;
        for (int move : moves) {
            report(watch, move, 0, ScoreBound.EXACT);
        }
        finish(watch, moves[moves.length - 1], 0);
        return watch.since();
    }

    @Test
    void theTimeIsThatFromWhichTheMoveWasHeld() {
        assertEquals(1, watch(BEST, CASTLES, CASTLES, CASTLES).nanos());
        assertEquals(3, watch(BEST, OTHER, OTHER, CASTLES).nanos());
        assertEquals(
                5,
                watch(BEST, CASTLES, CASTLES, CASTLES, OTHER, CASTLES, CASTLES).nanos(),
                "lost meanwhile");
        assertEquals(
                50,
                watch(BEST, CASTLES, CASTLES, CASTLES, OTHER, CASTLES, CASTLES).nodes());
        assertEquals(2, watch(BEST, OTHER, CASTLES, KING).nanos(), "another solution is no loss");
        assertNull(watch(BEST, CASTLES, CASTLES, OTHER), "lost at the end");
        assertEquals(2, watch(AVOID, CASTLES, KING, OTHER).nanos());
        assertNull(watch(AVOID, OTHER, CASTLES));
    }

    @Test
    void theMoveOfTheResultDecides() {
        final SolutionWatch watch = new SolutionWatch(BEST);
        report(watch, CASTLES, 0, ScoreBound.EXACT);
        finish(watch, OTHER, 0);
        assertNull(watch.since());
    }

    @Test
    void otherLinesAndEmptyOnesSayNothing() {
        final SolutionWatch watch = new SolutionWatch(BEST);
        report(watch, CASTLES, 0, ScoreBound.EXACT);
        watch.onReport(new SearchReport(2, 1, 2, 0, ScoreBound.EXACT, 20, 2, 0, List.of(OTHER)));
        watch.onReport(new SearchReport(2, 1, 1, 0, ScoreBound.EXACT, 20, 2, 0, List.of()));
        finish(watch, CASTLES, 0);
        assertEquals(1, watch.since().nanos());
    }

    private SearchReport score(Problem problem, int score, ScoreBound bound) {
        final SolutionWatch watch = new SolutionWatch(problem);
        report(watch, OTHER, score, bound);
        finish(watch, OTHER, score);
        return watch.since();
    }

    @Test
    void aMateIsSolvedByAProvedScoreThatIsNearEnough() {
        assertEquals(1, score(MATE_IN_3, Score.winIn(5), ScoreBound.EXACT).depth());
        assertEquals(2, score(MATE_IN_3, Score.winIn(3), ScoreBound.LOWER).depth());
        assertNull(score(MATE_IN_3, Score.winIn(7), ScoreBound.EXACT), "a move too late");
        assertNull(score(MATE_IN_3, Score.winIn(5), ScoreBound.UPPER), "at most so good proves nothing");
        assertEquals(5, score(MATED_IN_2, Score.lossIn(4), ScoreBound.EXACT).depth());
        assertEquals(6, score(MATED_IN_2, Score.lossIn(4), ScoreBound.UPPER).depth());
        assertNull(score(MATED_IN_2, Score.lossIn(6), ScoreBound.EXACT), "a longer defence");
        assertNull(score(MATED_IN_2, Score.lossIn(4), ScoreBound.LOWER));
    }
}
