package org.royalfork.parallel.reference;

import org.royalfork.parallel.game.Score;

/** Scores of finished games, for searches that may be deeper than {@link Score#MAX_PLY}. */
final class EndOfGame {

    private EndOfGame() {}

    /**
     * Makes a score of a finished game one that is counted from the root. Games that end below {@link Score#MAX_PLY} count as
     * if they ended there: still won or lost, but none nearer than another.
     */
    static int scoreAtRoot(int score, int ply) {
        return Score.toRoot(score, Math.min(ply, Score.MAX_PLY));
    }
}
