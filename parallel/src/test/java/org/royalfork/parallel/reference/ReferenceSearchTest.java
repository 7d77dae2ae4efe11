package org.royalfork.parallel.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.royalfork.parallel.RandomTree;
import org.royalfork.parallel.game.Score;

/** The oracles themselves, against trees worked out by hand and the counts that Knuth and Moore (1975) proved. */
class ReferenceSearchTest {

    private final Minimax minimax = new Minimax();
    private final PlainAlphaBeta alphaBeta = new PlainAlphaBeta();

    @ParameterizedTest
    @CsvSource({
        "1, 0, 7(1 2 3), 7",
        "1, 1, (3 12 8), 12",
        "2, 2, ((3 12 8) (2 4 6) (14 5 2)), 3",
        "3, 3, (((1 2) (3 4)) ((5 6) (7 8))), 6",
        "4, 1, (5(9 9) -3(9 9)), 5",
        "5, 2, ((-1 -2) (-3 0)), -2",
    })
    void valuesOfTreesDoneByHand(int number, int depth, String tree, int value) {
        assertEquals(value, minimax.search(ExplicitTree.parse(tree), depth), () -> "tree " + number);
        assertEquals(value, alphaBeta.search(ExplicitTree.parse(tree), depth), () -> "tree " + number);
    }

    /** Ends of the game count from the root: nearer wins and farther losses are better. */
    @Test
    void endsOfTheGame() {
        assertBoth(Score.winIn(1), "(W 500)", 1);
        assertBoth(Score.winIn(1), "((D) W ((W)))", 5);
        assertBoth(Score.winIn(3), "((D) ((W D) (L W)))", 5);
        assertBoth(Score.lossIn(2), "((L) (L D))", 5);
        assertBoth(Score.lossIn(4), "((L D) (D ((L) (L D))))", 5);
        assertBoth(Score.DRAW, "(L -1 D)", 1);
    }

    /** Without moves the mover has lost, by default; found only where the search looks for moves. */
    @Test
    void positionsWithoutMoves() {
        assertBoth(Score.LOST_NOW, "X", 1);
        assertBoth(Score.winIn(1), "(X 100)", 2);
        assertBoth(100, "(X 100)", 1);
        assertBoth(Score.lossIn(2), "((X) (X X))", 3);
    }

    @Test
    void theRootIsSearchedEvenWhenTheGameIsOver() {
        assertBoth(0, "D", 0);
        assertEquals(1, minimax.nodes());
        assertEquals(1, alphaBeta.nodes());
    }

    /** The best-known example (Russell and Norvig): the second node is refuted by its first leaf, the third by none. */
    @Test
    void alphaBetaLeavesOutWhatTheTextbookSays() {
        ExplicitTree tree = ExplicitTree.parse("((3 12 8) (2 4 6) (14 5 2))");
        alphaBeta.search(tree, 2);
        assertEquals(7, tree.evaluations());
        assertEquals(1 + 3 + 7, alphaBeta.nodes());
        assertEquals(2, alphaBeta.cutOffs(), "after 2, and after the last 2, where nothing is left to save");
    }

    /** The bound that the root has proved ends a node three plies down, whose parent has none of its own yet. */
    @Test
    void alphaBetaCutsDeepDown() {
        assertBoth(Score.DRAW, "(D (((L D D) D) D))", 5);
        assertEquals(10, minimax.nodes());
        assertEquals(7, alphaBeta.nodes());
        assertEquals(2, alphaBeta.cutOffs());
    }

    static List<int[]> uniformTrees() {
        List<int[]> trees = new ArrayList<>();
        for (int width = 1; width <= 8; width++) {
            for (int depth = 0; depth <= 8; depth++) {
                if (Math.pow(width, depth) <= 300_000) {
                    trees.add(new int[] {width, depth});
                }
            }
        }
        return trees;
    }

