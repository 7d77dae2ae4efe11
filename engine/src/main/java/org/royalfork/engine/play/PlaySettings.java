package org.royalfork.engine.play;

import org.royalfork.parallel.search.SearchLimits;

/**
 * How a person plays against the engine.
 *
 * @param personIsFirst whether the person has the moves of the side that begins
 * @param personIsSecond whether the person has the moves of the other side
 * @param limits what the engine may spend on a move
 */
public record PlaySettings(boolean personIsFirst, boolean personIsSecond, SearchLimits limits) {

    /** The weakest level is 1, this is the strongest. */
    public static final int MAX_LEVEL = 10;

    private static final long NODES_OF_LEVEL_1 = 100;

    /**
     * Returns the limits of a level: 100 nodes a move at level 1, three times as many at each further one.
     *
     * @throws IllegalArgumentException unless it is from 1 to {@link #MAX_LEVEL}
     */
    public static SearchLimits limitsOfLevel(int level) {
        if (level < 1 || level > MAX_LEVEL) {
            throw new IllegalArgumentException("level must be from 1 to " + MAX_LEVEL + ", not " + level);
        }
        long nodes = NODES_OF_LEVEL_1;
        for (int i = 1; i < level; i++) {
            nodes *= 3;
        }
        return SearchLimits.ofNodes(nodes);
    }

    /**
     * Returns the limits of a time a move.
     *
     * @throws IllegalArgumentException unless it is from 1 ms to a day
     */
    public static SearchLimits limitsOfTime(long millis) {
        if (millis < 1 || millis > 86_400_000) {
            throw new IllegalArgumentException("milliseconds must be from 1 to 86400000, not " + millis);
        }
        return SearchLimits.ofMoveTime(millis);
    }

    /** Returns these settings with other limits. */
    PlaySettings withLimits(SearchLimits newLimits) {
        return new PlaySettings(personIsFirst, personIsSecond, newLimits);
    }
}
