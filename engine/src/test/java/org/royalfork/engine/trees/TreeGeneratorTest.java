package org.royalfork.engine.trees;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.royalfork.engine.trees.TreeGenerator.Kind;
import org.royalfork.parallel.reference.Minimax;
import org.royalfork.parallel.reference.PlainAlphaBeta;

class TreeGeneratorTest {

    private static TreeGenerator generator(Kind kind, int width, int depth, double quality, long seed) {
        return new TreeGenerator(kind, width, width, depth, 100, quality, seed);
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void theSeedDecides(Kind kind) {
        String first = TreeText.write(generator(kind, 3, 4, 0.7, 5).generate());
        assertEquals(first, TreeText.write(generator(kind, 3, 4, 0.7, 5).generate()));
        assertNotEquals(first, TreeText.write(generator(kind, 3, 4, 0.7, 6).generate()));
    }

    /** The random numbers are specified by the platform, so this holds for every machine and release. */
    @Test
    void theSameEverywhere() {
        assertEquals(
                "((-10 1) (-87 100))",
                TreeText.write(generator(Kind.UNIFORM, 2, 2, 0, 42).generate()));
    }

    @ParameterizedTest
    @CsvSource({"1, 7", "2, 0", "2, 9", "3, 6", "5, 4", "40, 2"})
    void uniformTrees(int width, int depth) {
        for (Kind kind : new Kind[] {Kind.UNIFORM, Kind.ORDERED, Kind.MINIMAL}) {
            Tree tree = generator(kind, width, depth, 0.5, 1).generate();
            assertEquals(Math.pow(width, depth), tree.leaves());
            assertEquals(depth, tree.depth());
        }
    }

    @Test
    void randomWidthsAreAllThere() {
        Tree tree = new TreeGenerator(Kind.RANDOM_WIDTH, 2, 4, 6, 10, 0, 3).generate();
        int[] seen = new int[5];
        for (int node = 0; node < tree.size(); node++) {
            seen[tree.childCount(node)]++;
        }
        assertEquals(tree.leaves(), seen[0]);
        assertEquals(0, seen[1]);
        assertTrue(seen[2] > 0 && seen[3] > 0 && seen[4] > 0);
        assertEquals(6, tree.depth());
    }

    @Test
    void randomLeavesAreAtAllPlies() {
        Tree tree = generator(Kind.RANDOM_LEAVES, 12, 4, 0, 3).generate();
        boolean[] seen = new boolean[5];
        for (int node = 0; node < tree.size(); node++) {
            if (tree.childCount(node) == 0) {
                int ply = 0;
                for (int up = node; up > 0; up = tree.parent(up)) {
                    ply++;
                }
                seen[ply] = true;
            }
        }
        for (int ply = 1; ply <= 4; ply++) {
            assertTrue(seen[ply], "ply " + ply);
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 8", "2, 1", "2, 11", "3, 8", "4, 6", "7, 5", "30, 3"})
    void alphaBetaVisitsTheMinimumOfMinimalTrees(int width, int depth) {
        Tree tree = generator(Kind.MINIMAL, width, depth, 0, 9).generate();
        PlainAlphaBeta alphaBeta = new PlainAlphaBeta();
        int value = alphaBeta.search(new TreePosition(tree), depth);
        assertEquals(new Minimax().search(new TreePosition(tree), depth), value);
        long nodes = 0;
        for (int d = 0; d <= depth; d++) {
            nodes += TreeGenerator.minimalLeaves(width, d);
        }
        assertEquals(nodes, alphaBeta.nodes());
    }

    /** How often the first child is as good as the best, of thousands of nodes; so it is also where several are equal. */
    @ParameterizedTest
    @CsvSource({"0", "0.3", "0.7", "1"})
    void qualityIsHowOftenTheFirstMoveIsBest(double quality) {
        Tree tree = generator(Kind.ORDERED, 4, 6, quality, 11).generate();
        int[] values = minimaxValues(tree);
        int inner = 0;
        int firstBest = 0;
        for (int node = 0; node < tree.size(); node++) {
            if (tree.childCount(node) > 0) {
                inner++;
                firstBest += values[tree.child(node, 0)] == values[node] ? 1 : 0;
            }
        }
        assertEquals(quality, (double) firstBest / inner, 0.04);
    }

    private static int[] minimaxValues(Tree tree) {
        int[] values = new int[tree.size()];
        int[] plies = new int[tree.size()];
        for (int node = 1; node < tree.size(); node++) {
            plies[node] = plies[tree.parent(node)] + 1;
        }
        for (int node = tree.size() - 1; node >= 0; node--) {
            values[node] = tree.value(node);
            for (int i = 0; i < tree.childCount(node); i++) {
                int child = values[tree.child(node, i)];
                boolean max = plies[node] % 2 == 0;
                values[node] = i == 0 ? child : max ? Math.max(values[node], child) : Math.min(values[node], child);
            }
        }
        return values;
    }

    @ParameterizedTest
    @CsvSource({"2, 3, 5", "3, 4, 17", "40, 2, 79", "1, 9, 1", "6, 0, 1"})
    void minimumOfKnuthAndMoore(int width, int depth, long leaves) {
        assertEquals(leaves, TreeGenerator.minimalLeaves(width, depth));
    }

    @Test
    void whatCannotBeIsToldInOneLine() {
        assertRefused(() -> generator(Kind.UNIFORM, 0, 3, 0, 1));
        assertRefused(() -> generator(Kind.UNIFORM, 2, 201, 0, 1));
        assertRefused(() -> generator(Kind.ORDERED, 2, 3, 1.5, 1));
        assertRefused(() -> new TreeGenerator(Kind.UNIFORM, 2, 3, 3, 10, 0, 1));
        assertRefused(() -> new TreeGenerator(Kind.ORDERED, 2, 2, 100, 1000, 0, 1));
        assertRefused(() -> generator(Kind.UNIFORM, 10, 9, 0, 1).generate());
    }

    private static void assertRefused(Runnable attempt) {
        String message =
                assertThrows(IllegalArgumentException.class, attempt::run).getMessage();
        assertEquals(1, message.lines().count(), message);
    }
}
