package org.royalfork.parallel.search;

import org.royalfork.parallel.game.Position;
import org.royalfork.tt.TranspositionTable;

/**
 * Chooses through what each worker reaches the shared table: itself, unless an experiment observes or disturbs the look-ups
 * of each worker.
 */
@FunctionalInterface
public interface TableViews {

    /** The table itself for every worker. */
    TableViews NONE = (table, worker, position) -> table;

    /**
     * Returns a worker's way to the table for one search. Called before the search begins, one worker after the other.
     *
     * @param worker number of the worker, from 0
     * @param position the worker's own position; whenever the worker looks up or stores a key, it is at the position of that key
     */
    TranspositionTable view(TranspositionTable table, int worker, Position position);
}
