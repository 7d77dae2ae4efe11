package org.royalfork.tt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The way from a key to a cluster, without the memory: up to a table of 128 TiB, the largest allowed. */
class ClusterIndexTest {

    @ParameterizedTest
    @ValueSource(
            longs = {16_384, 16_385, 99_991, (1L << 24) - 1, 1L << 24, (1L << 26) + 12_345, 1L << 34, (1L << 41) - 1})
    void theIndexIsTheHighHalfOfTheProduct(long clusters) {
        final SplittableRandom random = new SplittableRandom(clusters);
        for (int i = 0; i < 20_000; i++) {
            final long key = random.nextLong();
            final long cluster = TranspositionTable.clusterOf(key, clusters);
            assertEquals(Keys.clusterByDefinition(key, clusters), cluster);
            assertTrue(cluster >= 0 && cluster < clusters);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {16_384, 16_385, 99_991, (1L << 24) + 1, (1L << 34) + 1, 1L << 41})
    void everyClusterHasItsRangeOfKeys(long clusters) {
        final SplittableRandom random = new SplittableRandom(clusters);
        for (int i = 0; i < 20_000; i++) {
            final long cluster = i == 0 ? 0 : i == 1 ? clusters - 1 : random.nextLong(clusters);
            final long lowest = Keys.lowest(cluster, clusters);
            assertEquals(cluster, TranspositionTable.clusterOf(lowest, clusters));
            assertEquals(cluster == 0 ? clusters - 1 : cluster - 1, TranspositionTable.clusterOf(lowest - 1, clusters));
        }
    }

    /** Chi-square of random keys over the clusters of small and odd tables, and over 1,009 stretches of larger ones. */
    @ParameterizedTest
    @ValueSource(longs = {16_384, 16_385, 16_411, 24_577, 32_767, 99_991, (1L << 26) + 1, (1L << 34) - 1})
    void randomKeysSpreadEvenly(long clusters) {
        final int bins = clusters < 100_000 ? (int) clusters : 1_009;
        final int expected = 64;
        final int[] counts = new int[bins];
        final SplittableRandom random = new SplittableRandom(clusters);
        for (long i = 0; i < (long) bins * expected; i++) {
            counts[(int) (TranspositionTable.clusterOf(random.nextLong(), clusters) * bins / clusters)]++;
        }
        double chiSquare = 0;
        for (final int count : counts) {
            chiSquare += (double) (count - expected) * (count - expected) / expected;
        }
        final double deviations = (chiSquare - (bins - 1)) / Math.sqrt(2.0 * (bins - 1));
        assertTrue(Math.abs(deviations) < 5, "chi-square is " + deviations + " standard deviations off");
    }

    /** Among keys of one cluster, each of the bits that did not choose it is set in half of them. */
    @ParameterizedTest
    @ValueSource(longs = {16_384, 16_411, 99_991})
    void theLowBitsStayFreeToVerify(long clusters) {
        final int[] ones = new int[64];
        final SplittableRandom random = new SplittableRandom(clusters);
        final long[] last = new long[(int) clusters];
        int count = 0;
        for (int i = 0; i < 3_000_000; i++) {
            final long key = random.nextLong();
            final int cluster = (int) TranspositionTable.clusterOf(key, clusters);
            if (last[cluster] != 0) {
                final long difference = key ^ last[cluster];
                for (int bit = 0; bit < 64; bit++) {
                    ones[bit] += (int) (difference >>> bit) & 1;
                }
                count++;
            }
            last[cluster] = key;
        }
        final int free = 64 - (64 - Long.numberOfLeadingZeros(clusters)) - 2;
        for (int bit = 0; bit < free; bit++) {
            assertEquals(0.5 * count, ones[bit], 5 * 0.5 * Math.sqrt(count), "bit " + bit);
        }
    }

    @Test
    void anEntryIsSixteenBytesAndAClusterALine() {
        assertEquals(16, TranspositionTable.ENTRY_BYTES);
        assertEquals(64, TranspositionTable.CLUSTER_BYTES);
    }
}
