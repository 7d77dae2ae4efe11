package org.royalfork.tt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A look-up of a key that was never stored finds an entry as often as it should by the number of free key bits alone, whatever
 * the size of the table. All keys agree in half of their low bits, so that there are false hits to count; the bits in which
 * they differ are spread over all those that do not choose the cluster, so that each of them must have a part in it.
 */
class FalseHitRateTest {

    private static final int FREE_BITS = 32;

    @ParameterizedTest
    @ValueSource(longs = {16_384, 16_385, 16_411, 24_577, 32_767, 65_537})
    void falseHitsAreAsRareAsTheKeyBitsAllow(long clusters) {
        final SplittableRandom random = new SplittableRandom(clusters);
        final long mask = freeBits(clusters, random);
        final long fixed = random.nextLong() & ~mask;
        try (TranspositionTable table = new TranspositionTable(clusters * TranspositionTable.CLUSTER_BYTES)) {
            final long entries = clusters * TranspositionTable.CLUSTER_ENTRIES;
            for (long i = 0; i < 6 * entries; i++) {
                table.store((random.nextLong() & mask) | fixed, 1, 2, 3, 4, Entry.LOWER, false);
            }
            final int probes = 4_000_000;
            long hits = 0;
            for (int i = 0; i < probes; i++) {
                hits += table.probe((random.nextLong() & mask) | fixed) != Entry.NONE ? 1 : 0;
            }
            final double expected = (double) probes * entries / (1L << FREE_BITS);
            assertEquals(expected, (double) hits, 5 * Math.sqrt(expected) + 0.02 * expected, "expected " + expected);
        }
    }

    /** All bits that choose the cluster, and two more, and of those below so many at random that there are 32. */
    private static long freeBits(long clusters, SplittableRandom random) {
        final int high = Long.SIZE - Long.numberOfLeadingZeros(clusters) + 2;
        long mask = -1L << (Long.SIZE - high);
        while (Long.bitCount(mask) < FREE_BITS) {
            mask |= 1L << random.nextInt(Long.SIZE - high);
        }
        return mask;
    }
}
