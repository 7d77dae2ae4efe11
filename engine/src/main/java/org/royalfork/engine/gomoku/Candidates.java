package org.royalfork.engine.gomoku;

import java.util.Arrays;

/**
 * The moves of a position that a search looks at, as a set of cells: an {@code int} a row, a bit a column.
 *
 * <ul>
 *   <li>When the mover can make a five: only that.
 *   <li>When the opponent threatens a five: only the cells where it would be made.
 *   <li>When the opponent threatens a {@linkplain CellClass#WINNING_FOUR winning four}: own fours, and cells that can change what
 *       each such stone of the opponent would make. All other moves lose.
 *   <li>Otherwise every empty cell with a stone at most two cells away; on an empty board the middle.
 * </ul>
 *
 * <p>Cells that the rule forbids are left out. Where that leaves none of those that do not lose, all others are candidates.
 *
 * <p><b>Threading.</b> Belongs to one position; it has room for intermediate results.
 */
final class Candidates {

    private final PatternBoard board;
    private final Geometry geometry;
    private final int size;
    private final int[] threats;
    private final int[] found;

    Candidates(PatternBoard board) {
        this.board = board;
        geometry = board.geometry();
        size = geometry.size();
        threats = new int[size];
        found = new int[size];
    }

    /** Writes the candidates of {@code mover} to {@code rows}. */
    void find(int mover, int[] rows) {
        findUnrestricted(mover, rows);
        if (board.rule().restricts(mover) && !removeForbidden(mover, rows)) {
            findNeighbours(rows);
            if (!removeForbidden(mover, rows)) {
                findAll(rows, (1 << size) - 1);
                removeForbidden(mover, rows);
            }
        }
    }

    /** Returns whether any are left. */
    private boolean removeForbidden(int mover, int[] rows) {
        int any = 0;
        for (int row = 0; row < size; row++) {
            for (int rest = rows[row]; rest != 0; rest &= rest - 1) {
                int column = Integer.numberOfTrailingZeros(rest);
                if (board.isForbidden(geometry.cell(row, column), mover)) {
                    rows[row] ^= 1 << column;
                }
            }
            any |= rows[row];
        }
        return any != 0;
    }

    /** Tells whether the one cell where the opponent threatens a five is forbidden to {@code mover}. */
    boolean isAnswerForbidden(int mover) {
        if (!board.rule().restricts(mover)) {
            return false;
        }
        findClass(mover ^ 1, CellClass.FIVE, found);
        return !removeForbidden(mover, found);
    }

    private void findUnrestricted(int mover, int[] rows) {
        if (board.count(mover, CellClass.FIVE) > 0) {
            findClass(mover, CellClass.FIVE, rows);
        } else if (board.count(mover ^ 1, CellClass.FIVE) > 0) {
            findClass(mover ^ 1, CellClass.FIVE, rows);
        } else if (board.count(mover ^ 1, CellClass.WINNING_FOUR) > 0) {
            findDefences(mover, rows);
        } else {
            findNeighbours(rows);
        }
    }

    /** Returns the cells at most two cells away from those of a row, and more outside the board. */
    static int spread(int row) {
        return row | row << 1 | row << 2 | row >>> 1 | row >>> 2;
    }

    private void findNeighbours(int[] rows) {
        int all = (1 << size) - 1;
        int any = 0;
        for (int row = 0; row < size; row++) {
            int near = board.occupied(row - 2)
                    | board.occupied(row - 1)
                    | board.occupied(row)
                    | board.occupied(row + 1)
                    | board.occupied(row + 2);
            rows[row] = spread(near) & ~board.occupied(row) & all;
            any |= rows[row];
        }
        if (any == 0) {
            findAll(rows, all);
        }
    }

    private void findAll(int[] rows, int all) {
        for (int row = 0; row < size; row++) {
            rows[row] = board.stoneCount() > 0 ? ~board.occupied(row) & all : 0;
        }
        if (board.stoneCount() == 0) {
            rows[size / 2] = 1 << (size / 2);
        }
    }

    /** Finds the cells that are of a class, at least, for a side. Such cells have stones nearby. */
    void findClass(int side, int cellClass, int[] rows) {
        findNeighbours(rows);
        for (int row = 0; row < size; row++) {
            int chosen = 0;
            for (int rest = rows[row]; rest != 0; rest &= rest - 1) {
                int column = Integer.numberOfTrailingZeros(rest);
                if (board.cellClass(geometry.cell(row, column), side) >= cellClass) {
                    chosen |= 1 << column;
                }
            }
            rows[row] = chosen;
        }
    }

    private void findDefences(int mover, int[] rows) {
        int opponent = mover ^ 1;
        findClass(opponent, CellClass.WINNING_FOUR, threats);
        Arrays.fill(rows, -1);
        int any = 0;
        for (int row = 0; row < size; row++) {
            for (int rest = threats[row]; rest != 0; rest &= rest - 1) {
                findLines(geometry.cell(row, Integer.numberOfTrailingZeros(rest)), opponent);
                intersect(rows);
            }
        }
        for (int row = 0; row < size; row++) {
            any |= rows[row];
        }
        findClass(mover, CellClass.FOUR, found);
        for (int row = 0; row < size; row++) {
            rows[row] = found[row] | (any != 0 ? rows[row] : threats[row]);
        }
    }

    private void intersect(int[] rows) {
        for (int row = 0; row < size; row++) {
            rows[row] &= found[row];
        }
    }

    /** Finds the cells that can change what makes a cell a winning four of {@code side}: those of its lines with fours. */
    private void findLines(int cell, int side) {
        Arrays.fill(found, 0);
        found[geometry.row(cell)] = 1 << geometry.column(cell);
        int packed = board.packed(cell, side);
        int openFours = 0;
        for (int direction = 0; direction < 4; direction++) {
            openFours += Pattern.in(packed, direction) == Pattern.OPEN_FOUR ? 1 : 0;
        }
        // Lines meet in one cell, so no other breaks two open fours; and breaking anything else than one is not enough.
        int wanted = openFours > 0 ? Pattern.OPEN_FOUR : Pattern.FOUR;
        for (int direction = 0; direction < 4 && openFours < 2; direction++) {
            if (Pattern.in(packed, direction) == wanted) {
                int step = geometry.steps()[direction];
                findEmpty(cell, step, side);
                findEmpty(cell, -step, side);
            }
        }
    }

    private void findEmpty(int cell, int step, int side) {
        int at = cell;
        for (int k = 1; k <= board.radius(); k++) {
            at += step;
            int stone = board.stone(at);
            if (stone == PatternBoard.EMPTY) {
                found[geometry.row(at)] |= 1 << geometry.column(at);
            } else if (stone != side) {
                return;
            }
        }
    }
}
