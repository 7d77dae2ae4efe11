/**
 * The one alpha-beta search of all games and strategies.
 *
 * <p>Start at {@link org.royalfork.parallel.search.IterativeDeepening}, which runs a search, then
 * {@code AlphaBeta.search}, whose numbered steps are a node, and {@code MoveLoop}, which searches its moves. What belongs to
 * one thread is a {@link org.royalfork.parallel.search.Worker}, what all threads of a search share is a
 * {@link org.royalfork.parallel.search.SearchJob}. How nodes are shared between workers is behind
 * {@link org.royalfork.parallel.search.Splitter}.
 */
package org.royalfork.parallel.search;
