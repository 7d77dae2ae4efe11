package org.royalfork.parallel;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.royalfork.parallel.game.ForwardingPosition;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Selectivity;

/**
 * A game that works as another one does, while a test watches what all its positions together are asked, and may throw or
 * wait there. A position that two threads make moves in or evaluate at once throws {@link IllegalStateException}.
 */
public final class Watched implements Game {

    /** Hears of calls before they are carried out, from any thread. */
    public interface Watcher {

        /** A move is about to be made, so many plies below the position that was first made or copied. */
        void onMake(int ply, int move);

        /** A position is about to be evaluated. */
        default void onEvaluate() {}

        /** Wins by force are about to be looked for; one may ask whether the search is being given up. */
        default void onForcedWin(BooleanSupplier givenUp) {}

        /** Something else that costs time is about to be done: moves generated or taken back, a move tested, a root copied. */
        default void onOther() {}
    }

    private final Game game;
    private final Watcher watcher;

    /** Wraps a game. */
    public Watched(Game game, Watcher watcher) {
        this.game = game;
        this.watcher = watcher;
    }

    @Override
    public String name() {
        return game.name();
    }

    @Override
    public Position initialPosition() {
        return new WatchedPosition(game.initialPosition());
    }

    @Override
    public Position parsePosition(String text) {
        return new WatchedPosition(game.parsePosition(text));
    }

    @Override
    public String formatPosition(Position position) {
        return game.formatPosition(((WatchedPosition) position).inner());
    }

    @Override
    public String formatMove(Position position, int move) {
        return game.formatMove(((WatchedPosition) position).inner(), move);
    }

    @Override
    public int parseMove(Position position, String text) {
        return game.parseMove(((WatchedPosition) position).inner(), text);
    }

    @Override
    public Selectivity selectivity() {
        return game.selectivity();
    }

    @Override
    public Selectivity timedSelectivity() {
        return game.timedSelectivity();
    }

    private final class WatchedPosition extends ForwardingPosition<Position> {

        private final AtomicBoolean inUse = new AtomicBoolean();
        private int ply;

        WatchedPosition(Position position) {
            super(position);
        }

        private void enter() {
            if (!inUse.compareAndSet(false, true)) {
                throw new IllegalStateException("a position is used by two threads at once");
            }
        }

        @Override
        public void make(int move) {
            enter();
            try {
                watcher.onMake(ply, move);
                super.make(move);
                ply++;
            } finally {
                inUse.set(false);
            }
        }

        @Override
        public void unmake() {
            watcher.onOther();
            super.unmake();
            ply--;
        }

        @Override
        public void makeNull() {
            super.makeNull();
            ply++;
        }

        @Override
        public void unmakeNull() {
            super.unmakeNull();
            ply--;
        }

        @Override
        public int evaluate() {
            enter();
            try {
                watcher.onEvaluate();
                return super.evaluate();
            } finally {
                inUse.set(false);
            }
        }

        @Override
        public int forcedWin(int depth, BooleanSupplier givenUp) {
            watcher.onForcedWin(givenUp);
            return super.forcedWin(depth, givenUp);
        }

        @Override
        public void generateMoves(MoveList moves) {
            watcher.onOther();
            super.generateMoves(moves);
        }

        @Override
        public void generateTactical(MoveList moves) {
            watcher.onOther();
            super.generateTactical(moves);
        }

        @Override
        public void generateQuiet(MoveList moves) {
            watcher.onOther();
            super.generateQuiet(moves);
        }

        @Override
        public boolean isLegal(int move) {
            watcher.onOther();
            return super.isLegal(move);
        }

        @Override
        public Position copy() {
            watcher.onOther();
            return new WatchedPosition(inner().copy());
        }

        @Override
        public void copyFrom(Position source) {
            watcher.onOther();
            inner().copyFrom(((WatchedPosition) source).inner());
            ply = 0;
        }
    }
}
