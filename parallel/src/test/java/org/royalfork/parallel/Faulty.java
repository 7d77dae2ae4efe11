package org.royalfork.parallel;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Selectivity;

/**
 * A game whose positions fail on demand: when all of them together have made so many moves and evaluations, one of these
 * calls, or each from then on, throws. It works like the game that it wraps until it is armed.
 */
public final class Faulty implements Game {

    /** What throws; unchecked exceptions and errors alike. */
    public enum Kind {
        EXCEPTION,
        STACK_OVERFLOW,
        OUT_OF_MEMORY;

        private void fail() {
            switch (this) {
                case EXCEPTION -> throw new IllegalStateException("made to fail\nfor a test");
                case STACK_OVERFLOW -> throw new StackOverflowError();
                case OUT_OF_MEMORY -> throw new OutOfMemoryError("made to fail");
            }
        }
    }

    /** Calls after a failure at full speed. */
    public static final long PATIENCE = 10_000;

    private static final long NEVER = Long.MAX_VALUE;

    private final Game game;
    private final AtomicLong callsLeft = new AtomicLong(NEVER);
    private volatile Kind kind = Kind.EXCEPTION;
    private volatile boolean forGood;

    /** Wraps a game. */
    public Faulty(Game game) {
        this.game = game;
    }

    /**
     * Makes a call fail.
     *
     * @param call number of the call from now, from 1
     * @param andAllAfter every call from then on fails, until {@link #disarm}
     */
    public void arm(long call, Kind newKind, boolean andAllAfter) {
        kind = newKind;
        forGood = andAllAfter;
        callsLeft.set(call);
    }

    /** Works again. */
    public void disarm() {
        callsLeft.set(NEVER);
    }

    /** Returns how many calls there were after the one that failed; negative when none has failed. */
    public long callsAfterFailure() {
        return -callsLeft.get();
    }

    private void call() {
        if (callsLeft.get() == NEVER) {
            return;
        }
        long left = callsLeft.decrementAndGet();
        if (left < -PATIENCE) { // whoever goes on now does so slowly, so that the one that failed gets a processor
            LockSupport.parkNanos(1_000_000);
        }
        if (left == 0 || (forGood && left < 0)) {
            kind.fail();
        }
    }

    @Override
    public String name() {
        return game.name();
    }

    @Override
    public Position initialPosition() {
        return new FaultyPosition(game.initialPosition());
    }

    @Override
    public Position parsePosition(String text) {
        return new FaultyPosition(game.parsePosition(text));
    }

    @Override
    public String formatPosition(Position position) {
        return game.formatPosition(((FaultyPosition) position).sound);
    }

    @Override
    public String formatMove(Position position, int move) {
        return game.formatMove(((FaultyPosition) position).sound, move);
    }

    @Override
    public int parseMove(Position position, String text) {
        return game.parseMove(((FaultyPosition) position).sound, text);
    }

    @Override
    public Selectivity selectivity() {
        return game.selectivity();
    }

    private final class FaultyPosition implements Position {

        private final Position sound;

        FaultyPosition(Position sound) {
            this.sound = sound;
        }

        @Override
        public void make(int move) {
            call();
            sound.make(move);
        }

        @Override
        public int evaluate() {
            call();
            return sound.evaluate();
        }

        @Override
        public int sideToMove() {
            return sound.sideToMove();
        }

        @Override
        public long key() {
            return sound.key();
        }

        @Override
        public void generateMoves(MoveList moves) {
            sound.generateMoves(moves);
        }

        @Override
        public void generateTactical(MoveList moves) {
            sound.generateTactical(moves);
        }

        @Override
        public void generateQuiet(MoveList moves) {
            sound.generateQuiet(moves);
        }

        @Override
        public boolean isLegal(int move) {
            return sound.isLegal(move);
        }

        @Override
        public boolean isTactical(int move) {
            return sound.isTactical(move);
        }

        @Override
        public void unmake() {
            sound.unmake();
        }

        @Override
        public int terminalScore(int ply) {
            return sound.terminalScore(ply);
        }

        @Override
        public int noMovesScore() {
            return sound.noMovesScore();
        }

        @Override
        public int historyIndex(int move) {
            return sound.historyIndex(move);
        }

        @Override
        public int historySize() {
            return sound.historySize();
        }

        @Override
        public Position copy() {
            return new FaultyPosition(sound.copy());
        }

        @Override
        public void copyFrom(Position source) {
            sound.copyFrom(((FaultyPosition) source).sound);
        }
    }
}
