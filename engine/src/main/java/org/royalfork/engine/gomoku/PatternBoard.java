package org.royalfork.engine.gomoku;

import java.util.Arrays;
import org.royalfork.parallel.game.Padded;

/**
 * The stones on a board, and for every empty cell, side and direction the {@link Pattern} that a stone there would make, kept
 * up to date stone by stone: see {@link PatternTable} for the codes. What the empty cells are worth, and how many there are of
 * each {@link CellClass}, is summed up along the way.
 *
 * <p>A stone changes the codes of the cells within the table's radius in each direction. The patterns of an occupied cell are
 * left as they were when it was filled; stones are taken away in reverse order, so they are right when it is empty again.
 *
 * <p><b>Threading.</b> Belongs to one thread.
 */
class PatternBoard extends Padded {

    /** First side. */
    static final int BLACK = 0;

    /** Second side. */
    static final int WHITE = 1;

    /** No stone. */
    static final int EMPTY = 2;

    private static final int OUTSIDE = 3;

    private final Geometry geometry;
    private final Rule rule;
    private final PatternTable[] tables;
    private final byte[][] patterns;
    private final int radius;

    /** Weight in the code of the cell {@code k} ahead of a stone, at {@code radius + k}. */
    private final int[] weights;

    private final byte[] stones;

    /** Codes, by cell, direction and side. */
    private final char[] codes;

    /** Packed patterns, by cell and side. */
    private final char[] packed;

    /** Occupied cells, a bit a column; row r at r + 2, so that there are two rows beyond either edge. */
    private final int[] occupied;

    /** Number of empty cells by side and class. */
    private final int[] counts = new int[2 * CellClass.COUNT];

    private final int[] worths = new int[2];
    private int stoneCount;

    PatternBoard(Geometry geometry, Rule rule) {
        this.geometry = geometry;
        this.rule = rule;
        tables = new PatternTable[] {PatternTable.of(rule, BLACK), PatternTable.of(rule, WHITE)};
        patterns = new byte[][] {tables[BLACK].patterns(), tables[WHITE].patterns()};
        radius = tables[BLACK].radius();
        weights = new int[2 * radius + 1];
        for (int k = 1; k <= radius; k++) {
            weights[radius + k] = tables[BLACK].weight(k);
            weights[radius - k] = tables[BLACK].weight(-k);
        }
        int cells = geometry.cells();
        stones = new byte[cells];
        codes = new char[cells << 3];
        packed = new char[cells << 1];
        occupied = new int[geometry.size() + 4];
        setUpEmpty();
    }

    /** Makes a board of the same size and rule, not yet of the same content. */
    PatternBoard(PatternBoard other) {
        geometry = other.geometry;
        rule = other.rule;
        tables = other.tables;
        patterns = other.patterns;
        radius = other.radius;
        weights = other.weights;
        stones = new byte[other.stones.length];
        codes = new char[other.codes.length];
        packed = new char[other.packed.length];
        occupied = new int[other.occupied.length];
    }

