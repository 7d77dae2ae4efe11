package org.royalfork.engine.gomoku;

import java.util.ArrayList;
import java.util.List;

/** Reads and writes positions in the notation of {@link GomokuGame}. */
final class PositionText {

    private static final String SIDES = "xo";

    private PositionText() {}

    /** Reads a position that is written for a board that may be smaller, and puts its stones in the middle. */
    static GomokuPosition parseInMiddle(GomokuGame game, String text) {
        GomokuGame smaller = new GomokuGame("smaller", text.split("/", -1).length, game.rule());
        GomokuPosition position = parse(smaller, text);
        int shift = (game.size() - smaller.size()) / 2;
        List<List<Integer>> stones = List.of(new ArrayList<>(), new ArrayList<>());
        for (int row = 0; row < smaller.size(); row++) {
            for (int column = 0; column < smaller.size(); column++) {
                int stone = position.stone(smaller.move(column, row));
                if (stone != PatternBoard.EMPTY) {
                    stones.get(stone).add(game.move(column + shift, row + shift));
                }
            }
        }
        return game.position(stones.get(0), stones.get(1), position.sideToMove());
    }

    static GomokuPosition parse(GomokuGame game, String text) {
        String[] parts = text.strip().split("\\s+", -1);
        if (parts.length != 2 || parts[1].length() != 1 || SIDES.indexOf(parts[1].charAt(0)) < 0) {
            throw new IllegalArgumentException(
                    "a position is its rows and x or o for the side to move, not '" + text + "'");
        }
        String[] rows = parts[0].split("/", -1);
        if (rows.length != game.size()) {
            throw new IllegalArgumentException("a board of " + game.size() + " rows is wanted, not of " + rows.length);
        }
        List<List<Integer>> stones = List.of(new ArrayList<>(), new ArrayList<>());
        for (int i = 0; i < rows.length; i++) {
            parseRow(game, rows[i], game.size() - 1 - i, stones);
        }
        return game.position(stones.get(0), stones.get(1), SIDES.indexOf(parts[1]));
    }

    private static void parseRow(GomokuGame game, String text, int row, List<List<Integer>> stones) {
        int column = 0;
        int number = 0;
        for (char sign : (text + "/").toCharArray()) {
            if (sign >= '0' && sign <= '9') {
                number = Math.min(number * 10 + sign - '0', 100);
                continue;
            }
            column += number;
            number = 0;
            int side = SIDES.indexOf(sign);
            if (side >= 0 && column < game.size()) {
                stones.get(side).add(game.move(column, row));
            }
            column += side >= 0 ? 1 : 0;
            if ((side < 0 && sign != '/') || column > game.size()) {
                throw new IllegalArgumentException("row " + (row + 1) + " is wrong: '" + text + "'");
            }
        }
        if (column != game.size()) {
            throw new IllegalArgumentException(
                    "row " + (row + 1) + " has " + column + " cells, not " + game.size() + ": '" + text + "'");
        }
    }

    static String format(GomokuGame game, GomokuPosition position) {
        StringBuilder text = new StringBuilder();
        for (int row = game.size() - 1; row >= 0; row--) {
            int empty = 0;
            for (int column = 0; column < game.size(); column++) {
                int stone = position.stone(game.move(column, row));
                if (stone == PatternBoard.EMPTY) {
                    empty++;
                } else {
                    text.append(empty > 0 ? String.valueOf(empty) : "").append(SIDES.charAt(stone));
                    empty = 0;
                }
            }
            text.append(empty > 0 ? String.valueOf(empty) : "").append(row > 0 ? "/" : " ");
        }
        return text.append(SIDES.charAt(position.sideToMove())).toString();
    }
}
