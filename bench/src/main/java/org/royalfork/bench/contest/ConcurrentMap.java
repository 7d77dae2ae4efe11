package org.royalfork.bench.contest;

import java.util.concurrent.ConcurrentHashMap;
import org.royalfork.tt.Entry;

/** The JDK's own concurrent map, with boxed keys and an array for each value. */
final class ConcurrentMap implements Contestant {

    private final ConcurrentHashMap<Long, long[]> map;

    ConcurrentMap(long bytes) {
        map = new ConcurrentHashMap<>(Math.toIntExact(bytes / Design.ENTRY_BYTES));
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
