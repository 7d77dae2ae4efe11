package org.royalfork.engine.gomoku;

import org.royalfork.parallel.game.Score;

/**
 * The static evaluation: what the empty cells are worth to either side, and what the side to move can make of its threats
 * before the other. An open two is worth about 50, an open three 200, a four that is not yet made about 60.
 */
final class GomokuEvaluation {

    private static final int TO_MOVE = 12;
    private static final int FIVE_TO_MOVE = 3_000;
    private static final int WINNING_FOUR_TO_MOVE = 2_000;
    private static final int FIVE_THREAT = 180;
    private static final int WINNING_FOUR_THREAT = -110;
    private static final int FOUR_THREE_TO_MOVE = 400;
    private static final int DOUBLE_THREE_TO_MOVE = 250;

    private GomokuEvaluation() {}

    /** Returns the evaluation of a game that goes on, from the mover's view. */
    static int evaluate(PatternBoard board, int mover) {
        int opponent = mover ^ 1;
        int score = board.worth(mover) - board.worth(opponent) + TO_MOVE;
        if (board.count(mover, CellClass.FIVE) > 0) {
            return Score.clampEvaluation(score + FIVE_TO_MOVE);
        }
        if (board.count(opponent, CellClass.FIVE) > 0) {
            return Score.clampEvaluation(score + FIVE_THREAT);
        }
        if (board.count(mover, CellClass.WINNING_FOUR) > 0) {
            return Score.clampEvaluation(score + WINNING_FOUR_TO_MOVE);
        }
        if (board.count(opponent, CellClass.WINNING_FOUR) > 0) {
            score += WINNING_FOUR_THREAT;
        } else if (board.count(mover, CellClass.FOUR_THREE) > 0) {
            score += FOUR_THREE_TO_MOVE;
        } else if (board.count(mover, CellClass.DOUBLE_THREE) > 0) {
            score += hasFours(board, opponent) ? DOUBLE_THREE_TO_MOVE / 2 : DOUBLE_THREE_TO_MOVE;
        }
        return Score.clampEvaluation(score);
    }

    private static boolean hasFours(PatternBoard board, int side) {
        return board.count(side, CellClass.FOUR) + board.count(side, CellClass.FOUR_THREE) > 0;
    }
}
