package org.royalfork.parallel.search;

import java.util.Arrays;
import org.royalfork.parallel.game.Position;

/**
 * What one worker has learnt about moves, whatever the position: how often a quiet move has caused a cut-off (Schaeffer's
 * history heuristic), also in reply to the move before and after the own move before (continuation history), and which move
 * refuted which (counter moves); and how wrong the static evaluation tends to be (correction history).
 *
 * <p>Counters follow an exponential average: each update moves the counter towards +-{@link #LIMIT} by a share of the
 * distance that grows with the bonus.
 *
 * <p><b>Threading.</b> Belongs to one worker. Tables shared by two workers were tried and cost a tenth of the nodes per second
 * (their cache lines go to and fro), for no smaller tree: 1.65 against 1.84 times one worker's speed.
 */
final class History {

    /** Bound of every counter. */
    static final int LIMIT = 16_384;

    private static final int CORRECTION_SIZE = 1 << 14;
    private static final int CORRECTION_GRAIN = 256;
    private static final int CORRECTION_LIMIT = 64 * CORRECTION_GRAIN;

    private final int size;
    private final short[] quiet;
    private final short[] reply;
    private final short[] followUp;
    private final char[] counterMoves;
    private final int[] correction;

    History(int historySize) {
        size = historySize;
        quiet = new short[size];
        reply = new short[(size + 1) * size];
        followUp = new short[(size + 1) * size];
        counterMoves = new char[size + 1];
        correction = new int[2 * CORRECTION_SIZE];
    }

    /** Forgets everything. */
    void clear() {
        Arrays.fill(quiet, (short) 0);
        Arrays.fill(reply, (short) 0);
        Arrays.fill(followUp, (short) 0);
        Arrays.fill(counterMoves, '\0');
        Arrays.fill(correction, 0);
    }

    /** Returns the index that stands for "no move before". */
    int noMoveIndex() {
        return size;
    }

    /**
     * Returns how good a quiet move has been, between -3 and 3 times {@link #LIMIT}.
     *
     * @param index history index of the move
     * @param before history index of the opponent's move before
     * @param ownBefore history index of the mover's move before that
     */
    int quietValue(int index, int before, int ownBefore) {
        return quiet[index] + reply[before * size + index] + followUp[ownBefore * size + index];
    }

    /** Returns the move that last refuted the move with index {@code before}, or none. */
    int counterMove(int before) {
        return counterMoves[before];
    }

    void setCounterMove(int before, int move) {
        counterMoves[before] = (char) move;
    }

    /** Rewards (positive bonus) or punishes a quiet move. */
    void update(int index, int before, int ownBefore, int bonus) {
        nudge(quiet, index, bonus);
        nudge(reply, before * size + index, bonus);
        nudge(followUp, ownBefore * size + index, bonus);
    }

    private static void nudge(short[] table, int index, int bonus) {
        int old = table[index];
        table[index] = (short) (old + bonus - old * Math.abs(bonus) / LIMIT);
    }

    /** Returns what to add to the static evaluation of a position. */
    int correction(Position position) {
        return correction[correctionIndex(position)] / CORRECTION_GRAIN;
    }

    /** Learns that a search of a given depth found {@code difference} more than the static evaluation said. */
    void learnCorrection(Position position, int depth, int difference) {
        int index = correctionIndex(position);
        int weight = Math.min(depth + 1, 16);
        int target = Math.clamp((long) difference * CORRECTION_GRAIN, -CORRECTION_LIMIT, CORRECTION_LIMIT);
        correction[index] = (correction[index] * (256 - weight) + target * weight) / 256;
    }

    private static int correctionIndex(Position position) {
        return position.sideToMove() * CORRECTION_SIZE + (int) (position.structureKey() >>> 50);
    }
}
