package org.royalfork.engine.chess;

import java.util.Arrays;

/**
 * What one evaluation was made of: how often every weight was used for each side, and the factors it was tapered and
 * scaled with. The breakdown that people read and the tuner are both made from it.
 *
 * <p>Not thread-safe; reused from one evaluation to the next.
 */
public final class EvaluationTrace {

    private final int[][] counts = new int[2][EvaluationTerms.COUNT];
    private int colour;
    private int phase;
    private int scaleTerm;
    private int special;

    /** Creates an empty trace. */
    public EvaluationTrace() {
        reset();
    }

    /** Forgets the last evaluation. */
    void reset() {
        Arrays.fill(counts[Piece.WHITE], 0);
        Arrays.fill(counts[Piece.BLACK], 0);
        colour = Piece.WHITE;
        phase = 0;
        scaleTerm = EvaluationFormula.NOT_SCALED;
        special = Endgames.NO_VALUE;
    }

    /** Says which side the next weights count for. */
    void side(int newColour) {
        colour = newColour;
    }

    /** Adds {@code count} uses of a weight. */
    void add(int term, int count) {
        counts[colour][term] += count;
    }

    /** Notes the factors of the tapered end. */
    void taper(int newPhase, int newScaleTerm) {
        phase = newPhase;
        scaleTerm = newScaleTerm;
    }

    /** Notes that the value, from White's view, came from knowledge of the endgame alone. */
    void special(int value) {
        special = value;
    }

    /**
     * Returns how often a side used a weight. Terms of {@link EvaluationTerms.Group#WINNABLE} belong to no side and stand
     * under White.
     */
    public int count(int side, int term) {
        return counts[side][term];
    }

    /** Returns the phase of the game: {@link PieceSquare#FULL_PHASE} with all pieces on the board, 0 with none. */
    public int phase() {
        return phase;
    }

    /**
     * Returns the index of the weight that scaled the endgame score, {@link EvaluationFormula#NOT_SCALED} when that was not scaled,
     * or {@link EvaluationFormula#DRAWN} when it was made zero.
     */
    public int scaleTerm() {
        return scaleTerm;
    }

    /** Tells whether the value came from knowledge of the endgame, not from the terms. */
    public boolean isSpecial() {
        return special != Endgames.NO_VALUE;
    }

    /** Returns that value, from White's view. */
    int specialValue() {
        return special;
    }
}
