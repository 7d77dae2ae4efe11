/**
 * The Gomocup (Piskvork) protocol, by which managers of gomoku tournaments talk to an engine:
 * {@link org.royalfork.engine.gomocup.GomocupSession} is one conversation.
 *
 * <p>All mandatory commands are obeyed, and of the optional ones {@code RESTART}, {@code TAKEBACK} and {@code SWAP2BOARD};
 * {@code RECTSTART} is refused. Cells are {@code x,y} from 0. Whatever cannot be obeyed is answered with one line that begins
 * with {@code ERROR} or {@code UNKNOWN}, and leaves the game as it was.
 */
package org.royalfork.engine.gomocup;
