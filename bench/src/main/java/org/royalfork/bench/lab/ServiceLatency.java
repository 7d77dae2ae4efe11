package org.royalfork.bench.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.royalfork.bench.lab.UciLatency.Series;
import org.royalfork.engine.chess.ChessGame;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.service.Finding;
import org.royalfork.parallel.service.SearchPlan;
import org.royalfork.parallel.service.SearchService;
import org.royalfork.parallel.service.ServiceOptions;

/**
 * Measures how promptly the background service answers when a chess move must come within {@value #BUDGET_MILLIS} ms: from the
 * order to the answer, at most {@value #DEPTH} plies deep, each answer checked for legality.
 *
 * <p>The positions are those of the benchmark and up to seven random moves on, with a fixed seed. The service warms itself up
 * before; without that, one search loads the classes.
 */
public final class ServiceLatency {

    /** Time for a move, in milliseconds. */
    static final int BUDGET_MILLIS = 15;

    /** Greatest depth, in plies. */
    static final int DEPTH = 12;

    /** An answer after more milliseconds is late. */
    static final int LATE_MILLIS = 30;

    private static final long SEED = 20_260_101;

    private final ChessGame game = new ChessGame();
    private final List<String> starts = game.benchmarkPositions();
    private final Random random = new Random(SEED);

    /**
     * What came of all tries.
     *
     * @param series the times from order to answer
     * @param late answers after more than {@value #LATE_MILLIS} ms
     * @param illegal answers that were no legal move
     * @param unsearched answers without a search of even a ply: any legal move, as while the JVM is cold
     */
    public record Outcome(Series series, int late, int illegal, int unsearched) {

        /** Tells whether every answer was legal and in time. */
        public boolean isGood() {
            return late == 0 && illegal == 0;
        }

        @Override
        public String toString() {
            int tries = series.nanos().size();
            return String.format(
                    Locale.ROOT,
                    "%s%n  within %d ms: %,d of %,d; legal: %,d of %,d; searched: %,d of %,d",
                    series,
                    LATE_MILLIS,
                    tries - late,
                    tries,
                    tries - illegal,
                    tries,
                    tries - unsearched,
                    tries);
        }
    }

    /**
     * Takes measurements.
     *
     * @param tries how many, at least 1
     * @param threads number of search threads
     * @param warmUpMillis how long the service warms itself up before, in milliseconds; 0 for a cold one
     */
    public Outcome run(int tries, int threads, long warmUpMillis) throws InterruptedException {
        SearchPlan plan = SearchPlan.of(SearchLimits.ofMoveTime(BUDGET_MILLIS).withDepth(DEPTH));
        List<Long> times = new ArrayList<>();
        int illegal = 0;
        int unsearched = 0;
        ServiceOptions options = ServiceOptions.DEFAULTS.withThreads(threads).withWarmUpMillis(warmUpMillis);
        try (SearchService service = new SearchService(game, options)) {
            Thread.sleep(warmUpMillis);
            service.search(game.initialPosition(), plan).await();
            for (int i = 0; i < tries; i++) {
                Position position = position(i);
                long start = System.nanoTime();
                Finding found = service.search(position, plan).await();
                times.add(System.nanoTime() - start);
                illegal += position.isLegal(found.move()) && found.failure() == null ? 0 : 1;
                unsearched += found.depth() == 0 ? 1 : 0;
            }
        }
        int late = (int)
                times.stream().filter(nanos -> nanos > LATE_MILLIS * 1_000_000L).count();
        String name = String.format(Locale.ROOT, "chess, %d ms at depth %d, %d threads", BUDGET_MILLIS, DEPTH, threads);
        return new Outcome(new Series(name, times), late, illegal, unsearched);
    }

    private Position position(int number) {
        Position position = game.parsePosition(starts.get(number % starts.size()));
        for (int ply = random.nextInt(8); ply > 0; ply--) {
            MoveList moves = legalMoves(position);
            position.make(moves.move(random.nextInt(moves.size())));
            if (legalMoves(position).size() == 0) {
                position.unmake();
                break;
            }
        }
        return position;
    }

    private static MoveList legalMoves(Position position) {
        MoveList moves = new MoveList(64);
        position.generateMoves(moves);
        return moves;
    }
}
