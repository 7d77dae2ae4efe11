package org.royalfork.tt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TranspositionTableTest {

    private static final long MIB = 1L << 20;

    @ParameterizedTest
    @ValueSource(longs = {MIB, MIB + 1, MIB + 63, MIB + 64, 3 * MIB - 64, 7 * MIB + 12_345, 65 * MIB + 4_032})
    void whatWasStoredIsFoundInTablesOfAnySize(long bytes) {
        try (TranspositionTable table = new TranspositionTable(bytes)) {
            assertEquals(bytes / 64 * 64, table.bytes());
            final long clusters = table.bytes() / 64;
            final SplittableRandom random = new SplittableRandom(bytes);
            final Map<Long, Long> stored = new HashMap<>();
            // The ends of the table, and two thousand clusters between; four keys fill a cluster and none is lost.
            for (int i = 0; i < 2_000; i++) {
                final long cluster = i == 0 ? 0 : i == 1 ? clusters - 1 : i * (clusters / 2_000);
                for (int j = 0; j < TranspositionTable.CLUSTER_ENTRIES; j++) {
                    final long key = Keys.random(cluster, clusters, random);
                    stored.put(key, store(table, key, random));
                }
            }
            stored.forEach((key, data) -> assertEquals(data, table.probe(key), () -> "key " + key));
        }
    }

    @Test
    void theKeysZeroAndMinusOneAreKeysLikeOthers() {
        try (TranspositionTable table = new TranspositionTable(MIB)) {
            final SplittableRandom random = new SplittableRandom(1);
            for (final long key : new long[] {0, -1}) {
                assertEquals(Entry.NONE, table.probe(key));
                final long neighbour = store(table, key ^ 1, random);
                assertEquals(Entry.NONE, table.probe(key));
                final long data = store(table, key, random);
                assertEquals(data, table.probe(key));
                assertEquals(neighbour, table.probe(key ^ 1));
            }
        }
    }

    @Test
    void everyBitOfTheKeyIsVerified() {
        try (TranspositionTable table = new TranspositionTable(MIB)) {
            final SplittableRandom random = new SplittableRandom(2);
            for (int i = 0; i < 10_000; i++) {
                final long key = random.nextLong();
                store(table, key, random);
                for (int bit = 0; bit < 64; bit++) {
                    assertEquals(Entry.NONE, table.probe(key ^ 1L << bit));
                }
                table.clearPart((int) TranspositionTable.clusterOf(key, 16_384), 16_384);
                assertEquals(Entry.NONE, table.probe(key));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {MIB, MIB + 64 * 77, 3 * MIB + 64})
    void aFullTableAnswersNoStrangerKey(long bytes) {
        try (TranspositionTable table = new TranspositionTable(bytes)) {
            final SplittableRandom random = new SplittableRandom(bytes);
            for (long i = 0; i < bytes / 2; i++) {
                store(table, random.nextLong(), random);
            }
            assertEquals(1_000, table.hashfullPermille());
            for (int i = 0; i < 4_000_000; i++) {
                assertEquals(Entry.NONE, table.probe(random.nextLong()));
            }
        }
    }

    @Test
    void noMixOfTwoEntriesIsAcceptedForTheKeyOfEither() {
        try (TranspositionTable table = new TranspositionTable(MIB)) {
            final SplittableRandom random = new SplittableRandom(3);
            for (int i = 0; i < 200_000; i++) {
                final long first = random.nextLong();
                final long second = Keys.random(TranspositionTable.clusterOf(first, 16_384), 16_384, random);
                final long firstData = randomData(random, 0);
                final long secondData = randomData(random, 0);
                write(table, first, first ^ firstData, secondData);
                assertEquals(firstData == secondData ? secondData : Entry.NONE, table.probe(first));
                assertEquals(Entry.NONE, table.probe(second));
            }
        }
    }

    @Test
    void clearEmptiesEverything() {
        try (TranspositionTable table = new TranspositionTable(MIB + 640)) {
            fill(table, 1);
            table.nextGeneration();
            table.clear();
            assertEmpty(table);
            assertEquals(0, table.generation());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 16, 1_000, 16_394, 16_395, 1_000_000, Integer.MAX_VALUE})
    void thePartsTogetherAreTheWhole(int parts) {
        try (TranspositionTable table = new TranspositionTable(MIB + 640)) {
            fill(table, parts);
            // Of two thousand million parts nearly all are empty: the first 16,394 hold the clusters.
            for (int part = 0; part < Math.min(parts, 20_000); part++) {
                table.clearPart(part, parts);
            }
            assertEmpty(table);
            assertThrows(IllegalArgumentException.class, () -> table.clearPart(parts, parts));
            assertThrows(IllegalArgumentException.class, () -> table.clearPart(-1, parts));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 7, 1_000})
    void aPartIsNoMoreThanItsShare(int parts) {
        final int clusters = 16_394;
        try (TranspositionTable table = new TranspositionTable(clusters * 64L)) {
            for (final int part : new int[] {0, 1, parts / 2, parts - 1}) {
                fill(table, parts);
                table.clearPart(part, parts);
                final int share = clusters / parts + (part < clusters % parts ? 1 : 0);
                assertEquals((clusters - share) * 8L, words(table), "part " + part);
            }
        }
    }

    @Test
    void partsClearedByManyThreadsEmptyTheTable() throws InterruptedException {
        try (TranspositionTable table = new TranspositionTable(65 * MIB)) {
            fill(table, 5);
            final Thread[] threads = new Thread[4];
            for (int i = 0; i < threads.length; i++) {
                final int part = i;
                threads[i] = Thread.ofPlatform().start(() -> table.clearPart(part, threads.length));
            }
            for (final Thread thread : threads) {
                thread.join();
            }
            assertEmpty(table);
        }
    }

    @Test
    void hashfullIsTheShareOfThisGeneration() {
        try (TranspositionTable table = new TranspositionTable(MIB)) {
            final SplittableRandom random = new SplittableRandom(4);
            assertEquals(0, table.hashfullPermille());
            for (int cluster = 0; cluster < 500; cluster++) {
                for (int i = 0; i < TranspositionTable.CLUSTER_ENTRIES; i++) {
                    store(table, Keys.random(cluster, 16_384, random), random);
                }
            }
            assertEquals(500, table.hashfullPermille());
            table.nextGeneration();
            assertEquals(0, table.hashfullPermille());
            for (int cluster = 0; cluster < 100; cluster++) {
                store(table, Keys.random(cluster, 16_384, random), random);
            }
            assertEquals(25, table.hashfullPermille());
            for (int i = 1; i < Entry.GENERATIONS; i++) {
                table.nextGeneration();
            }
            assertEquals(475, table.hashfullPermille(), "a generation comes round after 32 searches");
        }
    }

    @Test
    void hashfullOfRandomKeysFollowsTheLoad() {
        try (TranspositionTable table = new TranspositionTable(16 * MIB)) {
            final SplittableRandom random = new SplittableRandom(5);
            for (int i = 0; i < 16 * 65_536 / 4; i++) {
                store(table, random.nextLong(), random);
            }
            // Poisson with a mean of one key a cluster: 0.0043 of a cluster's keys do not fit; 5 standard deviations.
            assertEquals(249, table.hashfullPermille(), 40);
        }
    }

    @Test
    void aPrefetchChangesNothing() {
        try (TranspositionTable table = new TranspositionTable(MIB)) {
            final long data = store(table, 42, new SplittableRandom(8));
            final long before = words(table);
            table.prefetch(42);
            table.prefetch(-1);
            assertEquals(before, words(table));
            assertEquals(data, table.probe(42));
        }
    }

    @Test
    void tooSmallATableIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new TranspositionTable(MIB - 1));
        assertThrows(IllegalArgumentException.class, () -> new TranspositionTable(0));
        assertThrows(IllegalArgumentException.class, () -> new TranspositionTable(-1));
    }

    @ParameterizedTest
    @ValueSource(longs = {1L << 46, 1L << 50, Long.MAX_VALUE})
    void moreThanThereIsIsRefusedInOneLine(long bytes) {
        final Throwable refusal =
                assertThrows(TableAllocationException.class, () -> new TranspositionTable(bytes).close());
        assertTrue(refusal.getMessage().contains(TableMemory.size(bytes)), refusal.getMessage());
        assertEquals(1, refusal.getMessage().lines().count());
    }

    @Test
    void aRefusedResizeLeavesTheTableAsItWas() {
        try (TranspositionTable table = new TranspositionTable(MIB)) {
            final long data = store(table, 42, new SplittableRandom(6));
            assertThrows(TableAllocationException.class, () -> table.resized(1L << 46));
            assertThrows(IllegalArgumentException.class, () -> table.resized(1));
            assertEquals(MIB, table.bytes());
            assertEquals(data, table.probe(42));
        }
    }

    @Test
    void aResizedTableIsEmptyAndTheOldOneClosed() {
        final TranspositionTable old = new TranspositionTable(MIB);
        store(old, 42, new SplittableRandom(7));
        try (TranspositionTable table = old.resized(2 * MIB + 64)) {
            assertEquals(2 * MIB + 64, table.bytes());
            assertEmpty(table);
            assertThrows(IndexOutOfBoundsException.class, () -> old.probe(42));
        }
    }

    @Test
    void aClosedTableThrowsAndClosesAgain() {
        for (final long bytes : new long[] {MIB, 64 * MIB}) {
            final TranspositionTable table = new TranspositionTable(bytes);
            table.close();
            table.close();
            assertThrows(IndexOutOfBoundsException.class, () -> table.probe(1));
            assertThrows(IndexOutOfBoundsException.class, () -> table.store(1, 2, 3, 4, 5, Entry.EXACT, false));
            assertThrows(IndexOutOfBoundsException.class, table::hashfullPermille);
            assertThrows(IllegalStateException.class, table::clear);
        }
    }

    /** Stores a random, exact entry and returns the word that a probe must find. */
    private static long store(TranspositionTable table, long key, SplittableRandom random) {
        final long data = randomData(random, table.generation());
        table.store(
                key,
                Entry.move(data),
                Entry.score(data),
                Entry.evaluation(data),
                Entry.depth(data),
                Entry.bound(data),
                Entry.isPv(data));
        return data;
    }

    private static long randomData(SplittableRandom random, int generation) {
        return Entry.pack(
                random.nextInt(1, 1 << 16),
                (short) random.nextInt(),
                (short) random.nextInt(),
                random.nextInt(64),
                Entry.EXACT,
                random.nextBoolean(),
                generation);
    }

    /** Puts two words into the first entry of a key's cluster. */
    private static void write(TranspositionTable table, long key, long check, long data) {
        final int offset = (int) TranspositionTable.clusterOf(key, table.bytes() / 64) * 64;
        table.memory().segment(0).putLong(offset + TranspositionTable.CHECK_OFFSET, check);
        table.memory().segment(0).putLong(offset + TranspositionTable.DATA_OFFSET, data);
    }

    /** Makes every word of a table of one segment non-zero. */
    private static void fill(TranspositionTable table, long seed) {
        final SplittableRandom random = new SplittableRandom(seed);
        for (int offset = 0; offset < table.bytes(); offset += Long.BYTES) {
            table.memory().segment(0).putLong(offset, random.nextLong() | 1);
        }
        assertNotEquals(0, words(table));
    }

    private static void assertEmpty(TranspositionTable table) {
        assertEquals(0, words(table));
    }

    /** Counts the words of a table of one segment that are not zero. */
    private static long words(TranspositionTable table) {
        long count = 0;
        for (int offset = 0; offset < table.bytes(); offset += Long.BYTES) {
            count += table.memory().segment(0).getLong(offset) == 0 ? 0 : 1;
        }
        return count;
    }
}
