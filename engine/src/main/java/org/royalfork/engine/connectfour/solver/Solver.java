package org.royalfork.engine.connectfour.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.royalfork.engine.connectfour.Cells;
import org.royalfork.engine.connectfour.ConnectFourPosition;
import org.royalfork.parallel.game.Position;
import org.royalfork.parallel.split.SearchPool;
import org.royalfork.tt.TranspositionTable;

/**
 * Solves positions of connect-four with one or more threads.
 *
 * <p><b>Threading.</b> One thread calls it; the work is done by threads of its own.
 */
public final class Solver implements AutoCloseable {

    private final List<SolverWorker> workers = new ArrayList<>();
    private final SearchPool pool;
    private volatile Throwable failure;

    /**
     * Makes a solver.
     *
     * @param threads number of workers, at least 1
     * @param table what they share; stays the caller's to close, and must hold nothing but results of solvers
     */
    public Solver(int threads, TranspositionTable table) {
        if (threads < 1) {
            throw new IllegalArgumentException("threads must be at least 1: " + threads);
        }
        pool = new SearchPool(threads);
        for (int i = 0; i < threads; i++) {
            workers.add(new SolverWorker(table));
        }
    }

    /**
     * Returns the value of a position.
     *
     * @throws IllegalArgumentException when the game is over
     * @throws InterruptedException when the thread is interrupted; the workers then still end their work on the table
     */
    public Solution solve(ConnectFourPosition position) throws InterruptedException {
        if (position.terminalScore(0) != Position.NOT_OVER) {
            throw new IllegalArgumentException("the game is over");
        }
        long start = System.nanoTime();
        int stones = value(position.own(), position.occupied());
        long nodes = 0;
        for (SolverWorker worker : workers) {
            nodes += worker.takeNodes();
        }
        return new Solution(stones, nodes, System.nanoTime() - start);
    }

    /** Halves the range of values with one null window after the other, those near 0 first. */
    private int value(long own, long occupied) throws InterruptedException {
        int toEnd = Cells.COUNT - Long.bitCount(occupied);
        if ((Cells.winning(own, occupied) & Cells.playable(occupied)) != 0) {
            return (toEnd + 1) / 2;
        }
        long dangers = Cells.winning(own ^ occupied, occupied);
        long moves = SolverWorker.notLosing(occupied, dangers);
        int least = -toEnd / 2;
        int most = StaticBounds.most(own, occupied, Long.bitCount(occupied), dangers, moves);
        while (least < most) {
            int alpha = least + (most - least) / 2;
            if (alpha <= 0 && least / 2 < alpha) {
                alpha = least / 2;
            } else if (alpha >= 0 && most / 2 > alpha) {
                alpha = most / 2;
            }
            int answer = ask(own, occupied, moves, alpha);
            if (answer <= alpha) {
                most = Math.min(most, answer);
            } else {
                least = Math.max(least, answer);
            }
        }
        return least;
    }

    private int ask(long own, long occupied, long moves, int alpha) throws InterruptedException {
        Window window = new Window(workers.size());
        CountDownLatch done = new CountDownLatch(workers.size());
        for (SolverWorker worker : workers) {
            pool.execute(() -> {
                try {
                    window.answer(worker.search(own, occupied, Long.bitCount(occupied), moves, alpha, window));
                } catch (Throwable thrown) { // to be told by the caller's thread
                    failure = thrown;
                    window.answer(alpha);
                } finally {
                    done.countDown();
                }
            });
        }
        done.await();
        if (failure != null) {
            throw new IllegalStateException("a worker failed: " + failure, failure);
        }
        return window.answer();
    }

    @Override
    public void close() {
        pool.close();
    }
}
