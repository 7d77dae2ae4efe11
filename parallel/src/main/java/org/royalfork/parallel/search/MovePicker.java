package org.royalfork.parallel.search;

import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;

/**
 * Hands out the moves of one node, the most promising first: table move, tactical moves that keep material (most valuable
 * victim first), killer moves, the counter move, quiet moves by history, tactical moves that lose material.
 *
 * <p>Near the leaves moves are made as late as possible, since most nodes are cut before the quiet ones are needed. From
 * {@link #ORDERED_DEPTH} on, all moves are generated and sorted at once after the table move: the list is then final, so
 * that several workers can claim moves from it, and a shared node searches the same moves in the same order as one that is
 * not shared.
 *
 * <p><b>Threading.</b> Belongs to one worker. While its node is shared other workers read the final list, which no one
 * changes until they have left.
 */
final class MovePicker {

    /** From this depth in plies on, the list is final before the second move. */
    static final int ORDERED_DEPTH = 3;

    private static final int STAGE_TABLE_MOVE = 0;
    private static final int STAGE_MAKE_TACTICAL = 1;
    private static final int STAGE_GOOD_TACTICAL = 2;
    private static final int STAGE_FIRST_KILLER = 3;
    private static final int STAGE_SECOND_KILLER = 4;
    private static final int STAGE_COUNTER_MOVE = 5;
    private static final int STAGE_MAKE_QUIET = 6;
    private static final int STAGE_QUIET = 7;
    private static final int STAGE_BAD_TACTICAL = 8;
    private static final int STAGE_ORDERED_TABLE_MOVE = 9;
    private static final int STAGE_MAKE_ORDERED = 10;
    private static final int STAGE_ORDERED = 11;
    private static final int STAGE_MAKE_QUIESCENCE = 12;
    private static final int STAGE_QUIESCENCE = 13;
    private static final int STAGE_END = 14;

    private static final int GOOD_TACTICAL_VALUE = 1 << 24;
    private static final int KILLER_VALUE = 1 << 22;
    private static final int COUNTER_VALUE = 1 << 21;
    private static final int BAD_TACTICAL_VALUE = -(1 << 24);

    /** Quiet moves below this history value keep the order in which they were generated. */
    private static final int SORTED_QUIET_VALUE = -8_000;

    private final Position position;
    private final History history;
    private final MoveList moves = new MoveList(96);
    private final MoveList badTactical = new MoveList(32);

    private int stage = STAGE_END;
    private int next;
    private int promising;
    private int tableMove;
    private int killer1;
    private int killer2;
    private int counterMove;
    private int before;
    private int ownBefore;
    private boolean skipsQuiet;

    MovePicker(Position position, History history) {
        this.position = position;
        this.history = history;
    }

    /**
     * Starts at a node of the main search.
     *
     * @param newTableMove a legal move to try first, or none
     * @param newBefore history index of the opponent's last move
     * @param newOwnBefore history index of the mover's last move
     */
    void start(int newTableMove, Frame frame, int newBefore, int newOwnBefore, int depth) {
        tableMove = newTableMove;
        killer1 = frame.killer1;
        killer2 = frame.killer2;
        before = newBefore;
        ownBefore = newOwnBefore;
        counterMove = history.counterMove(newBefore);
        skipsQuiet = false;
        next = 0;
        promising = 0;
        moves.clear();
        badTactical.clear();
        if (depth >= ORDERED_DEPTH) {
            stage = newTableMove != Position.NO_MOVE ? STAGE_ORDERED_TABLE_MOVE : STAGE_MAKE_ORDERED;
        } else {
            stage = newTableMove != Position.NO_MOVE ? STAGE_TABLE_MOVE : STAGE_MAKE_TACTICAL;
        }
    }

    /** Starts at a node of quiescence: tactical moves only, or all moves of a forced position. */
    void startQuiescence(int newTableMove, boolean forced, int newBefore, int newOwnBefore) {
        tableMove = newTableMove;
        killer1 = Position.NO_MOVE;
        killer2 = Position.NO_MOVE;
        counterMove = Position.NO_MOVE;
        before = newBefore;
        ownBefore = newOwnBefore;
        skipsQuiet = false;
        next = 0;
        moves.clear();
        badTactical.clear();
        if (forced) {
            stage = newTableMove != Position.NO_MOVE ? STAGE_TABLE_MOVE : STAGE_MAKE_TACTICAL;
        } else {
            stage = STAGE_MAKE_QUIESCENCE;
        }
    }

    /** Starts with moves in a given, final order. */
    void startOrdered(MoveList ordered, int from) {
        moves.clear();
        for (int i = from; i < ordered.size(); i++) {
            moves.add(ordered.move(i));
        }
        next = 0;
        promising = 0;
        stage = STAGE_ORDERED;
    }

    /** Tells whether the list of moves is final. */
    boolean isOrdered() {
        if (stage == STAGE_MAKE_ORDERED) {
            makeOrdered();
        }
        return stage == STAGE_ORDERED;
    }

    /** Returns the final list; only when {@link #isOrdered}. */
    MoveList moves() {
        return moves;
    }

    /** Returns the place in the final list of the next move; only when {@link #isOrdered}. */
    int nextIndex() {
        return next;
    }

    /** Returns how many moves at the front of the final list are more than ordinary quiet or losing ones. */
    int promising() {
        return promising;
    }

    /** Leaves out the quiet moves that have not yet been handed out; without effect on a final list. */
    void skipQuiet() {
        skipsQuiet = true;
    }

