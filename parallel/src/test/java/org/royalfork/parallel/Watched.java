package org.royalfork.parallel;

import java.util.concurrent.atomic.AtomicBoolean;
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
        return game.formatPosition(((WatchedPosition) position).position);
    }

    @Override
    public String formatMove(Position position, int move) {
        return game.formatMove(((WatchedPosition) position).position, move);
    }

    @Override
    public int parseMove(Position position, String text) {
        return game.parseMove(((WatchedPosition) position).position, text);
    }

    @Override
    public Selectivity selectivity() {
        return game.selectivity();
    }

    private final class WatchedPosition implements Position {

        private final Position position;
        private final AtomicBoolean inUse = new AtomicBoolean();
        private int ply;

        WatchedPosition(Position position) {
            this.position = position;
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
                position.make(move);
                ply++;
            } finally {
                inUse.set(false);
            }
        }

        @Override
        public void unmake() {
            watcher.onOther();
            position.unmake();
            ply--;
        }

        @Override
        public void makeNull() {
            position.makeNull();
            ply++;
        }

        @Override
        public void unmakeNull() {
            position.unmakeNull();
            ply--;
        }

        @Override
        public boolean allowsNullMove() {
            return position.allowsNullMove();
        }

        @Override
        public int evaluate() {
            enter();
            try {
                watcher.onEvaluate();
                return position.evaluate();
            } finally {
                inUse.set(false);
            }
        }

        @Override
        public int provenScore(int alpha, int beta) {
            return position.provenScore(alpha, beta);
        }

        @Override
        public int quietValue(int move) {
            return position.quietValue(move);
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
            watcher.onOther();
            position.generateMoves(moves);
        }

        @Override
        public void generateTactical(MoveList moves) {
            watcher.onOther();
            position.generateTactical(moves);
        }

        @Override
        public void generateQuiet(MoveList moves) {
            watcher.onOther();
            position.generateQuiet(moves);
        }

        @Override
        public boolean isLegal(int move) {
            watcher.onOther();
            return position.isLegal(move);
        }

        @Override
        public boolean isTactical(int move) {
            return position.isTactical(move);
        }

        @Override
        public int terminalScore(int searchPly) {
            return position.terminalScore(searchPly);
        }

        @Override
        public int noMovesScore() {
            return position.noMovesScore();
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
        public int materialGain(int move) {
            return position.materialGain(move);
        }

        @Override
        public boolean exchangeAtLeast(int move, int threshold) {
            return position.exchangeAtLeast(move, threshold);
        }

        @Override
        public long structureKey() {
            return position.structureKey();
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
        public Position copy() {
            watcher.onOther();
            return new WatchedPosition(position.copy());
        }

        @Override
        public void copyFrom(Position source) {
            watcher.onOther();
            position.copyFrom(((WatchedPosition) source).position);
            ply = 0;
        }
    }
}
