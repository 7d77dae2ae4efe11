package org.royalfork.tt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the table keeps and what it lets go, on keys that all fall into one cluster. */
class ReplacementTest {

    private final TranspositionTable table = new TranspositionTable(TranspositionTable.MIN_BYTES);

    @AfterEach
    void close() {
        table.close();
    }

    @Test
    void anUpdateWithoutAMoveKeepsTheOldMove() {
        table.store(1, 77, 10, 20, 5, Entry.LOWER, false);
        table.store(1, 0, 11, 21, 6, Entry.UPPER, true);
        assertEquals(Entry.pack(77, 11, 21, 6, Entry.UPPER, true, 0), table.probe(1));
        table.store(1, 78, 12, 22, 7, Entry.EXACT, false);
        assertEquals(Entry.pack(78, 12, 22, 7, Entry.EXACT, false, 0), table.probe(1));
    }

    @Test
    void aMuchShallowerBoundDoesNotDisplaceADeeperOneButItsMoveIsTaken() {
        table.store(1, 77, 10, 20, 12, Entry.LOWER, false);
        table.store(1, 0, 11, 21, 8, Entry.UPPER, false);
        assertEquals(Entry.pack(77, 10, 20, 12, Entry.LOWER, false, 0), table.probe(1));
        table.store(1, 78, 11, 21, 8, Entry.UPPER, false);
        assertEquals(Entry.pack(78, 10, 20, 12, Entry.LOWER, false, 0), table.probe(1));
    }

    @Test
    void aLittleShallowerBoundDoes() {
        table.store(1, 77, 10, 20, 12, Entry.LOWER, false);
        table.store(1, 78, 11, 21, 9, Entry.UPPER, false);
        assertEquals(Entry.pack(78, 11, 21, 9, Entry.UPPER, false, 0), table.probe(1));
    }

    @Test
    void anExactScoreDoesAtAnyDepth() {
        table.store(1, 77, 10, 20, 12, Entry.EXACT, true);
        table.store(1, 78, 11, 21, 0, Entry.EXACT, false);
        assertEquals(Entry.pack(78, 11, 21, 0, Entry.EXACT, false, 0), table.probe(1));
    }

    @Test
    void aNewGenerationDoesAtAnyDepth() {
        table.store(1, 77, 10, 20, 12, Entry.EXACT, true);
        table.nextGeneration();
        table.store(1, 78, 11, 21, 0, Entry.UPPER, false);
        assertEquals(Entry.pack(78, 11, 21, 0, Entry.UPPER, false, 1), table.probe(1));
    }

    @Test
    void aBareEvaluationIsKeptButNeverDisplacesABound() {
        table.store(1, 0, 0, 33, 0, Entry.NO_BOUND, false);
        assertEquals(33, Entry.evaluation(table.probe(1)));
        table.store(1, 0, 0, 34, 0, Entry.NO_BOUND, false);
        assertEquals(34, Entry.evaluation(table.probe(1)));
        table.store(1, 77, 10, 20, 0, Entry.LOWER, false);
        table.nextGeneration();
        table.store(1, 0, 0, 35, 0, Entry.NO_BOUND, false);
        assertEquals(Entry.pack(77, 10, 20, 0, Entry.LOWER, false, 0), table.probe(1));
    }

    @Test
    void anEvaluationOfZeroIsAnEntryInGenerationZero() {
        table.store(1, 0, 0, 0, 0, Entry.NO_BOUND, false);
        assertNotEquals(Entry.NONE, table.probe(1));
    }

    @Test
    void oldEntriesGoBeforeDeepOnesOfThisSearch() {
        table.store(1, 1, 0, 0, 20, Entry.EXACT, true);
        for (int i = 0; i < 3; i++) {
            table.nextGeneration();
        }
        table.store(2, 1, 0, 0, 2, Entry.LOWER, false);
        table.store(3, 1, 0, 0, 2, Entry.LOWER, false);
        table.store(4, 1, 0, 0, 2, Entry.LOWER, false);
        table.store(5, 1, 0, 0, 0, Entry.UPPER, false);
        assertEquals(Entry.NONE, table.probe(1));
        assertEquals(
                List.of(2, 2, 2, 0),
                List.of(2, 3, 4, 5).stream()
                        .map(key -> Entry.depth(table.probe(key)))
                        .toList());
    }

    @Test
    void ageIsCountedAcrossTheWrapOfTheGeneration() {
        for (int i = 0; i < Entry.GENERATIONS - 1; i++) {
            table.nextGeneration();
        }
        table.store(1, 1, 0, 0, 9, Entry.EXACT, false);
        table.nextGeneration();
        assertEquals(0, table.generation());
        table.store(2, 1, 0, 0, 2, Entry.EXACT, false);
        table.store(3, 1, 0, 0, 2, Entry.EXACT, false);
        table.store(4, 1, 0, 0, 2, Entry.EXACT, false);
        table.store(5, 1, 0, 0, 2, Entry.EXACT, false);
        assertEquals(Entry.NONE, table.probe(1), "depth 9 of the last search is worth 1, less than 2 of this");
    }

    /**
     * A random history of one cluster against an independent account of it: the newcomer is found, everything else is as
     * it was except at most one entry, which is gone only if there was no room, and was the least worth.
     */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void onlyTheLeastEntryOfAFullClusterGoes(long seed) {
        final SplittableRandom random = new SplittableRandom(seed);
        final long[] keys = random.longs(12).map(low -> low >>> 20).toArray();
        Map<Long, Long> before = contents(keys);
        for (int step = 0; step < 200_000; step++) {
            if (random.nextInt(50) == 0) {
                table.nextGeneration();
            }
            final long key = keys[random.nextInt(keys.length)];
            final int bound = random.nextInt(1, 4);
            table.store(key, random.nextInt(1, 100), 1, 2, random.nextInt(40), bound, random.nextBoolean());
            final Map<Long, Long> after = contents(keys);
            assertTrue(after.containsKey(key), "seed " + seed + ", step " + step);
            assertEquals(Math.min(4, before.containsKey(key) ? before.size() : before.size() + 1), after.size());
            final Map<Long, Long> gone = new HashMap<>(before);
            after.forEach((kept, data) -> {
                final Long old = gone.remove(kept);
                assertTrue(kept == key || data.equals(old));
            });
            final int leastWorth =
                    before.values().stream().mapToInt(this::worth).min().orElse(0);
            gone.values().forEach(data -> assertEquals(leastWorth, worth(data)));
            before = after;
        }
    }

    private Map<Long, Long> contents(long[] keys) {
        final Map<Long, Long> contents = new HashMap<>();
        for (final long key : keys) {
            final long data = table.probe(key);
            if (data != Entry.NONE) {
                contents.put(key, data);
            }
        }
        return contents;
    }

    private int worth(long data) {
        final int age = Math.floorMod(table.generation() - Entry.generation(data), 32);
        return Entry.depth(data) + (Entry.isPv(data) ? 2 : 0) - 8 * age;
    }
}
