package org.royalfork.parallel.search;

import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;

/**
 * One node in the making: what the search knows of the position at one ply while it goes through its moves.
 *
 * <p>Every worker has one frame a ply, reused from node to node. A shared node has one more, which collects what all
 * workers inside it find; each worker inside searches with its own frame as a copy of that.
 *
 * <p><b>Threading.</b> Belongs to one worker, or is guarded by the lock of the shared node.
 */
public final class Frame {

    /** Static evaluation of a position that has none because it is forced. */
    static final int NO_EVALUATION = -Score.INFINITY;

    /** Plies from the root. */
    final int ply;

    /** Hands out the moves; null in the frame of a shared node. */
    final MovePicker picker;

    // The node, constant once its first move is searched.
    int depth;
    int beta;
    boolean pv;
    boolean cutNode;
    boolean forced;
    boolean improving;
    boolean tacticalTableMove;
    int evaluation;

    /** Extension of the table move, in plies. */
    int tableMoveExtension;

    // What its moves have shown so far.
    int alpha;
    int best;
    int bestMove;
    final MoveList triedQuiet = new MoveList(64);

    /** Moves that other workers are searching, put off until the end; their numbers are the ordering values. */
    final MoveList putOff = new MoveList(16);

    final int[] line = new int[Score.MAX_PLY + 2];
    int lineLength;

    // What one worker does here now.
    /** History index of the move made from here. */
    int movedIndex;

    /** The move made from here. */
    int moved;

    /** The shared node of which this is a copy, or as which its worker opened it while at one of its moves; or null. */
    SharedNode shared;

    /** Whether the worker is at one of the moves of this node, so that those that are left may be shared. */
    boolean inMoves;

    // What outlives the node.
    int killer1;
    int killer2;

    /** Move that the search of this position leaves out, to see how much worse the others are. */
    int excluded;

    /**
     * Makes a frame.
     *
     * @param ply plies from the root
     * @param picker hands out moves; null for the frame of a shared node
     */
    Frame(int ply, MovePicker picker) {
        this.ply = ply;
        this.picker = picker;
    }

    /** Makes the frame of a shared node; its ply is that of the frame it {@linkplain #copyNode copies}. */
    public static Frame ofSharedNode() {
        return new Frame(-1, null);
    }

    /** Tells whether the worker is at one of the moves of this node. */
    public boolean isInMoves() {
        return inMoves;
    }

    /** Returns the shared node that this is, or null. */
    public SharedNode sharedNode() {
        return shared;
    }

    /** Makes this node, one of whose moves is being searched, a shared one from now on. */
    public void openAs(SharedNode node) {
        shared = node;
    }

    /** Returns the depth in plies that this node is searched to. */
    public int depth() {
        return depth;
    }

    /** Returns the plies from the root. */
    public int ply() {
        return ply;
    }

    /** Returns the upper end of the window. */
    public int beta() {
        return beta;
    }

    /** Returns the lower end of the window: what the moves have proved so far. */
    public int alpha() {
        return alpha;
    }

    /** Tells whether the node is on the principal variation: its window is open. */
    public boolean isPv() {
        return pv;
    }

    /** Tells whether one move is expected to refute the node. */
    public boolean isCutNode() {
        return cutNode;
    }

    /** Tells whether the moves that are left are in their final order, and so may be shared. */
    public boolean isOrdered() {
        return picker.isOrdered();
    }

    /** Returns all moves in their final order. Only if {@link #isOrdered}. */
    public MoveList moves() {
        return picker.moves();
    }

    /** Returns the place in {@link #moves} of the first move that is left. */
    public int nextIndex() {
        return picker.nextIndex();
    }

    /** Returns how many moves at the front of {@link #moves} are more than ordinary ones. */
    public int promisingMoves() {
        return picker.promising();
    }

    /** Takes over the state of another worker's node at the same ply, or of a shared node. */
    public void copyNode(Frame source) {
        depth = source.depth;
        beta = source.beta;
        pv = source.pv;
        cutNode = source.cutNode;
        forced = source.forced;
        improving = source.improving;
        tacticalTableMove = source.tacticalTableMove;
        evaluation = source.evaluation;
        tableMoveExtension = source.tableMoveExtension;
        excluded = source.excluded;
        copyResult(source);
    }

    /** Takes over what the moves of a node have shown. */
    public void copyResult(Frame source) {
        alpha = source.alpha;
        best = source.best;
        bestMove = source.bestMove;
        triedQuiet.copyFrom(source.triedQuiet);
        lineLength = source.lineLength;
        System.arraycopy(source.line, 0, line, 0, lineLength);
    }

    /** Makes this node one whose moves are to be searched in a window, from the first on. */
    void startMoves(int newAlpha, int newBeta, int newDepth, boolean newCutNode) {
        pv = newBeta - newAlpha > 1;
        cutNode = newCutNode;
        depth = newDepth;
        alpha = newAlpha;
        beta = newBeta;
        best = -Score.INFINITY;
        bestMove = Position.NO_MOVE;
        triedQuiet.clear();
    }

    /** Tells whether this node could be searched deeper. */
    public boolean canDeepen() {
        return depth < SearchLimits.MAX_DEPTH;
    }

    /** Makes this node one to be searched a ply deeper, from its first move on. */
    public void deepen() {
        shared = null;
        depth++;
        best = -Score.INFINITY;
    }

    /** Takes note of the score of a move in a search of this node that no one else sees. */
    public void raiseAlpha(int score) {
        best = Math.max(best, score);
        if (score > alpha && score < beta) {
            alpha = score;
        }
    }

    /** Takes over the bounds that a shared node has reached, before a worker inside it searches its next move. */
    public void join(SharedNode node, int newAlpha, int newBest) {
        shared = node;
        alpha = newAlpha;
        best = newBest;
    }

    /** Ends the part in a shared node. */
    public void leave() {
        shared = null;
        excluded = Position.NO_MOVE;
    }

    /** Tells whether {@code move} is the one that the search of this position leaves out. */
    public boolean isExcluded(int move) {
        return move == excluded;
    }

    /** Returns the best score so far. */
    public int best() {
        return best;
    }

    /**
     * Takes note of the score of a move.
     *
     * @param child frame in which the move's own line was found
     * @return true when the move refutes the node
     */
    public boolean record(int move, int score, boolean tactical, Frame child) {
        if (score > best) {
            best = score;
            if (score > alpha) {
                bestMove = move;
                if (pv) {
                    setLine(move, child);
                }
                if (score >= beta) {
                    return true;
                }
                alpha = score;
            }
        }
        if (!tactical) {
            triedQuiet.add(move);
        }
        return false;
    }

    void setLine(int move, Frame child) {
        line[0] = move;
        System.arraycopy(child.line, 0, line, 1, child.lineLength);
        lineLength = child.lineLength + 1;
    }

    /** Forgets what outlives a node, before a search of another position. */
    void reset() {
        killer1 = Position.NO_MOVE;
        killer2 = Position.NO_MOVE;
        excluded = Position.NO_MOVE;
        evaluation = NO_EVALUATION;
        moved = Position.NO_MOVE;
        shared = null;
        inMoves = false;
        lineLength = 0;
    }
}
