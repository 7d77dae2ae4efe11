package org.royalfork.parallel.search;

import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.game.Selectivity;
import org.royalfork.tt.Entry;

/**
 * When a whole node may be cut without searching its moves, or with a shallow search of few of them. Each technique is one
 * predicate; what it then searches is in {@link AlphaBeta}, {@link NullMove} or {@link ProbCut}.
 *
 * <p><b>Threading.</b> Belongs to one worker.
 */
final class NodePruning {

    private static final int REVERSE_FUTILITY_DEPTH = 8;
    private static final int RAZORING_DEPTH = 3;
    private static final int NULL_MOVE_DEPTH = 3;
    private static final int PROBCUT_DEPTH = 5;
    private static final int SINGULAR_DEPTH = 8;

    private Selectivity selectivity = Selectivity.FULL_WIDTH;
    private int unit;

    void prepare(Selectivity newSelectivity) {
        selectivity = newSelectivity;
        unit = newSelectivity.unit;
    }

    /** {@link org.royalfork.parallel.game.Technique#DEEPER_TABLE_ENTRIES}: whether a table entry answers for a depth. */
    boolean isDeepEnough(long data, int depth) {
        return selectivity.deeperTableEntries ? Entry.depth(data) >= depth : Entry.depth(data) == depth;
    }

    /** Returns the static evaluation, or the score of a table entry that knows better. */
    static int estimate(long data, int ply, int evaluation) {
        if (data != Entry.NONE) {
            int score = Score.toRoot(Entry.score(data), ply);
            if ((Entry.bound(data) & (score > evaluation ? Entry.LOWER : Entry.UPPER)) != 0) {
                return score;
            }
        }
        return evaluation;
    }

    /** {@link org.royalfork.parallel.game.Technique#REVERSE_FUTILITY}. */
    boolean isReverseFutile(int depth, int estimate, int beta, boolean improving) {
        return selectivity.reverseFutility
                && depth <= REVERSE_FUTILITY_DEPTH
                && estimate - unit * 3 / 4 * (improving ? depth - 1 : depth) >= beta
                && estimate < Score.DECIDED
                && beta > -Score.DECIDED;
    }

    /** {@link org.royalfork.parallel.game.Technique#RAZORING}. */
    boolean isRazored(int depth, int estimate, int alpha) {
        return selectivity.razoring && depth <= RAZORING_DEPTH && estimate + unit + unit * 5 / 2 * depth <= alpha;
    }

    /** {@link org.royalfork.parallel.game.Technique#NULL_MOVE}, as far as depth and scores allow it. */
    boolean allowsNullMove(int depth, int estimate, int evaluation, int beta) {
        return selectivity.nullMove
                && depth >= NULL_MOVE_DEPTH
                && estimate >= beta
                && evaluation >= beta - unit / 5 * depth
                && beta > -Score.DECIDED;
    }

    /** Returns by how many plies less deep the reply to a null move is searched. */
    int nullMoveReduction(int depth, int estimate, int beta) {
        return 4 + depth / 4 + Math.min((estimate - beta) / (2 * unit), 3);
    }

    /** {@link org.royalfork.parallel.game.Technique#PROBCUT}. */
    boolean allowsProbCut(long data, int depth, int beta, int ply) {
        return selectivity.probCut
                && depth >= PROBCUT_DEPTH
                && !Score.isDecided(beta)
                && (data == Entry.NONE
                        || Entry.depth(data) < depth - 3
                        || Score.toRoot(Entry.score(data), ply) >= probCutBeta(beta));
    }

    /** Returns what a shallow search must reach for ProbCut. */
    int probCutBeta(int beta) {
        return beta + unit * 9 / 5;
    }

    /** {@link org.royalfork.parallel.game.Technique#INTERNAL_ITERATIVE_REDUCTION}. */
    boolean isReducedWithoutTableMove(int depth, boolean pv, boolean cutNode) {
        return selectivity.internalIterativeReduction && depth >= 4 && (pv || cutNode);
    }

    /** {@link org.royalfork.parallel.game.Technique#SINGULAR_EXTENSION}: the table move may be much the best. */
    boolean maybeSingular(long data, int tableMove, int depth) {
        return selectivity.singularExtension
                && depth >= SINGULAR_DEPTH
                && tableMove != Position.NO_MOVE
                && (Entry.bound(data) & Entry.LOWER) != 0
                && Entry.depth(data) >= depth - 3
                && !Score.isDecided(Entry.score(data));
    }

    /** Returns what all other moves must stay below for the table move to be singular. */
    int singularBeta(long data, int depth, int ply) {
        return Score.toRoot(Entry.score(data), ply) - unit * depth / 50;
    }
}
