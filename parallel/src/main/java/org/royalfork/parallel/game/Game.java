package org.royalfork.parallel.game;

import java.util.List;

/**
 * A game: how positions and moves are written, and how its tree is best searched. Implementations are immutable and may be
 * shared between threads.
 */
public interface Game {

    /** Returns the name by which a user picks the game, in lower case. */
    String name();

    /** Returns a new initial position. */
    Position initialPosition();

    /**
     * Reads a position in the game's usual notation.
     *
     * @throws IllegalArgumentException with one line that says what is wrong and where
     */
    Position parsePosition(String text);

    /** Writes a position in the form that {@link #parsePosition} reads. */
    String formatPosition(Position position);

    /** Writes a legal move of {@code position} in the game's usual notation. */
    String formatMove(Position position, int move);

    /**
     * Reads a legal move of {@code position}.
     *
     * @throws IllegalArgumentException with one line, when it is no move or not legal here
     */
    int parseMove(Position position, String text);

    /** Returns the reductions and prunings that suit this game. */
    Selectivity selectivity();

    /**
     * Draws a position for a person at a terminal: some lines of text, the last without a line end. By default as
     * {@link #formatPosition} writes it.
     */
    default String draw(Position position) {
        return formatPosition(position);
    }

    /**
     * Returns the positions of the game's benchmark in the form that {@link #parsePosition} reads, always the same and in the
     * same order. By default the initial position alone.
     */
    default List<String> benchmarkPositions() {
        return List.of(formatPosition(initialPosition()));
    }

    /** Returns the nominal depth, in plies, to which the benchmark searches them where it is not told another. */
    default int benchmarkDepth() {
        return 10;
    }
}
