package org.royalfork.parallel.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A list of moves behaves as a plain list of pairs does, whatever its length and however many values are equal. */
class MoveListTest {

    private record Valued(int move, int value) {}

    private static final Comparator<Valued> FALLING =
            Comparator.comparingInt(Valued::value).reversed();

    private final MoveList list = new MoveList(4);
    private final List<Valued> model = new ArrayList<>();

    static LongStream seeds() {
        return LongStream.range(0, 100);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void sortIsAStableSortByFallingValue(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        fill(random);
        int from = random.nextInt(list.size() + 1);

        list.sort(from);

        model.subList(from, model.size()).sort(FALLING);
        assertEquals(model, contents(list));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void sortAboveSortsWhatReachesTheLimitAndKeepsTheRest(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        fill(random);
        int from = random.nextInt(list.size() + 1);
        int limit = random.nextInt(-12, 13);

        list.sortAbove(from, limit);

        List<Valued> above = model.subList(from, model.size()).stream()
                .filter(v -> v.value() >= limit)
                .sorted(FALLING)
                .toList();
        List<Valued> result = contents(list);
        assertEquals(model.subList(0, from), result.subList(0, from));
        assertEquals(above, result.subList(from, from + above.size()));
        assertEquals(sorted(model), sorted(result));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void selectBestMovesTheFirstOfTheBestToTheFront(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        fill(random);
        if (list.size() == 0) {
            return;
        }
        int from = random.nextInt(list.size());

        list.selectBest(from);

        List<Valued> rest = model.subList(from, model.size());
        int best = rest.stream().mapToInt(Valued::value).max().orElseThrow();
        Valued first = rest.stream().filter(v -> v.value() == best).findFirst().orElseThrow();
        List<Valued> result = contents(list);
        assertEquals(model.subList(0, from), result.subList(0, from));
        assertEquals(first, result.get(from));
        assertEquals(sorted(model), sorted(result));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void selectingTheBestOfEachSuffixSortsTheValues(long seed) {
        fill(new SplittableRandom(seed));

        for (int i = 0; i < list.size(); i++) {
            list.selectBest(i);
        }

        assertEquals(
                model.stream()
                        .map(Valued::value)
                        .sorted(Comparator.reverseOrder())
                        .toList(),
                contents(list).stream().map(Valued::value).toList());
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void removeUnorderedTakesOneMoveAway(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        fill(random);
        if (list.size() == 0) {
            return;
        }
        int index = random.nextInt(list.size());

        list.removeUnordered(index);

        model.remove(index);
        assertEquals(sorted(model), sorted(contents(list)));
    }

    @Test
    void growsFromNothing() {
        MoveList growing = new MoveList(0);
        for (int i = 1; i <= 1_000; i++) {
            growing.add(i);
        }
        assertEquals(1_000, growing.size());
        for (int i = 0; i < 1_000; i++) {
            assertEquals(i + 1, growing.move(i));
        }
    }

    @Test
    void copiesBecomeEqualWhateverTheirSizeWas() {
        for (int size : new int[] {0, 1, 7, 300}) {
            MoveList source = new MoveList(1);
            for (int i = 1; i <= size; i++) {
                source.add(i);
            }
            MoveList copy = new MoveList(2);
            copy.add(99);
            copy.copyFrom(source);
            copy.add(1_000);
            source.add(2_000);
            assertEquals(size + 1, copy.size());
            assertEquals(1_000, copy.move(size), "a copy shares nothing with its source");
            for (int i = 0; i < size; i++) {
                assertEquals(i + 1, copy.move(i));
            }
        }
    }

    @Test
    void containsOnlyWhatIsInTheList() {
        list.add(5);
        list.add(6);
        list.truncate(1);
        assertTrue(list.contains(5));
        assertFalse(list.contains(6), "beyond the end");
        list.clear();
        assertFalse(list.contains(5));
    }

    /** Fills list and model with the same random pairs; few values, so that many are equal. */
    private void fill(SplittableRandom random) {
        int size = random.nextInt(60);
        for (int i = 0; i < size; i++) {
            int value = random.nextInt(20) == 0 ? extreme(random) : random.nextInt(-10, 11);
            list.add(i + 1);
            list.setValue(i, value);
            model.add(new Valued(i + 1, value));
        }
    }

    private static int extreme(SplittableRandom random) {
        return random.nextBoolean() ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    }

    private static List<Valued> contents(MoveList list) {
        List<Valued> contents = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            contents.add(new Valued(list.move(i), list.value(i)));
        }
        return contents;
    }

    private static List<Valued> sorted(List<Valued> pairs) {
        return pairs.stream().sorted(Comparator.comparingInt(Valued::move)).toList();
    }
}
