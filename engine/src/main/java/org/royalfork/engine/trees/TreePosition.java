package org.royalfork.engine.trees;

import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;

/**
 * A node of a {@link Tree} as a position. The moves are the numbers of the children, from 1, in the tree's order. Leaves are
 * finished games, whatever their value; equal subtrees are equal positions.
 */
public final class TreePosition implements Position {

    /** Moves beyond this share an index in history tables. */
    private static final int HISTORY_SIZE = 64;

    private static final long OTHER_SIDE = Tree.mix(1);

    private Tree tree;
    private int node;
    private int plies;

    /** Makes the root of a tree. */
    public TreePosition(Tree tree) {
        this.tree = tree;
    }

    /** Returns the tree. */
    public Tree tree() {
        return tree;
    }

    /** Returns the number of the node. */
    public int node() {
        return node;
    }

    private int forMover(int value) {
        return sideToMove() == 0 ? value : -value;
    }

    @Override
    public int sideToMove() {
        return plies & 1;
    }

    @Override
    public long key() {
        return sideToMove() == 0 ? tree.contentKey(node) : tree.contentKey(node) ^ OTHER_SIDE;
    }

    @Override
    public void generateMoves(MoveList moves) {
        int count = tree.childCount(node);
        for (int move = 1; move <= count; move++) {
            moves.add(move);
        }
    }

    @Override
    public boolean isLegal(int move) {
        return move >= 1 && move <= tree.childCount(node);
    }

    @Override
    public void make(int move) {
        node = tree.child(node, move - 1);
        plies++;
    }

    @Override
    public void unmake() {
        node = tree.parent(node);
        plies--;
    }

    @Override
    public int terminalScore(int ply) {
        return switch (tree.kind(node)) {
            case INNER -> NOT_OVER;
            case LEAF -> forMover(tree.value(node));
            case WON -> forMover(Score.WIN);
            case LOST -> forMover(Score.LOST_NOW);
            case DRAWN -> Score.DRAW;
        };
    }

    /** A game that is over has no moves either: so it is at the root, where the search does not ask for its end. */
    @Override
    public int noMovesScore() {
        int score = terminalScore(0);
        return score == NOT_OVER ? Score.LOST_NOW : score;
    }

    @Override
    public int evaluate() {
        return forMover(tree.value(node));
    }

    @Override
    public int historyIndex(int move) {
        return Math.min(move, HISTORY_SIZE - 1);
    }

    @Override
    public int historySize() {
        return HISTORY_SIZE;
    }

    @Override
    public TreePosition copy() {
        TreePosition copy = new TreePosition(tree);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(Position source) {
        TreePosition other = (TreePosition) source;
        tree = other.tree;
        node = other.node;
        plies = other.plies;
    }
}
