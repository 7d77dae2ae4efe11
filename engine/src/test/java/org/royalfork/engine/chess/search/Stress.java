package org.royalfork.engine.chess.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.locks.LockSupport;
import org.royalfork.engine.chess.ChessGame;
import org.royalfork.parallel.Delays;
import org.royalfork.parallel.Faulty;
import org.royalfork.parallel.Watched;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.game.Selectivity;
import org.royalfork.parallel.search.SearchHandle;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.split.Determinism;
import org.royalfork.parallel.split.SplitPolicy;
import org.royalfork.parallel.strategy.Searcher;
import org.royalfork.parallel.strategy.Strategy;
import org.royalfork.tt.TranspositionTable;

/**
 * Uses chess searchers in all ways at random: lives of a few dozen searches each, with anything changed between them, any
 * limit, stops and ponder hits at any moment from any thread, workers that are held up and workers that fail. After each
 * search its result is checked, after each life that all threads have ended.
 *
 * <p>The seed decides what is asked for; when workers meet and when a stop comes also depends on the machine.
 */
final class Stress {

    private static final List<ChessSearch.Problem> PROBLEMS = ChessSearch.resource("positions.epd");
    private static final List<Strategy> STRATEGIES = List.of(Strategy.values());
    private static final int MOST_THREADS = 16;
    private static final int MOST_TABLE = 8;
    private static final int MOST_MOVES_PLAYED = 30;

    private final SplittableRandom random;
    private final Delays delays;
    private final Faulty faults = new Faulty(true);
    private final Game game = new Watched(new ChessGame(), new Hindrance());
    private volatile boolean delayed;
    private boolean deterministic;
    private volatile String doing = "nothing yet";

    private Searcher searcher;
    private TranspositionTable table;

    private long searches;
    private long failures;
    private long stops;
    private long ponderHits;
    private long changes;
    private long lives;

    Stress(long seed) {
        random = new SplittableRandom(seed);
        delays = new Delays(seed);
    }

    /** Goes on for so many nanoseconds, but at least for one life. */
    void run(long nanos, Watchdog watchdog) throws InterruptedException {
        long start = System.nanoTime();
        do {
            live(watchdog);
        } while (System.nanoTime() - start < nanos);
    }

    /** Returns what is being done, for a message. Any thread. */
    String doing() {
        return doing;
    }

    /** Returns what has been done, in one line. */
    String summary() {
        return searches + " searches by " + lives + " searchers, " + changes + " changes between them, " + stops
                + " stops, " + ponderHits + " ponder hits, " + failures + " failures";
    }

    long searches() {
        return searches;
    }

    long failures() {
        return failures;
    }

    /** One searcher from its making to its end. When something goes wrong, nothing is cleaned up, which might hang. */
    private void live(Watchdog watchdog) throws InterruptedException {
        Set<Thread> before = searchThreads();
        doing = "making a searcher";
        table = new TranspositionTable(tableBytes());
        searcher = new Searcher(game, strategy(), threads(), table);
        deterministic = false;
        int planned = 5 + random.nextInt(60);
        for (int i = 0; i < planned; i++) {
            watchdog.step();
            while (random.nextInt(2) == 0) {
                change();
                changes++;
            }
            search();
            searches++;
        }
        doing = "closing";
        if (random.nextBoolean()) {
            searcher.start(new SearchRequest(position(), SearchLimits.INFINITE), new Reports());
        }
        searcher.close();
        table.close();
        for (Thread thread : searchThreads()) {
            if (!before.contains(thread)) {
                doing = "waiting for the end of " + thread.getName();
                thread.join();
            }
        }
        lives++;
    }

    private void change() {
        switch (random.nextInt(9)) {
            case 0 -> {
                doing = "changing the number of threads";
                searcher.setThreads(threads());
            }
            case 1 -> searcher.setStrategy(strategy());
            case 2 -> {
                doing = "resizing";
                table = table.resized(tableBytes());
                searcher.setTable(table);
            }
            case 3 -> {
                doing = "clearing";
                searcher.clear();
            }
            case 4 -> searcher.setPolicy(policy(3 + random.nextInt(4)));
            case 5 -> searcher.setPolicy(random.nextBoolean() ? SplitPolicy.ROOT_SPLITTING : SplitPolicy.PV_SPLITTING);
            case 6 -> searcher.setSelectivity(random.nextInt(3) == 0 ? Selectivity.FULL_WIDTH : Selectivity.FULL);
            case 7 -> {
                deterministic = random.nextInt(4) == 0;
                searcher.setDeterminism(deterministic ? Determinism.DEFAULT.withSeed(random.nextLong()) : null);
            }
            default -> delayed = random.nextBoolean();
        }
    }

