package org.royalfork.parallel.service;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.search.ScoreBound;
import org.royalfork.parallel.search.SearchHandle;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchReport;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.strategy.Searcher;

/**
 * One search on behalf of a ticket. There are several where the host has changed the degradation meanwhile: the next one goes
 * on with what is left of the limits, and with what the table has learnt.
 *
 * <p><b>Threading.</b> The listener's methods are called by search threads, one at a time; all else is for the service's thread
 * alone. What the former writes the latter reads after the search's end.
 */
final class Attempt implements SearchListener {

    /** How long a search that is over its time may take to end by itself, in nanoseconds; most need a tenth of that. */
    static final long GRACE = 2_000_000;

    final SearchTicket ticket;
    final SearchLimits limits;
    private final Finding before;
    private final Consumer<SearchReport> onDepth;
    private final Runnable onEnd;
    private final List<SearchReport> lines = new ArrayList<>();
    private SearchHandle handle;
    private boolean timedOut;
    private boolean overdue;
    private boolean repeats;

    /**
     * Makes an attempt.
     *
     * @param before what earlier attempts have found
     * @param degradation what the host allows
     * @param onDepth hears, on search threads, of each exact report of the best line
     * @param onEnd called by a search thread at the end
     */
    Attempt(
            SearchTicket ticket,
            Finding before,
            Degradation degradation,
            Consumer<SearchReport> onDepth,
            Runnable onEnd) {
        this.ticket = ticket;
        this.before = before;
        this.onDepth = onDepth;
        this.onEnd = onEnd;
        limits = rest(ticket.limits, elapsedMillis(ticket), before.nodes())
                .withDepth(Math.min(ticket.limits.depth(), degradation.maxDepth()));
    }

    private static long elapsedMillis(SearchTicket ticket) {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - ticket.startNanos);
    }

    /** Returns what is left of limits; at least a millisecond and a node. */
    private static SearchLimits rest(SearchLimits whole, long millis, long nodes) {
        SearchLimits rest = whole;
        if (whole.nodes() > 0) {
            rest = rest.withNodes(Math.max(1, whole.nodes() - nodes));
        }
        if (whole.moveTimeMillis() != SearchLimits.UNLIMITED) {
            rest = rest.withMoveTime(Math.max(1, whole.moveTimeMillis() - millis));
        }
        if (whole.remainingMillis() != SearchLimits.UNLIMITED) {
            rest = rest.withClock(whole.remainingMillis() - millis, whole.incrementMillis(), whole.movesToGo());
        }
        return rest;
    }

    /** Starts the search. */
    void start(Searcher searcher, Position root) {
        handle = searcher.start(new SearchRequest(root, limits, ticket.choice.lines(), List.of()), this);
        ticket.searchedBy(handle);
    }

    /**
     * Returns the nanoseconds until {@link #timeOut} is to be called, a number without bound where there is no time for the move
     * or nothing more to be done about it.
     */
    long nanosLeft() {
        return overdue ? SearchTicket.NO_DEADLINE : ticket.nanosLeft(timedOut ? GRACE : 0);
    }

    /** Ends the search, whose time is over; the second time tells by true that the answer can wait for it no longer. */
    boolean timeOut() {
        overdue = timedOut;
        timedOut = true;
        stop();
        return overdue;
    }

    /** Tells whether the ticket's answer did not wait for this search. */
    boolean isOverdue() {
        return overdue;
    }

    /** Ends the search soon. */
    void stop() {
        handle.stop();
    }

    /** Ends the search soon, so that another attempt can follow. */
    void stopToRepeat() {
        repeats = true;
        handle.stop();
    }

    /** Tells whether another attempt should follow, and has anything left to search with. */
    boolean shouldRepeat() {
        boolean nodesLeft = ticket.limits.nodes() == 0 || ticket.best().nodes() < ticket.limits.nodes();
        return repeats && ticket.isWanted() && !timedOut && nanosLeft() > 0 && nodesLeft;
    }

    /** Waits for the end of the search, which has been stopped or has ended. */
    SearchResult await() {
        SearchResult result = null;
        while (result == null) {
            try {
                result = handle.await();
            } catch (InterruptedException e) { // by the host's code on this thread: of no meaning to the service
                result = null;
            }
        }
        return result;
    }

    @Override
    public void onReport(SearchReport report) {
        if (report.bound() != ScoreBound.EXACT) {
            return;
        }
        if (report.line() == 1) {
            lines.clear();
        }
        lines.add(report);
        if (report.line() == 1) {
            // Less deep than an earlier attempt was, it would be a step back.
            if (report.depth() >= before.depth()) {
                ticket.improve(finding(report));
            }
            onDepth.accept(report);
        }
    }

    @Override
    public void onFinished(SearchResult result) {
        onEnd.run();
    }

    /** Returns a report as a finding of the ticket. */
    Finding finding(SearchReport report) {
        return new Finding(
                ticket.generation(),
                report.moves().getFirst(),
                report.score(),
                report.depth(),
                before.nodes() + report.nodes(),
                System.nanoTime() - ticket.startNanos,
                report.moves(),
                null);
    }

    /** Returns what the search, whose result this is, has found in the end. */
    Finding result(SearchResult result, int unit) {
        Finding last = new Finding(
                ticket.generation(), result.move(), result.score(), result.depth(), 0, 0, result.moves(), null);
        if (result.move() == Position.NO_MOVE || result.depth() < before.depth()) {
            last = result.move() == Position.NO_MOVE && result.failure() == null ? last : before;
        } else if (!lines.isEmpty() && lines.getFirst().moves().getFirst() == result.move()) {
            int chosen = ticket.choice.choose(lines, unit, ticket.root.key());
            if (chosen > 0) {
                last = finding(lines.get(chosen));
            }
        }
        return last.withTotals(
                before.nodes() + result.nodes(), System.nanoTime() - ticket.startNanos, result.failure());
    }
}
