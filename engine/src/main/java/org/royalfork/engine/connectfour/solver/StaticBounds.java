package org.royalfork.engine.connectfour.solver;

import org.royalfork.engine.connectfour.Cells;

/**
 * Bounds on the value of a position that need no search: what one side has at least with a strategy that only answers
 * (after the rules "claimeven" and "zugzwang" of Allis, "A Knowledge-based Approach of Connect-Four", 1988).
 *
 * <p>Both strategies answer a stone with the one above it in the same column. While the answering side has nothing to answer
 * to, the columns with an odd number of stones are even in number, and a stone on one of them is answered on another. So the
 * other side's stones at the end are among those it has, the cells it can play on now, and every second cell above; if four
 * in a line are not among them, it does not win.
 */
final class StaticBounds {

    private static final long ODD_ROWS = Cells.BOARD ^ Cells.EVEN_ROWS;
    private static final long SECOND_ROW = Cells.BOTTOM << 1;
    private static final long FOURTH_ROW = Cells.BOTTOM << 3;

    private StaticBounds() {}

    /**
     * Returns what the mover, who cannot complete four at once, has at most; the exact value when all his moves lose at once.
     *
     * @param own stones of the mover
     * @param plies number of stones
     * @param dangers empty cells on which the opponent could complete four
     * @param moves the mover's moves after which the opponent {@linkplain SolverWorker#notLosing cannot complete four at once}
     */
    static int most(long own, long occupied, int plies, long dangers, long moves) {
        int toEnd = Cells.COUNT - plies;
        if (moves == 0) {
            return -toEnd / 2;
        }
        int most = (toEnd - 1) / 2;
        if (!Cells.hasFour(Cells.BOARD & ~(own ^ occupied))) {
            most = Math.min(most, 0); // there is no line left that the mover could complete
        }
        int strategic = (plies & 1) == 0 ? mostOfFirst(own ^ occupied, occupied) : mostOfSecond(own, occupied, dangers);
        return Math.min(most, strategic);
    }

    /**
     * Returns what the first player, to move, has at most, since the second can have all even rows but the cells that can be
     * played on now. A line that these complete wins for the second, at the latest when all columns but one are full, and that
     * one is filled to the line's highest cell.
     */
    private static int mostOfFirst(long second, long occupied) {
        long claimed = Cells.EVEN_ROWS & ~occupied & ~Cells.playable(occupied);
        if (Cells.hasFour(Cells.BOARD & ~(second | claimed))) {
            return Cells.COUNT;
        }
        if (!Cells.hasFour(second | claimed)) {
            return 0;
        }
        if (!Cells.hasFour(second | (claimed & (SECOND_ROW | FOURTH_ROW)))) {
            return -1;
        }
        return Cells.hasFour(second | (claimed & SECOND_ROW)) ? -3 : -2;
    }

    /**
     * Returns what the second player, to move, has at most, when the first could complete four on an odd row of a column with
     * an odd number of stones: he will have to play below it in the end, since the first answers all else.
     */
    private static int mostOfSecond(long second, long occupied, long dangers) {
        long playable = Cells.playable(occupied);
        int most = Cells.COUNT;
        long winning = dangers & ODD_ROWS & ~playable;
        while (winning != 0) {
            long cell = Long.lowestOneBit(winning);
            int row = Long.numberOfTrailingZeros(cell) % Cells.COLUMN_STEP;
            long column = Cells.column(Long.numberOfTrailingZeros(cell) / Cells.COLUMN_STEP);
            winning &= ~column; // the lowest cell of a column is the one that counts
            if ((playable & Cells.EVEN_ROWS & column) == 0) {
                continue;
            }
            long elsewhere = ((ODD_ROWS & ~occupied) | playable) & ~column;
            long below = Cells.EVEN_ROWS & ~occupied & column & (cell - 1);
            if (!Cells.hasFour(second | elsewhere | below)) {
                most = Math.min(most, row == 2 ? -2 : -1);
            }
        }
        return most;
    }
}
