package org.royalfork.bench.match;

import java.util.List;

/**
 * A finished game.
 *
 * @param number number in the match, from 1
 * @param opening how it began
 * @param white name of White
 * @param black name of Black
 * @param whiteEngine which engine, 1 or 2, had White
 * @param outcome the result
 * @param reason why it ended, in a few words
 * @param moves all moves after the opening
 * @param openingMoves moves of the opening in standard algebraic notation
 * @param faults what the engines did wrong
 */
public record PlayedGame(
        int number,
        Opening opening,
        String white,
        String black,
        int whiteEngine,
        Outcome outcome,
        String reason,
        List<String> openingMoves,
        List<PlayedMove> moves,
        List<Fault> faults) {

    /**
     * A move.
     *
     * @param san the move in standard algebraic notation
     * @param score the mover's score in centipawns, see {@link InfoLine#score}, or null
     * @param depth depth of the search in plies, 0 when not told
     * @param nodes nodes searched, 0 when not told
     * @param nanos time for the move
     * @param leftNanos what was left on the mover's clock when the move came, {@code Long.MAX_VALUE} without a clock
     */
    public record PlayedMove(String san, Integer score, int depth, long nodes, long nanos, long leftNanos) {}

    /** Copies the lists. */
    public PlayedGame {
        openingMoves = List.copyOf(openingMoves);
        moves = List.copyOf(moves);
        faults = List.copyOf(faults);
    }

    /** Returns the half points of engine 1: 2, 1 or 0. */
    public int halfPoints() {
        return whiteEngine == 1 ? outcome.whiteHalfPoints() : 2 - outcome.whiteHalfPoints();
    }
}
