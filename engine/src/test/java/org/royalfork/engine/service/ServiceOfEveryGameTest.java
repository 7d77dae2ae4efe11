package org.royalfork.engine.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.royalfork.engine.chess.ChessGame;
import org.royalfork.engine.games.Games;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.service.Finding;
import org.royalfork.parallel.service.Level;
import org.royalfork.parallel.service.SearchPlan;
import org.royalfork.parallel.service.SearchService;
import org.royalfork.parallel.service.ServiceListener;
import org.royalfork.parallel.service.ServiceOptions;

/** The background service plays every game. */
@Timeout(value = 300, threadMode = SEPARATE_THREAD)
class ServiceOfEveryGameTest {

    private static final long SEED = Long.getLong("royalfork.seed", 20_261_130L);

    /** Searches of 15 ms; 1,000 are the acceptance test, of which most builds do a part. */
    private static final int TRIES = Integer.getInteger("royalfork.tries", 100);

    static List<Game> games() {
        return Games.all();
    }

    private static ServiceOptions options(List<String> problems) {
        return ServiceOptions.DEFAULTS.withTableBytes(1 << 20).withProblems(problems::add);
    }

    private static boolean isOver(Position position) {
        MoveList moves = new MoveList(64);
        position.generateMoves(moves);
        return moves.size() == 0 || position.terminalScore(0) != Position.NOT_OVER;
    }

    /** Two levels play each other, one of them with discounted leaves; log lines are written in the game's notation. */
    @ParameterizedTest
    @MethodSource("games")
    void levelsPlayAGameOfLegalMoves(Game game) throws InterruptedException {
        List<String> problems = new CopyOnWriteArrayList<>();
        List<String> log = new CopyOnWriteArrayList<>();
        ServiceListener listener = new ServiceListener() {
            @Override
            public void onLogLine(String line) {
                log.add(line);
            }
        };
        String context = game.name() + ", seed " + SEED;
        try (SearchService first = new SearchService(game, options(problems));
                SearchService second =
                        new SearchService(game, options(problems).withThreads(2).withLeafDiscount(0.99))) {
            Position position = game.initialPosition();
            for (int ply = 0; ply < 30 && !isOver(position); ply++) {
                SearchService mover = ply % 2 == 0 ? first : second;
                SearchPlan plan = SearchPlan.ofLevel(new Level(1 + ply % 4), SEED + ply);
                Finding found = mover.search(position, plan, listener).await();
                assertNull(found.failure(), context);
                assertTrue(position.isLegal(found.move()), context);
                assertEquals(found.move(), found.line().getFirst(), context);
                position.make(found.move());
            }
        }
        assertEquals(List.of(), problems, context);
        assertTrue(log.stream().allMatch(line -> line.matches("\\[depth=\\d+](\\[[a-z]+=[^]]+]){4}")), log::toString);
        assertTrue(log.size() > 1, context);
    }

    @Test
    void chessIn15MillisecondsAlwaysHasALegalMove() throws InterruptedException {
        ChessGame game = new ChessGame();
        List<String> starts = game.benchmarkPositions();
        SplittableRandom random = new SplittableRandom(SEED);
        SearchPlan plan = SearchPlan.of(SearchLimits.ofMoveTime(15).withDepth(12));
        AtomicInteger heard = new AtomicInteger();
        ServiceListener listener = new ServiceListener() {
            @Override
            public void onResult(Finding result) {
                heard.incrementAndGet();
            }
        };
        try (SearchService service = new SearchService(game)) {
            for (int i = 0; i < TRIES; i++) {
                Position position = game.parsePosition(starts.get(i % starts.size()));
                for (int ply = random.nextInt(8); ply > 0; ply--) {
                    MoveList moves = new MoveList(64);
                    position.generateMoves(moves);
                    position.make(moves.move(random.nextInt(moves.size())));
                    if (isOver(position)) {
                        position.unmake();
                        break;
                    }
                }
                Finding found = service.search(position, plan, listener).await();
                assertNull(found.failure());
                assertTrue(position.isLegal(found.move()), () -> game.formatPosition(position) + ", seed " + SEED);
                assertTrue(found.depth() <= 12);
            }
        }
        assertTrue(heard.get() <= TRIES && heard.get() > 0);
    }
}
