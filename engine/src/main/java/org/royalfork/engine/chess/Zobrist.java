package org.royalfork.engine.chess;

/**
 * Random numbers whose exclusive-or is the key of a position (A. L. Zobrist, 1970). They come from a generator of fixed
 * seed, so keys are the same in every process and on every machine.
 */
final class Zobrist {

    /** One number for a man ({@code colour * 6 + type}) on a square: index {@code piece << 6 | square}. */
    static final long[] PIECE = new long[12 << 6];

    /** One number for the square of a rook that may castle. */
    static final long[] CASTLING = new long[64];

    /** One number for the square on which a pawn can capture en passant; index 0, no such square, holds 0. */
    static final long[] EN_PASSANT = new long[64];

    /** Black is to move. */
    static final long BLACK_TO_MOVE;

    private static final long SEED = 0x526F79616C466F72L;

    /** Step of SplitMix64: 2^64 divided by the golden ratio, made odd. */
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    static {
        long state = SEED;
        for (long[] table : new long[][] {PIECE, CASTLING, EN_PASSANT}) {
            for (int i = 0; i < table.length; i++) {
                state += GOLDEN_GAMMA;
                table[i] = mix(state);
            }
        }
        EN_PASSANT[0] = 0;
        BLACK_TO_MOVE = mix(state + GOLDEN_GAMMA);
    }

    private Zobrist() {}

    /** The output function of SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014). */
    private static long mix(long state) {
        long z = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
