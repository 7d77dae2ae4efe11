package org.royalfork.tt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EntryTest {

    private static final int[] MOVES = {0, 1, 0x7FFF, 0x8000, 0xFFFF};
    private static final int[] SCORES = {Short.MIN_VALUE, -32_000, -1, 0, 1, 32_000, Short.MAX_VALUE};
    private static final int[] DEPTHS = {0, 1, 127, 128, Entry.MAX_DEPTH};
    private static final int[] GENERATIONS = {0, 1, 15, 16, Entry.GENERATIONS - 1};

    @Test
    void extremesOfEveryFieldSurviveBesideExtremesOfTheOthers() {
        for (final int move : MOVES) {
            for (final int score : SCORES) {
                for (final int evaluation : SCORES) {
                    for (final int depth : DEPTHS) {
                        for (final int generation : GENERATIONS) {
                            for (int flags = 0; flags < 8; flags++) {
                                roundTrip(move, score, evaluation, depth, flags & 3, flags >= 4, generation);
                            }
                        }
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void randomFieldsSurvive(long seed) {
        final Random random = new Random(seed);
        for (int i = 0; i < 100_000; i++) {
            roundTrip(
                    random.nextInt(1 << 16),
                    (short) random.nextInt(),
                    (short) random.nextInt(),
                    random.nextInt(Entry.MAX_DEPTH + 1),
                    random.nextInt(4),
                    random.nextBoolean(),
                    random.nextInt(Entry.GENERATIONS));
        }
    }

    private static void roundTrip(
            int move, int score, int evaluation, int depth, int bound, boolean pv, int generation) {
        final long data = Entry.pack(move, score, evaluation, depth, bound, pv, generation);
        assertNotEquals(Entry.NONE, data);
        assertEquals(move, Entry.move(data));
        assertEquals(score, Entry.score(data));
        assertEquals(evaluation, Entry.evaluation(data));
        assertEquals(depth, Entry.depth(data));
        assertEquals(bound, Entry.bound(data));
        assertEquals(pv, Entry.isPv(data));
        assertEquals(generation, Entry.generation(data));
        assertEquals(
                Entry.pack(move ^ 0x5A5A, score, evaluation, depth, bound, pv, generation),
                Entry.withMove(data, move ^ 0x5A5A));
    }

    @Test
    void noEntryIsOfNoUseToASearch() {
        assertEquals(0, Entry.move(Entry.NONE));
        assertEquals(Entry.NO_BOUND, Entry.bound(Entry.NONE));
        assertEquals(-1, Entry.depth(Entry.NONE));
    }

    @Test
    void anExactScoreIsBothBounds() {
        assertEquals(Entry.EXACT, Entry.UPPER | Entry.LOWER);
    }

    @Test
    void ageIsTheDistanceOfGenerationsModulo32() {
        for (int written = 0; written < Entry.GENERATIONS; written++) {
            final long data = Entry.pack(1, 2, 3, 4, Entry.EXACT, true, written);
            for (int age = 0; age < Entry.GENERATIONS; age++) {
                assertEquals(age, Entry.age(data, (written + age) % Entry.GENERATIONS));
            }
        }
    }

    @Test
    void fieldsOutOfRangeFailWhereAssertionsAreOn() {
        assertThrows(AssertionError.class, () -> Entry.pack(65_536, 0, 0, 0, 0, false, 0));
        assertThrows(AssertionError.class, () -> Entry.pack(0, 32_768, 0, 0, 0, false, 0));
        assertThrows(AssertionError.class, () -> Entry.pack(0, 0, -32_769, 0, 0, false, 0));
        assertThrows(AssertionError.class, () -> Entry.pack(0, 0, 0, Entry.MAX_DEPTH + 1, 0, false, 0));
        assertThrows(AssertionError.class, () -> Entry.pack(0, 0, 0, -1, 0, false, 0));
        assertThrows(AssertionError.class, () -> Entry.pack(0, 0, 0, 0, 4, false, 0));
        assertThrows(AssertionError.class, () -> Entry.pack(0, 0, 0, 0, 0, false, Entry.GENERATIONS));
    }
}
