package org.royalfork.engine.chess;

/** How the sums of weights become a value: the parts of the evaluation that are not sums, in one place. */
public final class EvaluationFormula {

    /** Scale factors are in units of one 64th. */
    public static final int FULL_SCALE = 64;

    /** Stands for a scale term where the endgame score counts in full. */
    public static final int NOT_SCALED = -1;

    /** Stands for a scale term where the endgame score does not count at all. */
    public static final int DRAWN = -2;

    /** Greatest danger of a king that counts: it costs {@code DANGER_LIMIT^2 / DANGER_DIVISOR} = 1,953 centipawns. */
    public static final int DANGER_LIMIT = 1000;

    /** Danger {@code d} costs {@code d^2 / DANGER_DIVISOR} centipawns: 100 costs 19, 512 costs 512. */
    public static final int DANGER_DIVISOR = 512;

    private EvaluationFormula() {}

    /** Returns what a danger costs in centipawns. */
    static int penalty(int danger) {
        int counted = Math.clamp(danger, 0, DANGER_LIMIT);
        return counted * counted / DANGER_DIVISOR;
    }

    /** Returns the packed cost of a packed danger. */
    static int penalties(int danger) {
        return PackedScore.pack(penalty(PackedScore.middlegame(danger)), penalty(PackedScore.endgame(danger)));
    }

    /**
     * Returns what an endgame score changes by when it moves away from zero, or towards it but not further than half the
     * way: a small advantage shall still be worth keeping.
     */
    static int winnable(int endgame, int amount) {
        return Integer.signum(endgame) * Math.max(amount, -Math.abs(endgame) / 2);
    }

    /**
     * Returns the blend of a middlegame and an endgame score.
     *
     * @param phase weight of the middlegame, of {@link PieceSquare#FULL_PHASE}
     * @param scale factor of the endgame, of {@link #FULL_SCALE}
     */
    static int blend(int middlegame, int endgame, int phase, int scale) {
        int sum = middlegame * phase * FULL_SCALE + endgame * (PieceSquare.FULL_PHASE - phase) * scale;
        return sum / (PieceSquare.FULL_PHASE * FULL_SCALE);
    }

    /** Returns the factor, in 64ths, that a scale term stands for. */
    static int scale(int scaleTerm) {
        return switch (scaleTerm) {
            case NOT_SCALED -> FULL_SCALE;
            case DRAWN -> 0;
            default -> PackedScore.endgame(Weights.untraced(scaleTerm));
        };
    }
}
