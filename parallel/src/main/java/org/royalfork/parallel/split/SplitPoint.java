package org.royalfork.parallel.split;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.search.Frame;
import org.royalfork.parallel.search.SharedNode;
import org.royalfork.parallel.search.Worker;
import org.royalfork.parallel.search.WorkerStatistics;
import org.royalfork.parallel.search.WorkerStatistics.Counter;
import org.royalfork.parallel.trace.AbortEvent;
import org.royalfork.parallel.trace.SplitEvent;
import org.royalfork.parallel.trace.Timeline;

/**
 * A node whose remaining moves several workers search together. Its owner opens it, offers it, claims moves from it like
 * everyone else, and closes it when no one else is inside.
 *
 * <pre>
 *  owner   |--eldest--|open|--move 2--|--move 4--|--move 6--|..waits, helps below..|close
 *                       \ token                              |
 *  thief                 '-steal, descend-|--move 3--|--move 5-------|leave
 * </pre>
 *
 * <p>The owner may open the node also while it searches one of the node's moves; then it records that move when it comes back.
 *
 * <p>A split point belongs to one worker and ply and is used again for the next node there. That is safe because the owner
 * goes on only after every token of the node has been taken back or has been run to its end: no one can hold an old one.
 *
 * <p><b>Memory ordering.</b>
 *
 * <table>
 * <caption>Shared fields</caption>
 * <tr><th>field</th><th>written</th><th>read</th><th>why that is enough</th></tr>
 * <tr><td>node, moves, owner, parent, token</td><td>plain, by the owner before the first token is
 * forked</td><td>plain, by thieves</td><td>fork and steal order them; nothing of it changes before the last thief has
 * left</td></tr>
 * <tr><td>cursor</td><td>atomic add, by anyone inside</td><td>the same</td><td>each index is handed out once</td></tr>
 * <tr><td>unfinished</td><td>opaque, under the lock, only downwards</td><td>opaque, by thieves that look ahead</td><td>seen
 * late it costs them a few nodes</td></tr>
 * <tr><td>alpha, best</td><td>opaque, under the lock, only upwards</td><td>opaque, by anyone</td><td>a stale alpha makes a
 * window wider than needed, never wrong: a null window that was exceeded is asked again with the newer alpha; a stale best
 * only tells whether a move has been searched</td></tr>
 * <tr><td>the owner's frames above the node</td><td>plain, by the owner before the first token is forked</td><td>plain, by
 * thieves on their way down</td><td>the owner changes them only after it has left the node</td></tr>
 * <tr><td>cutOff</td><td>opaque, under the lock, once; then all workers are alarmed if a thief ever was here</td><td>opaque,
 * by everyone below who hears the alarm</td><td>seen late it costs a few nodes; results found meanwhile are still
 * true</td></tr>
 * <tr><td>helped</td><td>opaque, under the lock, once</td><td>under the lock; opaque, by the owner</td><td>a thief that comes
 * after the cut-off sees it when it arrives; an owner that sees it late makes its next offer late</td></tr>
 * <tr><td>result in node</td><td>plain, under the lock</td><td>under the lock; by the owner after the last thief left</td>
 * <td>the last token's end is a volatile write that the owner waits for</td></tr>
 * </table>
 */
final class SplitPoint implements SharedNode {