    private void setUpEmpty() {
        int size = geometry.size();
        Arrays.fill(stones, (byte) OUTSIDE);
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                stones[geometry.cell(row, column)] = EMPTY;
            }
        }
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                setUpEmpty(geometry.cell(row, column));
            }
        }
    }

    private void setUpEmpty(int cell) {
        int black = rule.restricts(BLACK) ? CellClass.RESTRICTED : 0;
        int white = 0;
        for (int direction = 0; direction < 4; direction++) {
            int step = geometry.steps()[direction];
            int code = 0;
            boolean outside = false;
            for (int k = 1; k <= radius; k++) {
                outside |= stones[cell + k * step] == OUTSIDE;
                code += outside ? 2 * weights[radius + k] : 0;
            }
            outside = false;
            for (int k = 1; k <= radius; k++) {
                outside |= stones[cell - k * step] == OUTSIDE;
                code += outside ? 2 * weights[radius - k] : 0;
            }
            codes[cell << 3 | direction << 1 | BLACK] = (char) code;
            codes[cell << 3 | direction << 1 | WHITE] = (char) code;
            black |= patterns[BLACK][code] << (Pattern.BITS * direction);
            white |= patterns[WHITE][code] << (Pattern.BITS * direction);
        }
        packed[cell << 1 | BLACK] = (char) black;
        packed[cell << 1 | WHITE] = (char) white;
        count(BLACK, black, 1);
        count(WHITE, white, 1);
    }

    /** Returns the cells. */
    final Geometry geometry() {
        return geometry;
    }

    /** Returns how far a stone matters on a line. */
    final int radius() {
        return radius;
    }

    /** Returns the side whose stone is on a cell, {@link #EMPTY}, or another number outside the board. */
    final int stone(int cell) {
        return stones[cell];
    }

    /** Returns the number of stones. */
    final int stoneCount() {
        return stoneCount;
    }

    /** Tells whether no cell is empty. */
    final boolean isFull() {
        return stoneCount == geometry.size() * geometry.size();
    }

    /** Returns the occupied cells of a row, a bit a column; none for the two rows beyond either edge. */
    final int occupied(int row) {
        return occupied[row + 2];
    }

    /** Returns what wins. */
    final Rule rule() {
        return rule;
    }

    /** Tells whether a side may not play on an empty cell; never where the rule has no restrictions. */
    final boolean isForbidden(int cell, int side) {
        return rule.restricts(side) && Restrictions.forbid(this, cell);
    }

    /** Returns the packed patterns of an empty cell for a side, marked where the side is {@link CellClass#RESTRICTED}. */
    final int packed(int cell, int side) {
        return packed[cell << 1 | side];
    }

    /** Returns the class of an empty cell for a side. */
    final int cellClass(int cell, int side) {
        return CellClass.of(packed[cell << 1 | side]);
    }

    /** Returns the pattern that is left of a four of {@code side} on an empty cell once it has been answered. */
    final int answered(int cell, int side, int direction) {
        return tables[side].answered(codes[cell << 3 | direction << 1 | side]);
    }

    /** Returns the number of empty cells that are of a class for a side. */
    final int count(int side, int cellClass) {
        return counts[side * CellClass.COUNT + cellClass];
    }

    /** Returns the sum of the worths of the empty cells for a side. */
    final int worth(int side) {
        return worths[side];
    }

    /** Puts a stone on an empty cell. */
    final void put(int cell, int side) {
        count(BLACK, packed[cell << 1 | BLACK], -1);
        count(WHITE, packed[cell << 1 | WHITE], -1);
        stones[cell] = (byte) side;
        occupied[geometry.row(cell) + 2] ^= 1 << geometry.column(cell);
        stoneCount++;
        changeCodes(cell, side, 1);
    }

    /** Takes away the stone that was put last. */
    final void take(int cell) {
        changeCodes(cell, stones[cell], -1);
        stoneCount--;
        occupied[geometry.row(cell) + 2] ^= 1 << geometry.column(cell);
        stones[cell] = EMPTY;
        count(BLACK, packed[cell << 1 | BLACK], 1);
        count(WHITE, packed[cell << 1 | WHITE], 1);
    }

    private void count(int side, int patternsOfCell, int sign) {
        counts[side * CellClass.COUNT + CellClass.of(patternsOfCell)] += sign;
        worths[side] += sign * CellClass.worth(patternsOfCell);
    }

    private void changeCodes(int cell, int side, int sign) {
        int[] steps = geometry.steps();
        byte[] own = patterns[side];
        byte[] others = patterns[side ^ 1];
        for (int direction = 0; direction < 4; direction++) {
            int step = steps[direction];
            for (int k = 1; k <= radius; k++) {
                changeCode(cell + k * step, direction, side, sign * weights[radius - k], own, others);
                changeCode(cell - k * step, direction, side, sign * weights[radius + k], own, others);
            }
        }
    }

    /** Adds the digit of a stone to the codes of a cell: 1 to that of its own side, 2 to the other. */
    private void changeCode(int cell, int direction, int side, int weight, byte[] ownPatterns, byte[] otherPatterns) {
        int stone = stones[cell];
        if (stone == OUTSIDE) {
            return;
        }
        int index = cell << 3 | direction << 1;
        int own = codes[index | side] + weight;
        int other = codes[index | (side ^ 1)] + 2 * weight;
        codes[index | side] = (char) own;
        codes[index | (side ^ 1)] = (char) other;
        if (stone == EMPTY) {
            changePattern(cell, side, direction, ownPatterns[own]);
            changePattern(cell, side ^ 1, direction, otherPatterns[other]);
        }
    }

    private void changePattern(int cell, int side, int direction, int pattern) {
        int before = packed[cell << 1 | side];
        int shift = Pattern.BITS * direction;
        int after = (before & ~(Pattern.MASK << shift)) | pattern << shift;
        if (after != before) {
            packed[cell << 1 | side] = (char) after;
            counts[side * CellClass.COUNT + CellClass.of(before)]--;
            counts[side * CellClass.COUNT + CellClass.of(after)]++;
            worths[side] += CellClass.worth(after) - CellClass.worth(before);
        }
    }

    /** Becomes equal to {@code other}, a board of the same size and rule. */
    final void copyBoard(PatternBoard other) {
        System.arraycopy(other.stones, 0, stones, 0, stones.length);
        System.arraycopy(other.codes, 0, codes, 0, codes.length);
        System.arraycopy(other.packed, 0, packed, 0, packed.length);
        System.arraycopy(other.occupied, 0, occupied, 0, occupied.length);
        System.arraycopy(other.counts, 0, counts, 0, counts.length);
        worths[BLACK] = other.worths[BLACK];
        worths[WHITE] = other.worths[WHITE];
        stoneCount = other.stoneCount;
    }
}
