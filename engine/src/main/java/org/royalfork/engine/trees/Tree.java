package org.royalfork.engine.trees;

import java.util.Arrays;
import org.royalfork.parallel.game.Score;

/**
 * A tree of which every node is known. Immutable; made by {@link TreeText}, {@link TreeGenerator} or {@link Builder}.
 *
 * <p>Nodes are numbers in preorder, from 0, the root. A node costs about 30 bytes.
 */
public final class Tree {

    /** Bound of the values of leaves and static evaluations. */
    public static final int MAX_VALUE = Score.MAX_EVALUATION;

    /** Most children of a node: moves are numbers from 1 on, and must fit the search's table. */
    public static final int MAX_WIDTH = 65_535;

    /** What a node is. */
    public enum Kind {
        /** It has children, or else its mover has no move and so has lost. */
        INNER(0),
        /** The game is over; the score is the node's value. */
        LEAF(1),
        /** The side that moves at the root has won. */
        WON(2),
        /** The side that moves at the root has lost. */
        LOST(3),
        /** The game is drawn. */
        DRAWN(4);

        private final int code;

        /** Makes a kind with the number by which keys know it. */
        Kind(int code) {
            this.code = code;
        }
    }

    private final int size;
    private final int[] parents;
    private final int[] values;
    private final Kind[] kinds;
    private final String[] labels;

    /** The children of all nodes, in order of the nodes; those of a node begin at its place in {@link #firstChild}. */
    private final int[] children;

    private final int[] firstChild;
    private final long[] keys;
    private final int depth;
    private final int leaves;

    private Tree(Builder builder) {
        size = builder.size;
        parents = Arrays.copyOf(builder.parents, size);
        values = Arrays.copyOf(builder.values, size);
        kinds = Arrays.copyOf(builder.kinds, size);
        labels = builder.labels == null ? null : Arrays.copyOf(builder.labels, size);
        depth = builder.depth;
        firstChild = new int[size + 1];
        children = new int[size - 1];
        linkChildren();
        int ends = 0;
        for (int node = 0; node < size; node++) {
            ends += childCount(node) == 0 ? 1 : 0;
        }
        leaves = ends;
        keys = keysOfContents();
    }

    /** Sorts the nodes by parent, by counting; children keep their order, since they are numbered in it. */
    private void linkChildren() {
        for (int node = 1; node < size; node++) {
            firstChild[parents[node] + 1]++;
        }
        for (int node = 0; node < size; node++) {
            firstChild[node + 1] += firstChild[node];
        }
        int[] filled = Arrays.copyOf(firstChild, size);
        for (int node = 1; node < size; node++) {
            children[filled[parents[node]]++] = node;
        }
    }

    /** Equal subtrees get equal keys, so that the search's table knows one when it meets the other. */
    private long[] keysOfContents() {
        long[] hashes = new long[size];
        for (int node = size - 1; node >= 0; node--) {
            hashes[node] = mix(hashes[node] ^ mix((long) values[node] << 8 | kinds[node].code));
            if (node > 0) {
                hashes[parents[node]] = mix(hashes[parents[node]] * 3 + hashes[node]);
            }
        }
        return hashes;
    }

    /** The finalizer of SplitMix64 (Steele, Lea and Flood 2014). */
    static long mix(long x) {
        long z = x + 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    /** Returns the number of nodes, root and leaves included. */
    public int size() {
        return size;
    }

    /** Returns the number of nodes without children. */
    public int leaves() {
        return leaves;
    }

    /** Returns the plies from the root to the deepest node. */
    public int depth() {
        return depth;
    }

    /** Returns the number of children of a node. */
    public int childCount(int node) {
        return firstChild[node + 1] - firstChild[node];
    }

    /** Returns a child of a node; {@code index} is from 0. */
    public int child(int node, int index) {
        return children[firstChild[node] + index];
    }

    /** Returns the parent of a node, -1 of the root. */
    public int parent(int node) {
        return parents[node];
    }

    /** Returns what a node is. */
    public Kind kind(int node) {
        return kinds[node];
    }

    /** Returns the value of a leaf or the static evaluation of an inner node, from the view of the root's mover. */
    public int value(int node) {
        return values[node];
    }

    /** Returns the name of a node, or null. */
    public String label(int node) {
        return labels == null ? null : labels[node];
    }

    /** Returns a hash of all that is below a node and in it, names aside; the same in every process. */
    long contentKey(int node) {
        return keys[node];
    }

    /** Puts a tree together, node by node in preorder. */
    public static final class Builder {

        private int size;
        private int[] parents = new int[64];
        private int[] values = new int[64];
        private Kind[] kinds = new Kind[64];
        private String[] labels;
        private int open = -1;
        private int openPly;
        private int depth;

        /** Makes a tree without nodes. */
        public Builder() {}

        /** Adds an inner node; what follows, up to {@link #close}, is below it. */
        public void open(String label, int staticEvaluation) {
            open = add(label, Kind.INNER, staticEvaluation);
            openPly++;
        }

        /** Ends the innermost open node. */
        public void close() {
            open = parents[open];
            openPly--;
        }

        /** Adds a node without children; {@code value} is zero except for leaves. */
        public void end(String label, Kind kind, int value) {
            add(label, kind, value);
        }

        private int add(String label, Kind kind, int value) {
            if (Math.abs(value) > MAX_VALUE) {
                throw new IllegalArgumentException("a value must lie within " + MAX_VALUE + " of zero: " + value);
            }
            if (open < 0 && size > 0) {
                throw new IllegalStateException("a tree has one root");
            }
            if (size == parents.length) {
                parents = Arrays.copyOf(parents, 2 * size);
                values = Arrays.copyOf(values, 2 * size);
                kinds = Arrays.copyOf(kinds, 2 * size);
            }
            if (label != null) {
                if (labels == null || labels.length < parents.length) {
                    labels = labels == null ? new String[parents.length] : Arrays.copyOf(labels, parents.length);
                }
                labels[size] = label;
            }
            parents[size] = open;
            values[size] = value;
            kinds[size] = kind;
            depth = Math.max(depth, openPly);
            return size++;
        }

        /** Returns the number of nodes so far. */
        public int size() {
            return size;
        }

        /** Tells whether a node is open. */
        public boolean isInside() {
            return open >= 0;
        }

        /** Returns the tree; every node must be closed. */
        public Tree build() {
            if (size == 0 || open >= 0) {
                throw new IllegalStateException("the tree is not complete");
            }
            return new Tree(this);
        }
    }
}
