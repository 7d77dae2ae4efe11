/**
 * The transposition table beside other designs, and beside the limit that the memory sets: see
 * {@link org.royalfork.bench.contest.Contest}.
 *
 * <p>Run by {@code scripts/lab table}. The designs that lose stay here, so that the comparison can be repeated on any
 * machine and JDK.
 */
package org.royalfork.bench.contest;
