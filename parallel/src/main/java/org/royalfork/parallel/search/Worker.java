package org.royalfork.parallel.search;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.Padded;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;
import org.royalfork.tt.TranspositionTable;

/**
 * One searcher of a tree: its own position, one {@link Frame} a ply, history tables and counters. What all searchers of
 * a tree share is in {@link SearchJob}.
 *
 * <p><b>Threading.</b> While a search runs, a worker belongs to one thread of the pool. Between searches it is at rest and
 * the thread that starts the next one makes it ready; the hand-over of the first task of that search orders this before
 * anything the worker does. Two counters are read by others while it works: they are written in opaque mode, so a reader
 * sees a value that is whole and at most a moment old. The alarm is raised by any thread in release mode, and taken back by
 * the worker's own, which looks at everything that it can tell of after a full fence: so none is lost.
 */
public final class Worker extends Padded {

    /** Nodes between two looks at the clock, at most. */
    private static final int NODES_BETWEEN_CHECKS = 1024;

    /** Stands for a null move in a path. */
    private static final int NULL_MOVE = -1;

    private static final VarHandle SELECTIVE_DEPTH;
    private static final VarHandle ALARM;

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            SELECTIVE_DEPTH = lookup.findVarHandle(Worker.class, "selectiveDepth", int.class);
            ALARM = lookup.findVarHandle(Worker.class, "alarm", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /**
     * Keeps what the worker refers to off the cache lines of what the worker before refers to, where a copying collector lays
     * it side by side in the order of the fields. The counters have their own padding. Without both, two workers searched up
     * to a tenth fewer nodes a second. It does not keep apart what the collector meets elsewhere first: see {@link Padded}.
     */
    final long[] padding = new long[16];

    final Position position;
    final History history;
    final Frame[] frames = new Frame[Score.MAX_PLY + 4];
    private final AlphaBeta alphaBeta;
    private final WorkerStatistics statistics = new WorkerStatistics();
    private final WorkerClock clock = new WorkerClock(statistics);
    private final int number;

    private SearchJob job;
    private TableViews views = TableViews.NONE;
    private TranspositionTable table;
    private SharedNode shared;
    private int basePly;
    private boolean aborted;
    private int nodesBetweenChecks;
    private boolean alarm;
    private long nextCheck;
    private int selectiveDepth;

    /**
     * Makes a worker that learns alone.
     *
     * @param number from 0, the master
     */
    public Worker(Game game, int number) {
        this(game.initialPosition(), number, null);
    }

    /**
     * Makes a worker that shares its history tables with another.
     *
     * @param number from 0, the master
     * @param partner the worker whose tables it uses
     */
    public Worker(Game game, int number, Worker partner) {
        this(game.initialPosition(), number, partner.history);
    }

    private Worker(Position position, int number, History shared) {
        this.number = number;
        this.position = position;
        history = shared != null ? new History(shared) : new History(position.historySize());
        for (int ply = 0; ply < frames.length; ply++) {
            frames[ply] = new Frame(ply, new MovePicker(position, history));
        }
        alphaBeta = new AlphaBeta(this);
    }

    /** Returns the number of the worker, from 0. */
    public int number() {
        return number;
    }

    /** Returns the search that this worker takes part in, or took part in last. */
    public SearchJob job() {
        return job;
    }

    /** Chooses how the worker reaches the table in later searches. Only between searches. */
    public void setTableViews(TableViews newViews) {
        views = newViews;
    }

    /** Returns this worker's way to the table of its search. */
    TranspositionTable table() {
        return table;
    }

    /** Forgets everything learnt in searches. Only between searches. */
    public void clear() {
        history.clear();
    }

    /** Makes the worker ready at the root of a new search. Only between searches. */
    void prepare(SearchJob newJob, RootMoves root) {
        job = newJob;
        table = views.view(newJob.table, number, position);
        position.copyFrom(newJob.root);
        shared = null;
        basePly = 0;
        aborted = false;
        alarm(); // a stop may have come before this worker was ready
        statistics.clear();
        if (newJob.splitter.takesTurns()) {
            clock.stop();
        } else {
            clock.start(newJob.startNanos());
        }
        SELECTIVE_DEPTH.setOpaque(this, 0);
        nodesBetweenChecks = Math.min(NODES_BETWEEN_CHECKS, newJob.splitter.nodesPerTurn());
        nextCheck = nodesBetweenChecks;
        if (newJob.limits.nodes() > 0) {
            nextCheck = Math.min(nextCheck, newJob.limits.nodes());
        }
        for (Frame frame : frames) {
            frame.reset();
        }
        alphaBeta.prepare(newJob, root);
    }

    /** Returns what this worker has counted in this search. */
    public WorkerStatistics statistics() {
        return statistics;
    }

    /** Returns what tells this worker's busy time from the rest. */
    public WorkerClock clock() {
        return clock;
    }

    AlphaBeta alphaBeta() {
        return alphaBeta;
    }

    /** Returns this worker's frame at a ply. */
    public Frame frame(int ply) {
        return frames[ply];
    }

    /** Returns the nodes of this search so far. Any thread. */
    public long nodes() {
        return statistics.nodes();
    }

    /** Returns the deepest ply so far. Any thread. */
    int selectiveDepth() {
        return (int) SELECTIVE_DEPTH.getOpaque(this);
    }

    /**
     * Counts a node, a position that the search enters, and tells whether the search of it must be given up: the search was
     * stopped, or a shared node above it was cut off. From then on until the cause is gone {@link #isAborted} is true, and no
     * result may be used or stored.
     */
    boolean enterNode(int ply) {
        long count = statistics.countNode();
        if (ply > selectiveDepth) {
            SELECTIVE_DEPTH.setOpaque(this, ply);
        }
        if (count >= nextCheck) {
            checkLimits(count);
        }
        if ((boolean) ALARM.getOpaque(this)) {
            heedAlarm();
        }
        return aborted;
    }

    /**
     * Tells this worker that the search was stopped or a shared node was cut off: at its next node it looks whether that
     * concerns it. Any thread, after what it tells of has been written.
     */
    public void alarm() {
        ALARM.setRelease(this, true);
    }

    /**
     * Looks up from something that is not counted as nodes but takes as long as many: tells, as {@link #enterNode} does, whether
     * it must be given up. The clock is asked each time.
     */
    boolean looksUp() {
        if (job.time.isOver()) {
            job.stop();
        }
        if ((boolean) ALARM.getOpaque(this)) {
            heedAlarm();
        }
        return aborted;
    }

    private void heedAlarm() {
        ALARM.setOpaque(this, false);
        // Between the two: an alarm that was overwritten just now tells of something that is then seen below.
        VarHandle.fullFence();
        if (mustUnwind()) {
            aborted = true;
        }
    }

    private boolean mustUnwind() {
        if (job.isStopped()) {
            return true;
        }
        for (SharedNode node = shared; node != null; node = node.parent()) {
            if (node.isCutOff()) {
                return true;
            }
        }
        return false;
    }

    private void checkLimits(long count) {
        job.splitter.endTurn(this);
        nextCheck = count + nodesBetweenChecks;
        long limit = job.limits.nodes();
        if (limit > 0) {
            long left = limit - job.nodes();
            if (left <= 0) {
                job.stop();
            }
            nextCheck = count + Math.clamp(left, 1, nodesBetweenChecks);
        }
        if (job.time.isOver()) {
            job.stop();
        }
    }

    /** Makes the current turn end after so many further nodes, at least 1, if not before. Only by the worker itself. */
    public void endTurnWithin(int furtherNodes) {
        nextCheck = Math.min(nextCheck, nodes() + furtherNodes);
    }

    /** Tells whether the search below is being given up. */
    public boolean isAborted() {
        return aborted;
    }

    /**
     * Takes part in a shared node: makes the moves that lead to it from where this worker stands, which is the root or
     * a node above it where it waits for others.
     *
     * @param node the shared node
     * @param source its frame
     * @param owner the worker that opened it; its frames above the node stay as they are while the node is open
     * @param ply plies from the root to the node
     */
    public void descend(SharedNode node, Frame source, Worker owner, int ply) {
        for (int p = basePly; p < ply; p++) {
            Frame frame = frames[p];
            if (p > basePly) {
                frame.evaluation = owner.frames[p].evaluation;
            }
            makeInFrame(frame, owner.frames[p].moved);
        }
        shared = node;
        recoverFromAbort();
        frames[ply].copyNode(source);
    }

    private void makeInFrame(Frame frame, int move) {
        if (move == NULL_MOVE) {
            makeNull(frame);
        } else {
            make(frame, move);
        }
    }

    /** Takes back the moves of {@link #descend}. */
    public void ascend(SharedNode outer, int ply) {
        frames[ply].leave();
        for (int p = ply - 1; p >= basePly; p--) {
            if (frames[p].moved == NULL_MOVE) {
                position.unmakeNull();
            } else {
                position.unmake();
            }
        }
        shared = outer;
        recoverFromAbort();
    }

    /** Returns the innermost shared node that this worker is inside of, or null. */
    public SharedNode sharedNode() {
        return shared;
    }

    /** Enters a shared node that this worker owns. */
    public void enterShared(SharedNode node) {
        shared = node;
    }

    /**
     * Leaves a shared node that this worker owns. If the node itself was cut off but nothing above it, the worker is no
     * longer aborted.
     */
    public void leaveShared(SharedNode outer) {
        shared = outer;
        recoverFromAbort();
    }

    private void recoverFromAbort() {
        aborted = mustUnwind();
    }

    /**
     * Says where the worker stands while it waits at a shared node of its own, so that it can take part in nodes below.
     *
     * @return where it stood before
     */
    public int waitAt(int ply) {
        int before = basePly;
        basePly = ply;
        return before;
    }

    /** Ends {@link #waitAt}. */
    public void resume(int before) {
        basePly = before;
    }

    /**
     * Searches one move of a node that this worker is at.
     *
     * @param number the move's place in the order, from 1
     * @return the score from the node's view, or {@link MoveLoop#PRUNED}; meaningless when {@link #isAborted}
     */
    public int searchMove(Frame frame, int move, int number) {
        return alphaBeta.moveLoop.searchMove(frame, move, number);
    }

    /** Takes note of a searched move in {@code node}, the frame of the node that the move belongs to. */
    public boolean record(Frame node, int ply, int move, int number, int score) {
        return alphaBeta.moveLoop.record(node, ply, move, number, score);
    }

    void make(Frame frame, int move) {
        frame.moved = move;
        frame.movedIndex = position.historyIndex(move);
        position.make(move);
        table.prefetch(position.key());
    }

    void makeNull(Frame frame) {
        frame.moved = NULL_MOVE;
        frame.movedIndex = history.noMoveIndex();
        position.makeNull();
    }

    /** Returns the history index of the move made {@code distance} plies before {@code ply}. */
    int indexBefore(int ply, int distance) {
        return ply >= distance ? frames[ply - distance].movedIndex : history.noMoveIndex();
    }
}
