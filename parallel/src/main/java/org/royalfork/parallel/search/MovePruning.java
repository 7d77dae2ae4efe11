package org.royalfork.parallel.search;

import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Selectivity;

/**
 * Which late or hopeless moves are left out near the leaves, and how much less deep late moves are searched at first.
 *
 * <p><b>Threading.</b> Belongs to one worker.
 */
final class MovePruning {

    private static final int TABLE_SIZE = 64;
    private static final int LATE_MOVE_DEPTH = 8;
    private static final int EXCHANGE_DEPTH = 6;
    private static final int REDUCTION_DEPTH = 3;
    private static final int HISTORY_DIVISOR = 8_192;

    private final Position position;
    private final byte[] baseReductions = new byte[TABLE_SIZE * TABLE_SIZE];
    private Selectivity selectivity = Selectivity.FULL_WIDTH;
    private int unit;

    MovePruning(Position position) {
        this.position = position;
        for (int depth = 1; depth < TABLE_SIZE; depth++) {
            for (int number = 1; number < TABLE_SIZE; number++) {
                baseReductions[depth * TABLE_SIZE + number] = (byte) (0.75 + Math.log(depth) * Math.log(number) / 2.2);
            }
        }
    }

    void prepare(Selectivity newSelectivity) {
        selectivity = newSelectivity;
        unit = newSelectivity.unit;
    }

    private int baseReduction(int depth, int number) {
        return baseReductions[Math.min(depth, TABLE_SIZE - 1) * TABLE_SIZE + Math.min(number, TABLE_SIZE - 1)];
    }

    /**
     * Tells whether a move is left out.
     *
     * @param number place of the move in the order, from 1
     * @param quietValue history value of a quiet move
     */
    boolean isPruned(Frame frame, int move, int number, boolean tactical, boolean givesForce, int quietValue) {
        int depth = frame.depth;
        if (tactical || givesForce) {
            return selectivity.exchangePruning
                    && depth <= EXCHANGE_DEPTH
                    && !position.exchangeAtLeast(move, -unit * depth);
        }
        int reduced = Math.max(0, depth - 1 - baseReduction(depth, number));
        if (isTooLate(depth, number, frame.improving) || isFutile(frame, reduced)) {
            frame.picker.skipQuiet();
            return true;
        }
        if (selectivity.historyPruning && reduced <= 3 && quietValue < -4_000 * depth) {
            return true;
        }
        return selectivity.exchangePruning
                && reduced <= EXCHANGE_DEPTH
                && !position.exchangeAtLeast(move, -unit * reduced * (reduced + 1) / 5);
    }

    private boolean isTooLate(int depth, int number, boolean improving) {
        if (!selectivity.lateMovePruning || depth > LATE_MOVE_DEPTH) {
            return false;
        }
        int limit = 3 + depth * depth;
        return number > (improving ? limit : limit / 2);
    }

    private boolean isFutile(Frame frame, int reduced) {
        return selectivity.futility
                && !frame.forced
                && reduced <= 6
                && frame.evaluation + unit + unit * reduced <= frame.alpha;
    }

    /** Returns by how many plies less deep a move is searched at first, leaving at least one. */
    int reduction(
            Frame frame, int move, int number, boolean tactical, boolean givesForce, int quietValue, int newDepth) {
        if (!selectivity.lateMoveReductions
                || frame.depth < REDUCTION_DEPTH
                || number < (frame.pv ? 4 : 3)
                || newDepth < 2) {
            return 0;
        }
        int reduction = baseReduction(frame.depth, number);
        if (tactical) {
            reduction = reduction / 2;
        } else {
            reduction -= quietValue / HISTORY_DIVISOR;
            if (move == frame.killer1 || move == frame.killer2) {
                reduction--;
            }
            if (!frame.improving) {
                reduction++;
            }
        }
        if (frame.cutNode) {
            reduction++;
        }
        if (frame.pv) {
            reduction--;
        }
        if (frame.forced || givesForce) {
            reduction--;
        }
        if (frame.tacticalTableMove) {
            reduction++;
        }
        return Math.clamp(reduction, 0, newDepth - 1);
    }
}
