package org.royalfork.parallel.game;

/** A part of the search that may be switched off alone, so that an ablation shows what it buys. */
public enum Technique {
    /** Search tactical moves beyond the nominal depth until the position is quiet. */
    QUIESCENCE,
    /** In quiescence, skip tactical moves that lose material or cannot lift the score to alpha. */
    QUIESCENCE_PRUNING,
    /** Ask the game for wins by forcing moves, see {@link Position#forcedWin}. */
    FORCED_WINS,
    /** Cut nodes where no better or worse score than a known nearer win or loss is possible. */
    MATE_DISTANCE_PRUNING,
    /** Accept table entries that were searched deeper than asked for. */
    DEEPER_TABLE_ENTRIES,
    /** Correct the static evaluation by what searches of similar positions found. */
    CORRECTION_HISTORY,
    /** Cut nodes whose static evaluation is far above beta. */
    REVERSE_FUTILITY,
    /** Go straight to quiescence where the static evaluation is far below alpha. */
    RAZORING,
    /** Cut nodes where passing the move still fails high (Beal 1989, Donninger 1993). */
    NULL_MOVE,
    /** Cut nodes where a shallow search of a good capture exceeds beta by a margin (Buro 1994). */
    PROBCUT,
    /** Search nodes without a table move one ply less deep. */
    INTERNAL_ITERATIVE_REDUCTION,
    /** Skip late quiet moves at small depths. */
    LATE_MOVE_PRUNING,
    /** Skip quiet moves that cannot lift the static evaluation to alpha. */
    FUTILITY,
    /** Skip moves that lose too much by exchanges for the depth that is left. */
    EXCHANGE_PRUNING,
    /** Skip quiet moves that have mostly failed before. */
    HISTORY_PRUNING,
    /** Search late moves less deep first. */
    LATE_MOVE_REDUCTIONS,
    /** Search moves that give check one ply deeper. */
    CHECK_EXTENSION,
    /** Search a table move one ply deeper when all other moves are much worse (Anantharaman et al. 1988). */
    SINGULAR_EXTENSION
}
