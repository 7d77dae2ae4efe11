package org.royalfork.engine.gomoku;

import java.util.SplittableRandom;

/**
 * The cells of a square board of one size. A cell's number counts through a board with a border of {@value #BORDER} cells
 * around it, so that a step in any direction needs no test for the edge. Rows and columns count from 0; row 0 is the first of
 * the notation. Immutable.
 */
final class Geometry {

    /** Smallest side of a board. */
    static final int MIN_SIZE = 5;

    /** Greatest side of a board. */
    static final int MAX_SIZE = 20;

    /** Width of the border, the greatest distance at which a stone matters on a line. */
    static final int BORDER = 5;

    private static final long SEED = 0x60_4D_0C_0FL;

    private final int size;
    private final int stride;
    private final int[] steps;
    private final byte[] rows;
    private final byte[] columns;
    private final short[] indexes;
    private final long[] keys;
    private final long whiteToMove;

    Geometry(int size) {
        if (size < MIN_SIZE || size > MAX_SIZE) {
            throw new IllegalArgumentException(
                    "the board must have from " + MIN_SIZE + " to " + MAX_SIZE + " cells a side: " + size);
        }
        this.size = size;
        stride = size + BORDER;
        steps = new int[] {1, stride, stride + 1, stride - 1};
        int cells = cells();
        rows = new byte[cells];
        columns = new byte[cells];
        indexes = new short[cells];
        keys = new long[2 * cells];
        SplittableRandom random = new SplittableRandom(SEED);
        whiteToMove = random.nextLong();
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                int cell = cell(row, column);
                rows[cell] = (byte) row;
                columns[cell] = (byte) column;
                indexes[cell] = (short) (row * size + column);
                keys[2 * cell] = random.nextLong();
                keys[2 * cell + 1] = random.nextLong();
            }
        }
    }

    /** Returns the cells a side. */
    int size() {
        return size;
    }

    /** Returns how many numbers there are, border included. */
    int cells() {
        return (size + 2 * BORDER) * stride + BORDER;
    }

    /** Returns the distances between neighbouring cells in the four directions: along a row, a column, two diagonals. */
    int[] steps() {
        return steps;
    }

    /** Returns the number of a cell. */
    int cell(int row, int column) {
        return (row + BORDER) * stride + column + BORDER;
    }

    /** Returns the row of a cell of the board. */
    int row(int cell) {
        return rows[cell];
    }

    /** Returns the column of a cell of the board. */
    int column(int cell) {
        return columns[cell];
    }

    /** Returns the number of a cell of the board among those of the board alone, from 0. */
    int index(int cell) {
        return indexes[cell];
    }

    /** Returns the hash key of a stone. */
    long key(int cell, int side) {
        return keys[2 * cell + side];
    }

    /** Returns the hash key of White being to move. */
    long whiteToMove() {
        return whiteToMove;
    }
}
