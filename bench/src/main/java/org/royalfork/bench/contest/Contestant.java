package org.royalfork.bench.contest;

import org.royalfork.tt.Entry;

/**
 * One way to share results of a search between threads: a map from 64-bit keys to 64-bit words. All contestants are asked
 * the same; what they do about a full table is their own affair. Probes and stores come from several threads at once.
 */
interface Contestant extends AutoCloseable {

    /** Looks a key up; returns its word, or {@link Entry#NONE}. */
    long probe(long key);

    /** Hears of a key that will be probed or stored soon. */
    default void prefetch(long key) {}

    /** Stores the word of a key: {@link #wordOf}. */
    void store(long key);

    /** Frees what lies outside the heap. */
    @Override
    default void close() {}

    /** The word that is stored for a key: a lower bound, its move and depth from the key. */
    static long wordOf(long key) {
        return Entry.pack(move(key), 12, 34, depth(key), Entry.LOWER, false, 0);
    }

    /** The move in the word of a key. */
    static int move(long key) {
        return (int) key & 0xFFFF;
    }

    /** The depth in the word of a key, 0 to 15 plies. */
    static int depth(long key) {
        return (int) key & 15;
    }
}
