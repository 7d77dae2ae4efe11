package org.royalfork.bench.contest;

import org.royalfork.tt.Entry;
import org.royalfork.tt.TranspositionTable;

/** The transposition table, with or without its prefetch. */
final class SharedTable implements Contestant {

    private final TranspositionTable table;
    private final boolean prefetches;

    SharedTable(long bytes, boolean prefetches) {
        table = new TranspositionTable(bytes);
        this.prefetches = prefetches;
    }

    @Override
    public void prefetch(long key) {
        if (prefetches) {
            table.prefetch(key);
        }
    }

    @Override
    public long probe(long key) {
        return table.probe(key);
    }

    @Override
    public void store(long key) {
        table.store(key, Contestant.move(key), 12, 34, Contestant.depth(key), Entry.LOWER, false);
    }

    @Override
    public void close() {
        table.close();
    }
}
