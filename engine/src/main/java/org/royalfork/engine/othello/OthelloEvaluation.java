package org.royalfork.engine.othello;

/**
 * Static evaluation: an estimate of the final difference, in hundredths of a disc. What counts are moves now (mobility) and to
 * come (few own discs beside empty squares), corners, discs on edges that are stable, and squares that give a corner away.
 * The weights are made by hand.
 */
@SuppressWarnings("ArgumentSelectionDefectChecker") // the opponent is the mover after a move
final class OthelloEvaluation {

    /** The squares diagonally beside the corners, which give them away. */
    private static final long DIAGONAL_TO_CORNERS = 0x0042_0000_0000_4200L;

    private OthelloEvaluation() {}

    /**
     * Returns the evaluation from the mover's view, less than a full board of discs.
     *
     * @param moves the mover's moves
     */
    static int evaluate(long own, long opponent, long moves) {
        long empty = ~(own | opponent);
        long replies = Discs.moves(opponent, own);
        int mobility = Long.bitCount(moves) - Long.bitCount(replies);
        int cornerMoves = Long.bitCount(moves & Discs.CORNERS) - Long.bitCount(replies & Discs.CORNERS);
        int frontier = Long.bitCount(Discs.neighbours(opponent) & empty) - Long.bitCount(Discs.neighbours(own) & empty);
        int corners = Long.bitCount(own & Discs.CORNERS) - Long.bitCount(opponent & Discs.CORNERS);
        int stable = Long.bitCount(Stability.edges(own, opponent)) - Long.bitCount(Stability.edges(opponent, own));
        long openCorners = empty & Discs.CORNERS;
        long bad = Discs.neighbours(openCorners) & DIAGONAL_TO_CORNERS;
        int xSquares = Long.bitCount(opponent & bad) - Long.bitCount(own & bad);
        int score = 110 * mobility + 300 * cornerMoves + 60 * frontier + 500 * corners + 200 * stable + 350 * xSquares;
        return Math.clamp(score, -6_300, 6_300);
    }
}
