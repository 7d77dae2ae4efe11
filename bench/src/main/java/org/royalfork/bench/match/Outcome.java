package org.royalfork.bench.match;

/** The result of a game. */
public enum Outcome {
    /** White has won. */
    WHITE_WINS("1-0", 2),
    /** Nobody has won. */
    DRAW("1/2-1/2", 1),
    /** Black has won. */
    BLACK_WINS("0-1", 0);

    private final String pgn;
    private final int whiteHalfPoints;

    Outcome(String pgn, int whiteHalfPoints) {
        this.pgn = pgn;
        this.whiteHalfPoints = whiteHalfPoints;
    }

    /** Returns the result in PGN. */
    public String pgn() {
        return pgn;
    }

    /** Returns the half points of White: 2, 1 or 0. */
    public int whiteHalfPoints() {
        return whiteHalfPoints;
    }

    /** Returns the outcome in which a side (0 White, 1 Black) wins. */
    public static Outcome wonBy(int side) {
        return side == 0 ? WHITE_WINS : BLACK_WINS;
    }
}
