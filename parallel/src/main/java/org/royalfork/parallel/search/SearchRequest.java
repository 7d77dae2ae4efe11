package org.royalfork.parallel.search;

import java.util.List;
import org.royalfork.parallel.game.Position;

/**
 * What to search.
 *
 * @param position the root with its game history; copied before the search starts, so the caller may change it afterwards
 * @param limits when to end
 * @param lines how many best moves to search with a score and line each (MultiPV), at least 1; cut to the number of moves
 * @param rootMoves the only root moves to consider; illegal ones are ignored, and when none is left all are considered
 */
public record SearchRequest(Position position, SearchLimits limits, int lines, List<Integer> rootMoves) {

    /** Copies the list and checks the ranges. */
    public SearchRequest {
        rootMoves = List.copyOf(rootMoves);
        if (lines < 1) {
            throw new IllegalArgumentException("lines must be at least 1: " + lines);
        }
    }

    /** Asks for the one best move of all. */
    public SearchRequest(Position position, SearchLimits limits) {
        this(position, limits, 1, List.of());
    }
}
