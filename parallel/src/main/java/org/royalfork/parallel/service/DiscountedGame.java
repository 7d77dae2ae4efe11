package org.royalfork.parallel.service;

import java.util.List;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Selectivity;

/**
 * A game that works as another one does, but in which what is reached late counts less: a leaf n plies below the root is worth
 * its score times the n-th power of a factor. Wins and losses, which tell their distance by themselves, stay as they are.
 *
 * <p>The value of a position so depends on its ply, and so does its key: in the table of one search the same position at
 * different plies is two. That is exact, but what an earlier search has stored is of no use to the next one.
 *
 * <p><b>Threading.</b> Immutable, like every game.
 */
public final class DiscountedGame implements Game {

    private final Game game;
    private final Discount discount;

    /**
     * Makes a game of another one.
     *
     * @param factor above 0, at most 1
     */
    public DiscountedGame(Game game, double factor) {
        this.game = game;
        discount = new Discount(factor);
    }

    /** Returns a copy of a position of the other game, as the root of a search. */
    public Position rootOf(Position position) {
        return new DiscountedPosition(position.copy(), discount);
    }

    private static Position inner(Position position) {
        return ((DiscountedPosition) position).inner();
    }

    @Override
    public String name() {
        return game.name();
    }

    @Override
    public Position initialPosition() {
        return rootOf(game.initialPosition());
    }

    @Override
    public Position parsePosition(String text) {
        return rootOf(game.parsePosition(text));
    }

    @Override
    public String formatPosition(Position position) {
        return game.formatPosition(inner(position));
    }

    @Override
    public String formatMove(Position position, int move) {
        return game.formatMove(inner(position), move);
    }

    @Override
    public int parseMove(Position position, String text) {
        return game.parseMove(inner(position), text);
    }

    @Override
    public Selectivity selectivity() {
        return game.selectivity();
    }

    @Override
    public Selectivity timedSelectivity() {
        return game.timedSelectivity();
    }

    @Override
    public String sideName(int side) {
        return game.sideName(side);
    }

    @Override
    public String draw(Position position) {
        return game.draw(inner(position));
    }

    @Override
    public List<String> benchmarkPositions() {
        return game.benchmarkPositions();
    }

    @Override
    public int benchmarkDepth() {
        return game.benchmarkDepth();
    }
}
