package org.royalfork.parallel.search;

import java.util.ArrayList;
import java.util.List;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;

/**
 * The root of one run of iterative deepening: its moves in the order in which they are searched, and the depth of the
 * current iteration.
 *
 * <p><b>Threading.</b> Used by the worker that runs the search. While the root is a shared node, {@link #record} is called
 * by the workers inside it, one at a time, under the lock of that node. The depth changes only while no other worker takes
 * part; the token that brings a worker into the tree orders it before that worker's reads.
 */
final class RootMoves {

    private final RootMove[] moves;
    private int depth;

    /** Takes those legal moves of {@code position} that are in {@code only}, or all when none is. */
    RootMoves(Position position, List<Integer> only) {
        MoveList legal = new MoveList(64);
        position.generateMoves(legal);
        List<RootMove> all = new ArrayList<>();
        List<RootMove> chosen = new ArrayList<>();
        for (int i = 0; i < legal.size(); i++) {
            RootMove move = new RootMove(legal.move(i));
            all.add(move);
            if (only.contains(move.move)) {
                chosen.add(move);
            }
        }
        moves = (chosen.isEmpty() ? all : chosen).toArray(new RootMove[0]);
    }

    /** Returns the nominal depth in plies of the current iteration. */
    int depth() {
        return depth;
    }

    /** Begins an iteration, or a search before the first. */
    void setDepth(int newDepth) {
        depth = newDepth;
    }

    int size() {
        return moves.length;
    }

    RootMove get(int index) {
        return moves[index];
    }

    /** Remembers the scores as those of the iteration before. */
    void startIteration() {
        for (RootMove m : moves) {
            m.previousScore = m.score;
            m.score = -Score.INFINITY;
        }
    }

    /**
     * Forgets what a stopped search of the moves from index {@code from} on has found, if the first of them, the best of
     * the iteration before, was not finished: when all moves are shared at once a bad one may come in before it, and would
     * be the best so far.
     */
    void forgetUnlessFirstIsKnown(int from) {
        if (moves[from].score == -Score.INFINITY) {
            for (int i = from; i < moves.length; i++) {
                moves[i].score = -Score.INFINITY;
            }
        }
    }

    /** Sorts the moves from index {@code from} on, the best first; equal ones keep their order. */
    void sort(int from) {
        sort(from, moves.length);
    }

    /** Sorts the lines that are complete, the best first. */
    void sortLines(int lines) {
        sort(0, lines);
    }

    /** Sorts by insertion: the moves are few, most are in order, and nothing is allocated. */
    private void sort(int from, int to) {
        for (int i = from + 1; i < to; i++) {
            RootMove move = moves[i];
            int hole = i;
            while (hole > from && move.isBetterThan(moves[hole - 1])) {
                moves[hole] = moves[hole - 1];
                hole--;
            }
            moves[hole] = move;
        }
    }

    /** Appends the moves from index {@code from} on. */
    void appendTo(MoveList list, int from) {
        for (int i = from; i < moves.length; i++) {
            list.add(moves[i].move);
        }
    }

    /** Takes note of a root move's score: exact above {@code alpha}, else only that it is not better. */
    void record(int move, int score, boolean first, int alpha, Frame child, long nodes) {
        RootMove root = find(move);
        root.nodes += nodes;
        if (first || score > alpha) {
            root.score = score;
            root.setLine(child);
        } else {
            root.score = -Score.INFINITY;
        }
    }

    private RootMove find(int move) {
        for (RootMove m : moves) {
            if (m.move == move) {
                return m;
            }
        }
        throw new IllegalStateException("no root move " + move);
    }
}
