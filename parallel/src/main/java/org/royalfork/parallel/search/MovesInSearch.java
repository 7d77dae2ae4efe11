package org.royalfork.parallel.search;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Which moves are being searched right now by any worker, for workers that each search the whole tree: a worker puts off
 * a move that another is searching, and finds its result in the table later (simplified ABDADA, Kerrigan 2012, after Weill
 * 1996).
 *
 * <p>A small hash table of buckets of keys, without any lock. Keys that get lost or stay behind only cost a move that is
 * searched twice or searched last, so opaque access is enough and a full bucket forgets the oldest key.
 *
 * <p><b>Threading.</b> All workers read and write.
 */
public final class MovesInSearch {

    /** Least depth in plies of a node whose moves are put off. */
    static final int MIN_DEPTH = 3;

    private static final VarHandle KEYS = MethodHandles.arrayElementVarHandle(long[].class);
    private static final int BUCKETS = 1 << 12;

    /** A bucket is one cache line. */
    private static final int WAYS = 8;

    private final long[] keys = new long[BUCKETS * WAYS];

    /** Returns the key of a move in a position. */
    static long keyOf(long position, int move) {
        long key = (position ^ move * 0x9E3779B97F4A7C15L) * 0xBF58476D1CE4E5B9L;
        return key == 0 ? 1 : key;
    }

    /** Tells whether a worker is searching a move. */
    boolean contains(long key) {
        int bucket = bucket(key);
        for (int way = 0; way < WAYS; way++) {
            if ((long) KEYS.getOpaque(keys, bucket + way) == key) {
                return true;
            }
        }
        return false;
    }

    /** Says that a move is being searched. */
    void add(long key) {
        int bucket = bucket(key);
        for (int way = 0; way < WAYS; way++) {
            if ((long) KEYS.getOpaque(keys, bucket + way) == 0) {
                KEYS.setOpaque(keys, bucket + way, key);
                return;
            }
        }
        KEYS.setOpaque(keys, bucket, key);
    }

    /** Says that a move is no longer being searched. */
    void remove(long key) {
        int bucket = bucket(key);
        for (int way = 0; way < WAYS; way++) {
            if ((long) KEYS.getOpaque(keys, bucket + way) == key) {
                KEYS.setOpaque(keys, bucket + way, 0L);
                return;
            }
        }
    }

    private static int bucket(long key) {
        return (int) (key >>> 52) * WAYS;
    }
}
