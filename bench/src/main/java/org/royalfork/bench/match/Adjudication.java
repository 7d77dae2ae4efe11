package org.royalfork.bench.match;

/**
 * When a game ends before its natural end, by the scores that the engines themselves report.
 *
 * @param resignScore an engine that sees itself at least this many centipawns behind ...
 * @param resignMoves ... for so many of its moves in a row loses; 0 for never
 * @param drawScore when both see at most this many centipawns of advantage ...
 * @param drawMoves ... for so many moves each in a row the game is drawn; 0 for never ...
 * @param drawAfter ... but not before this move number of the game
 */
public record Adjudication(int resignScore, int resignMoves, int drawScore, int drawMoves, int drawAfter) {

    /** Games are played to their natural end. */
    public static final Adjudication NONE = new Adjudication(0, 0, 0, 0, 0);

    /** Checks the ranges. */
    public Adjudication {
        if (resignScore < 0 || resignMoves < 0 || drawScore < 0 || drawMoves < 0 || drawAfter < 0) {
            throw new IllegalArgumentException("adjudication rules must not be negative");
        }
    }

    /** Counts towards the rules in one game. Not thread-safe. */
    final class Counter {

        private final int[] losing = new int[2];
        private int level;

        /** Takes the score, from the mover's view, that a side reports with its move; null where it reports none. */
        void moved(int side, Integer score) {
            losing[side] = score != null && score <= -resignScore ? losing[side] + 1 : 0;
            level = score != null && Math.abs(score) <= drawScore ? level + 1 : 0;
        }

        /** Tells whether a side has to resign. */
        boolean resigns(int side) {
            return resignMoves > 0 && losing[side] >= resignMoves;
        }

        /** Tells whether the game is drawn after the given number of plies. */
        boolean isDrawn(int plies) {
            return drawMoves > 0 && plies >= 2 * drawAfter && level >= 2 * drawMoves;
        }
    }
}
