package org.royalfork.tt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.agrona.concurrent.UnsafeBuffer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.tt.TableHealth.Counter;
import org.royalfork.tt.TableObserver.Settings;

@Timeout(120)
class TableObserverTest {

    private static final long CLUSTERS = TranspositionTable.MIN_BYTES / TranspositionTable.CLUSTER_BYTES;

    private final TranspositionTable table = new TranspositionTable(TranspositionTable.MIN_BYTES);
    private long secondKey;

    @AfterEach
    void close() {
        table.close();
    }

    private static long noSecondKey() {
        throw new IllegalStateException("nobody has asked for a shadow");
    }

    private static TranspositionTable counting(TableObserver observer, TranspositionTable table) {
        return observer.view(table, 0, TableObserverTest::noSecondKey);
    }

    private static void store(TranspositionTable view, long key, int depth) {
        view.store(key, 1, 2, 3, depth, Entry.LOWER, false);
    }

    /** Random stores and look-ups, crowded into few clusters, leave the same bytes and give the same answers. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void aViewStoresAndFindsWhatTheTableWould(int seed) {
        final TableObserver observer = new TableObserver(Settings.COUNTING);
        try (TranspositionTable twin = new TranspositionTable(TranspositionTable.MIN_BYTES)) {
            final SplittableRandom random = new SplittableRandom(seed);
            final long[] keys = new long[200];
            for (int i = 0; i < keys.length; i++) {
                keys[i] = i == 0 ? 0 : Keys.random(random.nextInt(10), CLUSTERS, random);
            }
            TranspositionTable view = counting(observer, table);
            for (int i = 0; i < 200_000; i++) {
                final long key = keys[random.nextInt(keys.length)];
                if (random.nextBoolean()) {
                    final int move = random.nextInt(4) == 0 ? 0 : random.nextInt(1 << 16);
                    final int depth = random.nextInt(30);
                    final int bound = random.nextInt(4);
                    final boolean pv = random.nextInt(8) == 0;
                    twin.store(key, move, i & 0x3FFF, 3, depth, bound, pv);
                    view.store(key, move, i & 0x3FFF, 3, depth, bound, pv);
                } else {
                    assertEquals(twin.probe(key), view.probe(key), "seed " + seed);
                }
                if (random.nextInt(1_000) == 0) {
                    twin.nextGeneration();
                    table.nextGeneration();
                    view = counting(observer, table);
                }
            }
            assertEquals(twin.memory().segment(0), table.memory().segment(0), "seed " + seed);
            assertAddsUp(observer.total());
            assertTrue(
                    observer.total().figures().entrySet().stream()
                                    .filter(e -> e.getValue() > 0)
                                    .count()
                            >= 9,
                    () -> "every kind of store was met: " + observer.total());
        }
    }

    private static void assertAddsUp(TableHealth health) {
        final Counter[] kinds = {
            Counter.FILLED,
            Counter.UPDATED,
            Counter.KEPT,
            Counter.REPLACED_OLDER,
            Counter.REPLACED_SHALLOWER,
            Counter.REPLACED_DEEPER
        };
        long sum = 0;
        for (final Counter kind : kinds) {
            sum += health.get(kind);
        }
        assertEquals(health.get(Counter.STORES), sum, health::toString);
        assertTrue(health.get(Counter.HITS) <= health.get(Counter.PROBES), health::toString);
    }

    @Test
    void everyKindOfStoreIsCountedAsWhatItIs() {
        final TableObserver observer = new TableObserver(Settings.COUNTING);
        final long[] keys = new long[8];
        final SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < keys.length; i++) {
            keys[i] = Keys.random(77, CLUSTERS, random);
        }
        final TranspositionTable view = counting(observer, table);
        for (int i = 0; i < 4; i++) {
            store(view, keys[i], 10);
        }
        store(view, keys[0], 12); // deeper: an update
        store(view, keys[1], 1); // much shallower: kept
        store(view, keys[4], 20); // one of depth 10 gives way
        store(view, keys[5], 3); // another one, to what is less deep
        assertEquals(4, observer.total().get(Counter.FILLED));
        assertEquals(1, observer.total().get(Counter.UPDATED));
        assertEquals(1, observer.total().get(Counter.KEPT));
        assertEquals(1, observer.total().get(Counter.REPLACED_SHALLOWER));
        assertEquals(1, observer.total().get(Counter.REPLACED_DEEPER));
        assertEquals(0, observer.total().get(Counter.REPLACED_OLDER));
        table.nextGeneration();
        store(counting(observer, table), keys[6], 1);
        assertEquals(1, observer.total().get(Counter.REPLACED_OLDER));
        assertAddsUp(observer.total());
        assertNotEquals(Entry.NONE, view.probe(keys[6]));
        assertEquals(Entry.NONE, view.probe(keys[7]));
        assertEquals(2, observer.total().get(Counter.PROBES));
        assertEquals(1, observer.total().get(Counter.HITS));
        assertEquals(0, observer.total().get(Counter.TORN));
    }

    @Test
    void aTornPairIsRejectedAndCounted() {
        final TableObserver observer = new TableObserver(Settings.COUNTING);
        final SplittableRandom random = new SplittableRandom(6);
        final long first = Keys.random(9, CLUSTERS, random);
        final long second = Keys.random(9, CLUSTERS, random);
        store(table, first, 3);
        store(table, second, 40);
        final UnsafeBuffer words = table.memory().segment(0);
        final int cluster = 9 * TranspositionTable.CLUSTER_BYTES;
        final int other = cluster + TranspositionTable.ENTRY_BYTES + TranspositionTable.DATA_OFFSET;
        words.putLong(cluster + TranspositionTable.DATA_OFFSET, words.getLong(other));
        final TranspositionTable view = counting(observer, table);
        assertEquals(Entry.NONE, view.probe(first));
        assertNotEquals(Entry.NONE, view.probe(second));
        assertEquals(2, observer.total().get(Counter.TORN), "met by both look-ups");
        assertEquals(1, observer.total().get(Counter.HITS));
    }

    @Test
    void theCountsOfWorkersAreApartAndAddUp() {
        final TableObserver observer = new TableObserver(Settings.COUNTING);
        final TranspositionTable first = observer.view(table, 0, TableObserverTest::noSecondKey);
        final TranspositionTable third = observer.view(table, 2, TableObserverTest::noSecondKey);
        first.probe(1);
        third.probe(2);
        third.probe(3);
        assertEquals(1, observer.workers().get(0).get(Counter.PROBES));
        assertEquals(0, observer.workers().get(1).get(Counter.PROBES));
        assertEquals(2, observer.workers().get(2).get(Counter.PROBES));
        assertEquals(3, observer.total().get(Counter.PROBES));
    }

    @Test
    void closingAViewLeavesTheTableAlone() {
        final TranspositionTable view = counting(new TableObserver(Settings.COUNTING), table);
        store(view, 42, 5);
        view.close();
        assertEquals(5, Entry.depth(table.probe(42)));
    }

    @Test
    void aHitOnAnotherPositionsEntryIsACollision() {
        try (TableObserver observer = new TableObserver(Settings.COUNTING.withShadow())) {
            final TranspositionTable view = observer.view(table, 0, () -> secondKey);
            secondKey = 111;
            store(view, 42, 5);
            view.probe(42);
            assertEquals(0, observer.total().get(Counter.COLLISIONS));
            secondKey = 222;
            view.probe(42);
            assertEquals(1, observer.total().get(Counter.COLLISIONS));
            store(view, 42, 6);
            view.probe(42);
            assertEquals(1, observer.total().get(Counter.COLLISIONS), "the entry is now of this position");
            secondKey = 111;
            store(view, 42, 1); // refused: the deeper entry stays the other position's
            view.probe(42);
            assertEquals(2, observer.total().get(Counter.COLLISIONS));
            assertEquals(0, observer.total().get(Counter.UNCHECKED));
        }
    }

    /** With e entries of b key bits, a look-up of a key that was not stored finds one with the chance e / 2^b. */
    @Test
    void collisionsOfShortKeysComeAsOftenAsTheyShould() {
        final int bits = 30;
        try (TableObserver observer =
                new TableObserver(Settings.COUNTING.withKeyBits(bits).withShadow())) {
            final TranspositionTable view = observer.view(table, 0, () -> secondKey);
            final SplittableRandom random = new SplittableRandom(7);
            for (int i = 0; i < 1_000_000; i++) {
                secondKey = random.nextLong();
                store(view, secondKey, 5);
            }
            for (int i = 0; i < 5_000_000; i++) {
                secondKey = random.nextLong();
                view.probe(secondKey);
            }
            final double expected = 5e6 * table.bytes() / TranspositionTable.ENTRY_BYTES / (1L << bits);
            assertEquals(expected, (double) observer.total().get(Counter.COLLISIONS), 5 * Math.sqrt(expected));
            assertEquals(observer.total().get(Counter.HITS), observer.total().get(Counter.COLLISIONS));
        }
    }

