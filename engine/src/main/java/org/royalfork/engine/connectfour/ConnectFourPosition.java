package org.royalfork.engine.connectfour;

import org.royalfork.parallel.game.HashKeys;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Padded;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;

/**
 * A position of connect-four as two sets of cells: all stones, and those of the mover.
 *
 * <p>Inside a search a game ends before its last moves are made: who can complete four wins in one ply, and who can only
 * choose between moves after which the opponent can, loses in two. That is exact, saves the two plies that have the most
 * nodes, and leaves the search with moves that matter.
 */
public final class ConnectFourPosition extends Padded implements Position {

    /** Columns in the order in which their moves are generated: more lines run through the middle. */
    private static final int[] MIDDLE_FIRST = {3, 2, 4, 1, 5, 0, 6};

    /** The rows that the first player likes best for a cell to win on: the third and the fifth. */
    private static final long ODD_ROWS = (Cells.BOTTOM << 2) | (Cells.BOTTOM << 4);

    private static final long MIDDLE_COLUMN = Cells.column(3);
    private static final long NEAR_MIDDLE = Cells.column(2) | Cells.column(4);

    private static final int WINNING_CELL = 20;
    private static final int WINNING_CELL_OF_GOOD_PARITY = 40;
    private static final int STONE_IN_THE_MIDDLE = 4;
    private static final int STONE_NEAR_THE_MIDDLE = 2;

    private final byte[] moves = new byte[Cells.COUNT];
    private long occupied;
    private long own;
    private int plies;

    /** Makes the position of an empty board. */
    ConnectFourPosition() {}

    /** Makes a position of the stones of the mover and of all stones. */
    ConnectFourPosition(long own, long occupied) {
        this.own = own;
        this.occupied = occupied;
        plies = Long.bitCount(occupied);
    }

    /** Returns the cells of all stones. */
    public long occupied() {
        return occupied;
    }

    /** Returns the cells of the mover's stones. */
    public long own() {
        return own;
    }

    private long other() {
        return own ^ occupied;
    }

    /** Returns the move that drops a stone into a column from 0, or none when it is full. */
    static int moveInto(int column, long occupied) {
        long cell = Cells.playable(occupied) & Cells.column(column);
        return cell == 0 ? NO_MOVE : Long.numberOfTrailingZeros(cell) + 1;
    }

    /** Returns the column of a move, from 0. */
    static int column(int move) {
        return (move - 1) / Cells.COLUMN_STEP;
    }

    private static long cell(int move) {
        return 1L << (move - 1);
    }

    @Override
    public int sideToMove() {
        return plies & 1;
    }

    /** Returns a key that no other position has: in {@code own + occupied} each column's top tells how high it is filled. */
    @Override
    public long key() {
        return HashKeys.mix(own + occupied);
    }

    @Override
    public void generateMoves(MoveList list) {
        generate(list, Cells.BOARD);
    }

    @Override
    public void generateTactical(MoveList list) {
        generate(list, tacticalCells());
    }

    @Override
    public void generateQuiet(MoveList list) {
        generate(list, ~tacticalCells());
    }

    private void generate(MoveList list, long among) {
        long cells = Cells.playable(occupied) & among;
        for (int column : MIDDLE_FIRST) {
            long cell = cells & Cells.column(column);
            if (cell != 0) {
                list.add(Long.numberOfTrailingZeros(cell) + 1);
            }
        }
    }

    @Override
    public boolean isLegal(int move) {
        return move > 0 && move <= Cells.COLUMNS * Cells.COLUMN_STEP && (cell(move) & Cells.playable(occupied)) != 0;
    }

    /** A move is tactical when it completes four, keeps the opponent from it, or threatens it at once. */
    @Override
    public boolean isTactical(int move) {
        return isTactical(cell(move), Cells.winning(own, occupied) | Cells.winning(other(), occupied));
    }

    private boolean isTactical(long cell, long decisive) {
        return (cell & decisive) != 0 || threatens(cell);
    }

