package org.royalfork.parallel.reference;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.royalfork.parallel.RandomTree;
import org.royalfork.parallel.Takeaway;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;

/** The search without recursion against the recursive one, however often it is stopped, saved and resumed. */
class ResumableAlphaBetaTest {

    private static final long SEED = Long.getLong("royalfork.seed", 20_261_130L);

    private static final String SAVED =
            "524653016b0f1b05650afddb0000000300000000000000000000000000000000050000000000000000000000000000000000"
                    + "00000300000002810c810c0000000100000002000000000000000400000004000200010002000107b7ff21";

    /** A tree and a depth; the text tells them when a test fails. */
    record Case(Position root, int depth, String text) {

        @Override
        public String toString() {
            return text;
        }
    }

    static List<Case> trees() {
        Random random = new Random(SEED);
        List<Case> trees = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            int width = 1 + random.nextInt(5);
            RandomTree.Shape shape = new RandomTree.Shape(
                    random.nextLong(), random.nextInt(width + 1), width, 1 + random.nextInt(50), 20, 100, 500);
            trees.add(new Case(shape.initialPosition(), random.nextInt(7), "seed " + SEED + ": " + shape));
        }
        for (int heap = 0; heap <= 9; heap++) {
            trees.add(new Case(new Takeaway.Rules(heap).initialPosition(), heap + 1, "takeaway " + heap));
        }
        trees.add(new Case(new OrderedTree(4, false), 6, "worst order"));
        trees.add(new Case(new OrderedTree(4, true), 6, "best order"));
        return trees;
    }

    @ParameterizedTest
    @MethodSource("trees")
    void valueAndCountsAreThoseOfTheRecursiveSearch(Case tree) {
        ResumableAlphaBeta search = new ResumableAlphaBeta(tree.root.copy(), tree.depth);
        search.runToEnd();
        assertEqualToRecursive(tree, search);
    }

    /** A slice of any length, then another object from the bytes alone, until the end. */
    @ParameterizedTest
    @MethodSource("trees")
    void stoppedSavedAndResumedItEndsTheSame(Case tree) {
        Random random = new Random(SEED + tree.depth);
        ResumableAlphaBeta whole = new ResumableAlphaBeta(tree.root.copy(), tree.depth);
        whole.runToEnd();
        ResumableAlphaBeta search = new ResumableAlphaBeta(tree.root.copy(), tree.depth);
        while (!search.isDone()) {
            long slice = 1 + random.nextLong(1 + whole.nodes() / 20);
            long expected = Math.min(search.nodes() + slice, whole.nodes());
            assertEquals(expected == whole.nodes(), search.runNodes(slice), tree::text);
            assertEquals(expected, search.nodes(), tree::text);
            search = ResumableAlphaBeta.resume(tree.root.copy(), search.save());
        }
        assertEqualToRecursive(tree, search);
        assertEquals(whole.bestMove(), search.bestMove(), tree::text);
        assertEquals(whole.prunedMoves(), search.prunedMoves(), tree::text);
        assertEquals(whole.deepestPly(), search.deepestPly(), tree::text);
    }

    private static void assertEqualToRecursive(Case tree, ResumableAlphaBeta search) {
        PlainAlphaBeta recursive = new PlainAlphaBeta();
        Position root = tree.root.copy();
        assertEquals(recursive.search(root, tree.depth), search.value(), tree::text);
        assertEquals(recursive.nodes(), search.nodes(), tree::text);
        assertEquals(recursive.cutOffs(), search.cutOffs(), tree::text);
    }

    @Test
    void savingChangesNothing() {
        OrderedTree root = new OrderedTree(3, false);
        ResumableAlphaBeta search = new ResumableAlphaBeta(root, 5);
        search.runNodes(50);
        assertArrayEquals(search.save(), search.save());
        search.runToEnd();
        PlainAlphaBeta recursive = new PlainAlphaBeta();
        recursive.search(new OrderedTree(3, false), 5);
        assertEquals(recursive.nodes(), search.nodes());
        assertEquals(new OrderedTree(3, false).key(), root.key(), "the position is back at the root");
    }

    /** The clock is the test's own: a tick of a millisecond at each look. */
    @Test
    void slicesOfTime() {
        long[] now = {5_000_000_000L};
        ResumableAlphaBeta search = new ResumableAlphaBeta(new OrderedTree(5, false), 5);
        assertFalse(search.runMillis(3, () -> now[0] += 1_000_000));
        assertEquals(3 * 64, search.nodes());
        assertFalse(search.runMillis(0, () -> now[0] += 1_000_000), "a slice of no time gets ahead all the same");
        assertEquals(4 * 64, search.nodes());
        assertTrue(search.runMillis(1_000_000, () -> now[0] += 1_000_000));
    }

    /** The textbook's tree: seven of nine leaves; the second node is refuted by its first. */
    @Test
    void countersOfATreeDoneByHand() {
        ResumableAlphaBeta search = new ResumableAlphaBeta(ExplicitTree.parse("((3 12 8) (2 4 6) (14 5 2))"), 2);
        assertEquals(3, search.runToEnd());
        assertEquals(1, search.bestMove());
        assertEquals(11, search.nodes());
        assertEquals(2, search.cutOffs());
        assertEquals(2, search.prunedMoves());
        assertEquals(2, search.deepestPly());
    }

    @Test
    void nothingToSearch() {
        ResumableAlphaBeta search = new ResumableAlphaBeta(ExplicitTree.parse("X"), 3);
        assertThrows(IllegalStateException.class, search::value);
        assertTrue(search.runNodes(1));
        assertEquals(Score.LOST_NOW, search.value());
        assertEquals(Position.NO_MOVE, search.bestMove());
        assertThrows(IllegalArgumentException.class, () -> new ResumableAlphaBeta(ExplicitTree.parse("X"), -1));
    }

    /** Deep enough to end any call stack. */
    @Test
    void aChainOf100000Plies() {
        int plies = 100_000;
        ResumableAlphaBeta search = new ResumableAlphaBeta(new Chain(), plies);
        assertFalse(search.runNodes(plies / 2));
        search = ResumableAlphaBeta.resume(new Chain(), search.save());
        assertEquals(Chain.VALUE, search.runToEnd());
        assertEquals(plies, search.deepestPly());
        assertEquals(plies + 1, search.nodes());
    }

    /** Wins too deep for their distance to be told are still wins. */
    @Test
    void aWinAt40001Plies() {
        ResumableAlphaBeta search = new ResumableAlphaBeta(new Chain(40_001), 100_000);
        assertEquals(Score.winIn(Score.MAX_PLY), search.runToEnd());
    }

    /** The bytes of a search that another process saved. */
    @Test
    void theFormatIsFixed() {
        ResumableAlphaBeta search = new ResumableAlphaBeta(new OrderedTree(2, false), 3);
        search.runNodes(5);
        String saved = HexFormat.of().formatHex(search.save());
        assertEquals(SAVED, saved);
        ResumableAlphaBeta resumed = ResumableAlphaBeta.resume(
                new OrderedTree(2, false), HexFormat.of().parseHex(SAVED));
        assertEquals(0, resumed.runToEnd());
    }

    @Test
    void whatIsDamagedOrOfAnotherPositionIsRefusedInOneLine() {
        ResumableAlphaBeta search = new ResumableAlphaBeta(new OrderedTree(3, false), 4);
        search.runNodes(20);
        byte[] saved = search.save();
        for (int length = 0; length < saved.length; length++) {
            refused(Arrays.copyOf(saved, length));
        }
        for (int i = 0; i < saved.length; i++) {
            byte[] damaged = saved.clone();
            damaged[i] ^= 4;
            refused(damaged);
        }
        Position other = new OrderedTree(2, false);
        long key = other.key();
        assertThrows(IllegalArgumentException.class, () -> ResumableAlphaBeta.resume(other, saved));
        assertEquals(key, other.key(), "and the position is as before");
    }

    private static void refused(byte[] bytes) {
        String message = assertThrows(
                        IllegalArgumentException.class,
                        () -> ResumableAlphaBeta.resume(new OrderedTree(3, false), bytes))
                .getMessage();
        assertEquals(1, message.lines().count(), message);
    }

    /** One move a position, without end, or with a loss for whoever is to move at some ply. */
    private static final class Chain implements Position {

        static final int VALUE = 77;

        private final int end;
        private int ply;

        Chain() {
            this(Integer.MAX_VALUE);
        }

        Chain(int end) {
            this.end = end;
        }

        @Override
        public int sideToMove() {
            return ply & 1;
        }

        @Override
        public long key() {
            return ply;
        }

        @Override
        public void generateMoves(MoveList moves) {
            moves.add(1);
        }

        @Override
        public boolean isLegal(int move) {
            return move == 1;
        }

        @Override
        public void make(int move) {
            ply++;
        }

        @Override
        public void unmake() {
            ply--;
        }

        @Override
        public int terminalScore(int plyOfSearch) {
            return ply == end ? Score.LOST_NOW : NOT_OVER;
        }

        @Override
        public int evaluate() {
            return sideToMove() == 0 ? VALUE : -VALUE;
        }

        @Override
        public int historyIndex(int move) {
            return 0;
        }

        @Override
        public int historySize() {
            return 1;
        }

        @Override
        public Position copy() {
            return new Chain(end);
        }

        @Override
        public void copyFrom(Position source) {
            ply = ((Chain) source).ply;
        }
    }
}
