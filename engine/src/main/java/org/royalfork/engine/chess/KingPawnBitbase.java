package org.royalfork.engine.chess;

import static org.royalfork.engine.chess.Piece.WHITE;

/**
 * Whether king and pawn win against king, for every position, worked out backwards when the class is first used (a
 * millisecond or two).
 *
 * <p>The pawn is White's and stands on files a to d; other positions are mirrored to such. For each pawn, white king and
 * side to move one word holds the squares of the black king with which White wins, so all black kings are treated at once.
 * A pawn's words depend on those of the pawns before it and on one another: they are repeated until nothing changes.
 */
final class KingPawnBitbase {

    private static final int PAWNS = 24;

    /** Black king squares with which White wins, White to move: {@code pawn index * 64 + white king}. */
    private final long[] whiteToMove = new long[PAWNS << 6];

    /** Likewise with Black to move. */
    private final long[] blackToMove = new long[PAWNS << 6];

    /** Keeps the table until it is asked for. */
    private static final class Holder {
        static final KingPawnBitbase TABLE = new KingPawnBitbase();
    }

    private KingPawnBitbase() {
        for (int rank = 6; rank >= 1; rank--) {
            for (int file = 0; file < 4; file++) {
                int pawn = Bitboards.square(file, rank);
                boolean changed = true;
                while (changed) {
                    changed = false;
                    for (int king = 0; king < 64; king++) {
                        changed |= king != pawn && update(pawn, king);
                    }
                }
            }
        }
    }

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
        KingPawnBitbase table = Holder.TABLE;
        long[] words = toMove == strong ? table.whiteToMove : table.blackToMove;
        return Bitboards.contains(words[index(pawn ^ flip, king ^ flip)], loneKing ^ flip);
    }

    /** Returns how many positions with a pawn on files a to d are won, for tests. */
    static int countWins() {
        int sum = 0;
        for (int i = 0; i < PAWNS << 6; i++) {
            sum += Bitboards.count(Holder.TABLE.whiteToMove[i]) + Bitboards.count(Holder.TABLE.blackToMove[i]);
        }
        return sum;
    }

    private static int index(int pawn, int king) {
        return ((Bitboards.rank(pawn) - 1) * 4 + Bitboards.file(pawn)) << 6 | king;
    }

    /** Works out both words of a pawn and a white king from the others, and tells whether they grew. */
    private boolean update(int pawn, int king) {
        int index = index(pawn, king);
        long near = Attacks.king(king) | Bitboards.bit(king);
        long possible = ~near & ~Bitboards.bit(pawn);
        long attacked = Attacks.pawn(WHITE, pawn);
        long white = possible & ~attacked & (kingMoves(pawn, king) | pawnMoves(pawn, king));
        // Where the black king may go, and where White does not win then: the pawn itself, unprotected, is such a
        // square.
        long legal = ~near & ~attacked;
        long escapes = legal & ~white;
        long black = possible & neighbours(legal) & ~neighbours(escapes);
        boolean grew = white != whiteToMove[index] || black != blackToMove[index];
        whiteToMove[index] = white;
        blackToMove[index] = black;
        return grew;
    }

    private long kingMoves(int pawn, int king) {
        long wins = 0;
        for (long rest = Attacks.king(king) & ~Bitboards.bit(pawn); rest != 0; rest &= rest - 1) {
            wins |= blackToMove[index(pawn, Bitboards.first(rest))];
        }
        return wins;
    }

    private long pawnMoves(int pawn, int king) {
        int stop = pawn + 8;
        if (king == stop) {
            return 0;
        }
        long free = ~Bitboards.bit(stop);
        if (Bitboards.rank(pawn) == 6) {
            // The new queen must not be taken.
            return Bitboards.contains(Attacks.king(king), stop) ? free : free & ~Attacks.king(stop);
        }
        long wins = blackToMove[index(stop, king)];
        if (Bitboards.rank(pawn) == 1 && king != stop + 8) {
            wins |= free & blackToMove[index(stop + 8, king)];
        }
        return wins;
    }

    /** Returns the squares that are a king's step away from a square of the set. */
    private static long neighbours(long set) {
        long beside = Bitboards.east(set) | Bitboards.west(set);
        long row = set | beside;
        return beside | (row << 8) | (row >>> 8);
    }
}
