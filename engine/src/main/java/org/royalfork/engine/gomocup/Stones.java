package org.royalfork.engine.gomocup;

import java.util.ArrayList;
import java.util.List;
import org.royalfork.engine.gomoku.GomokuGame;
import org.royalfork.engine.gomoku.GomokuPosition;

/**
 * The stones of one game as the protocol tells of them: own ones and the opponent's, whichever colour they are.
 *
 * <p><b>Threading.</b> Belongs to one thread.
 */
final class Stones {

    private final GomokuGame game;
    private final List<Integer> own = new ArrayList<>();
    private final List<Integer> opponent = new ArrayList<>();

    Stones(GomokuGame game) {
        this.game = game;
    }

    /** Makes a copy on the board of a game of the same size. */
    Stones(GomokuGame game, Stones other) {
        this.game = game;
        own.addAll(other.own);
        opponent.addAll(other.opponent);
    }

    /**
     * Puts a stone.
     *
     * @throws IllegalArgumentException with one line when the cell is not empty
     */
    void put(int cell, boolean isOwn) {
        if (own.contains(cell) || opponent.contains(cell)) {
            throw new IllegalArgumentException("the cell is not empty: " + format(cell));
        }
        (isOwn ? own : opponent).add(cell);
    }

    /**
     * Takes a stone away.
     *
     * @throws IllegalArgumentException with one line when there is none
     */
    void take(int cell) {
        if (!own.removeIf(each -> each == cell) && !opponent.removeIf(each -> each == cell)) {
            throw new IllegalArgumentException("the cell is empty: " + format(cell));
        }
    }

    /** Returns the number of stones. */
    int size() {
        return own.size() + opponent.size();
    }

    /**
     * Returns the position in which the own side is to move. Black is who would be to move at that number of stones.
     *
     * @throws IllegalArgumentException with one line when the own side has won
     */
    GomokuPosition position() {
        boolean black = size() % 2 == 0;
        return game.position(black ? own : opponent, black ? opponent : own, black ? 0 : 1);
    }

    /** Writes a cell as the protocol does. */
    String format(int cell) {
        return game.column(cell) + "," + game.row(cell);
    }

    /**
     * Reads a cell as the protocol writes it.
     *
     * @throws IllegalArgumentException with one line when it is none of this board
     */
    int parse(String text) {
        int[] numbers = numbers(text, 2);
        return game.move(numbers[0], numbers[1]);
    }

    /**
     * Reads numbers separated by commas.
     *
     * @throws IllegalArgumentException with one line when they are not so many small numbers
     */
    static int[] numbers(String text, int count) {
        String[] parts = text.split(",", -1);
        int[] numbers = new int[count];
        boolean good = parts.length == count;
        for (int i = 0; i < count && good; i++) {
            String part = parts[i].strip();
            good = part.matches("[0-9]{1,4}");
            numbers[i] = good ? Integer.parseInt(part) : 0;
        }
        if (!good) {
            throw new IllegalArgumentException(
                    "expected " + count + " numbers separated by commas, not '" + GomocupSession.excerpt(text) + "'");
        }
        return numbers;
    }
}
