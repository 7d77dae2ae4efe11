package org.royalfork.bench.tune;

import org.royalfork.engine.chess.ChessPosition;
import org.royalfork.engine.chess.UciMoves;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;

/**
 * Tells which positions a static evaluation can be asked to judge: no check, a best move that is neither capture nor
 * promotion, and no exchange in the air, by a small search of captures.
 *
 * <p>Not thread-safe.
 */
final class QuietPositions {

    private static final int MAX_PLIES = 8;

    private final int margin;
    private final MoveList[] moves = new MoveList[MAX_PLIES];

    /** @param margin greatest difference, in centipawns, between evaluation and search of captures */
    QuietPositions(int margin) {
        this.margin = margin;
        for (int ply = 0; ply < MAX_PLIES; ply++) {
            moves[ply] = new MoveList(256);
        }
    }

    boolean isQuiet(ChessPosition position, String bestMove) {
        if (position.isForced()) {
            return false;
        }
        int move = UciMoves.parse(position, bestMove);
        if (move == Position.NO_MOVE || position.isTactical(move)) {
            return false;
        }
        int value = position.evaluate();
        return Math.abs(search(position, 0, value - margin - 1, value + margin + 1) - value) <= margin;
    }

    private int search(ChessPosition position, int ply, int alpha, int beta) {
        int best = position.evaluate();
        if (best >= beta || ply == MAX_PLIES) {
            return best;
        }
        int bound = Math.max(alpha, best);
        MoveList list = moves[ply];
        list.clear();
        position.generateTactical(list);
        for (int i = 0; i < list.size(); i++) {
            list.setValue(i, position.tacticalValue(list.move(i)));
        }
        for (int i = 0; i < list.size(); i++) {
            list.selectBest(i);
            int move = list.move(i);
            if (!position.exchangeAtLeast(move, 0)) {
                continue;
            }
            position.make(move);
            int value = -search(position, ply + 1, -beta, -bound);
            position.unmake();
            best = Math.max(best, value);
            bound = Math.max(bound, value);
            if (bound >= beta) {
                break;
            }
        }
        return Math.clamp(best, -Score.MAX_EVALUATION, Score.MAX_EVALUATION);
    }
}
