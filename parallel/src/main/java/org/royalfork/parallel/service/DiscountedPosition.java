package org.royalfork.parallel.service;

import java.util.function.BooleanSupplier;
import org.royalfork.parallel.game.ForwardingPosition;
import org.royalfork.parallel.game.HashKeys;
import org.royalfork.parallel.game.Position;

/**
 * A position of a {@link DiscountedGame}: another one's, and the plies since the root.
 *
 * <p><b>Threading.</b> Belongs to one thread, like every position.
 */
final class DiscountedPosition extends ForwardingPosition<Position> {

    private final Discount discount;
    private int plies;

    DiscountedPosition(Position inner, Discount discount) {
        super(inner);
        this.discount = discount;
    }

    @Override
    public int evaluate() {
        return discount.apply(super.evaluate(), plies);
    }

    @Override
    public int terminalScore(int ply) {
        return discounted(super.terminalScore(ply));
    }

    @Override
    public int noMovesScore() {
        return discounted(super.noMovesScore());
    }

    @Override
    public int provenScore(int alpha, int beta) {
        return discounted(super.provenScore(discount.lowerBoundOf(alpha, plies), discount.upperBoundOf(beta, plies)));
    }

    @Override
    public int forcedWin(int depth, BooleanSupplier givenUp) {
        return discounted(super.forcedWin(depth, givenUp));
    }

    private int discounted(int score) {
        return score == NOT_OVER ? NOT_OVER : discount.apply(score, plies);
    }

    @Override
    public long key() {
        return super.key() ^ HashKeys.mix(plies);
    }

    @Override
    public void make(int move) {
        super.make(move);
        plies++;
    }

    @Override
    public void unmake() {
        super.unmake();
        plies--;
    }

    @Override
    public void makeNull() {
        super.makeNull();
        plies++;
    }

    @Override
    public void unmakeNull() {
        super.unmakeNull();
        plies--;
    }

    @Override
    public Position copy() {
        DiscountedPosition copy = new DiscountedPosition(inner().copy(), discount);
        copy.plies = plies;
        return copy;
    }

    @Override
    public void copyFrom(Position source) {
        DiscountedPosition other = (DiscountedPosition) source;
        inner().copyFrom(other.inner());
        plies = other.plies;
    }
}
