package org.royalfork.engine.chess;

import static org.royalfork.engine.chess.Piece.BLACK;
import static org.royalfork.engine.chess.Piece.WHITE;

/** Squares that men attack, and the lines between squares. */
public final class Attacks {

    private static final long[] KNIGHT = new long[64];
    private static final long[] KING = new long[64];
    private static final long[] WHITE_PAWN = new long[64];
    private static final long[] BLACK_PAWN = new long[64];
    private static final long[] ROOK_RAYS = new long[64];
    private static final long[] BISHOP_RAYS = new long[64];
    private static final long[] DIAGONAL = new long[64];
    private static final long[] ANTI_DIAGONAL = new long[64];
    private static final long[] BETWEEN = new long[64 * 64];
    private static final long[] LINE = new long[64 * 64];

    static {
        for (int square = 0; square < 64; square++) {
            long bit = Bitboards.bit(square);
            long east = Bitboards.east(bit);
            long west = Bitboards.west(bit);
            long farSides = Bitboards.east(east) | Bitboards.west(west);
            long row = east | bit | west;
            KNIGHT[square] = (east | west) << 16 | (east | west) >>> 16 | farSides << 8 | farSides >>> 8;
            KING[square] = (row | row << 8 | row >>> 8) & ~bit;
            WHITE_PAWN[square] = Bitboards.pawnAttacks(WHITE, bit);
            BLACK_PAWN[square] = Bitboards.pawnAttacks(BLACK, bit);
            ROOK_RAYS[square] = rook(square, 0);
            BISHOP_RAYS[square] = bishop(square, 0);
            long below = bit - 1;
            long left = leftOf(square);
            long rising = (below & left) | (~below & ~left);
            DIAGONAL[square] = BISHOP_RAYS[square] & rising;
            ANTI_DIAGONAL[square] = BISHOP_RAYS[square] & ~rising;
        }
        for (int a = 0; a < 64; a++) {
            fillLines(a);
        }
    }

    private Attacks() {}

    /** Returns the squares on the files towards the a-file from that of {@code square}. */
    private static long leftOf(int square) {
        long files = 0;
        for (int file = 0; file < Bitboards.file(square); file++) {
            files |= Bitboards.fileMask(file);
        }
        return files;
    }

    private static void fillLines(int a) {
        long bit = Bitboards.bit(a);
        for (int b = 0; b < 64; b++) {
            long other = Bitboards.bit(b);
            if ((ROOK_RAYS[a] & other) != 0) {
                BETWEEN[a << 6 | b] = rook(a, other) & rook(b, bit);
                LINE[a << 6 | b] = (ROOK_RAYS[a] & ROOK_RAYS[b]) | bit | other;
            } else if ((BISHOP_RAYS[a] & other) != 0) {
                BETWEEN[a << 6 | b] = bishop(a, other) & bishop(b, bit);
                LINE[a << 6 | b] = (BISHOP_RAYS[a] & BISHOP_RAYS[b]) | bit | other;
            }
        }
    }

    /** Returns the squares that a knight attacks. */
    public static long knight(int square) {
        return KNIGHT[square];
    }

    /** Returns the squares that a king attacks. */
    public static long king(int square) {
        return KING[square];
    }

    /** Returns the squares that a pawn of {@code colour} attacks. */
    public static long pawn(int colour, int square) {
        return colour == WHITE ? WHITE_PAWN[square] : BLACK_PAWN[square];
    }

    /** Returns the squares that a rook attacks: to the first of the {@code occupied} squares in each direction. */
    public static long rook(int square, long occupied) {
        return Magics.rook(square, occupied);
    }

    /** Returns the squares that a bishop attacks: to the first of the {@code occupied} squares in each direction. */
    public static long bishop(int square, long occupied) {
        return Magics.bishop(square, occupied);
    }

    /** Returns the squares that a queen attacks. */
    public static long queen(int square, long occupied) {
        return Magics.rook(square, occupied) | Magics.bishop(square, occupied);
    }

    /** Returns the squares that a rook attacks on an empty board. */
    public static long rookRays(int square) {
        return ROOK_RAYS[square];
    }

    /** Returns the squares that a bishop attacks on an empty board. */
    public static long bishopRays(int square) {
        return BISHOP_RAYS[square];
    }

    /** Returns the other squares of the diagonal through a square that rises from the a-file to the h-file, as a1-h8 does. */
    public static long diagonal(int square) {
        return DIAGONAL[square];
    }

    /** Returns the other squares of the diagonal through a square that falls from the a-file to the h-file, as a8-h1 does. */
    public static long antiDiagonal(int square) {
        return ANTI_DIAGONAL[square];
    }

    /** Returns the squares strictly between two squares of one rank, file or diagonal; empty for others. */
    public static long between(int a, int b) {
        return BETWEEN[a << 6 | b];
    }

    /** Returns the whole rank, file or diagonal through two squares, from edge to edge; empty when there is none. */
    public static long line(int a, int b) {
        return LINE[a << 6 | b];
    }
}
