package org.royalfork.engine.connectfour.solver;

import org.royalfork.engine.connectfour.Cells;
import org.royalfork.parallel.game.HashKeys;
import org.royalfork.tt.Entry;
import org.royalfork.tt.TranspositionTable;

/**
 * What one worker of the solver needs: counters and lists of moves. The search is a fail-hard alpha-beta over
 * {@linkplain Solution#stones values}, whose moves are those that do not lose at once.
 *
 * <p><b>Threading.</b> Belongs to one thread at a time.
 */
final class SolverWorker {

    /** With fewer plies to the end than this a search costs less than a look into the table. */
    private static final int TABLE_PLIES = 5;

    /** Plies to the end from which on moves that another worker searches are put off. */
    private static final int PUT_OFF_PLIES = 16;

    private static final int MIDDLE = Cells.COLUMNS / 2;
    private static final int[] MIDDLE_FIRST = {3, 2, 4, 1, 5, 0, 6};
    private static final long[] COLUMNS = columns();
    private static final int TABLE_MOVE_VALUE = 100;

    private final TranspositionTable table;
    private final long[] cells = new long[(Cells.COUNT + 1) * Cells.COLUMNS];
    private final int[] values = new int[(Cells.COUNT + 1) * Cells.COLUMNS];
    private long nodes;

    SolverWorker(TranspositionTable table) {
        this.table = table;
    }

    private static long[] columns() {
        long[] columns = new long[Cells.COLUMNS];
        for (int column = 0; column < columns.length; column++) {
            columns[column] = Cells.column(column);
        }
        return columns;
    }

    /** Returns the nodes since the last call. */
    long takeNodes() {
        long taken = nodes;
        nodes = 0;
        return taken;
    }

    /**
     * Returns a value: at most {@code alpha} if the position is worth no more, at least {@code beta} if it is worth that, else
     * what it is worth. Meaningless once the window is answered.
     *
     * @param own stones of the mover, who cannot complete four at once
     * @param plies number of stones
     */
    int search(long own, long occupied, int plies, int alphaGiven, int betaGiven, Window window) {
        if (window.isShared() && window.isAnswered()) {
            return alphaGiven;
        }
        nodes++;
        int toEnd = Cells.COUNT - plies;
        long moves = notLosing(own, occupied);
        if (moves == 0) {
            return -toEnd / 2;
        }
        if (toEnd <= 2) {
            return 0;
        }
        // Nobody wins with the next stone.
        int alpha = Math.max(alphaGiven, -(toEnd - 2) / 2);
        int beta = Math.min(betaGiven, (toEnd - 1) / 2);
        if (alpha >= beta) {
            return alphaGiven >= beta ? beta : alpha;
        }

        boolean remembers = toEnd >= TABLE_PLIES;
        long key = 0;
        boolean mirrored = false;
        int tableColumn = -1;
        if (remembers) {
            long board = own + occupied;
            long mirror = mirror(board);
            mirrored = mirror < board;
            key = HashKeys.mix(mirrored ? mirror : board);
            long data = table.probe(key);
            if (data != Entry.NONE) {
                int bound = Entry.bound(data);
                int score = Entry.score(data);
                if ((bound & Entry.LOWER) != 0 && score > alpha) {
                    alpha = score;
                }
                if ((bound & Entry.UPPER) != 0 && score < beta) {
                    beta = score;
                }
                if (alpha >= beta) {
                    return score;
                }
                tableColumn = Entry.move(data) - 1;
                tableColumn = mirrored && tableColumn >= 0 ? 2 * MIDDLE - tableColumn : tableColumn;
            }
        }

        int first = plies * Cells.COLUMNS;
        int last = order(own, occupied, moves, tableColumn, first);
        boolean putsOff = window.isShared() && toEnd >= PUT_OFF_PLIES;
        int putOff = first;
        for (int i = first; i < last; i++) {
            long cell = cells[i];
            int score;
            if (putsOff) {
                long child = (own ^ occupied) + (occupied | cell);
                if (i > first && window.isInSearch(child)) {
                    cells[putOff++] = cell; // its place has been searched or put off
                    continue;
                }
                window.enter(child);
                score = -search(own ^ occupied, occupied | cell, plies + 1, -beta, -alpha, window);
                window.leave(child);
            } else {
                score = -search(own ^ occupied, occupied | cell, plies + 1, -beta, -alpha, window);
            }
            if (score > alpha) {
                if (score >= beta) {
                    return refuted(score, cell, key, toEnd, mirrored, remembers, window);
                }
                alpha = score;
            }
        }
        for (int i = first; i < putOff; i++) {
            long cell = cells[i];
            int score = -search(own ^ occupied, occupied | cell, plies + 1, -beta, -alpha, window);
            if (score > alpha) {
                if (score >= beta) {
                    return refuted(score, cell, key, toEnd, mirrored, remembers, window);
                }
                alpha = score;
            }
        }
        if (remembers && !window.isAnswered()) {
            table.store(key, 0, alpha, Entry.NO_EVALUATION, toEnd, Entry.UPPER, false);
        }
        return alpha;
    }

    private int refuted(int score, long cell, long key, int toEnd, boolean mirrored, boolean remembers, Window window) {
        if (remembers && !window.isAnswered()) {
            int column = Long.numberOfTrailingZeros(cell) / (Cells.ROWS + 1);
            int move = 1 + (mirrored ? 2 * MIDDLE - column : column);
            table.store(key, move, score, Entry.NO_EVALUATION, toEnd, Entry.LOWER, false);
        }
        return score;
    }

    /** Returns the cells that can be played on without letting the opponent complete four with the next stone. */
    private static long notLosing(long own, long occupied) {
        long dangers = Cells.winning(own ^ occupied, occupied);
        long playable = Cells.playable(occupied);
        long forced = playable & dangers;
        if (forced != 0) {
            if ((forced & (forced - 1)) != 0) {
                return 0;
            }
            playable = forced;
        }
        return playable & ~(dangers >> 1);
    }

    /**
     * Lists the moves, best first: the table's, then those that make most cells on which four could be completed, then those
     * nearer the middle.
     *
     * @return the index behind the last one
     */
    private int order(long own, long occupied, long moves, int tableColumn, int first) {
        int end = first;
        for (int column : MIDDLE_FIRST) {
            long cell = moves & COLUMNS[column];
            if (cell == 0) {
                continue;
            }
            int value = column == tableColumn
                    ? TABLE_MOVE_VALUE
                    : Long.bitCount(Cells.winning(own | cell, occupied | cell));
            int i = end++;
            for (; i > first && values[i - 1] < value; i--) {
                values[i] = values[i - 1];
                cells[i] = cells[i - 1];
            }
            values[i] = value;
            cells[i] = cell;
        }
        return end;
    }

    /** Turns a board over, left for right. */
    static long mirror(long board) {
        long low = (1L << (Cells.ROWS + 1)) - 1;
        long result = 0;
        long rest = board;
        for (int column = 0; column < Cells.COLUMNS; column++) {
            result = (result << (Cells.ROWS + 1)) | (rest & low);
            rest >>>= (Cells.ROWS + 1);
        }
        return result;
    }
}
