package org.royalfork.parallel.service;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Score;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.strategy.Searcher;
import org.royalfork.tt.TranspositionTable;

/**
 * Searches that no one has asked for, so that the JVM compiles what later ones need. They are short ones of the positions of
 * games of random moves, with a table of their own, which afterwards is forgotten like all else that they have learnt.
 *
 * <p>No time ends such a search, only its few nodes: the first ones take much longer than the last.
 *
 * <p><b>Threading.</b> For the service's thread alone.
 */
final class WarmUp implements AutoCloseable {

    private static final SearchLimits LIMITS = SearchLimits.ofNodes(10_000);

    /** Any: all choose the best move. */
    private static final int UNIT = 100;

    /** Where a game of random moves is left for the next one, in plies. */
    private static final int LONGEST_GAME = 40;

    private final Game game;
    private final Searcher searcher;
    private final TranspositionTable lasting;
    private final Thread conductor;
    private final long startNanos = System.nanoTime();
    private final long nanos;
    private final SplittableRandom random = new SplittableRandom(1);
    private final TranspositionTable own = new TranspositionTable(TranspositionTable.MIN_BYTES);
    private Position position;
    private int ply = LONGEST_GAME;
    private boolean abandoned;

    /**
     * Begins.
     *
     * @param game what the searcher searches
     * @param lasting the table that the searcher has afterwards
     * @param millis how long new searches begin
     */
    WarmUp(Game game, Searcher searcher, TranspositionTable lasting, long millis, Thread conductor) {
        this.game = game;
        this.searcher = searcher;
        this.lasting = lasting;
        this.conductor = conductor;
        nanos = TimeUnit.MILLISECONDS.toNanos(millis);
        searcher.setTable(own);
    }

    /** Tells whether no further search should follow. */
    boolean isOver() {
        return abandoned || System.nanoTime() - startNanos >= nanos;
    }

    /**
     * Starts the next search.
     *
     * @param onEnd called by a search thread at the end
     */
    Attempt start(Degradation degradation, Runnable onEnd) {
        MoveList legal = step();
        Finding first = new Finding(0, legal.move(0), Score.DRAW, 0, 0, 0, List.of(legal.move(0)), null);
        SearchTicket ticket =
                new SearchTicket(position.copy(), LIMITS, MoveChoice.BEST, ServiceListener.NONE, first, conductor);
        Attempt attempt = new Attempt(ticket, first, degradation, report -> {}, onEnd);
        attempt.start(searcher, ticket.root);
        return attempt;
    }

    /** Goes on to the next position, of a new game where the old one is over, and returns its moves. */
    private MoveList step() {
        MoveList legal = new MoveList(64);
        if (ply < LONGEST_GAME) {
            position.generateMoves(legal);
            position.make(legal.move(random.nextInt(legal.size())));
            ply++;
            legal.clear();
            position.generateMoves(legal);
        }
        if (legal.size() == 0) {
            position = game.initialPosition();
            position.generateMoves(legal);
            ply = 0;
        }
        return legal;
    }

    /** Takes note of what a search has found, as is done with those that were asked for. A failure ends the warm-up. */
    void finished(Attempt attempt, SearchResult result) {
        if (result.failure() == null) {
            attempt.ticket.finish(attempt.result(result, UNIT));
        } else {
            abandon();
        }
    }

    /** Lets no further search follow. */
    void abandon() {
        abandoned = true;
    }

    /** Has the searcher forget everything; no search may be running. */
    void end() {
        searcher.clear();
        searcher.setTable(lasting);
        close();
    }

    /** Frees the table, which no one may search with any more. */
    @Override
    public void close() {
        own.close();
    }
}