    private static final VarHandle CURSOR;
    private static final VarHandle ALPHA;
    private static final VarHandle BEST;
    private static final VarHandle UNFINISHED;
    private static final VarHandle CUT_OFF;
    private static final VarHandle HELPED;

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            CURSOR = lookup.findVarHandle(SplitPoint.class, "cursor", int.class);
            ALPHA = lookup.findVarHandle(SplitPoint.class, "alpha", int.class);
            BEST = lookup.findVarHandle(SplitPoint.class, "best", int.class);
            UNFINISHED = lookup.findVarHandle(SplitPoint.class, "unfinished", int.class);
            CUT_OFF = lookup.findVarHandle(SplitPoint.class, "cutOff", boolean.class);
            HELPED = lookup.findVarHandle(SplitPoint.class, "helped", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final int ply;
    private final WorkerTeam team;
    private final boolean looksAhead;
    private final Frame node = Frame.ofSharedNode();
    private Worker owner;
    private SharedNode parent;
    private MoveList moves;
    private Token token;

    private int cursor;
    private int unfinished;
    private int alpha;
    private int best;
    private boolean cutOff;
    private boolean helped;

    // What only the owner uses: since when the node is open, and what it had counted by then.
    private SplitEvent event;
    private long start;
    private long nodesBefore;
    private long abortedBefore;

    SplitPoint(int ply, WorkerTeam team, boolean looksAhead) {
        this.ply = ply;
        this.team = team;
        this.looksAhead = looksAhead;
    }

    int ply() {
        return ply;
    }

    Worker owner() {
        return owner;
    }

    int depth() {
        return node.depth();
    }

    /** Tells whether there is work here for which no thief has come yet. */
    boolean waitsForHelp() {
        return !(boolean) HELPED.getOpaque(this) && hasWork();
    }

    /** Returns the workers of the search that this node is part of. */
    WorkerTeam team() {
        return team;
    }

    /** Opens the node that {@code owner} is at, or at one of whose moves it is. */
    void open(Worker newOwner, Frame frame) {
        owner = newOwner;
        event = SplitEvent.start();
        start = owner.job().timeline() != null ? System.nanoTime() : 0;
        nodesBefore = owner.nodes();
        abortedBefore = owner.statistics().get(Counter.ABORTED_NODES);
        parent = owner.sharedNode();
        node.copyNode(frame);
        moves = frame.moves();
        HELPED.setOpaque(this, false);
        CUT_OFF.setOpaque(this, false);
        ALPHA.setOpaque(this, frame.alpha());
        BEST.setOpaque(this, frame.best());
        UNFINISHED.setOpaque(this, moves.size() - frame.nextIndex());
        CURSOR.setOpaque(this, frame.nextIndex());
    }

    @Override
    public SharedNode parent() {
        return parent;
    }

    @Override
    public int alpha() {
        return (int) ALPHA.getOpaque(this);
    }

    @Override
    public boolean isCutOff() {
        return (boolean) CUT_OFF.getOpaque(this);
    }

    /** Returns the token by which the owner offers this node, or null while it is not offered. */
    Token token() {
        return token;
    }

    void setToken(Token newToken) {
        token = newToken;
    }

    /** Tells whether there are moves that no one has claimed. */
    boolean hasWork() {
        return (int) CURSOR.getOpaque(this) < moves.size() && !isCutOff();
    }

    /** Tells whether there are at least two moves that no one has claimed. */
    boolean hasWorkForTwo() {
        return (int) CURSOR.getOpaque(this) + 1 < moves.size() && !isCutOff();
    }

    /** Ends the search because who came with a token of this node has failed. */
    void fail(Throwable cause) {
        owner.job().fail(cause);
    }

    /** Brings a thief to this node, lets it search moves, and takes it back to where it was. */
    void help(Worker thief) {
        SharedNode outer = thief.sharedNode();
        synchronized (this) { // the copy takes results too, which others may be writing
            HELPED.setOpaque(this, true);
            thief.descend(this, node, owner, ply);
        }
        try {
            if (looksAhead) {
                lookAhead(thief, thief.frame(ply), true);
            }
            searchMoves(thief, thief.frame(ply));
            if (looksAhead) {
                lookAhead(thief, thief.frame(ply), false);
            }
        } finally {
            thief.ascend(outer, ply);
        }
    }

    /**
     * Searches the node deeper and deeper, only for what that leaves in the table, until its eldest move, or all its moves, are
     * searched.
     */
    private void lookAhead(Worker thief, Frame frame, boolean untilElder) {
        LookAhead ahead = new LookAhead(this, untilElder);
        thief.enterShared(ahead);
        while (!ahead.isCutOff() && !thief.isAborted() && frame.canDeepen()) {
            frame.deepen();
            for (int index = 0; index < moves.size() && !thief.isAborted(); index++) {
                frame.raiseAlpha(thief.searchMove(frame, moves.move(index), index + 1));
            }
        }
        thief.leaveShared(this);
        synchronized (this) {
            frame.copyNode(node);
        }
    }

    /** Tells whether the eldest move has been searched. */
    private boolean isElderFinished() {
        return (int) UNFINISHED.getOpaque(this) < moves.size();
    }

    /** Tells whether all moves of the node have been searched, or need not be. */
    private boolean isFinished() {
        return isCutOff() || (int) UNFINISHED.getOpaque(this) <= 0;
    }

    /**
     * Makes everything below a look ahead end when the node's own moves need the worker, or are finished.
     *
     * @param node the node that is looked ahead of
     * @param untilElder whether there are moves to share once the eldest is searched
     */
    private record LookAhead(SplitPoint node, boolean untilElder) implements SharedNode {

        @Override
        public SharedNode parent() {
            return node;
        }

        @Override
        public int alpha() {
            return node.alpha();
        }

        @Override
        public boolean isCutOff() {
            return node.isFinished() || (untilElder && node.isElderFinished());
        }
    }

    /** Claims moves and searches them until none is left or the node is given up. */
    void searchMoves(Worker worker, Frame frame) {
        while (!isCutOff() && !worker.isAborted()) {
            int index = (int) CURSOR.getAndAdd(this, 1);
            if (index >= moves.size()) {
                return;
            }
            int move = moves.move(index);
            if (frame.isExcluded(move)) {
                continue;
            }
            frame.join(this, alpha(), (int) BEST.getOpaque(this));
            long nodes = worker.nodes();
            long alreadyAborted = worker.statistics().get(Counter.ABORTED_NODES);
            int score = worker.searchMove(frame, move, index + 1);
            if (!worker.isAborted()) {
                record(worker, move, index + 1, score);
            } else {
                countAborted(worker, worker.nodes() - nodes, alreadyAborted);
            }
        }
    }

    /** Records the move at which the owner was when it opened the node. */
    void finishMove(int move, int number, int score) {
        if (!owner.isAborted()) {
            record(owner, move, number, score);
        } else {
            countAborted(owner, owner.nodes() - nodesBefore, abortedBefore);
        }
    }

    /** Counts nodes below a move that was given up, unless split points further down have counted them already. */
    private void countAborted(Worker worker, long nodes, long alreadyAborted) {
        if (worker.job().isStopped()) {
            return; // no sibling's doing
        }
        WorkerStatistics statistics = worker.statistics();
        statistics.add(Counter.ABORTED_NODES, nodes - (statistics.get(Counter.ABORTED_NODES) - alreadyAborted));
        AbortEvent event = AbortEvent.start();
        if (event != null && event.shouldCommit()) {
            event.worker = worker.number();
            event.ply = ply;
            event.depth = node.depth();
            event.nodes = nodes;
            event.commit();
        }
    }

    private synchronized void record(Worker worker, int move, int number, int score) {
        if (isCutOff()) {
            return;
        }
        if (worker.record(node, ply, move, number, score)) {
            CUT_OFF.setOpaque(this, true);
            if (helped) {
                team.alarm();
            }
            worker.statistics().add(cutOffCounter(), 1);
        }
        ALPHA.setOpaque(this, node.alpha());
        BEST.setOpaque(this, node.best());
        UNFINISHED.setOpaque(this, unfinished - 1);
        if (looksAhead) {
            team.alarm();
        }
    }

    private Counter cutOffCounter() {
        return node.isPv() ? Counter.PV_CUTOFFS : node.isCutNode() ? Counter.CUT_CUTOFFS : Counter.ALL_CUTOFFS;
    }

    /** Shows the time from opening to now to those who trace the search. */
    void trace() {
        Timeline timeline = owner.job().timeline();
        if (timeline != null) {
            timeline.add(owner.number(), Timeline.Kind.SHARED_NODE, start, System.nanoTime(), ply, depth());
        }
        if (event != null && event.shouldCommit()) {
            event.worker = owner.number();
            event.ply = ply;
            event.depth = depth();
            event.moves = moves.size();
            event.commit();
        }
    }

    /** Gives the result to the owner. Only when no one else is inside. */
    void close(Frame frame) {
        frame.leave();
        frame.copyResult(node);
    }
}
