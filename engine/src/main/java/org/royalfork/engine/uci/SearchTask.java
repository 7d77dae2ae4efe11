package org.royalfork.engine.uci;

import java.io.PrintStream;
import java.util.List;
import java.util.TreeMap;
import org.royalfork.engine.chess.ChessPosition;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.search.ScoreBound;
import org.royalfork.parallel.search.SearchHandle;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchReport;
import org.royalfork.parallel.search.SearchResult;

/**
 * One {@code go}: from the moment it is read until its {@code bestmove} is printed.
 *
 * <p>The answer is printed when two things have happened, in either order: the search has ended, and the answer is
 * released. It is released from the start, except that {@code infinite} waits for {@code stop}, and {@code ponder} for
 * {@code ponderhit} or {@code stop}, even if the search has long ended (mate found, greatest depth reached).
 *
 * <p>Info lines pass an {@link InfoLimiter}. Lines held back are kept, the newest for each {@code multipv} number, and
 * printed at the next chance: with the next lines, by {@link #tick}, or before the answer.
 *
 * <p><b>Threading.</b> The reader makes the task and may stop it at once; the conductor starts it; search threads report
 * to it, one at a time. Every field is guarded by this object's monitor, which is only held for the time it takes to
 * write a line into the writer's queue; {@link SearchHandle#stop} returns at once and may be called under it. A stop that
 * comes before the start is remembered and takes effect at the start: stops belong to a task, so neither can an earlier
 * one hit a later search nor be lost.
 */
final class SearchTask extends Activity implements SearchListener {

    /** Bounds and the move in work are only shown from here on, to keep the output small. */
    private static final long NANOS_BEFORE_BOUNDS = 1_000_000_000;

    private final GoParameters parameters;
    private final boolean infinite;
    private final UciWriter writer;
    private final PrintStream errors;
    private final long receivedNanos = System.nanoTime();

    private final TreeMap<Integer, SearchReport> held = new TreeMap<>();
    private InfoFormatter formatter;
    private InfoLimiter limiter;
    private int lines;
    private boolean holding;
    private SearchReport lastExact;
    private SearchReport lastPrinted;
    private SearchHandle handle;
    private boolean endWanted;
    private boolean ponderHit;
    private boolean released;
    private SearchResult result;

    SearchTask(GoParameters parameters, UciWriter writer, PrintStream errors) {
        this.parameters = parameters;
        this.infinite = parameters.infinite() || parameters.isUnlimited();
        this.writer = writer;
        this.errors = errors;
        this.released = !infinite && !parameters.ponder();
    }

    GoParameters parameters() {
        return parameters;
    }

    long receivedNanos() {
        return receivedNanos;
    }

    /** Says what will be searched; called before the search starts. */
    synchronized void prepare(ChessPosition root, boolean chess960, int wantedLines) {
        formatter = new InfoFormatter(root, chess960);
        limiter = new InfoLimiter(System.nanoTime());
        lines = wantedLines;
    }

    /** Takes the handle of the started search, and passes on what came before. */
    synchronized void started(SearchHandle startedHandle) {
        handle = startedHandle;
        if (ponderHit) {
            handle.ponderHit();
        }
        if (endWanted) {
            handle.stop();
        }
    }

    /** Ends the task without a search because the mover has no legal move. */
    void finishWithoutMove(int score) {
        onReport(new SearchReport(0, 0, 1, score, ScoreBound.EXACT, 0, 0, 0, List.of()));
        onFinished(new SearchResult(Position.NO_MOVE, Position.NO_MOVE, score, 0, 0, 0, 0, List.of(), null));
    }

    /** Ends the task with any legal move because the search could not be started. */
    void fail(int move, Throwable cause) {
        String failure = cause.getMessage() == null ? cause.toString() : cause.getMessage();
        onFinished(new SearchResult(move, Position.NO_MOVE, 0, 0, 0, 0, 0, List.of(move), failure));
    }

    @Override
    synchronized void stop() {
        released = true;
        endSearch();
        answerIfReady();
    }

    @Override
    synchronized void ponderHit() {
        if (parameters.ponder() && !ponderHit) {
            ponderHit = true;
            released = !infinite;
            if (handle != null) {
                handle.ponderHit();
            }
            answerIfReady();
        }
    }

    @Override
    synchronized boolean endsByItself() {
        return released;
    }

    @Override
    void settle() throws InterruptedException {
        SearchHandle search;
        synchronized (this) {
            search = handle;
        }
        if (search != null) {
            search.await();
        }
    }

    @Override
    synchronized void tick() {
        if (holding && result == null && limiter.allows(held.size(), System.nanoTime())) {
            printHeld();
        }
    }

    @Override
    public synchronized void onReport(SearchReport report) {
        if (report.bound() != ScoreBound.EXACT) {
            if (report.nanos() >= NANOS_BEFORE_BOUNDS && limiter.allows(1, System.nanoTime())) {
                print(report);
            }
            return;
        }
        if (report.line() == 1) {
            lastExact = report;
            holding = !limiter.allows(lines, System.nanoTime());
            if (!holding) {
                held.clear();
            }
        }
        if (holding) {
            held.put(report.line(), report);
        } else {
            print(report);
        }
        if (isWantedMate(report)) {
            endSearch();
        }
    }

    private boolean isWantedMate(SearchReport report) {
        return parameters.mate() > 0
                && Score.isDecided(report.score())
                && Math.abs(InfoFormatter.mateMoves(report.score())) <= parameters.mate();
    }

    @Override
    public synchronized void onRootMove(int depth, int move, int number) {
        if (limiter.allows(1, System.nanoTime())) {
            writer.line(formatter.rootMove(depth, move, number));
        }
    }

    @Override
    public synchronized void onFinished(SearchResult finalResult) {
        result = finalResult;
        if (result.failure() != null) {
            writer.line("info string the search failed: " + result.failure());
            errors.println("royalfork: the search failed: " + result.failure());
        }
        printHeld();
        printFinal();
        answerIfReady();
    }

    /**
     * Prints the last info line: the same score and line as the last report when the search ended with it, but with the
     * final node count and time.
     */
    private void printFinal() {
        int hashfull = lastExact == null ? 0 : lastExact.hashfullPermille();
        List<Integer> moves = result.moves();
        if (moves.isEmpty() && result.move() != Position.NO_MOVE) {
            moves = List.of(result.move());
        }
        SearchReport last = new SearchReport(
                result.depth(),
                result.selectiveDepth(),
                1,
                result.score(),
                ScoreBound.EXACT,
                result.nodes(),
                result.nanos(),
                hashfull,
                moves);
        boolean news = lastPrinted == null
                || lastPrinted.nodes() != last.nodes()
                || lastPrinted.score() != last.score()
                || !lastPrinted.moves().equals(last.moves());
        if (news) {
            print(last);
        }
    }

    private void printHeld() {
        for (SearchReport report : held.values()) {
            print(report);
        }
        held.clear();
        holding = false;
    }

    private void print(SearchReport report) {
        writer.line(formatter.report(report));
        if (report.line() == 1) {
            lastPrinted = report;
        }
    }

    private void endSearch() {
        endWanted = true;
        if (handle != null) {
            handle.stop();
        }
    }

    private void answerIfReady() {
        if (result != null && released && !isDone()) {
            writer.line(formatter.bestMove(result));
            finish();
        }
    }
}
