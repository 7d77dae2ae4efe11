/**
 * The exact value of positions of connect-four: a search of its own, without depths or evaluations, on the shared table.
 *
 * <p>The general search can do it too, at full width to the last stone, but deepens step by step and searches each step
 * anew. This one asks only whether a position is worth more than a given value, with null windows, and its moves come in the
 * order that suits the game (after Pascal Pons's "Solving Connect 4", 2015-2019). Two things make the tree smaller: strategies that only
 * answer give bounds without search (Allis 1988), and the key leaves out the colour of stones that can no longer be part of a
 * line (the idea is that of Christophe Steininger's solver c4).
 */
package org.royalfork.engine.connectfour.solver;
