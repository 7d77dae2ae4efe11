/**
 * English draughts, called checkers in America: rules on sets of squares, evaluation, notation.
 *
 * <p>{@link org.royalfork.engine.draughts.DraughtsGame} is the way in. A set of squares is one {@code long} laid out as
 * {@link org.royalfork.engine.draughts.Squares} says, so that each of the four diagonal directions is one shift everywhere. A
 * capture of several men is one move; a man is worth about 100 and a king 130.
 */
package org.royalfork.engine.draughts;
