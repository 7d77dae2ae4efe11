/**
 * Searches of explicit trees, compared and shown: how many nodes and leaves each search visits, and a page that replays them.
 *
 * <p>All searches run on a {@link org.royalfork.bench.trees.WatchedPosition}, which counts what they visit, whatever they are.
 * Searches by several workers take turns in virtual time, so that every number and every picture is the same each time.
 */
package org.royalfork.bench.trees;
