package org.royalfork.parallel.service;

import java.util.List;

/**
 * What a search has found so far, or in the end.
 *
 * @param generation number of the search, from 1, one more for each search of a service
 * @param move the best move, or the one chosen among near-best moves; {@link org.royalfork.parallel.game.Position#NO_MOVE} only
 *     when the position has no legal move
 * @param score its value from the mover's view, on the scale of {@link org.royalfork.parallel.game.Score}
 * @param depth complete nominal depth in plies; 0 while the move is just any legal one
 * @param nodes nodes of all workers since the search began
 * @param nanos nanoseconds since the search was asked for
 * @param line the expected moves, {@code move} first
 * @param failure one line that says why the search ended early with the best so far (the game's own code threw), or null
 */
public record Finding(
        long generation, int move, int score, int depth, long nodes, long nanos, List<Integer> line, String failure) {

    /** Returns the same with a reason why the search ended early. */
    Finding failed(String why) {
        return new Finding(generation, move, score, depth, nodes, nanos, line, why);
    }

    /** Returns the same move with the totals at the end of the search. */
    Finding withTotals(long allNodes, long allNanos, String anyFailure) {
        return new Finding(generation, move, score, depth, allNodes, allNanos, line, anyFailure);
    }
}
