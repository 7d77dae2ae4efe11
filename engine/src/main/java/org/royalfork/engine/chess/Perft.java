package org.royalfork.engine.chess;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;
import org.royalfork.parallel.game.MoveList;

/**
 * Counts the leaves of the tree of legal moves, the standard test of a move generator. Moves of the last ply are counted
 * without being made.
 *
 * <p>One object walks with one thread, in lists that it reuses. A thread that is interrupted (by {@link
 * ForkJoinPool#shutdownNow} for one) ends its count with a {@link CancellationException}; a position that it was given is
 * then left somewhere in the tree.
 */
public final class Perft {

    private static final int MOVES = 256;

    /** Plies below the root whose positions become tasks of their own: two make some hundreds of tasks. */
    private static final int TASK_PLIES = 2;

    /** Depth of the smallest subtree worth a task. */
    private static final int MIN_TASK_DEPTH = 3;

    /** Depth from which on each node looks for an interrupt: those below take some milliseconds at most. */
    private static final int INTERRUPTIBLE_DEPTH = 4;

    private final MoveList[] lists;

    private Perft(int depth) {
        lists = new MoveList[Math.max(depth, 0) + 1];
        for (int i = 0; i < lists.length; i++) {
            lists[i] = new MoveList(MOVES);
        }
    }

    /**
     * Returns the number of move sequences of a length, 1 for length 0. The position is as before afterwards.
     *
     * @param depth length in plies, not negative
     */
    public static long perft(ChessPosition position, int depth) {
        return new Perft(depth).count(position, depth);
    }

    private long count(ChessPosition position, int depth) {
        if (depth <= 1) {
            return depth == 1 ? MoveGenerator.count(position) : 1;
        }
        if (depth >= INTERRUPTIBLE_DEPTH && Thread.currentThread().isInterrupted()) {
            throw new CancellationException("perft was interrupted");
        }
        MoveList moves = lists[depth];
        moves.clear();
        MoveGenerator.all(position, moves);
        long sum = 0;
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.move(i));
            sum += count(position, depth - 1);
            position.unmake();
        }
        return sum;
    }

    /**
     * Returns the count below each root move, in the order of generation. The position is as before afterwards.
     *
     * @param depth length of the sequences in plies, the root move included; at least 1
     */
    public static Map<Integer, Long> divide(ChessPosition position, int depth) {
        Perft perft = new Perft(depth);
        Map<Integer, Long> counts = new LinkedHashMap<>();
        for (int move : moves(position)) {
            position.make(move);
            counts.put(move, perft.count(position, depth - 1));
            position.unmake();
        }
        return counts;
    }

    /** Counts as {@link #perft} does, with the threads of a pool. */
    public static long perft(ChessPosition position, int depth, ForkJoinPool pool) {
        return pool.invoke(new Subtree(position.copy(), depth, TASK_PLIES));
    }

    /** Returns the count below each root move as {@link #divide} does, with the threads of a pool. */
    public static Map<Integer, Long> divide(ChessPosition position, int depth, ForkJoinPool pool) {
        Map<Integer, Subtree> tasks = new LinkedHashMap<>();
        for (int move : moves(position)) {
            ChessPosition child = position.copy();
            child.make(move);
            tasks.put(move, new Subtree(child, depth - 1, TASK_PLIES - 1));
        }
        tasks.values().forEach(pool::execute);
        Map<Integer, Long> counts = new LinkedHashMap<>();
        tasks.forEach((move, task) -> counts.put(move, task.join()));
        return counts;
    }

    private static List<Integer> moves(ChessPosition position) {
        MoveList list = new MoveList(MOVES);
        MoveGenerator.all(position, list);
        List<Integer> moves = new ArrayList<>(list.size());
        for (int i = 0; i < list.size(); i++) {
            moves.add(list.move(i));
        }
        return moves;
    }

    /** The tree below a position that the task owns. */
    private static final class Subtree extends RecursiveTask<Long> {

        private static final long serialVersionUID = 1L;

        private final transient ChessPosition position;
        private final int depth;
        private final int splits;

        Subtree(ChessPosition position, int depth, int splits) {
            this.position = position;
            this.depth = depth;
            this.splits = splits;
        }

        @Override
        protected Long compute() {
            if (splits <= 0 || depth <= MIN_TASK_DEPTH) {
                return perft(position, depth);
            }
            List<Subtree> children = new ArrayList<>();
            for (int move : moves(position)) {
                ChessPosition child = position.copy();
                child.make(move);
                children.add(new Subtree(child, depth - 1, splits - 1));
            }
            return invokeAll(children).stream().mapToLong(Subtree::join).sum();
        }
    }
}
