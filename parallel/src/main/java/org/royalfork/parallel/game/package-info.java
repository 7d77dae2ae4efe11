/**
 * What a game must supply to be searched: {@link org.royalfork.parallel.game.Position} is all that the search knows of it.
 *
 * <p>Two conventions keep games, table and search apart. A move is an {@code int} from 1 to 65,535, so that it fits the table
 * whatever the game; 0 is none. A score is an {@code int} in centipawn-like units from the mover's view; a game won in n
 * plies scores 32,000 - n.
 */
package org.royalfork.parallel.game;
