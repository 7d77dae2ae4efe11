package org.royalfork.engine.uci;

import java.util.List;
import org.royalfork.parallel.search.SearchLimits;

/**
 * What a {@code go} command asks for. Times are in milliseconds; a clock that was not given is
 * {@link SearchLimits#UNLIMITED}.
 *
 * @param depth greatest depth in plies
 * @param nodes greatest number of nodes, 0 for no limit
 * @param mate search for a mate in so many moves, 0 for none
 * @param moveTime time for this move
 * @param whiteTime White's clock; GUIs send negative values, too
 * @param blackTime Black's clock
 * @param whiteIncrement what White's clock gains a move
 * @param blackIncrement what Black's clock gains a move
 * @param movesToGo moves to the next time control, 0 for none
 * @param infinite whether {@code bestmove} waits for {@code stop}
 * @param ponder whether {@code bestmove} waits for {@code ponderhit} or {@code stop}
 * @param searchMoves the only moves to consider as written, empty for all
 */
public record GoParameters(
        int depth,
        long nodes,
        int mate,
        long moveTime,
        long whiteTime,
        long blackTime,
        long whiteIncrement,
        long blackIncrement,
        int movesToGo,
        boolean infinite,
        boolean ponder,
        List<String> searchMoves) {

    /**
     * A mate in n moves is looked for down to depth 4 n + this. A full-width search would need 2 n - 1 plies, but a
     * selective one sees quiet moves of the mating side later.
     */
    static final int MATE_DEPTH_MARGIN = 8;

    /**
     * Returns the limits of the search.
     *
     * <p>When only the opponent's clock was given it stands for the mover's, too.
     *
     * @param whiteToMove whose clock counts
     * @param overheadMillis time lost between engine and clock at each move
     * @param lateMillis time that passed since the command came; the mover's clock has run meanwhile
     */
    SearchLimits limits(boolean whiteToMove, long overheadMillis, long lateMillis) {
        SearchLimits limits = SearchLimits.INFINITE
                .withDepth(mate == 0 ? depth : Math.min(depth, 4 * mate + MATE_DEPTH_MARGIN))
                .withNodes(nodes)
                .withOverhead(overheadMillis)
                .withPondering(ponder);
        if (moveTime != SearchLimits.UNLIMITED) {
            limits = limits.withMoveTime(moveTime - lateMillis);
        }
        long own = whiteToMove ? whiteTime : blackTime;
        long other = whiteToMove ? blackTime : whiteTime;
        long remaining = own != SearchLimits.UNLIMITED ? own : other;
        if (remaining != SearchLimits.UNLIMITED) {
            long increment = Math.max(0, whiteToMove ? whiteIncrement : blackIncrement);
            limits = limits.withClock(remaining - lateMillis, increment, movesToGo);
        }
        return limits;
    }

    /** Tells whether nothing but {@code stop} ends the search for certain. */
    boolean isUnlimited() {
        return depth == SearchLimits.MAX_DEPTH
                && nodes == 0
                && mate == 0
                && moveTime == SearchLimits.UNLIMITED
                && whiteTime == SearchLimits.UNLIMITED
                && blackTime == SearchLimits.UNLIMITED;
    }
}
