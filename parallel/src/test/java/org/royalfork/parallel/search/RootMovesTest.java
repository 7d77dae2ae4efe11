package org.royalfork.parallel.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.parallel.RandomTree;
import org.royalfork.parallel.game.Score;

/** The order of the root moves against that of the library's stable sort, and the lines that they lead to. */
class RootMovesTest {

    private static final Comparator<RootMove> BEST_FIRST = Comparator.<RootMove>comparingInt(move -> move.score)
            .thenComparingInt(move -> move.previousScore)
            .reversed();

    private static RootMoves root(SplittableRandom random) {
        int width = random.nextInt(1, 60);
        return new RootMoves(
                new RandomTree.Shape(random.nextLong(), width, width, 1 << 16, 500, 0, 500).initialPosition(),
                List.of());
    }

    private static List<RootMove> moves(RootMoves root) {
        return IntStream.range(0, root.size()).mapToObj(root::get).toList();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void sortsStablyWhatItIsAskedTo(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 300; i++) {
            RootMoves root = root(random);
            int values = random.nextInt(1, 10);
            for (RootMove move : moves(root)) {
                move.score = random.nextInt(4) == 0 ? -Score.INFINITY : random.nextInt(-values, values);
                move.previousScore = random.nextInt(4) == 0 ? -Score.INFINITY : random.nextInt(-values, values);
            }
            int from = random.nextInt(root.size() + 1);
            List<RootMove> expected = new ArrayList<>(moves(root));
            expected.subList(from, root.size()).sort(BEST_FIRST);
            root.sort(from);
            assertEquals(expected, moves(root), "seed " + seed);
            int lines = random.nextInt(root.size() + 1);
            expected.subList(0, lines).sort(BEST_FIRST);
            root.sortLines(lines);
            assertEquals(expected, moves(root), "seed " + seed);
        }
    }

    @Test
    void aLineStaysAsItWasReported() {
        RootMove move = new RootMove(7);
        assertEquals(List.of(7), move.line());
        assertEquals(0, move.reply());
        Frame child = new Frame(1, null);
        child.line[0] = 8;
        child.line[1] = 9_999;
        child.lineLength = 2;
        move.setLine(child);
        Line reported = move.line();
        assertEquals(List.of(7, 8, 9_999), reported);
        assertEquals(8, move.reply());
        move.setLine(child);
        assertSame(reported, move.line(), "nothing new is nothing allocated");
        child.line[1] = 10;
        move.setLine(child);
        assertEquals(List.of(7, 8, 10), move.line());
        child.lineLength = 1;
        move.setLine(child);
        assertEquals(List.of(7, 8), move.line());
        assertEquals(List.of(7, 8, 9_999), reported, "what was reported does not change");
        assertThrows(IndexOutOfBoundsException.class, () -> reported.get(3));
        assertThrows(IndexOutOfBoundsException.class, () -> reported.get(-1));
        assertThrows(UnsupportedOperationException.class, () -> reported.set(0, 1));
    }
}