    private void search() throws InterruptedException {
        Position root = position();
        long key = root.key();
        List<Integer> legal = ChessSearch.legalMoves(root);
        SearchLimits limits = limits();
        int lines = random.nextInt(4) == 0 ? 1 + random.nextInt(5) : 1;
        List<Integer> only = random.nextInt(8) == 0 && !legal.isEmpty()
                ? List.of(legal.get(random.nextInt(legal.size())), random.nextInt(1 << 16))
                : List.of();
        boolean failing = random.nextInt(8) == 0;
        doing = searcher.strategy() + ", " + searcher.threads() + " threads, " + game.formatPosition(root) + ", "
                + limits + ", " + lines + " lines" + (deterministic ? ", deterministic" : "")
                + (delayed ? ", delayed" : "") + (failing ? ", failing" : "");
        faults.arm(0, Faulty.Kind.EXCEPTION, false); // forgets what was thrown
        faults.disarm();
        Reports reports = new Reports();
        SearchHandle handle = searcher.start(new SearchRequest(root, limits, lines, only), reports);
        if (failing) {
            Faulty.Kind[] kinds = Faulty.Kind.values();
            long call = 1 + random.nextLong(1L << random.nextInt(1, 17));
            faults.arm(call, kinds[random.nextInt(kinds.length)], random.nextBoolean());
        }
        disturb(handle, limits);
        SearchResult result = handle.await();
        faults.disarm();
        if (faults.hasFailed()) {
            failures++;
            assertNotNull(result.failure());
            assertEquals(1, result.failure().lines().count(), result.failure());
        } else {
            assertNull(result.failure());
        }
        assertEquals(key, root.key(), "the root is the caller's");
        boolean movesKnown = !faults.hasFailed() || result.move() != Position.NO_MOVE;
        if (movesKnown) {
            check(root, legal, only, result);
        }
        reports.check(root, result);
        assertTrue(result.depth() <= limits.depth(), result::toString);
    }

    private static void check(Position root, List<Integer> legal, List<Integer> only, SearchResult result) {
        if (legal.isEmpty()) {
            assertEquals(Position.NO_MOVE, result.move());
            assertTrue(result.moves().isEmpty());
            return;
        }
        assertTrue(legal.contains(result.move()), result::toString);
        assertTrue(only.isEmpty() || only.contains(result.move()), result::toString);
        assertEquals(result.move(), result.moves().getFirst());
        if (result.ponderMove() != Position.NO_MOVE) {
            root.make(result.move());
            assertTrue(root.isLegal(result.ponderMove()), result::toString);
            root.unmake();
        }
    }

    /** Stops the search, or lets its pondering end, at some moment, unless it ends by itself. */
    private void disturb(SearchHandle handle, SearchLimits limits) {
        boolean endless = limits.equals(SearchLimits.INFINITE);
        if (limits.pondering()) {
            pause();
            if (random.nextInt(4) > 0) {
                handle.ponderHit();
                ponderHits++;
            } else {
                endless = true;
            }
        }
        if (endless || random.nextInt(3) == 0) {
            pause();
            stops++;
            if (random.nextBoolean()) {
                handle.stop();
            } else {
                Thread.ofVirtual().start(handle::stop);
            }
        }
    }

    /** Waits for no time at all, or up to some milliseconds. */
    private void pause() {
        int most = 1 << random.nextInt(25);
        int nanos = random.nextInt(most);
        if (nanos > 1_000) {
            LockSupport.parkNanos(nanos);
        }
    }

    private SearchLimits limits() {
        SearchLimits limits = SearchLimits.INFINITE;
        switch (random.nextInt(6)) {
            case 0, 1 -> limits = limits.withDepth(1 + random.nextInt(7));
            case 2 -> limits = limits.withNodes(1 + random.nextInt(1 << random.nextInt(1, 16)));
            case 3 -> limits = limits.withMoveTime(random.nextInt(30));
            case 4 -> limits = limits.withClock(random.nextInt(-10, 500), random.nextInt(10), random.nextInt(5));
            default -> {
                return limits;
            }
        }
        // Deep full-width searches would take for ever.
        limits = limits.depth() <= 7 ? limits.withNodes(50_000) : limits;
        return random.nextInt(5) == 0 ? limits.withPondering(true) : limits;
    }

    /** Plays random moves from a random position; sometimes the game is over then. */
    private Position position() {
        Position position =
                game.parsePosition(PROBLEMS.get(random.nextInt(PROBLEMS.size())).fen());
        for (int i = random.nextInt(MOST_MOVES_PLAYED); i > 0; i--) {
            List<Integer> moves = ChessSearch.legalMoves(position);
            if (moves.isEmpty()) {
                break;
            }
            position.make(moves.get(random.nextInt(moves.size())));
        }
        return position.copy();
    }

    private Strategy strategy() {
        return STRATEGIES.get(random.nextInt(STRATEGIES.size()));
    }

    /** Returns a number of threads, small ones more often. */
    private int threads() {
        return 1 + random.nextInt(random.nextInt(1, MOST_THREADS + 1));
    }

    /** Returns Young Brothers Wait with nodes from a depth on always on offer, or from three times that depth on. */
    private SplitPolicy policy(int depth) {
        return random.nextBoolean()
                ? SplitPolicy.YOUNG_BROTHERS_WAIT.withMinDepth(depth)
                : new SplitPolicy(3, 3 * depth, false, false, false, true, true);
    }

    private long tableBytes() {
        return (1L + random.nextInt(MOST_TABLE)) * TranspositionTable.MIN_BYTES;
    }

    private static Set<Thread> searchThreads() {
        Set<Thread> threads = new HashSet<>(Thread.getAllStackTraces().keySet());
        threads.removeIf(t -> !t.getName().startsWith("search-"));
        return threads;
    }

    /** Delays when it should, and fails when it must. */
    private final class Hindrance implements Watched.Watcher {

        @Override
        public void onMake(int ply, int move) {
            faults.onMake(ply, move);
            if (delayed) {
                delays.onMake(ply, move);
            }
        }

        @Override
        public void onEvaluate() {
            faults.onEvaluate();
            if (delayed) {
                delays.onEvaluate();
            }
        }

        @Override
        public void onOther() {
            faults.onOther();
        }
    }
}
