/**
 * The benchmark: positions of a game, in chess some sixty real ones, searched to a fixed depth.
 *
 * <p>It serves two ends. With all cores its nodes a second measure a machine; with one thread its node count is the
 * <i>signature</i> of the search, the same in every run, process and machine, so that a change which should not alter
 * the search can be told from one that does. Each position starts from a fresh state (empty table, no histories), so
 * every line can be reproduced alone.
 */
package org.royalfork.engine.benchmark;
