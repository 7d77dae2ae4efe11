/**
 * How nodes are shared between workers: split points, and their tokens on a ForkJoinPool or in virtual time.
 *
 * <p>Start at {@link org.royalfork.parallel.split.ForkJoinSplitter}. The life of a shared node is drawn at
 * {@code SplitPoint}, the argument why no task is lost is at {@code ForkJoinSplitter} and {@code Token}. The same search with
 * workers that take turns, so that it can be repeated, begins at {@link org.royalfork.parallel.split.Determinism}.
 */
package org.royalfork.parallel.split;
