package org.royalfork.engine.gomoku;

import java.util.List;
import java.util.Locale;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Selectivity;
import org.royalfork.parallel.game.Technique;

/**
 * Gomoku, on a square board of 5 to 20 cells a side.
 *
 * <p>A cell is a column, from {@code a}, and a row, from 1 at the bottom: {@code h8} is the middle of a 15x15 board. No letter
 * is left out. A position is its rows from the top, separated by {@code /}, in each {@code x} for a black stone, {@code o} for
 * a white one and a number for so many empty cells; then {@code x} or {@code o} for the side to move. Black begins.
 */
public final class GomokuGame implements Game {

    /** The usual size of a board. */
    public static final int USUAL_SIZE = 15;

    private static final int LARGE_SIZE = 20;

    private static final String SIDES = "xo";

    private final String name;
    private final Geometry geometry;
    private final Rule rule;

    /** Makes the usual game: 15x15, five or more win. */
    public GomokuGame() {
        this("gomoku", USUAL_SIZE, Rule.FREESTYLE);
    }

    /**
     * Makes a game.
     *
     * @param name the name by which a user picks it
     * @param size cells a side, from 5 to 20
     * @throws IllegalArgumentException with one line when the size is not supported
     */
    public GomokuGame(String name, int size, Rule rule) {
        this.name = name;
        this.rule = rule;
        geometry = new Geometry(size);
    }

    /**
     * Returns new games of the usual kinds, those of the Gomocup tournaments: {@code gomoku} and {@code gomoku20}, where five or
     * more win, {@code gomokustandard}, where exactly five do, and {@code renju}.
     */
    public static List<GomokuGame> usual() {
        return List.of(
                new GomokuGame(),
                new GomokuGame("gomoku20", LARGE_SIZE, Rule.FREESTYLE),
                new GomokuGame("gomokustandard", USUAL_SIZE, Rule.STANDARD),
                new GomokuGame("renju", USUAL_SIZE, Rule.RENJU));
    }

    @Override
    public String name() {
        return name;
    }

    /** Returns the cells a side. */
    public int size() {
        return geometry.size();
    }

    /** Returns what wins. */
    public Rule rule() {
        return rule;
    }

    @Override
    public GomokuPosition initialPosition() {
        return new GomokuPosition(geometry, rule);
    }

    /**
     * Returns the move to a cell.
     *
     * @param column from 0 at the left
     * @param row from 0 at the bottom
     * @throws IllegalArgumentException with one line when there is no such cell
     */
    public int move(int column, int row) {
        if (column < 0 || row < 0 || column >= size() || row >= size()) {
            throw new IllegalArgumentException("no cell " + column + "," + row + " on this board of " + size());
        }
        return geometry.cell(row, column);
    }

    /** Returns the column, from 0, of a move. */
    public int column(int move) {
        return geometry.column(move);
    }

    /** Returns the row, from 0, of a move. */
    public int row(int move) {
        return geometry.row(move);
    }

    /**
     * Makes a position from moves to its stones.
     *
     * @param black the cells with black stones
     * @param white the cells with white stones
     * @param toMove 0 for Black, 1 for White
     * @throws IllegalArgumentException with one line when a cell is given twice, or the side to move has won
     */
    public GomokuPosition position(Iterable<Integer> black, Iterable<Integer> white, int toMove) {
        GomokuPosition position = initialPosition();
        black.forEach(cell -> setUp(position, cell, PatternBoard.BLACK));
        white.forEach(cell -> setUp(position, cell, PatternBoard.WHITE));
        if (hasFive(position, toMove)) {
            throw new IllegalArgumentException("the side to move has already won");
        }
        position.setUpEnd(toMove, hasFive(position, toMove ^ 1));
        return position;
    }

    private void setUp(GomokuPosition position, int cell, int side) {
        if (!position.isEmpty(cell)) {
            throw new IllegalArgumentException("two stones on " + formatCell(cell));
        }
        position.setUp(cell, side);
    }

    /** Looks for a row that wins, stone by stone. */
    private boolean hasFive(GomokuPosition position, int side) {
        for (int cell = 0; cell < geometry.cells(); cell++) {
            for (int step : geometry.steps()) {
                if (position.stone(cell) == side && position.stone(cell - step) != side) {
                    int length = 1;
                    while (position.stone(cell + length * step) == side) {
                        length++;
                    }
                    if (rule.exactlyFive(side) ? length == 5 : length >= 5) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    @Override
    public GomokuPosition parsePosition(String text) {
        return PositionText.parse(this, text);
    }

    @Override
    public String formatPosition(Position position) {
        return PositionText.format(this, (GomokuPosition) position);
    }

    private String formatCell(int move) {
        return "" + (char) ('a' + geometry.column(move)) + (geometry.row(move) + 1);
    }

    @Override
    public String formatMove(Position position, int move) {
        return formatCell(move);
    }

    /** Reads any empty cell, also one that no search looks at. */
    @Override
    public int parseMove(Position position, String text) {
        int move = parseCell(text);
        if (position.terminalScore(0) != Position.NOT_OVER) {
            throw new IllegalArgumentException("the game is over");
        }
        if (!((GomokuPosition) position).isEmpty(move)) {
            throw new IllegalArgumentException(formatCell(move) + " is not empty");
        }
        if (((GomokuPosition) position).isForbidden(move)) {
            throw new IllegalArgumentException(
                    formatCell(move) + " is forbidden to Black: two threes, two fours or more than five in a row");
        }
        return move;
    }

    /**
     * Reads a cell.
     *
     * @throws IllegalArgumentException with one line when it is none of this board
     */
    public int parseCell(String text) {
        String cell = text.strip().toLowerCase(Locale.ROOT);
        if (cell.matches("[a-z][1-9][0-9]?")) {
            int column = cell.charAt(0) - 'a';
            int row = Integer.parseInt(cell.substring(1)) - 1;
            if (column < size() && row < size()) {
                return move(column, row);
            }
        }
        throw new IllegalArgumentException(
                "'" + text + "' is no cell of this board; cells are a1 to " + formatCell(move(size() - 1, size() - 1)));
    }

    @Override
    public Selectivity selectivity() {
        return Selectivity.FULL;
    }

    /** Without the {@linkplain ThreatSearch search for wins by threats}: the time is better spent on depth. */
    @Override
    public Selectivity timedSelectivity() {
        return selectivity().without(Technique.FORCED_WINS);
    }

    @Override
    public List<String> benchmarkPositions() {
        if (size() < USUAL_SIZE) {
            return Game.super.benchmarkPositions();
        }
        return GomokuBenchmark.POSITIONS.stream()
                .map(text -> formatPosition(PositionText.parseInMiddle(this, text)))
                .toList();
    }

    @Override
    public String sideName(int side) {
        return side == 0 ? "Black" : "White";
    }

    @Override
    public String draw(Position position) {
        GomokuPosition gomoku = (GomokuPosition) position;
        StringBuilder text = new StringBuilder();
        for (int row = size() - 1; row >= 0; row--) {
            text.append(String.format(Locale.ROOT, "%2d", row + 1));
            for (int column = 0; column < size(); column++) {
                int stone = gomoku.stone(geometry.cell(row, column));
                text.append(' ').append(stone == PatternBoard.EMPTY ? '.' : SIDES.charAt(stone));
            }
            text.append('\n');
        }
        text.append("  ");
        for (int column = 0; column < size(); column++) {
            text.append(' ').append((char) ('a' + column));
        }
        return text.toString();
    }
}
