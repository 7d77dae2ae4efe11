package org.royalfork.parallel;

import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Selectivity;

/**
 * A game that works as another one does, while a test watches what all its positions together are asked, and may throw or
 * wait there.
 */
public final class Watched implements Game {

    /** Hears of calls before they are carried out, from any thread. */
    public interface Watcher {

        /** A move is about to be made, so many plies below the position that was first made or copied. */
        void onMake(int ply, int move);

        /** A position is about to be evaluated. */
        default void onEvaluate() {}
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
        private int ply;

        WatchedPosition(Position position) {
            this.position = position;
        }

        @Override
        public void make(int move) {
            watcher.onMake(ply, move);
            position.make(move);
            ply++;
        }

        @Override
        public void unmake() {
            position.unmake();
            ply--;
        }

        @Override
        public int evaluate() {
            watcher.onEvaluate();
            return position.evaluate();
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
        public int terminalScore(int searchPly) {
            return position.terminalScore(searchPly);
        }

        @Override
        public int noMovesScore() {
            return position.noMovesScore();
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
            return new WatchedPosition(position.copy());
        }

        @Override
        public void copyFrom(Position source) {
            position.copyFrom(((WatchedPosition) source).position);
            ply = 0;
        }
    }
}
