package org.royalfork.parallel.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.royalfork.parallel.RandomTree;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;

/**
 * Every legal move comes exactly once, whatever is remembered: the table move, killers and counter moves of random
 * positions may be legal or not, quiet or not, and equal to each other.
 */
class MovePickerTest {

    private static final int STAGED_DEPTH = MovePicker.ORDERED_DEPTH - 1;
    private static final int POSITIONS = 200;

    /** A random position with random memories of moves. */
    private static final class Case {
        final RandomTree position;
        final History history;
        final Frame frame;
        final MovePicker picker;
        final Set<Integer> legal = new HashSet<>();
        final int before;
        final int ownBefore;
        final int tableMove;

        Case(SplittableRandom random) {
            int least = random.nextInt(1, 6);
            position = new RandomTree.Shape(random.nextLong(), least, least + random.nextInt(30), 1 << 16, 500, 0, 500)
                    .initialPosition();
            history = new History(position.historySize());
            picker = new MovePicker(position, history);
            frame = new Frame(1, picker);
            MoveList moves = new MoveList(8);
            position.generateMoves(moves);
            for (int i = 0; i < moves.size(); i++) {
                legal.add(moves.move(i));
            }
            before = random.nextInt(position.historySize() + 1);
            ownBefore = random.nextInt(position.historySize() + 1);
            for (int i = random.nextInt(100); i > 0; i--) {
                history.update(random.nextInt(position.historySize()), random.nextInt(-1_800, 1_801));
                history.updateContinuations(
                        random.nextInt(position.historySize()),
                        random.nextBoolean() ? before : random.nextInt(position.historySize() + 1),
                        random.nextBoolean() ? ownBefore : random.nextInt(position.historySize() + 1),
                        random.nextInt(-1_800, 1_801));
            }
            frame.killer1 = remembered(random);
            frame.killer2 = remembered(random);
            if (frame.killer2 == frame.killer1) { // the search never remembers one move twice
                frame.killer2 = Position.NO_MOVE;
            }
            history.setCounterMove(before, remembered(random));
            tableMove = random.nextBoolean() ? Position.NO_MOVE : moves.move(random.nextInt(moves.size()));
        }

        /** Returns no move, or one that may be legal. */
        private int remembered(SplittableRandom random) {
            return switch (random.nextInt(4)) {
                case 0 -> Position.NO_MOVE;
                case 1 -> random.nextInt(1, 65_536);
                default -> random.nextInt(1, legal.size() + 4);
            };
        }

        List<Integer> pickAll(int depth) {
            picker.start(tableMove, frame, before, ownBefore, depth);
            return rest();
        }

        List<Integer> rest() {
            List<Integer> picked = new ArrayList<>();
            for (int move = picker.next(); move != Position.NO_MOVE; move = picker.next()) {
                picked.add(move);
                assertTrue(picked.size() <= 100, "the picker does not end");
            }
            assertEquals(Position.NO_MOVE, picker.next(), "an end is an end");
            return picked;
        }

        void assertAllOnce(List<Integer> picked, String what) {
            assertEquals(legal, new HashSet<>(picked), what);
            assertEquals(legal.size(), picked.size(), () -> what + ": " + picked);
            if (tableMove != Position.NO_MOVE) {
                assertEquals(tableMove, picked.get(0), what);
            }
        }
    }

