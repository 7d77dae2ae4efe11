package org.royalfork.parallel.reference;

import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;

/**
 * Textbook alpha-beta (Knuth and Moore 1975), fail-soft, with the moves in the order in which the game generates them, to
 * a fixed depth, without a table. It shows what the window alone saves over {@link Minimax}.
 *
 * <p><b>Threading.</b> One search at a time.
 */
public final class PlainAlphaBeta {

    private final long nodeLimit;
    private long nodes;
    private long cutOffs;

    /** Makes a search that goes on to its end. */
    public PlainAlphaBeta() {
        this(Long.MAX_VALUE);
    }

    /** Makes a search that gives up after so many nodes, at least 1. */
    public PlainAlphaBeta(long nodeLimit) {
        this.nodeLimit = nodeLimit;
    }

    /** Returns the value of {@code position} for its mover, searched {@code depth} plies deep; see {@link #isComplete}. */
    public int search(Position position, int depth) {
        nodes = 0;
        cutOffs = 0;
        return search(position, depth, 0, -Score.INFINITY, Score.INFINITY);
    }

    /** Returns the nodes of the last search, root and leaves included. */
    public long nodes() {
        return nodes;
    }

    /** Tells whether the last search has come to its end; if not, its value means nothing. */
    public boolean isComplete() {
        return nodes <= nodeLimit;
    }

    /** Returns how many nodes of the last search were refuted before all moves were searched. */
    public long cutOffs() {
        return cutOffs;
    }

    private int search(Position position, int depth, int ply, int alphaAtStart, int beta) {
        nodes++;
        if (nodes > nodeLimit) {
            return Score.DRAW;
        }
        if (ply > 0) {
            int terminal = position.terminalScore(ply);
            if (terminal != Position.NOT_OVER) {
                return EndOfGame.scoreAtRoot(terminal, ply);
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
        int alpha = alphaAtStart;
        int best = -Score.INFINITY;
        for (int i = 0; i < moves.size() && nodes <= nodeLimit; i++) {
            position.make(moves.move(i));
            int score = -search(position, depth - 1, ply + 1, -beta, -alpha);
            position.unmake();
            best = Math.max(best, score);
            alpha = Math.max(alpha, score);
            if (alpha >= beta) {
                cutOffs++;
                break;
            }
        }
        return best;
    }
}
