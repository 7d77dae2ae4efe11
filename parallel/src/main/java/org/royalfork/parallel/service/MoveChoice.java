package org.royalfork.parallel.service;

import java.util.List;
import java.util.SplittableRandom;
import org.royalfork.parallel.game.HashKeys;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.search.SearchReport;

/**
 * How a move is chosen among the best ones, so that a program does not play the same game each time, or plays weaker. Seed and
 * position alone decide: the same search of the same position chooses the same move. A won or lost game is not played with.
 *
 * @param lines how many of the best moves are searched with a score each, at least 1; each costs about as much as the first
 * @param margin by how much the score of a near-best move may be less than the best, in hundredths of the game's {@link
 *     org.royalfork.parallel.game.Selectivity#unit unit}: centipawns in chess
 * @param chancePercent how often another than the best is looked for, from 0 to 100
 * @param seed picks one of many such choices
 */
public record MoveChoice(int lines, int margin, int chancePercent, long seed) {

    /** Always the best move. */
    public static final MoveChoice BEST = new MoveChoice(1, 0, 0, 0);

    /** Checks the ranges. */
    public MoveChoice {
        if (lines < 1) {
            throw new IllegalArgumentException("lines must be at least 1: " + lines);
        }
        if (margin < 0 || margin > Score.MAX_EVALUATION) {
            throw new IllegalArgumentException("margin must be from 0 to " + Score.MAX_EVALUATION + ": " + margin);
        }
        if (chancePercent < 0 || chancePercent > 100) {
            throw new IllegalArgumentException("chancePercent must be from 0 to 100: " + chancePercent);
        }
    }

    /**
     * Returns the index of the chosen one.
     *
     * @param best the best moves of one depth, the best first, at least one
     * @param unit the game's unit of scores
     * @param key key of the position
     */
    int choose(List<SearchReport> best, int unit, long key) {
        SplittableRandom random = new SplittableRandom(HashKeys.mix(seed) ^ key);
        int most = best.getFirst().score();
        if (random.nextInt(100) >= chancePercent || Score.isDecided(most)) {
            return 0;
        }
        int least = most - margin * unit / 100;
        int near = 1;
        while (near < best.size() && best.get(near).score() >= least) {
            near++;
        }
        return near == 1 ? 0 : 1 + random.nextInt(near - 1);
    }
}
