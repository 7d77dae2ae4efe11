package org.royalfork.bench.trees;

import org.royalfork.engine.trees.Tree;
import org.royalfork.engine.trees.TreePosition;
import org.royalfork.parallel.game.ForwardingPosition;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.search.Frame;
import org.royalfork.parallel.search.Worker;

/**
 * A node of an explicit tree that counts how often a search visits it and its like. A search visits a node when it asks whether
 * the game is over there, which every search of this project does at once, and at every node but the root.
 *
 * <p>It also decides what help a search gets: the order of the moves, and whether the table ever finds a position again.
 */
final class WatchedPosition extends ForwardingPosition<TreePosition> {

    /** In what order the moves of a node are searched. */
    enum Order {
        /** As the tree has them. */
        GIVEN,
        /** By the static evaluation of the nodes that they lead to, best first; that of a leaf is its value. */
        EVALUATION
    }

    private static final int MAX_ORDER = 100_000;

    private final Order order;
    private final boolean knownAgain;
    private long visits;
    private long leaves;
    private long unique;
    private Worker worker;
    private Recording recording;

    /**
     * Makes the root of a tree.
     *
     * @param knownAgain whether equal positions have equal keys; without that, no table can help
     */
    WatchedPosition(Tree tree, Order order, boolean knownAgain) {
        this(new TreePosition(tree), order, knownAgain);
    }

    private WatchedPosition(TreePosition position, Order order, boolean knownAgain) {
        super(position);
        this.order = order;
        this.knownAgain = knownAgain;
    }

    /** Records later visits, with the windows that the worker's frames show. */
    void record(Recording newRecording, Worker newWorker) {
        recording = newRecording;
        worker = newWorker;
    }

    /** Returns the visits of nodes below the root so far. */
    long visits() {
        return visits;
    }

    /** Returns the visits of nodes without children so far, the root aside. */
    long leaves() {
        return leaves;
    }

    /** Returns the number of the node. */
    int node() {
        return inner().node();
    }

    @Override
    public int terminalScore(int ply) {
        if (ply > 0) {
            visits++;
            if (inner().tree().childCount(inner().node()) == 0) {
                leaves++;
            }
            if (recording != null) {
                recordVisit(ply);
            }
        }
        return super.terminalScore(ply);
    }

    private void recordVisit(int ply) {
        Frame parent = worker.frame(ply - 1);
        boolean rootMoves = ((ply - 1) & 1) == 0;
        recording.enter(
                inner().node(),
                worker.number(),
                parent.depth() + ply - 1,
                rootMoves ? parent.alpha() : -parent.beta(),
                rootMoves ? parent.beta() : -parent.alpha());
    }

    @Override
    public long key() {
        if (knownAgain) {
            return super.key();
        }
        unique++;
        return super.key() + unique * 0x9E3779B97F4A7C15L;
    }

    @Override
    public void generateMoves(MoveList moves) {
        int from = moves.size();
        super.generateMoves(moves);
        if (order == Order.EVALUATION) {
            for (int i = from; i < moves.size(); i++) {
                moves.setValue(i, tacticalValue(moves.move(i)));
            }
            moves.sort(from);
        }
    }

    /** All moves are tactical: so the search keeps to the order that their values say. */
    @Override
    public void generateTactical(MoveList moves) {
        super.generateMoves(moves);
    }

    @Override
    public void generateQuiet(MoveList moves) {}

    @Override
    public boolean isTactical(int move) {
        return true;
    }

    @Override
    public int tacticalValue(int move) {
        if (order == Order.GIVEN) {
            return MAX_ORDER - move;
        }
        Tree tree = inner().tree();
        int child = tree.child(inner().node(), move - 1);
        int value = switch (tree.kind(child)) {
            case INNER, LEAF -> tree.value(child);
            case WON -> MAX_ORDER;
            case LOST -> -MAX_ORDER;
            case DRAWN -> 0;
        };
        return sideToMove() == 0 ? value : -value;
    }

    /** None gains anything at once: else all would be promising, and none at a cut node would be shared. */
    @Override
    public boolean exchangeAtLeast(int move, int threshold) {
        return false;
    }

    @Override
    public WatchedPosition copy() {
        return new WatchedPosition(inner().copy(), order, knownAgain);
    }

    @Override
    public void copyFrom(Position source) {
        inner().copyFrom(((WatchedPosition) source).inner());
    }
}
