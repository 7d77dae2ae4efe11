package org.royalfork.parallel.service;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.search.SearchJob;
import org.royalfork.parallel.search.SearchReport;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.strategy.Searcher;
import org.royalfork.tt.TranspositionTable;

/**
 * Thinks in the background about one position of a game at a time: the one that its host has asked about last.
 *
 * <pre>{@code
 * try (SearchService service = new SearchService(game)) {
 *     SearchTicket ticket = service.search(position, SearchPlan.of(SearchLimits.ofMoveTime(500)));
 *     Finding result = ticket.await();
 * }
 * }</pre>
 *
 * <p>A new search abandons the one before: {@link SearchTicket} says what that means, and each has a generation number. What
 * the game's own code throws ends a search with the best so far and is told in {@link Finding#failure}; what the listener
 * throws is told to {@link ServiceOptions#problems}.
 *
 * <p><b>Threading.</b> Any thread may call any method; none of them waits for a search, except that {@link #close} waits for the
 * threads to end. One thread, the conductor, owns searcher, table and the attempt that is running: whatever happens (an order, a
 * depth that is complete, the end of a search, a change of the degradation) becomes an event in its queue. Search threads and
 * callers write only into that queue and into tickets. The number of the generation, the current ticket and whether the service is
 * closed are guarded by this object's monitor, so that events come in the order of the generations.
 */
public final class SearchService implements AutoCloseable {

    private final Game game;
    private final DiscountedGame discounted;
    private final ServiceOptions options;
    private final TranspositionTable table;
    private final Searcher searcher;
    private final Mailbox mailbox;
    private final Thread conductor;
    private final BlockingQueue<Runnable> events = new LinkedBlockingQueue<>();

    private long generation;
    private SearchTicket current;
    private boolean closed;

    private Degradation degradation = Degradation.NONE;
    private Attempt running;

    /** What the searches before the first order belong to, or null. */
    private WarmUp warmUp;

    /** What the host has asked for last, while the search before it, abandoned or the warm-up's, still unwinds; or null. */
    private SearchTicket next;

    private int loggedDepth;
    private boolean ended;

    /** Makes a service with {@link ServiceOptions#DEFAULTS}. */
    public SearchService(Game game) {
        this(game, ServiceOptions.DEFAULTS);
    }

    /**
     * Makes a service.
     *
     * @param options with a time for a warm-up where moves must come within some 20 ms
     * @throws org.royalfork.tt.TableAllocationException when there is no memory for the table
     */
    public SearchService(Game game, ServiceOptions options) {
        this.game = game;
        this.options = options;
        discounted = options.leafDiscount() < 1 ? new DiscountedGame(game, options.leafDiscount()) : null;
        mailbox = new Mailbox(options.executor(), options.problems());
        table = new TranspositionTable(options.tableBytes());
        try {
            Game searched = discounted != null ? discounted : game;
            searcher = new Searcher(searched, options.strategy(), options.threads(), table);
            conductor = new Thread(this::conduct, "search-service");
            conductor.setDaemon(true);
            if (options.warmUpMillis() > 0) {
                events.add(this::beginWarmUp);
            }
            conductor.start();
        } catch (Throwable failure) {
            table.close();
            throw failure;
        }
    }

    /** Starts a search that no one listens to, for hosts that ask the ticket; abandons the one before. */
    public SearchTicket search(Position position, SearchPlan plan) {
        return search(position, plan, ServiceListener.NONE);
    }

    /**
     * Starts a search and abandons the one before. Returns at once.
     *
     * @param position what to search, with its game history; copied
     * @throws IllegalStateException when the service is closed
     */
    public SearchTicket search(Position position, SearchPlan plan, ServiceListener listener) {
        Position root = position.copy();
        MoveList legal = new MoveList(64);
        root.generateMoves(legal);
        synchronized (this) {
            if (closed) {
                throw new IllegalStateException("the service is closed");
            }
            abandonCurrent();
            generation++;
            SearchTicket ticket = new SearchTicket(
                    root, plan.limitsFor(legal.size()), plan.choice(), listener, anyMove(legal), conductor);
            current = ticket;
            events.add(() -> begin(ticket));
            return ticket;
        }
    }

