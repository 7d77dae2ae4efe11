package org.royalfork.parallel.game;

/** Makes good {@linkplain Position#key keys} of poor ones. */
public final class HashKeys {

    private HashKeys() {}

    /**
     * Mixes all bits of a number into all bits of the result (the finalizer of MurmurHash3, with Stafford's constants). It is
     * one to one: a game whose positions fit 64 bits needs no other key, and no two of its positions ever have the same.
     */
    public static long mix(long number) {
        long mixed = (number ^ number >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }
}
