package org.royalfork.engine.connectfour.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.royalfork.engine.connectfour.Cells;

/** What saves the solver its search, against plain alpha-beta: bounds without search, and stones that no longer matter. */
class ShortcutsTest {

    private static final int POSITIONS = 4_000;
    private static final int MOST_PLIES_TO_END = 13;

    private long own;
    private long occupied;

    /** Plays at random until few cells are left; tells whether the game then still goes on and the mover cannot win at once. */
    private boolean play(SplittableRandom random) {
        own = 0;
        occupied = 0;
        int plies = Cells.COUNT - random.nextInt(4, MOST_PLIES_TO_END + 1);
        while (Long.bitCount(occupied) < plies) {
            long cell = Cells.playable(occupied) & Cells.column(random.nextInt(Cells.COLUMNS));
            if (cell == 0) {
                continue;
            }
            if (Cells.hasFour(own | cell)) {
                return false;
            }
            own ^= occupied;
            occupied |= cell;
        }
        return (Cells.winning(own, occupied) & Cells.playable(occupied)) == 0;
    }

    private static int value(long own, long occupied, int alpha, int beta) {
        int toEnd = Cells.COUNT - Long.bitCount(occupied);
        if (toEnd == 0) {
            return 0;
        }
        int best = -Cells.COUNT;
        for (long rest = Cells.playable(occupied); rest != 0; rest &= rest - 1) {
            long cell = Long.lowestOneBit(rest);
            int value = (Cells.winning(own, occupied) & cell) != 0
                    ? (toEnd + 1) / 2
                    : -value(own ^ occupied, occupied | cell, -beta, -Math.max(alpha, best));
            best = Math.max(best, value);
            if (best >= beta) {
                break;
            }
        }
        return best;
    }

    private static int value(long own, long occupied) {
        return value(own, occupied, -Cells.COUNT, Cells.COUNT);
    }

    @Test
    void boundsHold() {
        long seed = System.nanoTime();
        SplittableRandom random = new SplittableRandom(seed);
        int[] exact = new int[2];
        for (int i = 0; i < POSITIONS; ) {
            if (!play(random)) {
                continue;
            }
            i++;
            int plies = Long.bitCount(occupied);
            long dangers = Cells.winning(own ^ occupied, occupied);
            int most = StaticBounds.most(own, occupied, plies, dangers, SolverWorker.notLosing(occupied, dangers));
            int value = value(own, occupied);
            String position = "seed " + seed + ", own " + own + ", occupied " + occupied;
            assertTrue(value <= most, () -> value + " is more than " + most + ", " + position);
            if (most == value && most > -(Cells.COUNT - plies) / 2 && most < 0) {
                exact[plies & 1]++;
            }
        }
        assertTrue(
                exact[0] > 0 && exact[1] > 0, () -> exact[0] + " and " + exact[1] + " wins by strategy, seed " + seed);
    }

    @Test
    void deadStonesMayChangeTheirColour() {
        long seed = System.nanoTime();
        SplittableRandom random = new SplittableRandom(seed);
        int changed = 0;
        for (int i = 0; i < POSITIONS; i++) {
            if (!play(random)) {
                continue;
            }
            long dead = DeadStones.of(own, occupied);
            assertEquals(0, dead & ~occupied);
            long others = dead & ~own;
            long some = others & random.nextLong();
            int value = value(own, occupied);
            String position = "seed " + seed + ", own " + own + ", occupied " + occupied;
            assertEquals(value, value(own | others, occupied), position);
            assertEquals(value, value(own | some, occupied), position);
            changed += Long.bitCount(others);
        }
        assertTrue(changed > 0, "no dead stones, seed " + seed);
    }
}
