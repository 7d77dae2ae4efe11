package org.royalfork.engine.trees;

import java.util.Random;

/**
 * Makes trees. The same settings and seed give the same tree on every machine.
 *
 * @param kind what sort of tree
 * @param minWidth fewest children of an inner node, at least 1
 * @param maxWidth most children; the same as {@code minWidth} except for {@link Kind#RANDOM_WIDTH}
 * @param depth plies from the root to the deepest leaves
 * @param values how far leaf values lie from zero, at most; in ordered trees how much worse than the best a move is, at most
 * @param quality in ordered trees the probability that the best move comes first, from 0 to 1
 * @param seed of the random numbers
 */
public record TreeGenerator(Kind kind, int minWidth, int maxWidth, int depth, int values, double quality, long seed) {

    /** Most nodes of a generated tree. */
    public static final int MAX_NODES = 5_000_000;

    /** Deepest generated tree in plies. */
    public static final int MAX_DEPTH = 200;

    /** In trees with leaves at random plies, the probability that a node is one. */
    private static final double LEAF_PROBABILITY = 0.25;

    /** Sorts of trees. */
    public enum Kind {
        /** Every inner node has as many children, all leaves are at the same depth, their values are random. */
        UNIFORM("uniform"),
        /** The number of children is random. */
        RANDOM_WIDTH("random-width"),
        /** Leaves are at random plies: below the root, a quarter of the nodes. */
        RANDOM_LEAVES("random-leaves"),
        /**
         * Uniform, and the best move of a node comes first with a given probability, else anywhere among the others (Marsland
         * and Campbell 1982 call trees strongly ordered where that happens in 70 % of all nodes). The static evaluations of
         * inner nodes are their values, give or take half of what a bad move costs.
         */
        ORDERED("ordered"),
        /** Ordered perfectly: alpha-beta visits the minimal tree of Knuth and Moore (1975). */
        MINIMAL("minimal");

        private final String key;

        Kind(String key) {
            this.key = key;
        }

        /** Returns the word by which a user picks the kind. */
        public String key() {
            return key;
        }

        /** Returns the key: so it is shown to users. */
        @Override
        public String toString() {
            return key;
        }
    }

    /**
     * Checks the ranges.
     *
     * @throws IllegalArgumentException with one line
     */
    public TreeGenerator {
        require(
                minWidth >= 1 && maxWidth >= minWidth && maxWidth <= Tree.MAX_WIDTH,
                "widths must be from 1 to " + Tree.MAX_WIDTH + ", the smaller first");
        require(minWidth == maxWidth || kind == Kind.RANDOM_WIDTH, "only random-width trees have a range of widths");
        require(depth >= 0 && depth <= MAX_DEPTH, "the depth must be from 0 to " + MAX_DEPTH);
        require(values >= 1 && values <= Tree.MAX_VALUE, "values must be from 1 to " + Tree.MAX_VALUE);
        require(quality >= 0 && quality <= 1, "the quality must be from 0 to 1");
        boolean ordered = kind == Kind.ORDERED || kind == Kind.MINIMAL;
        require(
                !ordered || (depth + 1L) * values <= Tree.MAX_VALUE,
                "values times depth must be at most " + Tree.MAX_VALUE + " in ordered trees");
    }

    private static void require(boolean condition, String message) {
        if (!condition) {
            throw new IllegalArgumentException(message);
        }
    }

    /**
     * Returns the tree.
     *
     * @throws IllegalArgumentException with one line, when it would have too many nodes
     */
    public Tree generate() {
        Random random = new Random(seed);
        Tree.Builder tree = new Tree.Builder();
        if (kind == Kind.ORDERED || kind == Kind.MINIMAL) {
            addOrdered(tree, random, 0, random.nextInt(2 * values + 1) - values);
        } else {
            addRandom(tree, random, 0);
        }
        return tree.build();
    }

    private static void checkSize(Tree.Builder tree) {
        if (tree.size() >= MAX_NODES) {
            throw new IllegalArgumentException("the tree would have more than " + MAX_NODES + " nodes");
        }
    }

    private void addRandom(Tree.Builder tree, Random random, int ply) {
        checkSize(tree);
        if (ply == depth || (kind == Kind.RANDOM_LEAVES && ply > 0 && random.nextDouble() < LEAF_PROBABILITY)) {
            tree.end(null, Tree.Kind.LEAF, random.nextInt(2 * values + 1) - values);
            return;
        }
        tree.open(null, 0);
        int width = minWidth + random.nextInt(maxWidth - minWidth + 1);
        for (int i = 0; i < width; i++) {
            addRandom(tree, random, ply + 1);
        }
        tree.close();
    }

    /** Adds a node of a given minimax value, from the view of its mover: one child is as good, the others are worse. */
    private void addOrdered(Tree.Builder tree, Random random, int ply, int value) {
        checkSize(tree);
        int forRoot = (ply & 1) == 0 ? value : -value;
        if (ply == depth) {
            tree.end(null, Tree.Kind.LEAF, forRoot);
            return;
        }
        int noise = random.nextInt(values + 1) - values / 2;
        tree.open(null, Math.clamp(forRoot + noise, -Tree.MAX_VALUE, Tree.MAX_VALUE));
        int best = placeOfBest(random);
        for (int i = 0; i < minWidth; i++) {
            int loss = i == best ? 0 : 1 + random.nextInt(values);
            addOrdered(tree, random, ply + 1, loss - value);
        }
        tree.close();
    }

    private int placeOfBest(Random random) {
        if (minWidth == 1 || kind == Kind.MINIMAL || random.nextDouble() < quality) {
            return 0;
        }
        return 1 + random.nextInt(minWidth - 1);
    }

    /**
     * Returns the fewest leaves that any search must visit to prove the value of a uniform tree: width^ceil(depth/2) +
     * width^floor(depth/2) - 1 (Knuth and Moore 1975).
     */
    public static long minimalLeaves(int width, int depth) {
        return power(width, (depth + 1) / 2) + power(width, depth / 2) - 1;
    }

    private static long power(long base, int exponent) {
        long power = 1;
        for (int i = 0; i < exponent; i++) {
            power = Math.multiplyExact(power, base);
        }
        return power;
    }
}
