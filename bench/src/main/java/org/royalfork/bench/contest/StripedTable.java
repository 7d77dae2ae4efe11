package org.royalfork.bench.contest;

import java.util.stream.Stream;
import org.royalfork.tt.Entry;

/**
 * Clusters of four entries, each a key and a word, in a plain array; every access holds the lock of the cluster's stripe.
 * A store takes the key's own entry or else the shallowest.
 */
final class StripedTable implements Contestant {

    /** Words of a cluster: four entries of key and word. */
    private static final int CLUSTER_WORDS = 8;

    /** Far more than threads, so that two seldom meet; a power of two. */
    private static final int STRIPES = 1 << 10;

    private final long[] words;
    private final int clusters;
    private final Object[] locks = Stream.generate(Object::new).limit(STRIPES).toArray();

    StripedTable(long bytes) {
        clusters = Math.toIntExact(bytes / (CLUSTER_WORDS * Long.BYTES));
        words = new long[Math.multiplyExact(clusters, CLUSTER_WORDS)];
    }

    @Override
    public long probe(long key) {
        final int cluster = (int) Math.unsignedMultiplyHigh(key, clusters);
        final int start = cluster * CLUSTER_WORDS;
        long found = Entry.NONE;
        synchronized (lockOf(cluster)) {
            for (int i = start; i < start + CLUSTER_WORDS; i += 2) {
                if (words[i] == key) {
                    found = words[i + 1];
                }
            }
        }
        return found;
    }

    @Override
    public void store(long key) {
        final int cluster = (int) Math.unsignedMultiplyHigh(key, clusters);
        final int start = cluster * CLUSTER_WORDS;
        synchronized (lockOf(cluster)) {
            int victim = start;
            int least = Integer.MAX_VALUE;
            for (int i = start; i < start + CLUSTER_WORDS; i += 2) {
                final int worth = words[i] == key ? Integer.MIN_VALUE : Entry.depth(words[i + 1]);
                if (worth < least) {
                    least = worth;
                    victim = i;
                }
            }
            words[victim] = key;
            words[victim + 1] = Contestant.wordOf(key);
        }
    }

    private Object lockOf(int cluster) {
        return locks[cluster & (STRIPES - 1)];
    }
}
