package org.royalfork.engine.connectfour.solver;

import org.royalfork.engine.connectfour.Cells;
import org.royalfork.parallel.game.HashKeys;
import org.royalfork.tt.Entry;
import org.royalfork.tt.TranspositionTable;

/**
 * What one worker of the solver needs: counters and lists of moves. The search is an alpha-beta of null windows over
 * {@linkplain Solution#stones values}, whose moves are those that do not lose at once. Before any of them is searched, each is
 * asked for what it is {@linkplain StaticBounds sure} of. An entry of the table holds both bounds of a position, and of all that
 * differ from it by {@linkplain DeadStones dead stones} or left for right.
 *
 * <p><b>Threading.</b> Belongs to one thread at a time.
 */
final class SolverWorker {

    /** With fewer plies to the end than this a search costs less than a look into the table. */
    private static final int TABLE_PLIES = 7;

    /** Plies to the end from which on moves that another worker searches are put off. */
    private static final int PUT_OFF_PLIES = 16;

    private static final int MIDDLE = Cells.COLUMNS / 2;
    private static final int[] MIDDLE_FIRST = {3, 2, 4, 1, 5, 0, 6};
    private static final long[] COLUMNS = columns();
    private static final int TABLE_MOVE_VALUE = 1_000;
    private static final int WINNING_CELL = 3;
    private static final int WINNING_NEXT = 12;
    private static final int WINNING_AFTER_NEXT = 5;

