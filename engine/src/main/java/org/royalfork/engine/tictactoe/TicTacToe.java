package org.royalfork.engine.tictactoe;

import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.HashKeys;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;

/**
 * Tic-tac-toe. The squares, and so the moves, are 1 to 9, row by row; a position is written as the squares that were played
 * in turn.
 */
public final class TicTacToe implements Game {

    @Override
    public String name() {
        return "tictactoe";
    }

    @Override
    public Position initialPosition() {
        return new Board();
    }

    @Override
    public String formatPosition(Position position) {
        int moves = ((Board) position).moves;
        return moves == 0 ? "" : String.join(" ", Integer.toString(moves).split(""));
    }

    @Override
    public String draw(Position position) {
        StringBuilder text = new StringBuilder();
        for (int square = 1; square <= 9; square++) {
            text.append(((Board) position).sign(square)).append(square % 3 != 0 ? ' ' : '\n');
        }
        return text.toString().stripTrailing();
    }

    /** A position. */
    private static final class Board implements Position {

        /** Rows, columns and diagonals as sets of squares: square n is bit n. */
        private static final int[] LINES = {0x00E, 0x070, 0x380, 0x092, 0x124, 0x248, 0x222, 0x0A8};

        /** The squares of the side that moves first, and those of the other. */
        private final int[] squares = new int[2];

        /** The moves made, as the digits of a decimal number. */
        private int moves;

        private int plies;

        @Override
        public int sideToMove() {
            return plies % 2;
        }

        @Override
        public long key() {
            return HashKeys.mix((squares[0] << 10) | squares[1]);
        }

        @Override
        public void generateMoves(MoveList list) {
            for (int square = 1; square <= 9; square++) {
                if (isLegal(square)) {
                    list.add(square);
                }
            }
        }

        @Override
        public boolean isLegal(int move) {
            return move >= 1 && move <= 9 && ((squares[0] | squares[1]) >> move & 1) == 0;
        }

        @Override
        public void make(int move) {
            squares[plies++ % 2] |= 1 << move;
            moves = 10 * moves + move;
        }

        @Override
        public void unmake() {
            squares[--plies % 2] ^= 1 << moves % 10;
            moves /= 10;
        }

        @Override
        public int terminalScore(int ply) {
            for (int line : LINES) {
                if ((squares[(plies + 1) % 2] & line) == line) {
                    return Score.LOST_NOW;
                }
            }
            return plies == 9 ? Score.DRAW : NOT_OVER;
        }

        @Override
        public int evaluate() {
            int open = 0;
            for (int line : LINES) {
                open += (squares[(plies + 1) % 2] & line) == 0 ? 1 : 0;
                open -= (squares[plies % 2] & line) == 0 ? 1 : 0;
            }
            return 10 * open;
        }

        @Override
        public int historySize() {
            return 10;
        }

        @Override
        public Position copy() {
            Board copy = new Board();
            copy.copyFrom(this);
            return copy;
        }

        @Override
        public void copyFrom(Position source) {
            Board board = (Board) source;
            squares[0] = board.squares[0];
            squares[1] = board.squares[1];
            moves = board.moves;
            plies = board.plies;
        }

        char sign(int square) {
            return isLegal(square) ? (char) ('0' + square) : (squares[0] >> square & 1) != 0 ? 'x' : 'o';
        }
    }
}
