package org.royalfork.bench.trees;

import java.util.ArrayList;
import java.util.List;
import org.royalfork.engine.trees.Tree;
import org.royalfork.engine.trees.TreeGame;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Selectivity;

/** A tree as a game that remembers the positions which it has handed out: those of the workers of a search, in their order. */
final class WatchedGame implements Game {

    private final TreeGame game;
    private final Tree tree;
    private final WatchedPosition.Order order;
    private final boolean knownAgain;
    private final List<WatchedPosition> positions = new ArrayList<>();

    WatchedGame(Tree tree, WatchedPosition.Order order, boolean knownAgain) {
        this.tree = tree;
        this.order = order;
        this.knownAgain = knownAgain;
        game = new TreeGame(tree);
    }

    /** Returns all positions that {@link #initialPosition} has returned. */
    List<WatchedPosition> positions() {
        return positions;
    }

    @Override
    public String name() {
        return game.name();
    }

    @Override
    public WatchedPosition initialPosition() {
        WatchedPosition position = new WatchedPosition(tree, order, knownAgain);
        positions.add(position);
        return position;
    }

    @Override
    public Position parsePosition(String text) {
        throw new UnsupportedOperationException("the tree is given");
    }

    @Override
    public String formatPosition(Position position) {
        return "node " + ((WatchedPosition) position).node();
    }

    @Override
    public String formatMove(Position position, int move) {
        return Integer.toString(move);
    }

    @Override
    public int parseMove(Position position, String text) {
        throw new UnsupportedOperationException("the tree is given");
    }

    @Override
    public Selectivity selectivity() {
        return Selectivity.FULL_WIDTH;
    }
}
