package org.royalfork.parallel.search;

import java.util.List;

/**
 * What a search ended with.
 *
 * @param move best move, or {@link org.royalfork.parallel.game.Position#NO_MOVE} when the root has no legal move
 * @param ponderMove expected reply, or {@code NO_MOVE}
 * @param score value of the last complete iteration, or of the best move found since
 * @param depth last complete nominal depth in plies
 * @param selectiveDepth deepest ply reached
 * @param nodes nodes of all workers
 * @param nanos nanoseconds from start to end
 * @param moves the principal variation
 * @param failure one line that says why a worker failed, or null
 */
public record SearchResult(
        int move,
        int ponderMove,
        int score,
        int depth,
        int selectiveDepth,
        long nodes,
        long nanos,
        List<Integer> moves,
        String failure) {

    /** Returns this result with the totals of all workers. */
    public SearchResult withTotals(long allNodes, long allNanos, String anyFailure) {
        return new SearchResult(move, ponderMove, score, depth, selectiveDepth, allNodes, allNanos, moves, anyFailure);
    }
}
