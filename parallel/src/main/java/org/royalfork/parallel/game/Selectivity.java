package org.royalfork.parallel.game;

/** Skeleton: which reductions and prunings are on and with what margins. */
public final class Selectivity {

    /** Everything off: the search returns the exact minimax value of its depth. */
    public static final Selectivity FULL_WIDTH = new Selectivity();

    /** A setting that suits chess. */
    public static final Selectivity CHESS = new Selectivity();

    private Selectivity() {}
}
