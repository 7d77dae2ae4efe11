/**
 * Explicit trees as a game: a tree written down as nested lists of leaf values ({@link org.royalfork.engine.trees.TreeText}), or
 * made by a seeded generator ({@link org.royalfork.engine.trees.TreeGenerator}). Every search can run on them, and they are
 * small enough that a person can follow it node by node.
 *
 * <p>Nodes have numbers in preorder: the root is 0, and a child's number is greater than its parent's. Values are from the view
 * of the side that moves at the root.
 */
package org.royalfork.engine.trees;