    private final TranspositionTable table;
    private final long[] cells = new long[(Cells.COUNT + 1) * Cells.COLUMNS];
    private final long[] replies = new long[(Cells.COUNT + 1) * Cells.COLUMNS];
    private final int[] values = new int[(Cells.COUNT + 1) * Cells.COLUMNS];
    private final long[] best = new long[Cells.COUNT + 1];
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
     * Tells whether a position is worth more than so much: returns a value that it is worth at least, if that is more than
     * {@code alpha}, else one that it is worth at most. Meaningless once the window is answered.
     *
     * @param own stones of the mover, who cannot complete four at once and has a move after which the opponent cannot
     * @param plies number of stones
     * @param moves the moves after which the opponent {@linkplain #notLosing cannot complete four at once}
     */
    int search(long own, long occupied, int plies, long moves, int alpha, Window window) {
        if (window.isShared() && window.isAnswered()) {
            return alpha;
        }
        nodes++;
        int toEnd = Cells.COUNT - plies;
        if (toEnd <= 2) {
            return 0;
        }
        int least = -(toEnd - 2) / 2; // nobody wins with the next stone
        if (least > alpha) {
            return least;
        }
        if (alpha < 0 && !Cells.hasFour(Cells.BOARD & ~own)) {
            return 0; // there is no line left that the opponent could complete
        }

        int first = plies * Cells.COLUMNS;
        int last = first;
        for (int column : MIDDLE_FIRST) {
            long cell = moves & COLUMNS[column];
            if (cell == 0) {
                continue;
            }
            long winning = Cells.winning(own | cell, occupied | cell);
            long answers = notLosing(occupied | cell, winning);
            int sure = -StaticBounds.most(own ^ occupied, occupied | cell, plies + 1, winning, answers);
            if (sure > alpha) {
                return sure;
            }
            insert(cell, answers, value(winning, occupied | cell), first, last++);
        }

        boolean remembers = toEnd >= TABLE_PLIES && last - first > 1;
        long key = 0;
        boolean mirrored = false;
        int most = (toEnd - 1) / 2;
        if (remembers) {
            long board = (own | DeadStones.of(own, occupied)) + occupied;
            long mirror = mirror(board);
            mirrored = mirror < board;
            key = HashKeys.mix(mirrored ? mirror : board);
            long data = table.probe(key);
            if (data != Entry.NONE) {
                least = Math.max(least, Entry.score(data));
                if (least > alpha) {
                    return least;
                }
                most = Math.min(most, Entry.evaluation(data));
                if (most <= alpha) {
                    return most;
                }
                moveToFront(Entry.move(data) - 1, mirrored, first, last);
            }
        }

        int found = searchMoves(own, occupied, plies, last, alpha, window);
        if (remembers && !window.isAnswered()) {
            if (found > alpha) {
                int column = Long.numberOfTrailingZeros(best[plies]) / Cells.COLUMN_STEP;
                remember(key, 1 + (mirrored ? 2 * MIDDLE - column : column), found, most, toEnd);
            } else {
                remember(key, 0, least, Math.min(found, most), toEnd);
            }
        }
        return found;
    }

    /** Searches the listed moves until one is worth more than {@code alpha}, which then stands in {@link #best}. */
    private int searchMoves(long own, long occupied, int plies, int last, int alpha, Window window) {
        long other = own ^ occupied;
        int toEnd = Cells.COUNT - plies;
        int first = plies * Cells.COLUMNS;
        boolean putsOff = window.isShared() && toEnd >= PUT_OFF_PLIES;
        int putOff = first;
        int value = -toEnd / 2;
        for (int i = first; i < last; i++) {
            long cell = cells[i];
            long child = other + (occupied | cell);
            if (putsOff) {
                if (i > first && window.isInSearch(child)) {
                    cells[putOff] = cell; // its place has been searched or put off
                    replies[putOff++] = replies[i];
                    continue;
                }
                window.enter(child);
            }
            int score = -search(other, occupied | cell, plies + 1, replies[i], -alpha - 1, window);
            if (putsOff) {
                window.leave(child);
            }
            if (score > alpha) {
                best[plies] = cell;
                return score;
            }
            value = Math.max(value, score);
        }
        for (int i = first; i < putOff; i++) {
            int score = -search(other, occupied | cells[i], plies + 1, replies[i], -alpha - 1, window);
            if (score > alpha) {
                best[plies] = cells[i];
                return score;
            }
            value = Math.max(value, score);
        }
        return value;
    }

    /** Keeps what a position is worth at least and at most: the second stands where other games have an evaluation. */
    private void remember(long key, int move, int least, int most, int toEnd) {
        table.store(key, move, least, most, toEnd, Entry.EXACT, false);
    }

    /**
     * Returns the cells that can be played on without letting the opponent complete four with the next stone.
     *
     * @param dangers empty cells on which the opponent could complete four
     */
    static long notLosing(long occupied, long dangers) {
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
     * Estimates a move by the cells on which it would let its player complete four: most of all those that the opponent opens
     * with his next stone in their column, and must not.
     */
    private static int value(long winning, long occupied) {
        long next = (Cells.playable(occupied) << 1) & Cells.BOARD;
        return WINNING_CELL * Long.bitCount(winning)
                + WINNING_NEXT * Long.bitCount(winning & next)
                + WINNING_AFTER_NEXT * Long.bitCount(winning & (next << 1));
    }

    /** Puts a move into the list of those that are worth no less, which ends before {@code last}. */
    private void insert(long cell, long answers, int value, int first, int last) {
        int i = last;
        for (; i > first && values[i - 1] < value; i--) {
            values[i] = values[i - 1];
            cells[i] = cells[i - 1];
            replies[i] = replies[i - 1];
        }
        values[i] = value;
        cells[i] = cell;
        replies[i] = answers;
    }

    private void moveToFront(int tableColumn, boolean mirrored, int first, int last) {
        if (tableColumn < 0 || tableColumn >= Cells.COLUMNS) {
            return;
        }
        long column = COLUMNS[mirrored ? 2 * MIDDLE - tableColumn : tableColumn];
        for (int i = first + 1; i < last; i++) {
            if ((cells[i] & column) != 0) {
                insert(cells[i], replies[i], TABLE_MOVE_VALUE, first, i);
                return;
            }
        }
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
