package org.royalfork.parallel.split;

import java.util.ArrayDeque;
import java.util.Deque;
import org.royalfork.parallel.search.SharedNode;
import org.royalfork.parallel.search.Worker;

/**
 * A worker in virtual time: its clock, its offers, and what it is about.
 *
 * <p><b>Threading.</b> Used by the one worker at a time whose turn it is; the change of turns orders the uses.
 */
final class VirtualWorker {

    /** What a worker is about. */
    enum State {
        /** Has not begun. */
        NEW,
        /** Goes on when it is its turn. */
        READY,
        /** Has nothing to do until it finds an offer, or until what it waits for is over. */
        LOOKING,
        /** Has nothing to do any more. */
        ENDED
    }

    static final long NEVER = Long.MAX_VALUE;

    final Worker worker;

    /** The offers of this worker that no one has taken, the oldest first. */
    final Deque<VirtualToken> offers = new ArrayDeque<>();

    /** Runs this worker and no other. */
    Thread thread;

    State state = State.NEW;

    /** When this worker is, in virtual time; while it is looking, since when. */
    long clock;

    /** The first token of the own node at whose end this worker waits, and below which alone it helps; null when idle. */
    VirtualToken awaited;

    /** What it found when it was looking, or null when it need not look any more. */
    VirtualToken found;

    /** How many offers there had been when it last looked in vain. */
    long lookedInVain;

    private long nodesCounted;

    VirtualWorker(Worker worker) {
        this.worker = worker;
    }

    /** Lets the clock catch up with the nodes searched. */
    void countNodes() {
        long nodes = worker.nodes();
        clock += nodes - nodesCounted;
        nodesCounted = nodes;
    }

    /** Tells whether this worker may help with an offer: an idle one with any, a waiting one below its own node. */
    boolean mayTake(VirtualToken token) {
        if (awaited == null) {
            return true;
        }
        for (SharedNode node = token.node(); node != null; node = node.parent()) {
            if (node == awaited.node()) {
                return true;
            }
        }
        return false;
    }

    /** Begins to look for offers. */
    void startLooking(VirtualToken newAwaited) {
        awaited = newAwaited;
        found = null;
        lookedInVain = 0;
        state = State.LOOKING;
    }

    /** Ends the looking at a time, with what was found or null. */
    void stopLooking(long time, VirtualToken token) {
        found = token;
        clock = Math.max(clock, time);
        state = State.READY;
    }
}
