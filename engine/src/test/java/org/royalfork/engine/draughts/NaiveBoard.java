package org.royalfork.engine.draughts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** The rules of English draughts once more, on an array of rows and columns: slow, and without any set of squares. */
final class NaiveBoard {

    private static final int SIZE = 8;

    /** b and w for men, B and W for kings, a dot for nothing; row 0 has the squares 1 to 4. */
    private final char[][] board = new char[SIZE][SIZE];

    private final boolean blackToMove;

    private NaiveBoard(boolean blackToMove) {
        this.blackToMove = blackToMove;
        for (char[] row : board) {
            Arrays.fill(row, '.');
        }
    }

    /** Puts men and kings of both sides at random, where they may stand. */
    static NaiveBoard random(SplittableRandom random) {
        NaiveBoard naive = new NaiveBoard(random.nextBoolean());
        int kings = random.nextInt(101);
        for (char side : new char[] {'b', 'w'}) {
            for (int i = 1 + random.nextInt(12); i > 0; i--) {
                int square = 1 + random.nextInt(32);
                int row = row(square);
                boolean king = random.nextInt(100) < kings || row == (side == 'b' ? SIZE - 1 : 0);
                if (naive.board[row][column(square)] == '.') {
                    naive.board[row][column(square)] = king ? Character.toUpperCase(side) : side;
                }
            }
        }
        return naive;
    }

    private static int row(int square) {
        return (square - 1) / 4;
    }

    private static int column(int square) {
        return 2 * ((square - 1) % 4) + (row(square) + 1) % 2;
    }

    private static int square(int row, int column) {
        return 4 * row + column / 2 + 1;
    }

    /** Writes the position as notation does. */
    String text() {
        return (blackToMove ? "B" : "W") + ":W" + squares('w') + ":B" + squares('b');
    }

    private String squares(char side) {
        List<String> squares = new ArrayList<>();
        for (int square = 1; square <= 32; square++) {
            char man = board[row(square)][column(square)];
            if (Character.toLowerCase(man) == side) {
                squares.add((man == side ? "" : "K") + square);
            }
        }
        return String.join(",", squares);
    }

    /** Returns the positions after all legal moves, by the moves' notation. */
    Map<String, String> moves() {
        Map<String, String> captures = new HashMap<>();
        Map<String, String> steps = new HashMap<>();
        for (int row = 0; row < SIZE; row++) {
            for (int column = 0; column < SIZE; column++) {
                char man = board[row][column];
                if (man != '.' && (Character.toLowerCase(man) == 'b') == blackToMove) {
                    addJumps(captures, row, column, man, "" + square(row, column));
                    addSteps(steps, row, column, man);
                }
            }
        }
        return captures.isEmpty() ? steps : captures;
    }

    private static int[] directions(char man) {
        return man == 'b' ? new int[] {1} : man == 'w' ? new int[] {-1} : new int[] {1, -1};
    }

    private char at(int row, int column) {
        return row < 0 || row >= SIZE || column < 0 || column >= SIZE ? '#' : board[row][column];
    }

    private NaiveBoard copy(boolean nextMover) {
        NaiveBoard copy = new NaiveBoard(nextMover == blackToMove);
        for (int row = 0; row < SIZE; row++) {
            copy.board[row] = board[row].clone();
        }
        return copy;
    }

    private void addSteps(Map<String, String> steps, int row, int column, char man) {
        for (int down : directions(man)) {
            for (int right : new int[] {1, -1}) {
                if (at(row + down, column + right) == '.') {
                    NaiveBoard next = copy(false);
                    next.board[row][column] = '.';
                    next.board[row + down][column + right] = crowned(man, row + down);
                    steps.put(square(row, column) + "-" + square(row + down, column + right), next.text());
                }
            }
        }
    }

    /** Follows all jumps; the men jumped over are left on the board, marked, until the end. */
    private void addJumps(Map<String, String> captures, int row, int column, char man, String path) {
        boolean ends = true;
        for (int down : directions(man)) {
            for (int right : new int[] {1, -1}) {
                char over = Character.toLowerCase(at(row + down, column + right));
                if (over == (blackToMove ? 'w' : 'b') && at(row + 2 * down, column + 2 * right) == '.') {
                    ends = false;
                    NaiveBoard next = copy(true);
                    next.board[row][column] = '.';
                    next.board[row + down][column + right] = 'x';
                    next.board[row + 2 * down][column + 2 * right] = man;
                    next.addJumps(
                            captures,
                            row + 2 * down,
                            column + 2 * right,
                            man,
                            path + "x" + square(row + 2 * down, column + 2 * right));
                }
            }
        }
        if (ends && path.contains("x")) {
            NaiveBoard next = copy(false);
            next.board[row][column] = crowned(man, row);
            for (char[] line : next.board) {
                for (int i = 0; i < SIZE; i++) {
                    line[i] = line[i] == 'x' ? '.' : line[i];
                }
            }
            captures.put(path, next.text());
        }
    }

    private static char crowned(char man, int row) {
        return (man == 'b' && row == SIZE - 1) || (man == 'w' && row == 0) ? Character.toUpperCase(man) : man;
    }
}