    private Finding anyMove(MoveList legal) {
        int move = legal.size() > 0 ? legal.move(0) : Position.NO_MOVE;
        List<Integer> line = legal.size() > 0 ? List.of(move) : List.of();
        return new Finding(generation, move, Score.DRAW, 0, 0, 0, line, null);
    }

    private void abandonCurrent() {
        if (current != null) {
            current.cancel();
        }
    }

    /** Returns the number of the latest search, 0 before the first. */
    public synchronized long generation() {
        return generation;
    }

    /**
     * Bounds all searches from now on, the running one too, which goes on with fewer threads from what its table holds, or ends
     * when it is as deep as that; {@link Degradation#NONE} takes it back. Returns at once. Of no effect on a closed service.
     */
    public void degrade(Degradation newDegradation) {
        events.add(() -> change(newDegradation));
    }

    /**
     * Abandons the current search and ends all threads of the service; waits for that, unless it is called on one of them (by
     * the default executor). Later calls do nothing.
     */
    @Override
    public void close() {
        synchronized (this) {
            if (!closed) {
                closed = true;
                abandonCurrent();
                events.add(() -> ended = true);
            }
        }
        boolean interrupted = false;
        while (Thread.currentThread() != conductor && conductor.isAlive()) {
            try {
                conductor.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    // What follows is the conductor's.

    private void conduct() {
        try {
            while (!ended) {
                Runnable event = nextEvent();
                if (event != null) {
                    handle(event);
                } else if (next != null) {
                    answerWithout(next);
                    next = null;
                } else if (running.timeOut()) {
                    answerWithout(running.ticket);
                }
            }
        } finally {
            searcher.close();
            table.close();
            if (warmUp != null) {
                warmUp.close();
            }
        }
    }

    /**
     * Delivers the best so far of a search that does not end, or could not begin because the one before does not end, as when
     * the game takes long to evaluate one position.
     */
    private void answerWithout(SearchTicket ticket) {
        Finding best = ticket.best();
        deliver(ticket, best.withTotals(best.nodes(), System.nanoTime() - ticket.startNanos, null));
    }

    private void handle(Runnable event) {
        try {
            event.run();
        } catch (Throwable failure) { // no memory, most likely: whoever waits must not wait for ever
            mailbox.report("the search service failed", failure);
            next = running == null ? null : next;
            SearchTicket waiting;
            synchronized (this) {
                waiting = current;
            }
            if (running == null && waiting != null && !waiting.isDone()) {
                deliver(waiting, waiting.best().failed(SearchJob.describe(failure)));
            }
        }
    }

    /** Returns the next event, or null when the time for the move is over before there is one. */
    private Runnable nextEvent() {
        try {
            if (running == null) {
                return events.take();
            }
            long left = next != null ? next.nanosLeft(Attempt.GRACE) : running.nanosLeft();
            return events.poll(left, TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) { // by the host's code on this thread: of no meaning to the service
            return nextEvent();
        }
    }

    private void begin(SearchTicket ticket) {
        if (running != null) { // it was abandoned, or is the warm-up's, but to stop may take it long
            running.stop();
            if (warmUp != null) {
                warmUp.abandon();
            }
            next = ticket;
            return;
        }
        loggedDepth = 0;
        if (!ticket.isAbandoned()) {
            start(ticket, ticket.best());
        }
    }

    private void beginWarmUp() {
        if (!events.isEmpty()) { // there is something to do already
            return;
        }
        warmUp = new WarmUp(discounted != null ? discounted : game, searcher, table, options.warmUpMillis(), conductor);
        continueWarmUp();
    }

    /** Starts the next search of the warm-up, or ends it. */
    private void continueWarmUp() {
        try {
            if (!warmUp.isOver()) {
                searcher.setThreads(threads());
                Attempt[] self = new Attempt[1];
                self[0] = warmUp.start(degradation, () -> events.add(() -> finish(self[0])));
                running = self[0];
            }
        } catch (Throwable failure) { // no thread, or the game's: the first search that is asked for will tell
            warmUp.abandon();
        }
        if (running == null) {
            warmUp.end();
            warmUp = null;
        }
    }

    private void start(SearchTicket ticket, Finding before) {
        try {
            searcher.setThreads(threads());
            Attempt[] self = new Attempt[1];
            Attempt attempt = new Attempt(
                    ticket,
                    before,
                    degradation,
                    report -> events.add(() -> progress(self[0], report)),
                    () -> events.add(() -> finish(self[0])));
            self[0] = attempt;
            attempt.start(searcher, discounted != null ? discounted.rootOf(ticket.root) : ticket.root);
            running = attempt;
        } catch (Throwable failure) { // no thread, no memory, or the game's own copying
            deliver(ticket, before.failed("the search could not start: " + SearchJob.describe(failure)));
        }
    }

    private int threads() {
        return Math.min(options.threads(), degradation.maxThreads());
    }

    private void change(Degradation newDegradation) {
        degradation = newDegradation;
        if (running == null) {
            return;
        }
        SearchTicket ticket = running.ticket;
        int depth = Math.min(ticket.limits.depth(), degradation.maxDepth());
        if (ticket.best().depth() >= depth) {
            running.stop();
        } else if (searcher.threads() != threads() || running.limits.depth() < depth) {
            running.stopToRepeat();
        }
    }

    private void progress(Attempt attempt, SearchReport report) {
        if (attempt != running || attempt.ticket.isDone()) {
            return;
        }
        if (report.depth() >= degradation.maxDepth()) {
            attempt.stop();
        }
        SearchTicket ticket = attempt.ticket;
        if (ticket.progress.getAndSet(ticket.best()) == null) {
            mailbox.post("onProgress", () -> {
                Finding newest = ticket.progress.getAndSet(null);
                if (!ticket.isAbandoned()) {
                    ticket.listener.onProgress(newest);
                }
            });
        }
        if (report.depth() > loggedDepth && !ServiceListener.NONE.equals(ticket.listener)) {
            loggedDepth = report.depth();
            log(ticket, report);
        }
    }

    @SuppressWarnings("UnnecessaryStringBuilder") // first use of String.format or + costs a new JVM 10 ms: not here
    private void log(SearchTicket ticket, SearchReport report) {
        String line;
        try {
            line = new StringBuilder("[depth=")
                    .append(report.depth())
                    .append("][nodes=")
                    .append(ticket.best().nodes())
                    .append("][window=")
                    .append(bound(report.alpha()))
                    .append("..")
                    .append(bound(report.beta()))
                    .append("][best=")
                    .append(game.formatMove(ticket.root, report.moves().getFirst()))
                    .append("][time=")
                    .append(TimeUnit.NANOSECONDS.toMillis(ticket.best().nanos()))
                    .append("ms]")
                    .toString();
        } catch (RuntimeException failure) {
            mailbox.report("the game's notation failed", failure);
            return;
        }
        mailbox.post("onLogLine", () -> {
            if (!ticket.isAbandoned()) {
                ticket.listener.onLogLine(line);
            }
        });
    }

    private static String bound(int score) {
        return score >= Score.INFINITY ? "inf" : score <= -Score.INFINITY ? "-inf" : Integer.toString(score);
    }

    private void finish(Attempt attempt) {
        if (attempt != running) {
            return;
        }
        running = null;
        SearchResult result = attempt.await();
        if (warmUp != null) {
            warmUp.finished(attempt, result);
            continueWarmUp();
        } else if (!attempt.isOverdue() && !attempt.ticket.isAbandoned()) { // else no one waits for it
            conclude(attempt, result);
        }
        if (next != null) {
            SearchTicket waiting = next;
            next = null;
            begin(waiting);
        }
    }

    private void conclude(Attempt attempt, SearchResult result) {
        SearchTicket ticket = attempt.ticket;
        Finding found;
        try {
            found = attempt.result(result, game.selectivity().unit);
        } catch (RuntimeException failure) {
            found = ticket.best().failed(SearchJob.describe(failure));
        }
        if (found.failure() == null && attempt.shouldRepeat()) {
            start(ticket, found);
        } else {
            deliver(ticket, found);
        }
    }

    private void deliver(SearchTicket ticket, Finding result) {
        ticket.finish(result);
        mailbox.post("onResult", () -> {
            if (ticket.claimResult()) {
                ticket.listener.onResult(result);
            }
        });
    }
}
