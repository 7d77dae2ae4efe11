package org.royalfork.bench.contest;

/**
 * Random keys of a universe of twice as many as a table has entries. The first half of them is stored, so that half of
 * the probes ask for what was stored once. Costs a few instructions a key and no memory. Used by one thread.
 */
final class KeyStream {

    private final long stored;
    private long state;

    /**
     * Makes a stream.
     *
     * @param stored number of keys that are stored, the first half of the universe
     * @param seed   different for each thread
     */
    KeyStream(long stored, long seed) {
        this.stored = stored;
        state = mix(seed);
    }

    /** Returns a random key of the universe. */
    long next() {
        return key(Math.unsignedMultiplyHigh(step(), 2 * stored));
    }

    /** Returns a random key of those that are stored. */
    long nextStored() {
        return key(Math.unsignedMultiplyHigh(step(), stored));
    }

    /** Returns key {@code index} of the universe: a bijection, so that no key comes twice. */
    static long key(long index) {
        return mix(index + 1);
    }

    /** The linear congruential generator of Knuth's MMIX; its high bits, which choose the key, are good. */
    private long step() {
        state = state * 6_364_136_223_846_793_005L + 1_442_695_040_888_963_407L;
        return state;
    }

    private static long mix(long value) {
        final long product = value * 0x9E37_79B9_7F4A_7C15L;
        return (product ^ product >>> 32) * 0xD6E8_FEB8_6659_FD93L;
    }
}
