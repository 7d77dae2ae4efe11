package org.royalfork.engine.connectfour;

/** Sets of cells, in the layout of this package, and the lines that they make. */
public final class Cells {

    /** Number of columns. */
    public static final int COLUMNS = 7;

    /** Number of rows. */
    public static final int ROWS = 6;

    /** Number of cells, and so the most stones. */
    public static final int COUNT = COLUMNS * ROWS;

    /** Bits from one cell to its right neighbour. */
    public static final int COLUMN_STEP = ROWS + 1;

    /** The lowest cell of each column. */
    public static final long BOTTOM = 0x0000_0408_1020_4081L;

    /** All cells. */
    public static final long BOARD = BOTTOM * ((1L << ROWS) - 1);

    /** The cells of the second, fourth and sixth row. */
    public static final long EVEN_ROWS = (BOTTOM << 1) | (BOTTOM << 3) | (BOTTOM << 5);

    private Cells() {}

    /** Returns the cells of a column. */
    public static long column(int column) {
        return ((1L << ROWS) - 1) << (column * COLUMN_STEP);
    }

    /** Returns the cells that a stone can be dropped on, the lowest empty one of each column that is not full. */
    public static long playable(long occupied) {
        return (occupied + BOTTOM) & BOARD;
    }

    /** Tells whether four of the stones are in a line. */
    public static boolean hasFour(long stones) {
        return hasFour(stones, 1)
                || hasFour(stones, COLUMN_STEP)
                || hasFour(stones, COLUMN_STEP - 1)
                || hasFour(stones, COLUMN_STEP + 1);
    }

    private static boolean hasFour(long stones, int step) {
        long pairs = stones & (stones >> step);
        return (pairs & (pairs >> (2 * step))) != 0;
    }

    /** Returns the empty cells on which a further stone makes four in a line, whether it can be dropped there now or not. */
    public static long winning(long stones, long occupied) {
        long cells = (stones << 1) & (stones << 2) & (stones << 3);
        cells |= gaps(stones, COLUMN_STEP);
        cells |= gaps(stones, COLUMN_STEP - 1);
        cells |= gaps(stones, COLUMN_STEP + 1);
        return cells & (BOARD ^ occupied);
    }

    /** Returns the cells that have three stones of a line of four round them, in one direction and its opposite. */
    private static long gaps(long stones, int step) {
        long pairAfter = (stones << step) & (stones << (2 * step));
        long pairBefore = (stones >> step) & (stones >> (2 * step));
        return (pairAfter & (stones << (3 * step)))
                | (pairAfter & (stones >> step))
                | (pairBefore & (stones << step))
                | (pairBefore & (stones >> (3 * step)));
    }
}
