/**
 * Textbook searches without any refinement: oracles for tests, and the first steps of a reader who wants to see what each
 * refinement buys.
 */
package org.royalfork.parallel.reference;
