package org.royalfork.parallel.reference;

import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;

/**
 * Textbook minimax, in its negamax form, to a fixed depth: what every full-width search must agree with. It has no
 * windows, table, ordering or pruning. Below the root it takes the {@linkplain Position#provenScore proven score} of a
 * position that has one, as every search does.
 *
 * <p><b>Threading.</b> One search at a time.
 */
public final class Minimax {

    private final long nodeLimit;
    private long nodes;

    /** Makes a search that goes on to its end. */
    public Minimax() {
        this(Long.MAX_VALUE);
    }

    /** Makes a search that gives up after so many nodes, at least 1. */
    public Minimax(long nodeLimit) {
        this.nodeLimit = nodeLimit;
    }

    /** Returns the value of {@code position} for its mover, searched {@code depth} plies deep; see {@link #isComplete}. */
    public int search(Position position, int depth) {
        nodes = 0;
        return search(position, depth, 0);
    }

    /** Returns the nodes of the last search, root and leaves included. */
    public long nodes() {
        return nodes;
    }

    /** Tells whether the last search has come to its end; if not, its value means nothing. */
    public boolean isComplete() {
        return nodes <= nodeLimit;
    }

    /**
     * Counts the nodes that a search visits, root and leaves included, without evaluating the leaves or making the moves that
     * lead to them: some ten times as fast as the search.
     *
     * @return the number, or one above {@code most} where there are more
     */
    public static long countNodes(Position position, int depth, long most) {
        return countNodes(position, depth, 0, most);
    }

    private static long countNodes(Position position, int depth, int ply, long most) {
        if (depth == 0 || (ply > 0 && isValued(position, ply))) {
            return 1;
        }
        MoveList moves = new MoveList(64);
        position.generateMoves(moves);
        if (depth == 1) {
            return 1L + moves.size();
        }
        long count = 1;
        for (int i = 0; i < moves.size() && count <= most; i++) {
            position.make(moves.move(i));
            count += countNodes(position, depth - 1, ply + 1, most - count);
            position.unmake();
        }
        return count;
    }

    /** Tells whether the game says what a position is worth, so that nothing below it is searched. */
    private static boolean isValued(Position position, int ply) {
        return position.terminalScore(ply) != Position.NOT_OVER
                || position.provenScore(-Score.INFINITY, Score.INFINITY) != Position.NOT_OVER;
    }

    private int search(Position position, int depth, int ply) {
        nodes++;
        if (nodes > nodeLimit) {
            return Score.DRAW;
        }
        if (ply > 0) {
            int terminal = position.terminalScore(ply);
            if (terminal != Position.NOT_OVER) {
                return EndOfGame.scoreAtRoot(terminal, ply);
            }
            int proven = position.provenScore(-Score.INFINITY, Score.INFINITY);
            if (proven != Position.NOT_OVER) {
                return EndOfGame.scoreAtRoot(proven, ply);
            }
        }
        if (depth == 0) {
            return Score.clampEvaluation(position.evaluate());
        }
        MoveList moves = new MoveList(64);
        position.generateMoves(moves);
        if (moves.size() == 0) {
            return EndOfGame.scoreAtRoot(position.noMovesScore(), ply);
        }
        int best = -Score.INFINITY;
        for (int i = 0; i < moves.size() && nodes <= nodeLimit; i++) {
            position.make(moves.move(i));
            best = Math.max(best, -search(position, depth - 1, ply + 1));
            position.unmake();
        }
        return best;
    }
}