    /** Returns the next move, or none. */
    int next() {
        for (; ; ) {
            switch (stage) {
                case STAGE_TABLE_MOVE -> {
                    stage = STAGE_MAKE_TACTICAL;
                    return tableMove;
                }
                case STAGE_MAKE_TACTICAL -> {
                    position.generateTactical(moves);
                    valueTactical();
                    stage = STAGE_GOOD_TACTICAL;
                }
                case STAGE_GOOD_TACTICAL -> {
                    int move = nextGoodTactical();
                    if (move != Position.NO_MOVE) {
                        return move;
                    }
                    stage = STAGE_FIRST_KILLER;
                }
                case STAGE_FIRST_KILLER -> {
                    stage = STAGE_SECOND_KILLER;
                    if (isFreshQuiet(killer1)) {
                        return killer1;
                    }
                }
                case STAGE_SECOND_KILLER -> {
                    stage = STAGE_COUNTER_MOVE;
                    if (isFreshQuiet(killer2)) {
                        return killer2;
                    }
                }
                case STAGE_COUNTER_MOVE -> {
                    stage = STAGE_MAKE_QUIET;
                    if (counterMove != killer1 && counterMove != killer2 && isFreshQuiet(counterMove)) {
                        return counterMove;
                    }
                }
                case STAGE_MAKE_QUIET -> {
                    moves.clear();
                    next = 0;
                    if (!skipsQuiet) {
                        makeQuiet();
                    }
                    stage = STAGE_QUIET;
                }
                case STAGE_QUIET -> {
                    if (next < moves.size() && !skipsQuiet) {
                        return moves.move(next++);
                    }
                    next = 0;
                    stage = STAGE_BAD_TACTICAL;
                }
                case STAGE_BAD_TACTICAL -> {
                    if (next < badTactical.size()) {
                        return badTactical.move(next++);
                    }
                    stage = STAGE_END;
                }
                case STAGE_ORDERED_TABLE_MOVE -> {
                    stage = STAGE_MAKE_ORDERED;
                    next = 1;
                    return tableMove;
                }
                case STAGE_MAKE_ORDERED -> makeOrdered();
                case STAGE_ORDERED -> {
                    return next < moves.size() ? moves.move(next++) : Position.NO_MOVE;
                }
                case STAGE_MAKE_QUIESCENCE -> {
                    position.generateTactical(moves);
                    for (int i = 0; i < moves.size(); i++) {
                        int move = moves.move(i);
                        moves.setValue(i, move == tableMove ? GOOD_TACTICAL_VALUE : position.tacticalValue(move));
                    }
                    stage = STAGE_QUIESCENCE;
                }
                case STAGE_QUIESCENCE -> {
                    if (next < moves.size()) {
                        moves.selectBest(next);
                        return moves.move(next++);
                    }
                    stage = STAGE_END;
                }
                default -> {
                    return Position.NO_MOVE;
                }
            }
        }
    }

    private void valueTactical() {
        for (int i = 0; i < moves.size(); i++) {
            moves.setValue(i, position.tacticalValue(moves.move(i)));
        }
    }

    private int nextGoodTactical() {
        while (next < moves.size()) {
            moves.selectBest(next);
            int move = moves.move(next++);
            if (move == tableMove) {
                continue;
            }
            if (position.exchangeAtLeast(move, 0)) {
                return move;
            }
            badTactical.add(move);
        }
        return Position.NO_MOVE;
    }

    /** Tells whether a remembered move is a legal quiet move here that has not been handed out. */
    private boolean isFreshQuiet(int move) {
        return move != Position.NO_MOVE
                && !skipsQuiet
                && move != tableMove
                && position.isLegal(move)
                && !position.isTactical(move);
    }

    private boolean wasRemembered(int move) {
        return move == tableMove || move == killer1 || move == killer2 || move == counterMove;
    }

    private void makeQuiet() {
        position.generateQuiet(moves);
        int kept = 0;
        int size = moves.size();
        for (int i = 0; i < size; i++) {
            int move = moves.move(i);
            if (!wasRemembered(move)) {
                moves.set(kept, move, quietValue(move));
                kept++;
            }
        }
        moves.truncate(kept);
        moves.sortAbove(0, SORTED_QUIET_VALUE);
    }

    private int quietValue(int move) {
        return history.quietValue(position.historyIndex(move), before, ownBefore) + position.quietValue(move);
    }

    /** Generates, values and sorts all moves; the table move keeps its place at the front. */
    private void makeOrdered() {
        moves.clear();
        next = 0;
        if (tableMove != Position.NO_MOVE) {
            moves.add(tableMove);
            next = 1;
        }
        position.generateMoves(moves);
        int kept = next;
        int size = moves.size();
        promising = next;
        for (int i = kept; i < size; i++) {
            int move = moves.move(i);
            if (move != tableMove) {
                int value = orderedValue(move);
                if (value >= COUNTER_VALUE) {
                    promising++;
                }
                moves.set(kept, move, value);
                kept++;
            }
        }
        moves.truncate(kept);
        moves.sort(next);
        stage = STAGE_ORDERED;
    }

    private int orderedValue(int move) {
        if (position.isTactical(move)) {
            int value = position.tacticalValue(move);
            return position.exchangeAtLeast(move, 0) ? GOOD_TACTICAL_VALUE + value : BAD_TACTICAL_VALUE + value;
        }
        if (move == killer1) {
            return KILLER_VALUE + 1;
        }
        if (move == killer2) {
            return KILLER_VALUE;
        }
        return move == counterMove ? COUNTER_VALUE : quietValue(move);
    }
}
