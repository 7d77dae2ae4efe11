package org.royalfork.engine.chess;

import static org.royalfork.engine.chess.Piece.BLACK;
import static org.royalfork.engine.chess.Piece.WHITE;

/**
 * Whether king and pawn win against king, for every position: one bit each, worked out backwards from the positions that
 * are decided at once when the class is first used (some milliseconds).
 *
 * <p>The pawn is White's and stands on files a to d; other positions are mirrored to such. An index has the black king in
 * bits 0-5, the white king in bits 6-11, the side to move in bit 12, and the pawn's square above, files a to d and ranks
 * 2 to 7 in 24 steps.
 */
final class KingPawnBitbase {

    private static final int SIZE = 24 << 13;
    private static final byte UNKNOWN = 0;
    private static final byte WIN = 1;
    private static final byte DRAW = 2;
    private static final byte IMPOSSIBLE = 3;

    private static final long[] WINS = build();

    private KingPawnBitbase() {}

    /**
     * Tells whether the side with the pawn wins.
     *
     * @param strong its colour
     * @param king its king
     * @param pawn its pawn
     * @param loneKing the other king
     * @param toMove the side to move
     */
    static boolean isWin(int strong, int king, int pawn, int loneKing, int toMove) {
        // Turn the board so that the pawn is white, and mirror it so that the pawn is on the left.
        int flip = (strong == WHITE ? 0 : 56) ^ (Bitboards.file(pawn) > 3 ? 7 : 0);
        int index = index(toMove == strong ? WHITE : BLACK, pawn ^ flip, king ^ flip, loneKing ^ flip);
        return (WINS[index >> 6] >>> index & 1) != 0;
    }

    /** Returns how many legal positions with a pawn on files a to d are won, for tests. */
    static int countWins() {
        int sum = 0;
        for (long word : WINS) {
            sum += Long.bitCount(word);
        }
        return sum;
    }

    private static int index(int toMove, int pawn, int whiteKing, int blackKing) {
        int pawnIndex = (Bitboards.rank(pawn) - 1) * 4 + Bitboards.file(pawn);
        return pawnIndex << 13 | toMove << 12 | whiteKing << 6 | blackKing;
    }

    private static long[] build() {
        byte[] results = new byte[SIZE];
        for (int index = 0; index < SIZE; index++) {
            results[index] = atOnce(index);
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int index = 0; index < SIZE; index++) {
                if (results[index] == UNKNOWN) {
                    results[index] = fromSuccessors(results, index);
                    changed |= results[index] != UNKNOWN;
                }
            }
        }
        // What neither side could decide is drawn.
        long[] wins = new long[SIZE >> 6];
        for (int index = 0; index < SIZE; index++) {
            if (results[index] == WIN) {
                wins[index >> 6] |= 1L << index;
            }
        }
        return wins;
    }

    private static int pawn(int index) {
        int pawnIndex = index >> 13;
        return Bitboards.square(pawnIndex & 3, (pawnIndex >> 2) + 1);
    }

    private static byte atOnce(int index) {
        int pawn = pawn(index);
        int white = index >> 6 & 63;
        int black = index & 63;
        boolean whiteToMove = (index >> 12 & 1) == WHITE;
        long pawnAttacks = Attacks.pawn(WHITE, pawn);
        if (PawnMasks.distance(white, black) <= 1
                || white == pawn
                || black == pawn
                || (whiteToMove && Bitboards.contains(pawnAttacks, black))) {
            return IMPOSSIBLE;
        }
        if (whiteToMove) {
            int stop = pawn + 8;
            boolean queens = Bitboards.rank(pawn) == 6
                    && white != stop
                    && black != stop
                    && (PawnMasks.distance(black, stop) > 1 || PawnMasks.distance(white, stop) == 1);
            return queens ? WIN : UNKNOWN;
        }
        long escapes = Attacks.king(black) & ~Attacks.king(white) & ~pawnAttacks;
        boolean takesPawn = Bitboards.contains(Attacks.king(black) & ~Attacks.king(white), pawn);
        return escapes == 0 || takesPawn ? DRAW : UNKNOWN;
    }

    private static byte fromSuccessors(byte[] results, int index) {
        boolean whiteToMove = (index >> 12 & 1) == WHITE;
        int pawn = pawn(index);
        int white = index >> 6 & 63;
        int black = index & 63;
        byte good = whiteToMove ? WIN : DRAW;
        boolean undecided = false;
        for (long rest = Attacks.king(whiteToMove ? white : black); rest != 0; rest &= rest - 1) {
            int to = Bitboards.first(rest);
            int next = whiteToMove ? index(BLACK, pawn, to, black) : index(WHITE, pawn, white, to);
            byte result = results[next];
            if (result == good) {
                return good;
            }
            undecided |= result == UNKNOWN;
        }
        if (whiteToMove && Bitboards.rank(pawn) < 6) {
            int stop = pawn + 8;
            boolean free = stop != white && stop != black;
            byte result = free ? results[index(BLACK, stop, white, black)] : IMPOSSIBLE;
            if (free && Bitboards.rank(pawn) == 1 && stop + 8 != white && stop + 8 != black && result != WIN) {
                byte twoSteps = results[index(BLACK, stop + 8, white, black)];
                undecided |= result == UNKNOWN;
                result = twoSteps;
            }
            if (result == WIN) {
                return WIN;
            }
            undecided |= result == UNKNOWN;
        }
        if (undecided) {
            return UNKNOWN;
        }
        return whiteToMove ? DRAW : WIN;
    }
}
