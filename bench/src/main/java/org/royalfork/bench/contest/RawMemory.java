package org.royalfork.bench.contest;

import org.agrona.UnsafeApi;
import org.royalfork.tt.TranspositionTable;

/**
 * The physical limit: reads or writes one word of the cache line that the key chooses, in the same memory as the
 * transposition table, and nothing else. Successive keys are independent, so that the processor has as many lines on
 * their way as it can.
 */
final class RawMemory implements Contestant {

    private static final int LINE_BYTES = 64;

    private final TranspositionTable table;
    private final long address;
    private final long lines;

    RawMemory(long bytes) {
        table = new TranspositionTable(bytes);
        // The segments follow each other, so that the first one's address is enough.
        address = table.memory().segment(0).addressOffset();
        lines = table.bytes() / LINE_BYTES;
    }

    @Override
    public long probe(long key) {
        return UnsafeApi.getLong(lineOf(key));
    }

    @Override
    public void store(long key) {
        UnsafeApi.putLong(lineOf(key), key);
    }

    private long lineOf(long key) {
        return address + LINE_BYTES * Math.unsignedMultiplyHigh(key, lines);
    }

    @Override
    public void close() {
        table.close();
    }
}