    @ParameterizedTest
    @MethodSource("uniformTrees")
    void perfectOrderVisitsTheMinimalTree(int[] widthAndDepth) {
        int width = widthAndDepth[0];
        int depth = widthAndDepth[1];
        OrderedTree tree = new OrderedTree(width, true);
        assertEquals(0, alphaBeta.search(tree, depth));
        assertEquals(minimalLeaves(width, depth), tree.evaluations(), () -> width + " wide, " + depth + " deep");
        long nodes = 0;
        for (int d = 0; d <= depth; d++) {
            nodes += minimalLeaves(width, d);
        }
        assertEquals(nodes, alphaBeta.nodes());
    }

    @ParameterizedTest
    @MethodSource("uniformTrees")
    void minimaxVisitsEverything(int[] widthAndDepth) {
        int width = widthAndDepth[0];
        int depth = widthAndDepth[1];
        OrderedTree tree = new OrderedTree(width, false);
        assertEquals(0, minimax.search(tree, depth));
        assertEquals(power(width, depth), tree.evaluations());
        long nodes = 0;
        for (int d = 0; d <= depth; d++) {
            nodes += power(width, d);
        }
        assertEquals(nodes, minimax.nodes());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void noOrderVisitsLessThanTheMinimalTree(int depth) {
        OrderedTree worst = new OrderedTree(5, false);
        assertEquals(0, alphaBeta.search(worst, depth));
        assertTrue(worst.evaluations() >= minimalLeaves(5, depth));
        assertTrue(worst.evaluations() <= power(5, depth));
        assertTrue(depth < 3 || worst.evaluations() > minimalLeaves(5, depth), "the worst order is worse");
    }

    /** Counting visits what searching does, and stops as soon as there are more. */
    @Test
    void countingNeedsNoLeaves() {
        SplittableRandom random = new SplittableRandom(20_261_130L);
        for (int i = 0; i < 300; i++) {
            RandomTree.Shape shape = new RandomTree.Shape(random.nextLong(), 1, 5, 1 << 12, 100, 60, 500);
            int depth = random.nextInt(7);
            minimax.search(shape.initialPosition(), depth);
            long nodes = minimax.nodes();
            assertEquals(nodes, Minimax.countNodes(shape.initialPosition(), depth, nodes), shape::toString);
            RandomTree tree = shape.initialPosition();
            long key = tree.key();
            assertTrue(nodes == 1 || Minimax.countNodes(tree, depth, nodes / 2) > nodes / 2, shape::toString);
            assertEquals(key, tree.key(), "the position is as it was");
        }
    }

    @Test
    void aLimitOfNodesEndsTheSearch() {
        OrderedTree tree = new OrderedTree(4, true);
        minimax.search(tree, 5);
        alphaBeta.search(tree, 5);
        assertTrue(minimax.isComplete() && alphaBeta.isComplete());
        for (long limit : new long[] {1, 100, alphaBeta.nodes(), minimax.nodes()}) {
            Minimax limited = new Minimax(limit);
            limited.search(tree, 5);
            assertEquals(limit >= minimax.nodes(), limited.isComplete());
            assertTrue(limited.nodes() <= limit + 1, "one node tells that there are more");
            PlainAlphaBeta limitedAlphaBeta = new PlainAlphaBeta(limit);
            limitedAlphaBeta.search(tree, 5);
            assertEquals(limit >= alphaBeta.nodes(), limitedAlphaBeta.isComplete());
            assertTrue(limitedAlphaBeta.nodes() <= limit + 1);
        }
    }

    private void assertBoth(int value, String tree, int depth) {
        assertEquals(value, minimax.search(ExplicitTree.parse(tree), depth), () -> "minimax of " + tree);
        assertEquals(value, alphaBeta.search(ExplicitTree.parse(tree), depth), () -> "alpha-beta of " + tree);
    }

    private static long minimalLeaves(int width, int depth) {
        return power(width, (depth + 1) / 2) + power(width, depth / 2) - 1;
    }

    private static long power(int base, int exponent) {
        long power = 1;
        for (int i = 0; i < exponent; i++) {
            power *= base;
        }
        return power;
    }
}
