package org.royalfork.engine.play;

import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.service.Level;

/**
 * How a person plays against the engine.
 *
 * @param personIsFirst whether the person has the moves of the side that begins
 * @param personIsSecond whether the person has the moves of the other side
 * @param limits what the engine may spend on a move
 */
public record PlaySettings(boolean personIsFirst, boolean personIsSecond, SearchLimits limits) {

    /**
     * Returns the limits of a {@link Level}.
     *
     * @throws IllegalArgumentException unless it is from 1 to {@link Level#MAX}
     */
    public static SearchLimits limitsOfLevel(int level) {
        return new Level(level).limits();
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
