/**
 * The games by name, for whatever serves all of them: the terminal, the benchmark, the laboratory, the tests.
 *
 * <p>A new game is a package of its own beside this one that implements {@link org.royalfork.parallel.game.Game} and
 * {@link org.royalfork.parallel.game.Position}, knows nothing else of this project, and adds itself to
 * {@link org.royalfork.engine.games.Games} with one line.
 */
package org.royalfork.engine.games;
