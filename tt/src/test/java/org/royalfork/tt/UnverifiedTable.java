package org.royalfork.tt;

import org.agrona.concurrent.UnsafeBuffer;

/**
 * The table's broken twin: one cluster of the same layout and memory modes, but the first word of an entry is the key
 * itself, so a reader has no way to tell a torn pair. It exists to show that {@link TornEntriesTest} can fail.
 */
final class UnverifiedTable {

    private final UnsafeBuffer cluster = new UnsafeBuffer(new byte[TranspositionTable.CLUSTER_BYTES]);

    long probe(long key) {
        for (int entry = 0; entry < TranspositionTable.CLUSTER_BYTES; entry += TranspositionTable.ENTRY_BYTES) {
            final long data = cluster.getLongOpaque(entry + TranspositionTable.DATA_OFFSET);
            if (cluster.getLongOpaque(entry + TranspositionTable.CHECK_OFFSET) == key) {
                return data;
            }
        }
        return Entry.NONE;
    }

    void store(long key, long data) {
        final int entry = (int) (key & (TranspositionTable.CLUSTER_ENTRIES - 1)) * TranspositionTable.ENTRY_BYTES;
        cluster.putLongOpaque(entry + TranspositionTable.CHECK_OFFSET, key);
        cluster.putLongOpaque(entry + TranspositionTable.DATA_OFFSET, data);
    }
}
