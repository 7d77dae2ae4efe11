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

    private long nodes;

    /** Returns the value of {@code position} for its mover, searched {@code depth} plies deep. */
    public int search(Position position, int depth) {
        nodes = 0;
        return search(position, depth, 0);
    }

    /** Returns the nodes of the last search, root and leaves included. */
    public long nodes() {
        return nodes;
    }

    private int search(Position position, int depth, int ply) {
        nodes++;
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
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.move(i));
            best = Math.max(best, -search(position, depth - 1, ply + 1));
            position.unmake();
        }
        return best;
    }
}
