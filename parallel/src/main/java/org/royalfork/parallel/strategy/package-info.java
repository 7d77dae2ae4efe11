/**
 * What a user picks: a {@link org.royalfork.parallel.strategy.Strategy} by which a
 * {@link org.royalfork.parallel.strategy.Searcher} spreads a search over its workers.
 */
package org.royalfork.parallel.strategy;
