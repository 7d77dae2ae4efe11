package org.royalfork.engine.gomoku;

import java.util.HashSet;
import java.util.Set;

/** What Renju forbids to Black, straight from the definitions: rows of five are looked at cell by cell. */
final class PlainRenju {

    private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

    private final int size;
    private final int[][] stones;

    PlainRenju(GomokuGame game, GomokuPosition position) {
        size = game.size();
        stones = new int[size][size];
        for (int column = 0; column < size; column++) {
            for (int row = 0; row < size; row++) {
                stones[column][row] = position.stone(game.move(column, row));
            }
        }
    }

    private int at(int column, int row) {
        return column < 0 || row < 0 || column >= size || row >= size ? PatternBoard.WHITE : stones[column][row];
    }

    boolean isForbidden(int column, int row) {
        stones[column][row] = PatternBoard.BLACK;
        boolean forbidden = !makesFive(column, row)
                && (makesOverline(column, row) || fours(column, row) > 1 || threes(column, row) > 1);
        stones[column][row] = PatternBoard.EMPTY;
        return forbidden;
    }

    private int length(int column, int row, int[] direction) {
        int length = 1;
        for (int sign = -1; sign <= 1; sign += 2) {
            for (int k = 1;
                    at(column + sign * k * direction[0], row + sign * k * direction[1]) == PatternBoard.BLACK;
                    k++) {
                length++;
            }
        }
        return length;
    }

    private boolean makesFive(int column, int row) {
        for (int[] direction : DIRECTIONS) {
            if (length(column, row, direction) == 5) {
                return true;
            }
        }
        return false;
    }

    private boolean makesOverline(int column, int row) {
        for (int[] direction : DIRECTIONS) {
            if (length(column, row, direction) > 5) {
                return true;
            }
        }
        return false;
    }

    private int fours(int column, int row) {
        int fours = 0;
        for (int[] direction : DIRECTIONS) {
            fours += foursOn(column, row, direction).size();
        }
        return fours;
    }

    /** Returns the fours of a stone on a line, as the sets of their stones. */
    private Set<Set<Integer>> foursOn(int column, int row, int[] direction) {
        Set<Set<Integer>> fours = new HashSet<>();
        for (int k = -4; k <= 4; k++) {
            int c = column + k * direction[0];
            int r = row + k * direction[1];
            if (at(c, r) != PatternBoard.EMPTY) {
                continue;
            }
            stones[c][r] = PatternBoard.BLACK;
            if (length(c, r, direction) == 5
                    && length(column, row, direction) == 5
                    && isJoined(column, row, c, r, direction)) {
                fours.add(others(c, r, direction));
            }
            stones[c][r] = PatternBoard.EMPTY;
        }
        return fours;
    }

    /** Tells whether all cells from a stone to another are black. */
    private boolean isJoined(int column, int row, int toColumn, int toRow, int[] direction) {
        int steps = direction[0] != 0 ? (toColumn - column) / direction[0] : (toRow - row) / direction[1];
        for (int k = 1; k < Math.abs(steps); k++) {
            int sign = Integer.signum(steps);
            if (at(column + sign * k * direction[0], row + sign * k * direction[1]) != PatternBoard.BLACK) {
                return false;
            }
        }
        return true;
    }

    private Set<Integer> others(int column, int row, int[] direction) {
        Set<Integer> cells = new HashSet<>();
        for (int sign = -1; sign <= 1; sign += 2) {
            for (int k = 1; ; k++) {
                int c = column + sign * k * direction[0];
                int r = row + sign * k * direction[1];
                if (at(c, r) != PatternBoard.BLACK) {
                    break;
                }
                cells.add(c * size + r);
            }
        }
        return cells;
    }

    private int threes(int column, int row) {
        int threes = 0;
        for (int[] direction : DIRECTIONS) {
            threes += foursOn(column, row, direction).isEmpty() && isThree(column, row, direction) ? 1 : 0;
        }
        return threes;
    }

    /** Tells whether a stone is part of what one more, allowed and without a five, makes a straight four. */
    private boolean isThree(int column, int row, int[] direction) {
        for (int k = -3; k <= 3; k++) {
            int c = column + k * direction[0];
            int r = row + k * direction[1];
            if (at(c, r) != PatternBoard.EMPTY) {
                continue;
            }
            stones[c][r] = PatternBoard.BLACK;
            boolean three = !makesFive(c, r)
                    && length(column, row, direction) == 4
                    && isJoined(column, row, c, r, direction)
                    && ends(c, r, direction) == 2;
            stones[c][r] = PatternBoard.EMPTY;
            if (three && !isForbidden(c, r)) {
                return true;
            }
        }
        return false;
    }

    /** Returns at how many ends a row of four can become exactly five. */
    private int ends(int column, int row, int[] direction) {
        int ends = 0;
        for (int sign = -1; sign <= 1; sign += 2) {
            int c = column;
            int r = row;
            while (at(c, r) == PatternBoard.BLACK) {
                c += sign * direction[0];
                r += sign * direction[1];
            }
            if (at(c, r) == PatternBoard.EMPTY) {
                stones[c][r] = PatternBoard.BLACK;
                ends += length(c, r, direction) == 5 ? 1 : 0;
                stones[c][r] = PatternBoard.EMPTY;
            }
        }
        return ends;
    }
}
