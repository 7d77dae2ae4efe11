package org.royalfork.parallel.game;

import java.util.List;
import java.util.StringTokenizer;

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
     * Reads a position in the game's usual notation; by default as the moves that lead to it from the initial position,
     * separated by blanks.
     *
     * @throws IllegalArgumentException with one line that says what is wrong and where
     */
    default Position parsePosition(String text) {
        Position position = initialPosition();
        for (StringTokenizer words = new StringTokenizer(text); words.hasMoreTokens(); ) {
            String word = words.nextToken();
            if (position.terminalScore(0) != Position.NOT_OVER) {
                throw new IllegalArgumentException("the game is over before '" + word + "'");
            }
            position.make(parseMove(position, word));
        }
        return position;
    }

    /** Writes a position in the form that {@link #parsePosition} reads. */
    String formatPosition(Position position);

    /** Writes a legal move of {@code position} in the game's usual notation; by default as the number that it is. */
    default String formatMove(Position position, int move) {
        return Integer.toString(move);
    }

    /**
     * Reads a legal move of {@code position}; by default as {@link #formatMove} writes it, in upper or lower case.
     *
     * @throws IllegalArgumentException with one line, when it is no move or not legal here
     */
    default int parseMove(Position position, String text) {
        MoveList moves = new MoveList(64);
        position.generateMoves(moves);
        for (int i = 0; i < moves.size(); i++) {
            if (formatMove(position, moves.move(i)).equalsIgnoreCase(text)) {
                return moves.move(i);
            }
        }
        throw new IllegalArgumentException("'" + text + "' is no legal move here");
    }

    /**
     * Returns the reductions and prunings that suit this game; by default none, so that a search to a depth is exact to that
     * depth.
     */
    default Selectivity selectivity() {
        return Selectivity.FULL_WIDTH;
    }

    /**
     * Returns those for a search that time ends and no depth: without what makes it stronger at equal depth but weaker in equal
     * time. By default those of {@link #selectivity}.
     */
    default Selectivity timedSelectivity() {
        return selectivity();
    }

    /** Returns what a person calls a side: 0 for the one that moves first in the initial position, 1 for the other. */
    default String sideName(int side) {
        return side == 0 ? "First player" : "Second player";
    }

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