    private boolean threatens(long cell) {
        long after = occupied | cell;
        return (Cells.winning(own | cell, after) & Cells.playable(after)) != 0;
    }

    private long tacticalCells() {
        long decisive = Cells.winning(own, occupied) | Cells.winning(other(), occupied);
        long tactical = 0;
        for (long rest = Cells.playable(occupied); rest != 0; rest &= rest - 1) {
            long cell = Long.lowestOneBit(rest);
            if (isTactical(cell, decisive)) {
                tactical |= cell;
            }
        }
        return tactical;
    }

    /** Counts the cells on which the mover could then complete four, those that decide now first. */
    @Override
    public int tacticalValue(int move) {
        long cell = cell(move);
        int cells = Long.bitCount(Cells.winning(own | cell, occupied | cell));
        if ((cell & Cells.winning(own, occupied)) != 0) {
            return 200 + cells;
        }
        return (cell & Cells.winning(other(), occupied)) != 0 ? 100 + cells : cells;
    }

    /** A move that lets the opponent complete four just above it loses the game, which is more than any threshold. */
    @Override
    public boolean exchangeAtLeast(int move, int threshold) {
        return ((cell(move) << 1) & Cells.winning(other(), occupied)) == 0;
    }

    /** The opponent threatens to complete four. */
    @Override
    public boolean isForced() {
        return (Cells.winning(other(), occupied) & Cells.playable(occupied)) != 0;
    }

    @Override
    public boolean givesForce(int move) {
        return threatens(cell(move));
    }

    @Override
    public void make(int move) {
        moves[plies++] = (byte) move;
        own ^= occupied;
        occupied |= cell(move);
    }

    @Override
    public void unmake() {
        occupied ^= cell(moves[--plies]);
        own ^= occupied;
    }

    @Override
    public int terminalScore(int ply) {
        if (Cells.hasFour(other())) {
            return Score.LOST_NOW;
        }
        if (plies == Cells.COUNT) {
            return Score.DRAW;
        }
        return ply == 0 ? NOT_OVER : scoreOfNextMoves();
    }

    private int scoreOfNextMoves() {
        long playable = Cells.playable(occupied);
        if ((Cells.winning(own, occupied) & playable) != 0) {
            return Score.winIn(1);
        }
        long dangers = Cells.winning(other(), occupied);
        long forced = dangers & playable;
        if (forced != 0) {
            playable = (forced & (forced - 1)) == 0 ? forced : 0;
        }
        return (playable & ~(dangers >> 1)) == 0 ? Score.lossIn(2) : NOT_OVER;
    }

    /**
     * Counts stones near the middle and cells that would complete four. Such cells decide games at their end, when moves run
     * out and somebody must play below one: with an even number of cells that is the second player below the rows of odd
     * number and the first player below the others (Allis 1988).
     */
    @Override
    public int evaluate() {
        boolean first = (plies & 1) == 0;
        return value(own, first ? ODD_ROWS : Cells.EVEN_ROWS) - value(other(), first ? Cells.EVEN_ROWS : ODD_ROWS);
    }

    private int value(long stones, long goodRows) {
        long cells = Cells.winning(stones, occupied);
        return WINNING_CELL * Long.bitCount(cells)
                + WINNING_CELL_OF_GOOD_PARITY * Long.bitCount(cells & goodRows)
                + STONE_IN_THE_MIDDLE * Long.bitCount(stones & MIDDLE_COLUMN)
                + STONE_NEAR_THE_MIDDLE * Long.bitCount(stones & NEAR_MIDDLE);
    }

    @Override
    public int historySize() {
        return Cells.COLUMNS * Cells.COLUMN_STEP + 1;
    }

    @Override
    public ConnectFourPosition copy() {
        ConnectFourPosition copy = new ConnectFourPosition();
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(Position source) {
        ConnectFourPosition position = (ConnectFourPosition) source;
        occupied = position.occupied;
        own = position.own;
        plies = position.plies;
        System.arraycopy(position.moves, 0, moves, 0, plies);
    }
}
