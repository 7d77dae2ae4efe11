/**
 * What each part of the search buys: the ladder from plain minimax to the whole search, and each technique left out alone.
 *
 * <p>All searches here are sequential and start from cleared memory, so that their nodes are the same on every machine.
 */
package org.royalfork.bench.ladder;