    /** Two workers in few clusters, with second keys that belong to the keys: races must not look like collisions. */
    @Test
    void racesAreNotTakenForCollisions() throws Exception {
        final SplittableRandom random = new SplittableRandom(8);
        final long[] keys = new long[40];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = Keys.random(i & 3, CLUSTERS, random);
        }
        try (TableObserver observer = new TableObserver(Settings.COUNTING.withShadow());
                ExecutorService threads = Executors.newFixedThreadPool(2)) {
            final Future<?>[] done = new Future<?>[2];
            for (int worker = 0; worker < 2; worker++) {
                final long[] key = new long[1];
                final TranspositionTable view = observer.view(table, worker, () -> key[0] * 0x9E37_79B9_7F4A_7C15L);
                final SplittableRandom choices = new SplittableRandom(worker);
                done[worker] = threads.submit(() -> {
                    for (int i = 0; i < 2_000_000; i++) {
                        key[0] = keys[choices.nextInt(keys.length)];
                        if (choices.nextBoolean()) {
                            store(view, key[0], choices.nextInt(20));
                        } else {
                            view.probe(key[0]);
                        }
                    }
                });
            }
            done[0].get();
            done[1].get();
            final TableHealth total = observer.total();
            assertAddsUp(total);
            assertTrue(total.get(Counter.HITS) > 100_000, total::toString);
            assertEquals(0, total.get(Counter.COLLISIONS), total::toString);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 10, 1_000})
    void falseHitsComeAtTheirRateAndAreEntriesOfTheSameCluster(long every) {
        final TableObserver observer =
                new TableObserver(Settings.COUNTING.withFault(new TableFault(TableFault.Kind.FALSE_HIT, every, 11)));
        final SplittableRandom random = new SplittableRandom(9);
        final Set<Integer> moves = new HashSet<>();
        for (int move = 1; move <= 4; move++) {
            table.store(Keys.random(5, CLUSTERS, random), move, 2, 3, 4, Entry.LOWER, false);
            moves.add(move);
        }
        final TranspositionTable view = counting(observer, table);
        final int probes = 100_000;
        long answered = 0;
        for (int i = 0; i < probes; i++) {
            final long found = view.probe(Keys.random(5, CLUSTERS, random));
            if (found != Entry.NONE) {
                answered++;
                assertTrue(moves.contains(Entry.move(found)));
            }
        }
        assertEquals(answered, observer.total().get(Counter.FAULTS));
        assertEquals(0, observer.total().get(Counter.HITS));
        final double expected = (double) probes / every;
        assertEquals(expected, (double) answered, 1 + 6 * Math.sqrt(expected));
        view.probe(0);
        final long before = observer.total().get(Counter.FAULTS);
        for (int i = 0; i < 10_000; i++) {
            assertEquals(Entry.NONE, view.probe(Keys.random(6, CLUSTERS, random)), "an empty cluster has no false hit");
        }
        assertEquals(before, observer.total().get(Counter.FAULTS));
    }

    @Test
    void randomWordsComeWhateverIsInTheTableAndAreRepeatable() {
        final Set<Long> answers = new HashSet<>();
        for (int run = 0; run < 2; run++) {
            final TableObserver observer =
                    new TableObserver(Settings.COUNTING.withFault(new TableFault(TableFault.Kind.RANDOM_WORD, 1, 12)));
            final TranspositionTable view = counting(observer, table);
            for (int i = 0; i < 1_000; i++) {
                answers.add(view.probe(i));
            }
            assertEquals(1_000, observer.total().get(Counter.FAULTS));
        }
        assertEquals(1_000, answers.size());
    }

    @Test
    void aMissIsAnAnswerOfNothingThoughThereIsAnEntry() {
        final TableObserver observer =
                new TableObserver(Settings.COUNTING.withFault(new TableFault(TableFault.Kind.MISS, 1, 13)));
        final TranspositionTable view = counting(observer, table);
        assertEquals(Entry.NONE, view.probe(42));
        assertEquals(0, observer.total().get(Counter.FAULTS), "there was nothing to miss");
        store(view, 42, 5);
        assertEquals(Entry.NONE, view.probe(42));
        assertEquals(1, observer.total().get(Counter.FAULTS));
        assertEquals(1, observer.total().get(Counter.HITS));
        assertEquals(5, Entry.depth(table.probe(42)));
    }

    @ParameterizedTest
    @EnumSource(ReplacementRule.class)
    void everyRuleFindsWhatItHasJustStored(ReplacementRule rule) {
        final TableObserver observer = new TableObserver(Settings.COUNTING.withRule(rule));
        final SplittableRandom random = new SplittableRandom(10);
        final TranspositionTable view = counting(observer, table);
        for (int i = 0; i < 20_000; i++) {
            final long key = Keys.random(random.nextInt(100), CLUSTERS, random);
            view.store(key, 7, i & 0x3FFF, 3, random.nextInt(40), 1 + random.nextInt(3), false);
            assertEquals(i & 0x3FFF, Entry.score(view.probe(key)));
        }
        assertAddsUp(observer.total());
        assertEquals(rule, ReplacementRule.ofKey(rule.key()).orElseThrow());
    }

    @Test
    void settingsOutOfRangeAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> Settings.COUNTING.withKeyBits(15));
        assertThrows(IllegalArgumentException.class, () -> Settings.COUNTING.withKeyBits(65));
        assertThrows(IllegalArgumentException.class, () -> new TableFault(TableFault.Kind.FALSE_HIT, 0, 1));
        assertThrows(
                IllegalArgumentException.class, () -> new TableFault(TableFault.Kind.FALSE_HIT, Long.MAX_VALUE, 1));
    }
}
