package org.royalfork.parallel.game;

import java.util.function.BooleanSupplier;

/**
 * A position that works as another one does, for classes that change or watch a part of it. All methods of {@link Position} are
 * passed on, those that have a default as well, but for {@link #copy} and {@link #copyFrom}.
 *
 * <p><b>Threading.</b> Belongs to one thread, like every position.
 *
 * @param <P> the other position's class
 */
public abstract class ForwardingPosition<P extends Position> implements Position {

    private final P position;

    /** Makes a position of another one, which from now on belongs to this one. */
    protected ForwardingPosition(P position) {
        this.position = position;
    }

    /** Returns the other position. */
    public final P inner() {
        return position;
    }

    @Override
    public int sideToMove() {
        return position.sideToMove();
    }

    @Override
    public long key() {
        return position.key();
    }

    @Override
    public void generateMoves(MoveList moves) {
        position.generateMoves(moves);
    }

    @Override
    public void generateTactical(MoveList moves) {
        position.generateTactical(moves);
    }

    @Override
    public void generateQuiet(MoveList moves) {
        position.generateQuiet(moves);
    }

    @Override
    public boolean isLegal(int move) {
        return position.isLegal(move);
    }

    @Override
    public boolean isTactical(int move) {
        return position.isTactical(move);
    }

    @Override
    public void make(int move) {
        position.make(move);
    }

    @Override
    public void unmake() {
        position.unmake();
    }

    @Override
    public void makeNull() {
        position.makeNull();
    }

    @Override
    public void unmakeNull() {
        position.unmakeNull();
    }

    @Override
    public boolean allowsNullMove() {
        return position.allowsNullMove();
    }

    @Override
    public int terminalScore(int ply) {
        return position.terminalScore(ply);
    }

    @Override
    public int provenScore(int alpha, int beta) {
        return position.provenScore(alpha, beta);
    }

    @Override
    public int forcedWin(int depth, BooleanSupplier givenUp) {
        return position.forcedWin(depth, givenUp);
    }

    @Override
    public int forcedWinMove() {
        return position.forcedWinMove();
    }

    @Override
    public int noMovesScore() {
        return position.noMovesScore();
    }

    @Override
    public int evaluate() {
        return position.evaluate();
    }

    @Override
    public boolean isForced() {
        return position.isForced();
    }

    @Override
    public boolean givesForce(int move) {
        return position.givesForce(move);
    }

    @Override
    public int tacticalValue(int move) {
        return position.tacticalValue(move);
    }

    @Override
    public int quietValue(int move) {
        return position.quietValue(move);
    }

    @Override
    public int materialGain(int move) {
        return position.materialGain(move);
    }

    @Override
    public boolean exchangeAtLeast(int move, int threshold) {
        return position.exchangeAtLeast(move, threshold);
    }

    @Override
    public int historyIndex(int move) {
        return position.historyIndex(move);
    }

    @Override
    public int historySize() {
        return position.historySize();
    }

    @Override
    public long structureKey() {
        return position.structureKey();
    }
}
