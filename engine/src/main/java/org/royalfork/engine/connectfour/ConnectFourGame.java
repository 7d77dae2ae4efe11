package org.royalfork.engine.connectfour;

import java.util.List;
import java.util.Set;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Selectivity;
import org.royalfork.parallel.game.Technique;

/**
 * Connect-four. Moves are written as columns, 1 to 7. Positions are written as their rows from the top, separated by slashes,
 * x for the first player, o for the second, and numbers for empty cells, as in {@code 7/7/7/7/3o3/3x3}; they are read so, or
 * as the columns that were played, as in {@code 44}.
 */
public final class ConnectFourGame implements Game {

    @Override
    public String name() {
        return "connectfour";
    }

    @Override
    public ConnectFourPosition initialPosition() {
        return new ConnectFourPosition();
    }

    @Override
    public ConnectFourPosition parsePosition(String text) {
        return text.indexOf('/') >= 0 ? parseRows(text.strip()) : parseColumns(text.strip());
    }

    private static ConnectFourPosition parseColumns(String text) {
        ConnectFourPosition position = new ConnectFourPosition();
        for (int i = 0; i < text.length(); i++) {
            if (position.terminalScore(0) != Position.NOT_OVER) {
                throw new IllegalArgumentException("the game is over before move " + (i + 1) + " of '" + text + "'");
            }
            position.make(parseColumn(position, text.substring(i, i + 1)));
        }
        return position;
    }

    private static ConnectFourPosition parseRows(String text) {
        String[] rows = text.split("/", -1);
        if (rows.length != Cells.ROWS) {
            throw new IllegalArgumentException(
                    "expected " + Cells.ROWS + " rows, not " + rows.length + ": '" + text + "'");
        }
        long first = 0;
        long occupied = 0;
        for (int i = 0; i < rows.length; i++) {
            int row = Cells.ROWS - 1 - i;
            int column = 0;
            for (char sign : rows[i].toCharArray()) {
                if (sign >= '1' && sign <= '7') {
                    column += sign - '0';
                } else if ((sign == 'x' || sign == 'o') && column < Cells.COLUMNS) {
                    long cell = 1L << (column * Cells.COLUMN_STEP + row);
                    occupied |= cell;
                    first |= sign == 'x' ? cell : 0;
                    column++;
                } else {
                    throw new IllegalArgumentException("unexpected '" + sign + "' in row '" + rows[i] + "'");
                }
            }
            if (column != Cells.COLUMNS) {
                throw new IllegalArgumentException(
                        "row '" + rows[i] + "' has " + column + " cells, not " + Cells.COLUMNS);
            }
        }
        return checked(first, occupied, text);
    }

    private static ConnectFourPosition checked(long first, long occupied, String text) {
        if ((occupied >> 1 & Cells.BOARD & ~occupied) != 0) {
            throw new IllegalArgumentException("a stone hangs above an empty cell: '" + text + "'");
        }
        int firsts = Long.bitCount(first);
        int seconds = Long.bitCount(occupied ^ first);
        if (firsts != seconds && firsts != seconds + 1) {
            throw new IllegalArgumentException(firsts + " x and " + seconds + " o cannot be: '" + text + "'");
        }
        long own = firsts == seconds ? first : occupied ^ first;
        if (Cells.hasFour(own)) {
            throw new IllegalArgumentException("the side to move has won before: '" + text + "'");
        }
        return new ConnectFourPosition(own, occupied);
    }

    @Override
    public String formatPosition(Position position) {
        StringBuilder text = new StringBuilder();
        for (int row = Cells.ROWS - 1; row >= 0; row--) {
            int empty = 0;
            for (int column = 0; column < Cells.COLUMNS; column++) {
                char sign = sign((ConnectFourPosition) position, column, row);
                if (sign == '.') {
                    empty++;
                    continue;
                }
                if (empty > 0) {
                    text.append(empty);
                }
                empty = 0;
                text.append(sign);
            }
            if (empty > 0) {
                text.append(empty);
            }
            if (row > 0) {
                text.append('/');
            }
        }
        return text.toString();
    }

    @Override
    public String draw(Position position) {
        StringBuilder text = new StringBuilder();
        for (int row = Cells.ROWS - 1; row >= 0; row--) {
            for (int column = 0; column < Cells.COLUMNS; column++) {
                text.append(sign((ConnectFourPosition) position, column, row)).append(' ');
            }
            text.setCharAt(text.length() - 1, '\n');
        }
        return text.append("1 2 3 4 5 6 7").toString();
    }

    private static char sign(ConnectFourPosition position, int column, int row) {
        long cell = 1L << (column * Cells.COLUMN_STEP + row);
        if ((position.occupied() & cell) == 0) {
            return '.';
        }
        boolean movers = (position.own() & cell) != 0;
        return movers == (position.sideToMove() == 0) ? 'x' : 'o';
    }

    @Override
    public String formatMove(Position position, int move) {
        return Integer.toString(ConnectFourPosition.column(move) + 1);
    }

    @Override
    public int parseMove(Position position, String text) {
        return parseColumn((ConnectFourPosition) position, text);
    }

    private static int parseColumn(ConnectFourPosition position, String text) {
        if (!text.matches("[1-7]")) {
            throw new IllegalArgumentException("a move is a column from 1 to 7, not '" + text + "'");
        }
        int move = ConnectFourPosition.moveInto(Integer.parseInt(text) - 1, position.occupied());
        if (move == Position.NO_MOVE) {
            throw new IllegalArgumentException("column " + text + " is full");
        }
        return move;
    }

    /** Threats are followed to their end. Whatever the position is worth otherwise, nothing is pruned on a guess. */
    @Override
    public Selectivity selectivity() {
        return Selectivity.of(Set.of(
                Technique.QUIESCENCE,
                Technique.MATE_DISTANCE_PRUNING,
                Technique.DEEPER_TABLE_ENTRIES,
                Technique.CHECK_EXTENSION));
    }

    /** Openings and middle games, as columns: some of Pascal Pons's test positions. */
    @Override
    public List<String> benchmarkPositions() {
        return List.of(
                "7/7/7/7/7/7",
                "4",
                "44",
                "444",
                "2252576253462244",
                "7",
                "3642756176227637",
                "13712",
                "54431",
                "2454",
                "24345155",
                "65214673556155731566316327373221417");
    }

    @Override
    public int benchmarkDepth() {
        return 20;
    }
}
