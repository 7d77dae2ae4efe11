package org.royalfork.bench.trees;

import org.royalfork.engine.trees.Tree;
import org.royalfork.parallel.game.Score;

/**
 * The fewest leaves that prove the value of a tree, whatever its shape. A proof is a strategy of each side: one shows that the
 * side gets no less, the other that it gets no more. A strategy looks at one move where its side is to move and at all where
 * the other is; so two strategies of opposite sides meet in exactly one leaf, and the fewest leaves are those of the smallest
 * strategies, less one. In a uniform tree that is width^ceil(depth/2) + width^floor(depth/2) - 1 (Knuth and Moore 1975).
 */
final class MinimalTree {

    private MinimalTree() {}

    /** Returns the number of leaves. */
    static long leaves(Tree tree) {
        int[] values = new int[tree.size()];
        boolean[] maximizes = new boolean[tree.size()];
        evaluate(tree, values, maximizes);
        return leavesOfStrategy(tree, values, maximizes, true) + leavesOfStrategy(tree, values, maximizes, false) - 1;
    }

    /** Finds the minimax value of every node, and who is to move; children have greater numbers than their parents. */
    private static void evaluate(Tree tree, int[] values, boolean[] maximizes) {
        int[] plies = new int[tree.size()];
        for (int node = 0; node < tree.size(); node++) {
            plies[node] = node == 0 ? 0 : plies[tree.parent(node)] + 1;
            maximizes[node] = (plies[node] & 1) == 0;
        }
        for (int node = tree.size() - 1; node >= 0; node--) {
            if (tree.childCount(node) == 0) {
                values[node] = valueOfLeaf(tree, node, plies[node], maximizes[node]);
                continue;
            }
            int best = values[tree.child(node, 0)];
            for (int i = 1; i < tree.childCount(node); i++) {
                int value = values[tree.child(node, i)];
                best = maximizes[node] ? Math.max(best, value) : Math.min(best, value);
            }
            values[node] = best;
        }
    }

    private static int valueOfLeaf(Tree tree, int node, int ply, boolean maximizes) {
        int plies = Math.min(ply, Score.MAX_PLY);
        return switch (tree.kind(node)) {
            case LEAF -> tree.value(node);
            case WON -> Score.winIn(plies);
            case LOST -> Score.lossIn(plies);
            case DRAWN -> Score.DRAW;
            case INNER -> maximizes ? Score.lossIn(plies) : Score.winIn(plies);
        };
    }

    private static long leavesOfStrategy(Tree tree, int[] values, boolean[] maximizes, boolean ofMaximizer) {
        long[] leaves = new long[tree.size()];
        for (int node = tree.size() - 1; node >= 0; node--) {
            if (tree.childCount(node) == 0) {
                leaves[node] = 1;
                continue;
            }
            boolean chooses = maximizes[node] == ofMaximizer;
            long all = 0;
            long fewest = Long.MAX_VALUE;
            for (int i = 0; i < tree.childCount(node); i++) {
                int child = tree.child(node, i);
                all += leaves[child];
                boolean proves = ofMaximizer ? values[child] >= values[0] : values[child] <= values[0];
                fewest = proves ? Math.min(fewest, leaves[child]) : fewest;
            }
            leaves[node] = chooses && fewest < Long.MAX_VALUE ? fewest : all;
        }
        return leaves[0];
    }
}
