package org.royalfork.bench.match;

import java.util.List;

/**
 * How a game begins.
 *
 * @param fen the starting position in FEN, or an empty string for the initial position of chess
 * @param moves moves from there, in UCI notation
 */
public record Opening(String fen, List<String> moves) {

    /** The initial position. */
    public static final Opening INITIAL = new Opening("", List.of());

    /** Copies the list. */
    public Opening {
        moves = List.copyOf(moves);
    }
}