    static LongStream seeds() {
        return LongStream.range(0, POSITIONS);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void everyMoveComesOnceInStagesAndInFinalOrder(long seed) {
        Case c = new Case(new SplittableRandom(seed));
        List<Integer> staged = c.pickAll(STAGED_DEPTH);
        c.assertAllOnce(staged, "staged, seed " + seed);
        List<Integer> ordered = c.pickAll(MovePicker.ORDERED_DEPTH);
        c.assertAllOnce(ordered, "ordered, seed " + seed);
        assertEquals(staged, c.pickAll(STAGED_DEPTH), "a picker may be used again");
        assertEquals(ordered, c.pickAll(MovePicker.ORDERED_DEPTH + 7), "the depth does not change the order");
    }

    /** A splitter asks for the final list before any move; that must not change what comes. */
    @ParameterizedTest
    @MethodSource("seeds")
    void askingForTheListChangesNothing(long seed) {
        Case c = new Case(new SplittableRandom(seed));
        List<Integer> expected = c.pickAll(MovePicker.ORDERED_DEPTH);

        c.picker.start(c.tableMove, c.frame, c.before, c.ownBefore, MovePicker.ORDERED_DEPTH);
        List<Integer> picked = new ArrayList<>();
        while (!c.picker.isOrdered()) {
            picked.add(c.picker.next());
        }
        assertTrue(picked.size() <= 1, "final from the second move on");
        assertEquals(picked.size(), c.picker.nextIndex());
        MoveList list = c.picker.moves();
        List<Integer> rest = new ArrayList<>();
        for (int i = c.picker.nextIndex(); i < list.size(); i++) {
            rest.add(list.move(i));
        }
        picked.addAll(rest);
        assertEquals(expected, picked);
        assertEquals(rest, c.rest(), "the list is what next() hands out");
        assertTrue(c.picker.promising() <= list.size());
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void ordinaryQuietMovesComeByHistoryInTheFinalOrder(long seed) {
        Case c = new Case(new SplittableRandom(seed));
        List<Integer> ordered = c.pickAll(MovePicker.ORDERED_DEPTH);
        int promising = c.picker.promising();
        int last = Integer.MAX_VALUE;
        for (int move : ordered.subList(promising, ordered.size())) {
            if (!c.position.isTactical(move)) {
                int value = c.history.quietValue(c.position.historyIndex(move), c.before, c.ownBefore);
                assertTrue(value <= last, () -> "seed " + seed);
                last = value;
            }
        }
    }

    /** Once quiet moves are skipped none comes, but every tactical one still does. */
    @ParameterizedTest
    @MethodSource("seeds")
    void skippingQuietMovesLosesNoTacticalOne(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Case c = new Case(random);
        c.picker.start(c.tableMove, c.frame, c.before, c.ownBefore, STAGED_DEPTH);
        List<Integer> picked = new ArrayList<>();
        for (int i = random.nextInt(c.legal.size() + 1); i > 0; i--) {
            picked.add(c.picker.next());
        }
        c.picker.skipQuiet();
        List<Integer> rest = c.rest();
        for (int move : rest) {
            assertTrue(c.position.isTactical(move) || move == c.tableMove, () -> "quiet " + move + ", seed " + seed);
        }
        picked.addAll(rest);
        assertEquals(picked.size(), new HashSet<>(picked).size(), () -> "seed " + seed);
        for (int move : c.legal) {
            assertTrue(picked.contains(move) || !c.position.isTactical(move), () -> "lost " + move + ", seed " + seed);
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void quiescenceSearchesTacticalMovesOnlyUnlessForced(long seed) {
        Case c = new Case(new SplittableRandom(seed));
        boolean tactical = c.tableMove != Position.NO_MOVE && c.position.isTactical(c.tableMove);
        int first = tactical ? c.tableMove : Position.NO_MOVE;
        c.picker.startQuiescence(first, false, c.before, c.ownBefore);
        List<Integer> quiescent = c.rest();
        Set<Integer> expected = new HashSet<>(c.legal);
        expected.removeIf(m -> !c.position.isTactical(m));
        assertEquals(expected, new HashSet<>(quiescent));
        assertEquals(expected.size(), quiescent.size());
        assertFalse(tactical && quiescent.get(0) != first);

        c.picker.startQuiescence(c.tableMove, true, c.before, c.ownBefore);
        c.assertAllOnce(c.rest(), "forced, seed " + seed);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void aGivenOrderIsKept(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Case c = new Case(random);
        MoveList given = new MoveList(4);
        List<Integer> expected = new ArrayList<>(c.legal);
        expected.forEach(given::add);
        int from = random.nextInt(given.size() + 1);
        c.picker.startOrdered(given, from);
        assertTrue(c.picker.isOrdered());
        assertEquals(expected.subList(from, expected.size()), c.rest());
    }
}
