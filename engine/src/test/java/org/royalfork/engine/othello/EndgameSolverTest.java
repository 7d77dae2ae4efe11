package org.royalfork.engine.othello;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.royalfork.parallel.game.Position;

/** The solver against the rules alone. */
class EndgameSolverTest {

    private static final OthelloGame GAME = new OthelloGame();
    private static final int POSITIONS = 3_000;
    private static final int MOST_EMPTIES = 8;

    private final EndgameSolver solver = new EndgameSolver();

    private static String describe(OthelloPosition position) {
        return GAME.formatPosition(position) + ", seed " + RandomPositions.SEED;
    }

    @Test
    void findsTheValue() {
        SplittableRandom random = new SplittableRandom(RandomPositions.SEED);
        for (int i = 0; i < POSITIONS; i++) {
            OthelloPosition position = RandomPositions.withEmpties(random.nextInt(MOST_EMPTIES), random);
            int value = DiscsTest.byRules(position.own(), position.opponent());
            int found = solver.solve(position.own(), position.opponent(), -Discs.SQUARES, Discs.SQUARES);
            assertEquals(value, found, () -> describe(position));
        }
    }

    @Test
    void answersEveryWindow() {
        SplittableRandom random = new SplittableRandom(RandomPositions.SEED + 1);
        for (int i = 0; i < POSITIONS / 30; i++) {
            OthelloPosition position = RandomPositions.withEmpties(4 + i % (MOST_EMPTIES - 3), random);
            int value = DiscsTest.byRules(position.own(), position.opponent());
            EndgameSolver fresh = new EndgameSolver();
            for (int low = -Discs.SQUARES; low < Discs.SQUARES; low++) {
                int alpha = low;
                int high = Math.min(Discs.SQUARES, low + 1 + random.nextInt(6));
                int found = fresh.solve(position.own(), position.opponent(), low, high);
                if (value <= low) {
                    assertTrue(found <= low, () -> "alpha " + alpha + " value " + value + ": " + describe(position));
                } else if (value >= high) {
                    assertTrue(found >= high, () -> "alpha " + alpha + " value " + value + ": " + describe(position));
                } else {
                    assertEquals(value, found, () -> describe(position));
                }
            }
        }
    }

    /** What the table holds changes the time, never the answer. */
    @Test
    void answersDoNotDependOnWhatWasSolvedBefore() {
        SplittableRandom random = new SplittableRandom(RandomPositions.SEED + 2);
        for (int i = 0; i < 12; i++) {
            OthelloPosition position = RandomPositions.withEmpties(OthelloPosition.PROVEN_EMPTIES, random);
            if (position.empties() > OthelloPosition.PROVEN_EMPTIES) {
                continue; // that game ended before
            }
            OthelloPosition fresh = position.copy();
            int value = position.provenScore(-6_500, 6_500);
            for (int alpha = -6_350; alpha < 6_400; alpha += 700) {
                assertEquals(Math.clamp(value, alpha, alpha + 1), position.provenScore(alpha, alpha + 1));
                assertEquals(Math.clamp(value, alpha, alpha + 430), fresh.provenScore(alpha, alpha + 430));
            }
        }
    }

    @Test
    void provesOnlySmallEndgames() {
        SplittableRandom random = new SplittableRandom(RandomPositions.SEED + 3);
        for (int i = 0; i < 30; i++) {
            OthelloPosition position = RandomPositions.withEmpties(OthelloPosition.PROVEN_EMPTIES + 1, random);
            assertEquals(Position.NOT_OVER, position.provenScore(-100, 100));
        }
    }
}
