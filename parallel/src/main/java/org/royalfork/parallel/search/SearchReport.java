package org.royalfork.parallel.search;

import java.util.List;
import org.royalfork.parallel.game.Score;

/**
 * What a search found about one line at one depth.
 *
 * @param depth nominal depth in plies
 * @param selectiveDepth deepest ply reached
 * @param line which of the best moves this is, from 1
 * @param score value from the root mover's view, on the scale of {@link Score}
 * @param bound whether the score is exact or a bound
 * @param alpha lower end of the window in which the score was searched for
 * @param beta upper end of that window
 * @param nodes nodes of all workers since the search started
 * @param nanos nanoseconds since the search started
 * @param hashfullPermille share of the table that this search has filled, in permille
 * @param moves the principal variation, at least one move unless the root has none
 */
public record SearchReport(
        int depth,
        int selectiveDepth,
        int line,
        int score,
        ScoreBound bound,
        int alpha,
        int beta,
        long nodes,
        long nanos,
        int hashfullPermille,
        List<Integer> moves) {

    /** Makes a report of a score that was searched for in the full window. */
    public SearchReport(
            int depth,
            int selectiveDepth,
            int line,
            int score,
            ScoreBound bound,
            long nodes,
            long nanos,
            int hashfullPermille,
            List<Integer> moves) {
        this(
                depth,
                selectiveDepth,
                line,
                score,
                bound,
                -Score.INFINITY,
                Score.INFINITY,
                nodes,
                nanos,
                hashfullPermille,
                moves);
    }
}
