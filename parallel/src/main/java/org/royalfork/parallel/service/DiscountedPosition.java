package org.royalfork.parallel.service;

import org.royalfork.parallel.game.HashKeys;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;

/**
 * A position of a {@link DiscountedGame}: another one's, and the plies since the root.
 *
 * <p><b>Threading.</b> Belongs to one thread, like every position.
 */
final class DiscountedPosition implements Position {

    private final Position inner;
    private final Discount discount;
    private int plies;

    DiscountedPosition(Position inner, Discount discount) {
        this.inner = inner;
        this.discount = discount;
    }

    Position inner() {
        return inner;
    }

    @Override
    public int evaluate() {
        return discount.apply(inner.evaluate(), plies);
    }

    @Override
    public int terminalScore(int ply) {
        return discounted(inner.terminalScore(ply));
    }

    @Override
    public int noMovesScore() {
        return discounted(inner.noMovesScore());
    }

    @Override
    public int provenScore(int alpha, int beta) {
        return discounted(inner.provenScore(discount.lowerBoundOf(alpha, plies), discount.upperBoundOf(beta, plies)));
    }

    private int discounted(int score) {
        return score == NOT_OVER ? NOT_OVER : discount.apply(score, plies);
    }

    @Override
    public long key() {
        return inner.key() ^ HashKeys.mix(plies);
    }

    @Override
    public void make(int move) {
        inner.make(move);
        plies++;
    }

    @Override
    public void unmake() {
        inner.unmake();
        plies--;
    }

    @Override
    public void makeNull() {
        inner.makeNull();
        plies++;
    }

    @Override
    public void unmakeNull() {
        inner.unmakeNull();
        plies--;
    }

    @Override
    public Position copy() {
        DiscountedPosition copy = new DiscountedPosition(inner.copy(), discount);
        copy.plies = plies;
        return copy;
    }

    @Override
    public void copyFrom(Position source) {
        DiscountedPosition other = (DiscountedPosition) source;
        inner.copyFrom(other.inner);
        plies = other.plies;
    }

    @Override
    public int sideToMove() {
        return inner.sideToMove();
    }

    @Override
    public void generateMoves(MoveList moves) {
        inner.generateMoves(moves);
    }

    @Override
    public void generateTactical(MoveList moves) {
        inner.generateTactical(moves);
    }

    @Override
    public void generateQuiet(MoveList moves) {
        inner.generateQuiet(moves);
    }

    @Override
    public boolean isLegal(int move) {
        return inner.isLegal(move);
    }

    @Override
    public boolean isTactical(int move) {
        return inner.isTactical(move);
    }

    @Override
    public boolean allowsNullMove() {
        return inner.allowsNullMove();
    }

    @Override
    public boolean isForced() {
        return inner.isForced();
    }

    @Override
    public boolean givesForce(int move) {
        return inner.givesForce(move);
    }

    @Override
    public int tacticalValue(int move) {
        return inner.tacticalValue(move);
    }

    @Override
    public int quietValue(int move) {
        return inner.quietValue(move);
    }

    @Override
    public int materialGain(int move) {
        return inner.materialGain(move);
    }

    @Override
    public boolean exchangeAtLeast(int move, int threshold) {
        return inner.exchangeAtLeast(move, threshold);
    }

    @Override
    public int historyIndex(int move) {
        return inner.historyIndex(move);
    }

    @Override
    public int historySize() {
        return inner.historySize();
    }

    @Override
    public long structureKey() {
        return inner.structureKey();
    }
}
