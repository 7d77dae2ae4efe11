package org.royalfork.engine.chess;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Finds the multipliers that {@link Magics} holds as constants: run {@link #main} to print them again. The generator has a
 * fixed seed, so the result is always the same.
 */
final class MagicSearch {

    private static final long SEED = 2025;

    private MagicSearch() {}

    /** Prints the multipliers of rooks, then of bishops, four a line. */
    public static void main(String[] arguments) {
        SplittableRandom random = new SplittableRandom(SEED);
        for (boolean rook : new boolean[] {true, false}) {
            System.out.println(rook ? "rook" : "bishop");
            for (int square = 0; square < 64; square++) {
                System.out.printf(
                        "0x%016XL,%s", find(square, rook, random), square % 4 == 3 ? System.lineSeparator() : " ");
            }
        }
    }

    /** Returns a multiplier that gives every set of blockers an index of its own, or shares one only between equals. */
    static long find(int square, boolean rook, SplittableRandom random) {
        long mask = rook ? Magics.rookMask(square) : Magics.bishopMask(square);
        int bits = Long.bitCount(mask);
        long[] blockers = new long[1 << bits];
        long[] attacks = new long[1 << bits];
        long subset = 0;
        for (int i = 0; i < blockers.length; i++) {
            blockers[i] = subset;
            attacks[i] = rook ? Magics.slowRook(square, subset) : Magics.slowBishop(square, subset);
            subset = subset - mask & mask;
        }
        long[] table = new long[1 << bits];
        while (true) {
            long magic = fewBits(random);
            if (Long.bitCount((mask * magic) >>> 56) >= 6 && fits(magic, bits, blockers, attacks, table)) {
                return magic;
            }
        }
    }

    /** Returns a random number with an eighth of its bits set: such multipliers collide less. */
    private static long fewBits(SplittableRandom random) {
        long half = random.nextLong();
        long quarter = half & random.nextLong();
        return quarter & random.nextLong();
    }

    private static boolean fits(long magic, int bits, long[] blockers, long[] attacks, long[] table) {
        Arrays.fill(table, 0);
        for (int i = 0; i < blockers.length; i++) {
            int index = (int) ((blockers[i] * magic) >>> (64 - bits));
            if (table[index] != 0 && table[index] != attacks[i]) {
                return false;
            }
            table[index] = attacks[i];
        }
        return true;
    }
}
