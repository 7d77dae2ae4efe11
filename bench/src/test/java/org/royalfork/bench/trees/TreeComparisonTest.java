package org.royalfork.bench.trees;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.royalfork.bench.trees.TracedAlphaBeta.Cut;
import org.royalfork.bench.trees.TreeComparison.Count;
import org.royalfork.bench.trees.TreeComparison.Row;
import org.royalfork.bench.trees.WatchedPosition.Order;
import org.royalfork.engine.trees.Tree;
import org.royalfork.engine.trees.TreeExamples;
import org.royalfork.engine.trees.TreeGenerator;
import org.royalfork.engine.trees.TreeText;
import org.royalfork.parallel.reference.PlainAlphaBeta;
import org.royalfork.parallel.strategy.Strategy;

class TreeComparisonTest {

    private static final long SEED = Long.getLong("royalfork.seed", 20_261_130L);

    private static Tree ordered(int width, int depth, double quality, long seed) {
        return new TreeGenerator(TreeGenerator.Kind.ORDERED, width, width, depth, 50, quality, seed).generate();
    }

    /** The published counts of the five cases. */
    @ParameterizedTest
    @CsvSource({"case-1, 11, 8", "case-2, 13, 11", "case-3, 22, 22", "case-4, 26, 17", "case-5, 33, 25"})
    void theFiveCases(String name, long minimax, long alphaBeta) throws InterruptedException {
        TreeComparison comparison = new TreeComparison(TreeText.parse(TreeExamples.text(name)), 2);
        List<Row> rows = comparison.rows();
        assertEquals(3 + Strategy.values().length, rows.size());
        assertEquals(minimax, rows.get(0).counts().get(0).nodes());
        assertEquals(alphaBeta, rows.get(1).counts().get(0).nodes());
        assertEquals(rows.get(1).counts().subList(0, 2), rows.get(2).counts().subList(0, 2));
        assertNull(rows.get(0).counts().get(1));
        assertNull(rows.get(2).counts().get(3));
    }

    @Test
    void theFirstCaseIsSearchedAsItIsDrawn() throws InterruptedException {
        TreeComparison comparison = new TreeComparison(TreeText.parse(TreeExamples.text("case-1")), 1);
        assertEquals(15, comparison.value());
        assertEquals(2, comparison.bestMove());
        assertEquals(3, comparison.minimalLeaves());
        Recording recording = comparison.recordings().get(0);
        assertEquals("alpha-beta", recording.title());
        // c, entered with what b has proved; its first leaf refutes it
        int step = 11;
        assertEquals(6, recording.node(step));
        assertEquals(Recording.ENTERED, recording.value(step));
        assertEquals(15, recording.alpha(step));
        assertEquals(Recording.INFINITE, recording.beta(step));
        assertEquals(7, recording.node(step + 1));
        assertEquals(1, recording.value(step + 2));
        assertEquals(6, recording.node(step + 3));
        assertEquals(1, recording.value(step + 3));
        assertEquals(0, recording.node(step + 4));
        assertEquals(15, recording.value(step + 4));
        assertEquals(step + 5, recording.size());
    }

    /** The numbers are the same each time, for they are counted in virtual time. */
    @Test
    void repeatable() throws InterruptedException {
        TreeComparison comparison = new TreeComparison(ordered(3, 6, 0.6, 4), 3);
        List<Row> rows = comparison.rows();
        assertEquals(rows, comparison.rows());
        for (Row row : rows) {
            for (Count count : row.counts()) {
                assertTrue(count == null || count.leaves() >= comparison.minimalLeaves(), row::toString);
            }
        }
    }

    /** What a recording of a strategy holds is what its workers count, and every worker of these has had a part. */
    @Test
    void recordingsHoldEveryVisit() throws InterruptedException {
        Tree tree = ordered(4, 5, 0.5, 2);
        TreeComparison comparison = new TreeComparison(tree, 2);
        List<Row> rows = comparison.rows();
        List<Recording> recordings = comparison.recordings();
        for (int i = 0; i < Strategy.values().length; i++) {
            Recording recording = recordings.get(3 + i);
            Count count = rows.get(3 + i).counts().get(2);
            assertEquals(rows.get(3 + i).search(), recording.title());
            long leaves = 0;
            Set<Integer> workers = new HashSet<>();
            for (int step = 0; step < recording.size(); step++) {
                leaves += tree.childCount(recording.node(step)) == 0 ? 1 : 0;
                workers.add(recording.worker(step));
                assertTrue(recording.node(step) > 0 && recording.alpha(step) < recording.beta(step));
                assertTrue(recording.iteration(step) >= 1);
            }
            assertEquals(count.leaves(), leaves, recording.title());
            assertTrue(recording.size() < count.nodes(), "the root is visited too");
            assertEquals(i == 0 ? 1 : 2, workers.size(), recording.title());
        }
    }

