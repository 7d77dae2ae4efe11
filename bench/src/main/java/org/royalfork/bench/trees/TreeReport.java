package org.royalfork.bench.trees;

import java.util.Locale;
import org.royalfork.engine.trees.Tree;
import org.royalfork.engine.trees.TreeGame;
import org.royalfork.engine.trees.TreePosition;

/** A {@link TreeComparison} as text. */
public final class TreeReport {

    private static final String[] HELP = {"given order", "ordered", "given, table", "ordered, table"};

    private TreeReport() {}

    /**
     * Writes what the tree is and a table of what each search visits.
     *
     * @param name what to call the tree
     */
    public static String write(String name, TreeComparison comparison) throws InterruptedException {
        Tree tree = comparison.tree();
        StringBuilder text = new StringBuilder();
        text.append(String.format(
                Locale.ROOT,
                "%s: %,d nodes, %,d leaves, %,d plies; value %d%s%n",
                name,
                tree.size(),
                tree.leaves(),
                tree.depth(),
                comparison.value(),
                bestMove(comparison)));
        text.append(String.format(
                Locale.ROOT,
                "Fewest leaves that prove it (Knuth and Moore%s): %,d%n%n",
                formula(tree),
                comparison.minimalLeaves()));
        text.append(String.format(Locale.ROOT, "%-34s", ""));
        for (String help : HELP) {
            text.append(String.format(Locale.ROOT, "%21s", help));
        }
        text.append(String.format(Locale.ROOT, "%n%-34s", "search"));
        for (int i = 0; i < HELP.length; i++) {
            text.append(String.format(Locale.ROOT, "%11s%10s", "nodes", "leaves"));
        }
        text.append(System.lineSeparator());
        for (TreeComparison.Row row : comparison.rows()) {
            text.append(String.format(Locale.ROOT, "%-34s", row.search()));
            for (TreeComparison.Count count : row.counts()) {
                text.append(
                        count == null
                                ? String.format(Locale.ROOT, "%11s%10s", "-", "-")
                                : String.format(Locale.ROOT, "%,11d%,10d", count.nodes(), count.leaves()));
            }
            text.append(System.lineSeparator());
        }
        return text.append(
                        String.format(
                                Locale.ROOT,
                                "%nThe strategies deepen ply by ply and count all of that; their workers take turns. Ordered: by static"
                                        + " evaluation,%nwhich is its value for a leaf. Table: equal subtrees are known again.%n"))
                .toString();
    }

    private static String bestMove(TreeComparison comparison) {
        int move = comparison.bestMove();
        TreePosition root = new TreePosition(comparison.tree());
        return move == 0 ? "" : ", best move " + new TreeGame(comparison.tree()).formatMove(root, move);
    }

    /** Returns the formula of uniform trees, if this is one. */
    private static String formula(Tree tree) {
        int width = tree.childCount(0);
        for (int node = 0; node < tree.size(); node++) {
            if (tree.childCount(node) != width && tree.childCount(node) != 0) {
                return "";
            }
        }
        boolean full = Math.abs(tree.leaves() - Math.pow(width, tree.depth())) < 0.5;
        return full ? ", b^ceil(d/2) + b^floor(d/2) - 1 with b = " + width + ", d = " + tree.depth() : "";
    }
}
