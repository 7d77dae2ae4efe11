package org.royalfork.bench.trees;

import java.util.HashMap;
import java.util.Map;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;

/**
 * The search of {@link org.royalfork.parallel.reference.PlainAlphaBeta}, and, if wanted, with a table of unlimited size, with
 * another rule for equal values, without any window (which is minimax), and with a record of every step.
 *
 * <p><b>Threading.</b> One search at a time.
 */
final class TracedAlphaBeta {

    /** When a node is given up. */
    enum Cut {
        /** Never: minimax. */
        NEVER,
        /** When its value is at least beta: the usual rule. */
        AT_BETA,
        /** When its value is greater than beta, as some courses teach it: a few more nodes for the same value. */
        BEYOND_BETA
    }

    private enum Bound {
        LOWER,
        EXACT,
        UPPER
    }

    private record Known(int score, int depth, Bound bound) {}

    private final WatchedPosition position;
    private final Cut cut;
    private final Map<Long, Known> table;
    private final Recording recording;
    private int fullDepth;
    private long nodes;
    private int bestMove;

    /**
     * Makes a search.
     *
     * @param recording takes every step; may be null
     */
    TracedAlphaBeta(WatchedPosition position, Cut cut, boolean withTable, Recording recording) {
        this.position = position;
        this.cut = cut;
        table = withTable ? new HashMap<>() : null;
        this.recording = recording;
    }

    /** Returns the value of the position for its mover, searched so many plies deep. */
    int search(int depth) {
        fullDepth = depth;
        nodes = 0;
        bestMove = Position.NO_MOVE;
        return search(depth, 0, -Score.INFINITY, Score.INFINITY);
    }

    /** Returns the nodes of the last search, root and leaves included. */
    long nodes() {
        return nodes;
    }

    /** Returns the best move of the root, the first of equals, or {@link Position#NO_MOVE}. */
    int bestMove() {
        return bestMove;
    }

    private int search(int depth, int ply, int alpha, int beta) {
        nodes++;
        if (recording != null) {
            record(alpha, beta, Recording.ENTERED);
        }
        int score = valueOf(depth, ply, alpha, beta);
        if (recording != null) {
            record(alpha, beta, score);
        }
        return score;
    }

    private void record(int alpha, int beta, int score) {
        boolean rootMoves = position.sideToMove() == 0;
        int low = rootMoves ? alpha : -beta;
        int high = rootMoves ? beta : -alpha;
        if (score == Recording.ENTERED) {
            recording.enter(position.node(), 0, fullDepth, low, high);
        } else {
            recording.leave(position.node(), 0, fullDepth, low, high, rootMoves ? score : -score);
        }
    }

    private int valueOf(int depth, int ply, int alpha, int beta) {
        if (ply > 0) {
            int terminal = position.terminalScore(ply);
            if (terminal != Position.NOT_OVER) {
                return Score.toRoot(terminal, ply);
            }
        }
        if (depth == 0) {
            return Score.clampEvaluation(position.evaluate());
        }
        if (table == null) {
            return searchMoves(depth, ply, alpha, beta);
        }
        long key = position.key();
        Known known = table.get(key);
        if (ply > 0 && known != null && known.depth == depth && decides(known, ply, alpha, beta)) {
            return Score.toRoot(known.score, ply);
        }
        int best = searchMoves(depth, ply, alpha, beta);
        Bound bound = best >= beta ? Bound.LOWER : best > alpha ? Bound.EXACT : Bound.UPPER;
        table.put(key, new Known(Score.toNode(best, ply), depth, bound));
        return best;
    }

    private static boolean decides(Known known, int ply, int alpha, int beta) {
        int score = Score.toRoot(known.score, ply);
        return switch (known.bound) {
            case EXACT -> true;
            case LOWER -> score >= beta;
            case UPPER -> score <= alpha;
        };
    }

    private int searchMoves(int depth, int ply, int alphaAtStart, int beta) {
        MoveList moves = new MoveList(16);
        position.generateMoves(moves);
        if (moves.size() == 0) {
            return Score.toRoot(position.noMovesScore(), ply);
        }
        int alpha = alphaAtStart;
        int best = -Score.INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.move(i));
            boolean narrows = cut != Cut.NEVER;
            int score =
                    -search(depth - 1, ply + 1, narrows ? -beta : -Score.INFINITY, narrows ? -alpha : Score.INFINITY);
            position.unmake();
            if (score > best) {
                best = score;
                if (ply == 0) {
                    bestMove = moves.move(i);
                }
            }
            alpha = Math.max(alpha, score);
            if (isRefuted(alpha, beta)) {
                break;
            }
        }
        return best;
    }

    private boolean isRefuted(int alpha, int beta) {
        return switch (cut) {
            case NEVER -> false;
            case AT_BETA -> alpha >= beta;
            case BEYOND_BETA -> alpha > beta;
        };
    }
}
