/**
 * How nodes are shared between workers: split points, and their tokens on a ForkJoinPool.
 *
 * <p>Start at {@link org.royalfork.parallel.split.ForkJoinSplitter}. The life of a shared node is drawn at
 * {@code SplitPoint}, the argument why no task is lost is at {@code ForkJoinSplitter} and {@code Token}.
 */
package org.royalfork.parallel.split;
