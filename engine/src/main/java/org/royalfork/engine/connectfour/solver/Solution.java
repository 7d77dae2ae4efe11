package org.royalfork.engine.connectfour.solver;

import org.royalfork.engine.connectfour.Cells;
import org.royalfork.parallel.game.Score;

/**
 * The value of a position against best play of both sides.
 *
 * @param stones 0 when the game is drawn; k when the mover wins with its k-th last stone, of the 21 that each side has; -k when
 *     the opponent does (Pons's scores: the sooner, the farther from 0)
 * @param nodes nodes of all workers
 * @param nanos nanoseconds
 */
public record Solution(int stones, long nodes, long nanos) {

    private static final int STONES_OF_A_SIDE = Cells.COUNT / 2;

    /** Returns the plies until the game is won or lost, or the board is full, of a position after so many plies. */
    public int pliesToEnd(int plies) {
        if (stones == 0) {
            return Cells.COUNT - plies;
        }
        int winnersStones = STONES_OF_A_SIDE + 1 - Math.abs(stones);
        return stones > 0 ? 2 * (winnersStones - plies / 2) - 1 : 2 * (winnersStones - (plies + 1) / 2);
    }

    /** Returns the value on the scale of {@link Score}, of a position after so many plies. */
    public int score(int plies) {
        return stones == 0 ? Score.DRAW : stones > 0 ? Score.winIn(pliesToEnd(plies)) : Score.lossIn(pliesToEnd(plies));
    }
}
