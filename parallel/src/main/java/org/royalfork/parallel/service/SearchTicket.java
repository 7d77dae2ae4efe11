package org.royalfork.parallel.service;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.search.SearchHandle;
import org.royalfork.parallel.search.SearchLimits;

/**
 * One search that a service was asked for: asks for the best so far, waits, hurries or abandons.
 *
 * <p><b>Abandoned or delivered.</b> A ticket is abandoned by {@link #cancel}, by the next search of the service, or by closing
 * it; its result is delivered by the listener's {@code onResult}, by {@link #result} or by {@link #await}. Under the ticket's
 * monitor whichever of the two comes first excludes the other for ever, so that a result which arrives just as it is abandoned
 * is either wholly delivered before or never. A host whose executor has a single thread, and that abandons only there, never
 * hears of an abandoned search.
 *
 * <p><b>Threading.</b> Any thread may call the public methods. The fields that change are guarded by the monitor; {@code best} is
 * also read without it, so it is volatile. {@code progress} is atomic, and the findings in both are immutable. The root is used by
 * the service's own thread alone.
 */
public final class SearchTicket {

    /** What {@link #nanosLeft} returns where there is no time for the move. */
    static final long NO_DEADLINE = Long.MAX_VALUE;

    final Position root;
    final SearchLimits limits;
    final MoveChoice choice;
    final ServiceListener listener;
    final long startNanos = System.nanoTime();

    /** Progress that is still to be told, or null: written by the service's thread, taken by the host's. */
    final AtomicReference<Finding> progress = new AtomicReference<>();

    private final Thread conductor;
    private volatile Finding best;

    private SearchHandle search;
    private boolean hurried;
    private boolean abandoned;
    private boolean delivered;
    private Finding result;

    SearchTicket(
            Position root,
            SearchLimits limits,
            MoveChoice choice,
            ServiceListener listener,
            Finding first,
            Thread conductor) {
        this.root = root;
        this.limits = limits;
        this.choice = choice;
        this.listener = listener;
        this.best = first;
        this.conductor = conductor;
    }

    /** Returns the number of the search, from 1, one more for each search of the service. */
    public long generation() {
        return best.generation();
    }

    /**
     * Returns the best found so far, in the end the result: at once, from the first moment on, since any legal move is the
     * first best so far. Also of an abandoned search.
     */
    public Finding best() {
        return best;
    }

    /** Tells whether the search has ended or was abandoned. */
    public synchronized boolean isDone() {
        return abandoned || result != null;
    }

    /** Tells whether the search was abandoned: its result has not been delivered, nor will it ever be. */
    public synchronized boolean isAbandoned() {
        return abandoned;
    }

    /** Returns the result, which so is delivered; empty while there is none, and for ever once it is abandoned. */
    public synchronized Optional<Finding> result() {
        if (abandoned || result == null) {
            return Optional.empty();
        }
        delivered = true;
        return Optional.of(result);
    }

    /**
     * Waits for the result, which so is delivered.
     *
     * @throws CancellationException when the search is abandoned, before or meanwhile
     * @throws IllegalStateException on the service's own thread, where the default executor calls the listener
     */
    public synchronized Finding await() throws InterruptedException {
        if (Thread.currentThread() == conductor) {
            throw new IllegalStateException("the service's own thread cannot wait for it");
        }
        while (!isDone()) {
            wait();
        }
        return result().orElseThrow(() -> new CancellationException("search " + generation() + " was abandoned"));
    }

    /** Ends the search soon; its result is the best so far. Returns at once. */
    public synchronized void hurry() {
        hurried = true;
        stopSearch();
    }

    /**
     * Abandons the search. Returns at once; the search threads follow within moments.
     *
     * @return true when the search is abandoned, so that no result of it was or will ever be delivered; false when one was before
     */
    public synchronized boolean cancel() {
        if (!delivered && !abandoned) {
            abandoned = true;
            stopSearch();
            notifyAll();
        }
        return abandoned;
    }

    private void stopSearch() {
        if (search != null) {
            search.stop();
        }
    }

    /** Returns the nanoseconds until the time for the move and {@code grace} are over, at least 0, or {@link #NO_DEADLINE}. */
    long nanosLeft(long grace) {
        if (limits.moveTimeMillis() == SearchLimits.UNLIMITED) {
            return NO_DEADLINE;
        }
        long whole = TimeUnit.MILLISECONDS.toNanos(limits.moveTimeMillis()) + grace;
        return Math.max(0, whole - (System.nanoTime() - startNanos));
    }

    /** Tells whether there is still something to search for. */
    synchronized boolean isWanted() {
        return !abandoned && !hurried && result == null;
    }

    /** Takes the handle of a search that has been started for this ticket, and stops it if it comes too late. */
    synchronized void searchedBy(SearchHandle handle) {
        search = handle;
        if (abandoned || hurried) {
            stopSearch();
        }
    }

    /** Takes note of what the search has found so far, unless it has been answered already. By search threads, one at a time. */
    synchronized void improve(Finding soFar) {
        if (result == null) {
            best = soFar;
        }
    }

    /** Ends the ticket with a result. */
    synchronized void finish(Finding last) {
        if (!abandoned) {
            best = last;
            result = last;
            search = null;
            notifyAll();
        }
    }

    /** Tells whether the listener may hear the result now; if so, it is delivered. */
    synchronized boolean claimResult() {
        if (abandoned) {
            return false;
        }
        delivered = true;
        return true;
    }
}
