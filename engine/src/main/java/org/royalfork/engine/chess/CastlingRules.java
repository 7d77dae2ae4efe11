package org.royalfork.engine.chess;

import java.util.Arrays;

/**
 * Where the kings and rooks of one game stood when they had the right to castle, and what follows from that. Standard chess
 * is the case of kings on the e-file and rooks in the corners. Immutable; all positions of a game share it.
 *
 * <p>A right is numbered 0 to 3: White towards the h-file (short), White towards the a-file (long), Black short, Black
 * long; a set of rights has bit {@code 1 << number} for each.
 */
final class CastlingRules {

    /** Number of different rights. */
    static final int RIGHTS = 4;

    /** No square. */
    static final int NONE = -1;

    private final int[] rookSquare;
    private final int rights;
    private final byte[] kept = new byte[64];
    private final long[] keys = new long[1 << RIGHTS];
    private final long[] mustBeEmpty = new long[RIGHTS];
    private final long[] kingPath = new long[RIGHTS];

    /**
     * Works out the rules of a game.
     *
     * @param kingSquares where White's and Black's king stand
     * @param rookSquares where the rook of each right stands, {@link #NONE} where there is no such right
     */
    CastlingRules(int[] kingSquares, int[] rookSquares) {
        rookSquare = rookSquares.clone();
        Arrays.fill(kept, (byte) ((1 << RIGHTS) - 1));
        int all = 0;
        for (int right = 0; right < RIGHTS; right++) {
            int rook = rookSquare[right];
            if (rook != NONE) {
                int king = kingSquares[right >> 1];
                all |= 1 << right;
                kept[rook] &= (byte) ~(1 << right);
                kept[king] &= (byte) ~(1 << right);
                long men = Bitboards.bit(king) | Bitboards.bit(rook);
                kingPath[right] = segment(king, kingTarget(right));
                mustBeEmpty[right] = (kingPath[right] | segment(rook, rookTarget(right))) & ~men;
            }
        }
        rights = all;
        for (int set = 0; set < keys.length; set++) {
            for (int right = 0; right < RIGHTS; right++) {
                if ((set & all & 1 << right) != 0) {
                    keys[set] ^= Zobrist.CASTLING[rookSquare[right]];
                }
            }
        }
    }

    /** Returns the squares from {@code a} to {@code b}, both included, on one rank. */
    private static long segment(int a, int b) {
        return Attacks.between(a, b) | Bitboards.bit(a) | Bitboards.bit(b);
    }

    /** Returns the number of the right of {@code colour} towards the h-file or the a-file. */
    static int right(int colour, boolean towardsH) {
        return colour << 1 | (towardsH ? 0 : 1);
    }

    /** Returns the set of both rights of {@code colour}. */
    static int rightsOf(int colour) {
        return 3 << (colour << 1);
    }

    /** Returns where the king lands: the g-file or the c-file. */
    static int kingTarget(int right) {
        return ((right & 1) == 0 ? 6 : 2) | (right >> 1) * 56;
    }

    /** Returns where the rook lands: the f-file or the d-file. */
    static int rookTarget(int right) {
        return ((right & 1) == 0 ? 5 : 3) | (right >> 1) * 56;
    }

    /** Returns the rights that the game began with. */
    int rights() {
        return rights;
    }

    /** Returns the square of the rook of a right, or {@link #NONE} when the game began without that right. */
    int rookSquare(int right) {
        return rookSquare[right];
    }

    /** Returns the set of rights that are not lost when a man leaves or enters a square. */
    int kept(int square) {
        return kept[square];
    }

    /** Returns the Zobrist key of a set of rights. */
    long key(int set) {
        return keys[set];
    }

    /** Returns the squares that may hold no other man than the king and rook of a right. */
    long mustBeEmpty(int right) {
        return mustBeEmpty[right];
    }

    /** Returns the squares that may not be attacked: those from the king's to the one where it lands, both included. */
    long kingPath(int right) {
        return kingPath[right];
    }
}
