package org.royalfork.engine.connectfour.solver;

import org.royalfork.engine.connectfour.Cells;

/**
 * Stones whose colour no longer matters: positions that differ in nothing else have the same value, and share an entry of the
 * table.
 *
 * <p>A line of four matters to one of its stones when it has an empty cell and its other stones are of one colour. A stone to
 * which no line matters could be of either colour. For several at once that holds only if what blocks their lines are stones
 * that stay what they are: hence a second look, in which the stones found by the first one block nothing. So a line with a
 * dead stone and an empty cell has two stones of different colours that keep them.
 */
final class DeadStones {

    private static final int[] STEPS = {1, Cells.COLUMN_STEP, Cells.COLUMN_STEP - 1, Cells.COLUMN_STEP + 1};

    private DeadStones() {}

    /** Returns dead stones of both colours, or none if there are none of the colour that is not {@code own}. */
    static long of(long own, long occupied) {
        long notOther = Cells.BOARD & ~(own ^ occupied);
        long notOwn = Cells.BOARD & ~own;
        long dead = without(occupied, notOther, notOwn, occupied);
        if ((dead & ~own) == 0) {
            return 0;
        }
        return without(dead, notOther | dead, notOwn | dead, occupied);
    }

    private static long without(long stones, long notOther, long notOwn, long occupied) {
        long dead = stones;
        for (int i = 0; i < STEPS.length && dead != 0; i++) {
            dead &= ~mattering(notOther, notOwn, occupied, STEPS[i]);
        }
        return dead;
    }

    /**
     * Returns the cells to which a line of a direction matters. Of the lines through a cell, one has it as the first cell, one as
     * the second, third and fourth; beyond the edge no cell is of any of the sets.
     */
    private static long mattering(long notOther, long notOwn, long occupied, int step) {
        return ((first(notOther, step) | first(notOwn, step)) & ~first(occupied, step))
                | ((second(notOther, step) | second(notOwn, step)) & ~second(occupied, step))
                | ((third(notOther, step) | third(notOwn, step)) & ~third(occupied, step))
                | ((fourth(notOther, step) | fourth(notOwn, step)) & ~fourth(occupied, step));
    }

    /** Returns the cells of which the three that follow are in the set; the next three methods the like for other places. */
    private static long first(long set, int step) {
        return (set >> step) & (set >> (2 * step)) & (set >> (3 * step));
    }

    private static long second(long set, int step) {
        return (set << step) & (set >> step) & (set >> (2 * step));
    }

    private static long third(long set, int step) {
        return (set << (2 * step)) & (set << step) & (set >> step);
    }

    private static long fourth(long set, int step) {
        return (set << step) & (set << (2 * step)) & (set << (3 * step));
    }
}
