package org.royalfork.bench.match;

import java.util.List;
import java.util.Optional;

/** A game as a referee follows it: which moves are legal, how they are written, and when it is over. Not thread-safe. */
interface Board {

    /** How a game ended on the board. */
    record Verdict(Outcome outcome, String reason) {}

    /** Returns the side to move: 0 for the one that moves first in the initial position of the game. */
    int sideToMove();

    /** Writes the present position. */
    String text();

    /** Tells whether a text is a legal move. */
    boolean isLegal(String move);

    /** Plays a legal move and returns it as it is written for people. */
    String play(String move);

    /** Returns the moves played, the opening included, as they are written for people. */
    List<String> moves();

    /** Returns the first move of a line that is not legal when the line is played from here. */
    Optional<String> firstIllegal(List<String> line);

    /** Returns how the game has ended, if it has. */
    Optional<Verdict> verdict();
}
