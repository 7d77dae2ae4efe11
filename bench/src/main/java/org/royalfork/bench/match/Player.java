package org.royalfork.bench.match;

/**
 * One of the two players of a game slot, who stays from game to game. Not thread-safe.
 *
 * @param <B> what it plays on
 */
interface Player<B extends Board> extends AutoCloseable {

    /** Returns its number in the match, 1 or 2. */
    int number();

    /** Returns its name in reports. */
    String name();

    /**
     * Makes it ready for a new game.
     *
     * @param game number of the game in the match
     */
    void newGame(int game) throws EngineFailure, InterruptedException;

    /**
     * Lets it think about its move.
     *
     * @param side the side that it plays, which is to move
     * @param allowanceNanos when it has stalled
     */
    UciEngine.Answer search(B board, ChessClock clock, int side, long allowanceNanos)
            throws EngineFailure, InterruptedException;

    /** Returns how many moves have come that nobody had asked for since this was last called. */
    default int takeUnexpectedMoves() {
        return 0;
    }

    /** Takes note that it failed: it needs a new start. */
    default void discard() {}

    @Override
    void close();
}
