package org.royalfork.engine.uci;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.search.ScoreBound;
import org.royalfork.parallel.search.SearchHandle;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchReport;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.strategy.Strategy;
import org.royalfork.tt.TableAllocationException;

/** A search that does what a test tells it, and writes down what it is told. */
final class ScriptedEngine implements SearchEngine {

    /** Tables beyond this fail. */
    static final long MEMORY = 1L << 30;

    private final List<String> calls = new CopyOnWriteArrayList<>();
    private final BlockingQueue<Search> started = new LinkedBlockingQueue<>();
    private final CountDownLatch closed = new CountDownLatch(1);
    private volatile Search running;
    private volatile boolean endsAtOnce;
    private volatile String tableDescription = "";

    /** Makes searches end when they start. */
    ScriptedEngine endingAtOnce() {
        endsAtOnce = true;
        return this;
    }

    /** Makes the table be described so from now on. */
    void describeTable(String description) {
        tableDescription = description;
    }

    List<String> calls() {
        return calls;
    }

    /** Waits for the end, and tells whether it came. */
    boolean awaitClose() throws InterruptedException {
        return closed.await(30, TimeUnit.SECONDS);
    }

    /** Waits for the next search. */
    Search next() throws InterruptedException {
        Search search = started.poll(30, TimeUnit.SECONDS);
        if (search == null) {
            throw new IllegalStateException("no search was started");
        }
        return search;
    }

    private void note(String call) {
        if (running != null && !running.isDone()) {
            throw new IllegalStateException(call + " while a search runs");
        }
        calls.add(call);
    }

    @Override
    public void prepare() {
        calls.add("prepare");
    }

    @Override
    public void setThreads(int threads) {
        note("threads " + threads);
        if (threads > 512) {
            throw new IllegalStateException("cannot start " + threads + " threads");
        }
    }

    @Override
    public void setStrategy(Strategy strategy) {
        note("strategy " + strategy.key());
    }

    @Override
    public void setDeterministic(boolean deterministic) {
        note("deterministic " + deterministic);
    }

    @Override
    public void setTableBytes(long bytes) {
        note("table " + bytes);
        if (bytes > MEMORY) {
            throw new TableAllocationException("no memory for " + bytes + " bytes", null);
        }
    }

    @Override
    public String tableDescription() {
        return tableDescription;
    }

    @Override
    public void saveTable(Path file) throws IOException {
        note("save " + file);
        if (file.toString().contains("missing")) {
            throw new IOException("cannot be\nsaved to " + file);
        }
        if (file.toString().contains("slow")) {
            takeTime();
        }
    }

    /** Takes longer than a session waits at its end for anything else. */
    private static void takeTime() throws IOException {
        try {
            Thread.sleep(1_500);
        } catch (InterruptedException e) {
            throw new IOException("given up", e);
        }
    }

    @Override
    public void loadTable(Path file) throws IOException {
        note("load " + file);
        if (file.toString().contains("missing")) {
            throw new IOException("cannot be loaded from " + file);
        }
    }

    @Override
    public void clear() {
        note("clear");
    }

    @Override
    public SearchHandle start(SearchRequest request, SearchListener listener) {
        note("start");
        Search search = new Search(request, listener);
        running = search;
        if (endsAtOnce) {
            search.end();
        }
        started.add(search);
        return search;
    }

    @Override
    public void close() {
        calls.add("close");
        closed.countDown();
    }

    /** A running search. */
    static final class Search implements SearchHandle {

        final SearchRequest request;
        private final SearchListener listener;
        private final CountDownLatch done = new CountDownLatch(1);
        private SearchResult result;
        private volatile boolean ignoresStop;
        private final CountDownLatch ponderHit = new CountDownLatch(1);

        Search(SearchRequest request, SearchListener listener) {
            this.request = request;
            this.listener = listener;
        }

        /** Makes the search go on after a stop until the test ends it. */
        void ignoreStop() {
            ignoresStop = true;
        }

        boolean sawPonderHit() {
            return ponderHit.getCount() == 0;
        }

        /** Waits for the ponder hit, and tells whether it came. */
        boolean awaitPonderHit() throws InterruptedException {
            return ponderHit.await(30, TimeUnit.SECONDS);
        }

        int firstMove() {
            if (!request.rootMoves().isEmpty()) {
                return request.rootMoves().getFirst();
            }
            MoveList moves = new MoveList(64);
            Position position = request.position();
            position.generateMoves(moves);
            return moves.move(0);
        }

        synchronized void report(int depth, int line, int score, ScoreBound bound, long nanos) {
            listener.onReport(new SearchReport(
                    depth, depth + 2, line, score, bound, 100L * depth, nanos, 7, List.of(firstMove())));
        }

        /** Ends the search if it has not ended. */
        void end() {
            end(new SearchResult(
                    firstMove(), Position.NO_MOVE, 12, 1, 1, 1_000, 1_000_000, List.of(firstMove()), null));
        }

        synchronized void end(SearchResult wanted) {
            if (result == null) {
                result = wanted;
                listener.onFinished(result);
                done.countDown();
            }
        }

        @Override
        public void stop() {
            if (!ignoresStop) {
                Thread.ofVirtual().start(this::end);
            }
        }

        @Override
        public void ponderHit() {
            ponderHit.countDown();
        }

        @Override
        public boolean isDone() {
            return done.getCount() == 0;
        }

        @Override
        public SearchResult await() throws InterruptedException {
            done.await();
            return result;
        }
    }
}
