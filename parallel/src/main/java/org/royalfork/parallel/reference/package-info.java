/**
 * Textbook searches without any refinement: oracles for tests, and the first steps of a reader who wants to see what each
 * refinement buys; and {@link org.royalfork.parallel.reference.ResumableAlphaBeta}, which does without recursion and so can be
 * stopped, saved and resumed.
 */
package org.royalfork.parallel.reference;
