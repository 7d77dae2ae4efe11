package org.royalfork.parallel.search;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.royalfork.parallel.game.Score;

/** What every report of a search must say of its score and window. */
public final class ScaleChecks {

    private ScaleChecks() {}

    /** Checks that a score is on the scale, and on the side of its window that it is said to be on. */
    public static void check(SearchReport report, String context) {
        String where = report + ", " + context;
        assertTrue(report.alpha() >= -Score.INFINITY && report.beta() <= Score.INFINITY, where);
        assertTrue(report.alpha() < report.beta(), where);
        assertTrue(Math.abs(report.score()) <= Score.WIN, where);
        switch (report.bound()) {
            case UPPER -> assertTrue(report.score() <= report.alpha(), where);
            case LOWER -> assertTrue(report.score() >= report.beta(), where);
            case EXACT -> {
                // a report of a search that was stopped may repeat an earlier score
            }
        }
    }
}
