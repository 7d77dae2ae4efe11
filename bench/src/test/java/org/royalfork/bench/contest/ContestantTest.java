package org.royalfork.bench.contest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.royalfork.tt.Entry;

class ContestantTest {

    private static final long MEBIBYTE = 1L << 20;

    @ParameterizedTest
    @EnumSource(names = "RAW_MEMORY", mode = EnumSource.Mode.EXCLUDE)
    void whatIsFoundIsWhatWasStored(Design design) {
        try (Contestant contestant = design.create(MEBIBYTE)) {
            for (long index = 0; index < 1_000; index++) {
                final long key = KeyStream.key(index);
                assertEquals(Entry.NONE, contestant.probe(key), () -> "key " + key + " before its store");
                contestant.store(key);
                assertEquals(Contestant.wordOf(key), contestant.probe(key), () -> "key " + key);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(names = "RAW_MEMORY", mode = EnumSource.Mode.EXCLUDE)
    void tablesForgetAFifthAndMapsNothing(Design design) throws InterruptedException {
        // A cluster has four entries and gets a number of keys that is Poisson distributed with mean 4: 19.5 % are
        // lost.
        assertEquals(design.isMap() ? 0.5 : 0.5 * (1 - 0.195), Filling.hitRate(design, MEBIBYTE), 0.005);
    }

    @Test
    void theLimitReadsWhatItWroteInTheLineOfTheKey() {
        try (Contestant memory = Design.RAW_MEMORY.create(MEBIBYTE)) {
            final long key = KeyStream.key(7);
            memory.store(key);
            assertEquals(key, memory.probe(key));
            assertEquals(key, memory.probe(key + 1));
            assertNotEquals(key, memory.probe(key + (1L << 60)));
        }
    }

    @Test
    void halfOfTheKeysAreStoredOnesAndNoneComesTwice() {
        final int stored = 10_000;
        final Set<Long> universe = new HashSet<>();
        final Set<Long> storedKeys = new HashSet<>();
        for (long index = 0; index < 2 * stored; index++) {
            assertTrue(universe.add(KeyStream.key(index)));
            if (index < stored) {
                storedKeys.add(KeyStream.key(index));
            }
        }
        final KeyStream stream = new KeyStream(stored, 3);
        int hits = 0;
        for (int i = 0; i < stored; i++) {
            final long key = stream.next();
            assertTrue(universe.contains(key));
            hits += storedKeys.contains(key) ? 1 : 0;
            assertTrue(storedKeys.contains(stream.nextStored()));
        }
        assertEquals(0.5, (double) hits / stored, 0.03);
    }
}
