package org.royalfork.bench.contest;

import java.util.concurrent.atomic.AtomicLongArray;
import org.royalfork.tt.Entry;

/**
 * Clusters of four verified entries in an {@link AtomicLongArray}: the transposition table as it is written without
 * memory outside the heap. A store takes the key's own entry or else the shallowest.
 */
final class AtomicArrayTable implements Contestant {

    /** Words of a cluster: four entries of {@code key ^ word} and word. */
    private static final int CLUSTER_WORDS = 8;

    private final AtomicLongArray words;
    private final int clusters;

    AtomicArrayTable(long bytes) {
        clusters = Math.toIntExact(bytes / (CLUSTER_WORDS * Long.BYTES));
        words = new AtomicLongArray(Math.multiplyExact(clusters, CLUSTER_WORDS));
    }

    @Override
    public long probe(long key) {
        final int start = clusterOf(key);
        long found = Entry.NONE;
        for (int i = start; i < start + CLUSTER_WORDS; i += 2) {
            final long word = words.getOpaque(i + 1);
            if ((words.getOpaque(i) ^ word) == key) {
                found = word;
            }
        }
        return found;
    }

    @Override
    public void store(long key) {
        final int start = clusterOf(key);
        int victim = start;
        int least = Integer.MAX_VALUE;
        for (int i = start; i < start + CLUSTER_WORDS; i += 2) {
            final long word = words.getOpaque(i + 1);
            final int worth = (words.getOpaque(i) ^ word) == key ? Integer.MIN_VALUE : Entry.depth(word);
            if (worth < least) {
                least = worth;
                victim = i;
            }
        }
        final long word = Contestant.wordOf(key);
        words.setOpaque(victim, key ^ word);
        words.setOpaque(victim + 1, word);
    }

    private int clusterOf(long key) {
        return (int) Math.unsignedMultiplyHigh(key, clusters) * CLUSTER_WORDS;
    }
}