    @Test
    void tracedSearchIsThePlainOne() {
        Random random = new Random(SEED);
        for (int i = 0; i < 40; i++) {
            Tree tree = new TreeGenerator(
                            TreeGenerator.Kind.RANDOM_WIDTH, 1, 4, random.nextInt(6), 8, 0, random.nextLong())
                    .generate();
            PlainAlphaBeta plain = new PlainAlphaBeta();
            int value = plain.search(new WatchedPosition(tree, Order.GIVEN, true), tree.depth());
            Map<Cut, Long> nodes = new EnumMap<>(Cut.class);
            for (boolean table : new boolean[] {true, false}) {
                for (Cut cut : Cut.values()) {
                    TracedAlphaBeta search =
                            new TracedAlphaBeta(new WatchedPosition(tree, Order.GIVEN, true), cut, table, null);
                    assertEquals(value, search.search(tree.depth()), "seed " + SEED + ", tree " + i);
                    nodes.put(cut, search.nodes());
                }
            }
            assertEquals((long) tree.size(), nodes.get(Cut.NEVER));
            assertEquals(plain.nodes(), nodes.get(Cut.AT_BETA));
            assertTrue(nodes.get(Cut.BEYOND_BETA) >= plain.nodes());
        }
    }

    @Test
    void aTableKnowsEqualSubtreesAgain() throws InterruptedException {
        List<Row> rows = new TreeComparison(TreeText.parse("(((5 6) (5 6)) ((5 6) (7 1)))"), 1).rows();
        List<Count> alphaBeta = rows.get(1).counts();
        assertTrue(alphaBeta.get(2).nodes() < alphaBeta.get(0).nodes(), alphaBeta::toString);
    }

    @Test
    void treesTooDeepForSomeSearches() throws InterruptedException {
        int depth = 5_000;
        List<Row> rows = new TreeComparison(TreeText.parse("(".repeat(depth) + 3 + ")".repeat(depth)), 2).rows();
        assertEquals(depth + 1, rows.get(2).counts().get(0).nodes());
        assertNull(rows.get(0).counts().get(0));
        assertNull(rows.get(4).counts().get(0));
        assertEquals(
                new Count(1, 1),
                new TreeComparison(TreeText.parse("7"), 2)
                        .rows()
                        .get(0)
                        .counts()
                        .get(0));
    }

    @ParameterizedTest
    @CsvSource({"2, 7", "3, 5", "4, 4", "9, 2", "1, 3"})
    void minimumOfUniformTrees(int width, int depth) {
        assertEquals(TreeGenerator.minimalLeaves(width, depth), MinimalTree.leaves(ordered(width, depth, 0.5, 3)));
    }

    /** Against all sets of leaves: which of those that prove the value is the smallest. */
    @Test
    void minimumOfSmallTreesByTryingEverySet() {
        Random random = new Random(SEED);
        for (int i = 0; i < 150; i++) {
            Tree tree;
            do {
                TreeGenerator.Kind kind =
                        i % 2 == 0 ? TreeGenerator.Kind.RANDOM_WIDTH : TreeGenerator.Kind.RANDOM_LEAVES;
                int most = 1 + random.nextInt(3);
                int least = i % 2 == 0 ? 1 : most;
                tree = new TreeGenerator(kind, least, most, random.nextInt(5), 3, 0, random.nextLong()).generate();
            } while (tree.leaves() > 11);
            int fewest = tree.leaves();
            for (int set = 0; set < 1 << tree.leaves(); set++) {
                if (Integer.bitCount(set) < fewest && proves(tree, set)) {
                    fewest = Integer.bitCount(set);
                }
            }
            assertEquals(fewest, MinimalTree.leaves(tree), "seed " + SEED + ": " + TreeText.write(tree));
        }
    }

    private static boolean proves(Tree tree, int set) {
        int[][] bounds = new int[tree.size()][];
        int leaf = tree.leaves();
        for (int node = tree.size() - 1; node >= 0; node--) {
            int ply = 0;
            for (int up = node; up > 0; up = tree.parent(up)) {
                ply++;
            }
            if (tree.childCount(node) == 0) {
                leaf--;
                boolean known = (set >> leaf & 1) == 1;
                bounds[node] = known ? new int[] {tree.value(node), tree.value(node)} : new int[] {-99, 99};
                continue;
            }
            for (int i = 0; i < tree.childCount(node); i++) {
                int[] child = bounds[tree.child(node, i)];
                if (i == 0) {
                    bounds[node] = child.clone();
                } else {
                    for (int side = 0; side < 2; side++) {
                        bounds[node][side] = ply % 2 == 0
                                ? Math.max(bounds[node][side], child[side])
                                : Math.min(bounds[node][side], child[side]);
                    }
                }
            }
        }
        return bounds[0][0] == bounds[0][1];
    }
}
