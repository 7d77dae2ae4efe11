package org.royalfork.tt;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
        final long bytes = 5 * GIB + 64 * 12_345;
        try (TranspositionTable table = new TranspositionTable(bytes)) {
            assertEquals(bytes, table.bytes());
            final long clusters = bytes / TranspositionTable.CLUSTER_BYTES;
            final Map<Long, Integer> scores = new HashMap<>();
            final SplittableRandom random = new SplittableRandom(1);
            for (long seam = 0; seam <= bytes; seam += GIB / 2) {
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
            table.clearPart(63, 64);
            final long firstCleared = Keys.lowest(clusters - clusters / 64, clusters);
            scores.forEach((key, score) ->
                    assertEquals(Long.compareUnsigned(key, firstCleared) < 0, table.probe(key) != Entry.NONE));
        }
    }
}
