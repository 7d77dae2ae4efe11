package org.royalfork.bench.contest;

import org.jctools.maps.NonBlockingHashMapLong;
import org.royalfork.tt.Entry;

/** JCTools' map from primitive keys, with an array for each value. */
final class NonBlockingMap implements Contestant {

    private final NonBlockingHashMapLong<long[]> map;

    NonBlockingMap(long bytes) {
        map = new NonBlockingHashMapLong<>(Math.toIntExact(bytes / Design.ENTRY_BYTES), true);
    }

    @Override
    public long probe(long key) {
        final long[] value = map.get(key);
        return value == null ? Entry.NONE : value[0];
    }

    @Override
    public void store(long key) {
        map.put(key, new long[] {Contestant.wordOf(key)});
    }
}
