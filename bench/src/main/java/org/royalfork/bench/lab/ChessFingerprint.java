package org.royalfork.bench.lab;

import org.royalfork.engine.chess.ChessPosition;

/**
 * A second 64-bit key of a chess position, with nothing in common with its Zobrist key: not kept while moves are made but
 * computed from the board, and chained, so that no exclusive-or of parts cancels out. Two positions that agree in both keys
 * are the same, but for a chance of 2^-64.
 */
final class ChessFingerprint {

    private static final int SQUARES = 64;

    private ChessFingerprint() {}

    static long of(ChessPosition position) {
        long hash = position.sideToMove() + 1L;
        for (int square = 0; square < SQUARES; square++) {
            hash = mix(hash + position.board(square) + 1);
        }
        for (int colour = 0; colour < 2; colour++) {
            hash = mix(hash + (position.mayCastle(colour, true) ? 1 : 2));
            hash = mix(hash + (position.mayCastle(colour, false) ? 1 : 2));
        }
        return mix(hash + position.enPassant());
    }

    /** The finaliser of MurmurHash3 (A. Appleby), a bijection in which each bit depends on all. */
    private static long mix(long value) {
        long z = (value ^ value >>> 33) * 0xFF51_AFD7_ED55_8CCDL;
        z = (z ^ z >>> 33) * 0xC4CE_B9FE_1A85_EC53L;
        return z ^ z >>> 33;
    }
}
