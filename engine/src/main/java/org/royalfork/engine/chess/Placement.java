package org.royalfork.engine.chess;

import static org.royalfork.engine.chess.Piece.KING;
import static org.royalfork.engine.chess.Piece.NONE;
import static org.royalfork.engine.chess.Piece.TYPES;

import java.util.Arrays;
import org.royalfork.parallel.game.Padded;

/** Where the men stand, kept twice: as sets of squares, and as one byte a square. */
abstract sealed class Placement extends Padded permits ChessPosition {

    /** Squares of the six types, then of the two colours (index {@code TYPES + colour}). */
    private final long[] sets = new long[TYPES + 2];

    private final byte[] board = new byte[64];

    /** Makes an empty board. */
    Placement() {
        Arrays.fill(board, (byte) NONE);
    }

    /** Returns the men of one colour and type. */
    public long pieces(int colour, int type) {
        return sets[type] & sets[TYPES + colour];
    }

    /** Returns the men of one type, of both colours. */
    public long pieces(int type) {
        return sets[type];
    }

    /** Returns all men. */
    public long occupied() {
        return sets[TYPES] | sets[TYPES + 1];
    }

    /** Returns the men of one colour. */
    public long occupied(int colour) {
        return sets[TYPES + colour];
    }

    /** Returns the man on a square, {@link Piece#NONE} when it is empty. */
    public int board(int square) {
        return board[square];
    }

    /** Returns the square of a king. */
    public int kingSquare(int colour) {
        return Long.numberOfTrailingZeros(sets[KING] & sets[TYPES + colour]);
    }

    /** Puts a man on an empty square. */
    final void put(int piece, int square) {
        long bit = 1L << square;
        board[square] = (byte) piece;
        sets[Piece.type(piece)] |= bit;
        sets[TYPES + Piece.colour(piece)] |= bit;
    }

    /** Takes a man off its square. */
    final void remove(int piece, int square) {
        long bit = 1L << square;
        board[square] = NONE;
        sets[Piece.type(piece)] ^= bit;
        sets[TYPES + Piece.colour(piece)] ^= bit;
    }

    /** Moves a man to an empty square. */
    final void move(int piece, int from, int to) {
        long bits = 1L << from | 1L << to;
        board[from] = NONE;
        board[to] = (byte) piece;
        sets[Piece.type(piece)] ^= bits;
        sets[TYPES + Piece.colour(piece)] ^= bits;
    }

    /** Becomes equal to another placement. */
    final void copyPlacement(Placement other) {
        System.arraycopy(other.sets, 0, sets, 0, sets.length);
        System.arraycopy(other.board, 0, board, 0, board.length);
    }
}
