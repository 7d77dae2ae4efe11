package org.royalfork.tt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.abort;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** A table beyond the reach of {@code int}, of which only the pages that are used exist. */
class LargeTableTest {

    private static final long GIB = 1L << 30;

    @Test
    void aTableOfMoreThanFourGibibytesKeepsWhatIsStoredAtItsEndsAndSeams() {
        TableMemoryTest.assumeSparse(6 * GIB);
        try (TranspositionTable table = new TranspositionTable(5 * GIB + 64 * 12_345)) {
            keepsWhatIsStoredAtItsEndsAndSeams(table, GIB / 2);
        }
    }

    /** Most machines have the addresses, if not the memory: of that, only what is touched is used. */
    @Test
    void aTableOfOneTebibyteKeepsWhatIsStoredAtItsEndsAndSeams() {
        TableMemoryTest.assumeSparse(GIB);
        final long bytes = 1_024 * GIB + 64 * 12_345;
        try (TranspositionTable table = new TranspositionTable(addresses(bytes))) {
            assertEquals(1_025, table.memory().segmentCount());
            keepsWhatIsStoredAtItsEndsAndSeams(table, 128 * GIB);
        }
    }

    /** Takes addresses as if the memory were there; skips the test where they are not. */
    private static TableMemory addresses(long bytes) {
        try {
            return TableMemory.allocate(bytes, bytes);
        } catch (final TableAllocationException refused) {
            return abort("needs " + TableMemory.size(bytes) + " of addresses: " + refused.getMessage());
        }
    }

    private static void keepsWhatIsStoredAtItsEndsAndSeams(TranspositionTable table, long step) {
        final long bytes = table.bytes();
        final long clusters = bytes / TranspositionTable.CLUSTER_BYTES;
        final Map<Long, Integer> scores = new HashMap<>();
        final SplittableRandom random = new SplittableRandom(1);
        for (long seam = 0; seam <= bytes; seam += step) {
            for (long cluster = seam / 64 - 2; cluster <= seam / 64 + 2; cluster++) {
                if (cluster >= 0 && cluster < clusters) {
                    scores.put(Keys.random(cluster, clusters, random), scores.size());
                }
            }
        }
        scores.put(Keys.lowest(clusters - 1, clusters), scores.size());
        scores.put(-1L, scores.size());
        scores.forEach((key, score) -> table.store(key, 1, score, 2, 3, Entry.EXACT, false));
        scores.forEach((key, score) -> assertEquals(score, Entry.score(table.probe(key)), () -> "key " + key));
        final int parts = (int) (bytes / (64L << 20));
        table.clearPart(parts - 1, parts);
        final long firstCleared = Keys.lowest(clusters - clusters / parts, clusters);
        scores.forEach((key, score) ->
                assertEquals(Long.compareUnsigned(key, firstCleared) < 0, table.probe(key) != Entry.NONE));
    }
}
