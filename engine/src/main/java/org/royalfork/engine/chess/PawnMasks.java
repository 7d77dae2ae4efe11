package org.royalfork.engine.chess;

import static org.royalfork.engine.chess.Piece.BLACK;
import static org.royalfork.engine.chess.Piece.WHITE;

/** Sets of squares before and beside a pawn, and distances, as tables. */
final class PawnMasks {

    private static final long[] AHEAD = new long[128];
    private static final long[] PASSED = new long[128];
    private static final long[] NEIGHBOUR_FILES = new long[8];

    static {
        for (int file = 0; file < 8; file++) {
            long mask = Bitboards.fileMask(file);
            NEIGHBOUR_FILES[file] = Bitboards.east(mask) | Bitboards.west(mask);
        }
        for (int square = 0; square < 64; square++) {
            long bit = Bitboards.bit(square);
            for (int colour = WHITE; colour <= BLACK; colour++) {
                long ahead = Bitboards.fillForward(colour, Bitboards.forward(colour, bit));
                AHEAD[index(colour, square)] = ahead;
                PASSED[index(colour, square)] = ahead | Bitboards.east(ahead) | Bitboards.west(ahead);
            }
        }
    }

    private PawnMasks() {}

    private static int index(int colour, int square) {
        return (colour << 6) + square;
    }

    /** Returns the squares before {@code square} on its file, as the pawns of {@code colour} go. */
    static long ahead(int colour, int square) {
        return AHEAD[index(colour, square)];
    }

    /** Returns the squares before {@code square} on its and the adjacent files: without enemy pawns there, it is passed. */
    static long passed(int colour, int square) {
        return PASSED[index(colour, square)];
    }

    /** Returns the ranks behind the rank of {@code square}, as the pawns of {@code colour} go. */
    static long behind(int colour, int square) {
        int rank = Bitboards.rank(square) << 3;
        return colour == WHITE ? (1L << rank) - 1 : ~(-1L >>> (56 - rank));
    }

    /** Returns the files beside a file. */
    static long neighbourFiles(int file) {
        return NEIGHBOUR_FILES[file];
    }

    /** Returns the number of king steps between two squares of an empty board. */
    static int distance(int from, int to) {
        return Math.max(Math.abs(Bitboards.file(from) - Bitboards.file(to)), Math.abs((from >> 3) - (to >> 3)));
    }
}
