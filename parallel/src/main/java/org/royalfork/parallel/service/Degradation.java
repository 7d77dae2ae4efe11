package org.royalfork.parallel.service;

import org.royalfork.parallel.search.SearchLimits;

/**
 * By how much a host that is short of processor time wants less of the search, whatever the plans say.
 *
 * @param maxThreads greatest number of search threads, at least 1
 * @param maxDepth greatest nominal depth in plies, from 1 to {@link SearchLimits#MAX_DEPTH}
 */
public record Degradation(int maxThreads, int maxDepth) {

    /** Everything that options and plans ask for. */
    public static final Degradation NONE = new Degradation(Integer.MAX_VALUE, SearchLimits.MAX_DEPTH);

    /** Checks the ranges. */
    public Degradation {
        if (maxThreads < 1) {
            throw new IllegalArgumentException("maxThreads must be at least 1: " + maxThreads);
        }
        if (maxDepth < 1 || maxDepth > SearchLimits.MAX_DEPTH) {
            throw new IllegalArgumentException(
                    "maxDepth must be from 1 to " + SearchLimits.MAX_DEPTH + ": " + maxDepth);
        }
    }
}
