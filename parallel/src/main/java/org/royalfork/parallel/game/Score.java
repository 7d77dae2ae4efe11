package org.royalfork.parallel.game;

/**
 * The scale of scores: {@code int}s in centipawn-like units from the view of the side to move. A game won in n plies
 * scores {@code WIN - n}, a lost one the negative; static evaluations keep well inside {@link #MAX_EVALUATION}.
 */
public final class Score {

    /** Greater than every score. */
    public static final int INFINITY = 32_500;

    /** A game that is won now; won in n plies is {@code WIN - n}. */
    public static final int WIN = 32_000;

    /** A game that is lost now: what {@link Position#terminalScore} returns for a mated side. */
    public static final int LOST_NOW = -WIN;

    /** A drawn game. */
    public static final int DRAW = 0;

    /** Deepest ply of any search; frames, and distances to the end in scores, stay below. */
    public static final int MAX_PLY = 246;

    /** Scores at or beyond this bound say that the game is decided within {@link #MAX_PLY} plies. */
    public static final int DECIDED = WIN - MAX_PLY - 1;

    /** Bound of static evaluations. */
    public static final int MAX_EVALUATION = 30_000;

    private Score() {}

    /** Returns the score of a game that the mover wins in {@code plies} plies. */
    public static int winIn(int plies) {
        return WIN - plies;
    }

    /** Returns the score of a game that the mover loses in {@code plies} plies. */
    public static int lossIn(int plies) {
        return plies - WIN;
    }

    /** Tells whether {@code score} says that either side wins by force. */
    public static boolean isDecided(int score) {
        return score >= DECIDED || score <= -DECIDED;
    }

    /** Makes a score counted from this node one that is counted from the root, {@code ply} plies above. */
    public static int toRoot(int score, int ply) {
        return score >= DECIDED ? score - ply : score <= -DECIDED ? score + ply : score;
    }

    /** Makes a score counted from the root one that is counted from this node, {@code ply} plies below. */
    public static int toNode(int score, int ply) {
        return score >= DECIDED ? score + ply : score <= -DECIDED ? score - ply : score;
    }

    /** Clamps a static evaluation to {@link #MAX_EVALUATION}. */
    public static int clampEvaluation(int score) {
        return Math.clamp(score, -MAX_EVALUATION, MAX_EVALUATION);
    }
}
