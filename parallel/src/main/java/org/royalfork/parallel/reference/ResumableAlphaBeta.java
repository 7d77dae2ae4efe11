package org.royalfork.parallel.reference;

import java.util.function.LongSupplier;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;

/**
 * The search of {@link PlainAlphaBeta} without recursion: it can be stopped after any node, saved, and resumed, here or in
 * another process, and then ends with the same value, move and counts. Its depth is bounded by the heap, not by the call
 * stack.
 *
 * <pre>{@code
 * ResumableAlphaBeta search = new ResumableAlphaBeta(position, 6);
 * while (!search.runMillis(10, System::nanoTime)) {
 *     drawFrame(); // the caller's own work between two slices
 * }
 * use(search.value(), search.bestMove());
 *
 * byte[] saved = search.save();
 * ResumableAlphaBeta later = ResumableAlphaBeta.resume(samePosition, saved);
 * }</pre>
 *
 * <p>A node on the way costs 10 bytes and 2 a move, in the pooled {@link SearchStack}; only its growth allocates.
 *
 * <p><b>Threading.</b> One thread at a time. The position belongs to the search until {@link #isDone}; then it is again as it
 * was given.
 */
public final class ResumableAlphaBeta {

    /** Nodes between two looks at the clock. */
    private static final int NODES_BETWEEN_CHECKS = 64;

    private final Position position;
    private final int depth;
    private final SearchStack stack = new SearchStack();
    private final MoveList generated = new MoveList(64);
    private boolean done;
    private int value;
    private int bestMove = Position.NO_MOVE;
    private long nodes;
    private long cutOffs;
    private long prunedMoves;
    private int deepestPly;

    /**
     * Makes a search that has visited nothing yet.
     *
     * @param position the root, where it stands
     * @param depth plies to search, at least 0; there is no upper limit
     */
    public ResumableAlphaBeta(Position position, int depth) {
        if (depth < 0) {
            throw new IllegalArgumentException("depth must not be negative: " + depth);
        }
        this.position = position;
        this.depth = depth;
    }

    /**
     * Makes a search that goes on where the saved one stood.
     *
     * @param position a position equal to the root of the saved search
     * @param saved what {@link #save} returned
     * @throws IllegalArgumentException with one line, when it was damaged or is of another position; the position is then as
     *     before
     */
    public static ResumableAlphaBeta resume(Position position, byte[] saved) {
        return SavedSearch.read(position, saved);
    }

    /** Returns all that is needed to {@linkplain #resume resume} this search from its root position. */
    public byte[] save() {
        return SavedSearch.write(this, position);
    }

    /**
     * Visits so many further nodes at most.
     *
     * @return whether the search is done
     */
    public boolean runNodes(long furtherNodes) {
        for (long n = furtherNodes; n > 0 && !done; n--) {
            visit();
        }
        return done;
    }

    /**
     * Searches on until so much time has passed; it looks at the clock after every 64 nodes, so that even a slice of no time
     * gets ahead.
     *
     * @param nanoClock what tells the time in nanoseconds from any origin, such as {@code System::nanoTime}
     * @return whether the search is done
     */
    public boolean runMillis(long millis, LongSupplier nanoClock) {
        long start = nanoClock.getAsLong();
        do {
            runNodes(NODES_BETWEEN_CHECKS);
        } while (!done && nanoClock.getAsLong() - start < millis * 1_000_000);
        return done;
    }

    /** Searches to the end and returns the value. */
    public int runToEnd() {
        while (!done) {
            visit();
        }
        return value;
    }

    /** Tells whether the value is known. */
    public boolean isDone() {
        return done;
    }

    /**
     * Returns the value of the root for its mover.
     *
     * @throws IllegalStateException when the search is not done
     */
    public int value() {
        if (!done) {
            throw new IllegalStateException("the search is not done");
        }
        return value;
    }

    /** Returns the best move of the root found so far; {@link Position#NO_MOVE} while, or when, there is none. */
    public int bestMove() {
        return bestMove;
    }

    /** Returns the depth in plies that the search goes to. */
    public int depth() {
        return depth;
    }

    /** Returns the nodes visited so far, root and leaves included. */
    public long nodes() {
        return nodes;
    }

    /** Returns how many nodes were refuted, counted as {@link PlainAlphaBeta#cutOffs} does. */
    public long cutOffs() {
        return cutOffs;
    }

    /** Returns how many moves, each with all that is below it, were left out because of cut-offs. */
    public long prunedMoves() {
        return prunedMoves;
    }

    /** Returns the deepest ply visited so far; the root is at 0. */
    public int deepestPly() {
        return deepestPly;
    }

    /** Visits the node that the position stands at, and goes on to the next one that is to be visited. */
    private void visit() {
        nodes++;
        int ply = stack.height();
        deepestPly = Math.max(deepestPly, ply);
        if (ply > 0) {
            int terminal = position.terminalScore(ply);
            if (terminal != Position.NOT_OVER) {
                giveBack(EndOfGame.scoreAtRoot(terminal, ply));
                return;
            }
        }
        if (ply == depth) {
            giveBack(Score.clampEvaluation(position.evaluate()));
            return;
        }
        generated.clear();
        position.generateMoves(generated);
        if (generated.size() == 0) {
            giveBack(EndOfGame.scoreAtRoot(position.noMovesScore(), ply));
            return;
        }
        stack.push(generated);
        position.make(stack.nextMove());
    }

    /** Hands the value of the node just left to its parent, and so on up to a node that has a move left to search. */
    private void giveBack(int valueOfNode) {
        int score = valueOfNode;
        while (stack.height() > 0) {
            position.unmake();
            if (stack.record(-score) && stack.height() == 1) {
                bestMove = stack.lastMove();
            }
            if (stack.isRefuted()) {
                cutOffs++;
                prunedMoves += stack.movesLeft();
            } else if (stack.movesLeft() > 0) {
                position.make(stack.nextMove());
                return;
            }
            score = stack.pop();
        }
        value = score;
        done = true;
    }

    /** What a saved search consists of, beside the stack. */
    record Counters(
            int depth,
            boolean done,
            int value,
            int bestMove,
            long nodes,
            long cutOffs,
            long prunedMoves,
            int deepestPly) {}

    Counters counters() {
        return new Counters(depth, done, value, bestMove, nodes, cutOffs, prunedMoves, deepestPly);
    }

    SearchStack stack() {
        return stack;
    }

    /** Makes a search of what was saved; its stack is still empty. */
    static ResumableAlphaBeta of(Position position, Counters saved) {
        ResumableAlphaBeta search = new ResumableAlphaBeta(position, saved.depth);
        search.done = saved.done;
        search.value = saved.value;
        search.bestMove = saved.bestMove;
        search.nodes = saved.nodes;
        search.cutOffs = saved.cutOffs;
        search.prunedMoves = saved.prunedMoves;
        search.deepestPly = saved.deepestPly;
        return search;
    }
}
