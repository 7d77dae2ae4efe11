package org.royalfork.jcstress;

import org.agrona.concurrent.UnsafeBuffer;
import org.royalfork.tt.Entry;

/**
 * The table's broken twin: the same clusters, memory modes and order of accesses, but the first word of an entry is the
 * key itself, so that a reader has no way to tell a torn pair. A store takes the key's own entry or else the shallowest.
 */
final class UnverifiedTable implements Table {

    private static final int CLUSTER_BYTES = 64;
    private static final int ENTRY_BYTES = 16;

    private final UnsafeBuffer words = new UnsafeBuffer(new byte[CLUSTER_BYTES * Cluster.COUNT]);

    @Override
    public long probe(long key) {
        final int cluster = Cluster.of(key) * CLUSTER_BYTES;
        long found = Entry.NONE;
        for (int entry = cluster + CLUSTER_BYTES - ENTRY_BYTES; entry >= cluster; entry -= ENTRY_BYTES) {
            final long data = words.getLongOpaque(entry + Long.BYTES);
            if (words.getLongOpaque(entry) == key) {
                found = data;
            }
        }
        return found;
    }

    @Override
    public void store(long key, int move, int score, int evaluation, int depth) {
        final int cluster = Cluster.of(key) * CLUSTER_BYTES;
        int victim = cluster;
        int least = Integer.MAX_VALUE;
        for (int entry = cluster; entry < cluster + CLUSTER_BYTES; entry += ENTRY_BYTES) {
            final long data = words.getLongOpaque(entry + Long.BYTES);
            final int worth = words.getLongOpaque(entry) == key ? Integer.MIN_VALUE : Entry.depth(data);
            if (worth < least) {
                least = worth;
                victim = entry;
            }
        }
        words.putLongOpaque(victim, key);
        words.putLongOpaque(victim + Long.BYTES, Entry.pack(move, score, evaluation, depth, Entry.EXACT, false, 0));
    }

    @Override
    public void clear(int cluster) {
        words.setMemory(cluster * CLUSTER_BYTES, CLUSTER_BYTES, (byte) 0);
    }
}
