package org.royalfork.bench.lab;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.royalfork.parallel.search.ScoreBound;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchReport;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.search.SearchStatistics;
import org.royalfork.parallel.search.WorkerStatistics.Counter;

/**
 * Makes up searches: the workers account for all their time but a thousandth, times and nodes are random, those of positions
 * and configurations different. It can fail, or die as a killed process does, at a given search.
 */
public final class FakeRunner implements SearchRunner {

    /** The death of the process. */
    static final class Killed extends Error {

        private static final long serialVersionUID = 1L;
    }

    private final SplittableRandom random;
    private int searchesUntilDeath = Integer.MAX_VALUE;
    private int failEvery = Integer.MAX_VALUE;
    private int searches;

    /** Makes a runner. */
    public FakeRunner(long seed) {
        random = new SplittableRandom(seed);
    }

    /** Lets the runner die instead of doing another search after {@code count} of them. */
    FakeRunner dyingAfter(int count) {
        searchesUntilDeath = count;
        return this;
    }

    /** Lets every so manieth search fail. */
    FakeRunner failingEvery(int count) {
        failEvery = count;
        return this;
    }

    @Override
    public void reserve(int copies) {}

    private void count() {
        if (searchesUntilDeath-- == 0) {
            throw new Killed();
        }
        if (++searches % failEvery == 0) {
            throw new IllegalStateException("the search failed");
        }
    }

    @Override
    public List<Timed> search(Configuration configuration, String position, SearchLimits limits, int variation) {
        count();
        final List<Timed> results = new ArrayList<>();
        for (int copy = 0; copy < configuration.copies(); copy++) {
            results.add(search(configuration.threads(), limits.depth()));
        }
        return results;
    }

    private Timed search(int threads, int depth) {
        final long nanos = random.nextLong(500_000_000, 1_500_000_000L) / threads;
        final List<Long> nodes = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            nodes.add(random.nextLong(1_000_000, 3_000_000) / threads);
        }
        final double workerTime = nanos * 0.999 * threads;
        final double busy = threads == 1 ? 1 : random.nextDouble(0.8, 1);
        final double waiting = (1 - busy) * random.nextDouble();
        final Map<Counter, Long> counters = new HashMap<>();
        for (Counter counter : Counter.values()) {
            counters.put(counter, random.nextLong(1000));
        }
        counters.put(Counter.BUSY_NANOS, Math.round(workerTime * busy));
        counters.put(Counter.WAITING_NANOS, Math.round(workerTime * waiting));
        counters.put(Counter.IDLE_NANOS, Math.round(workerTime * (1 - busy - waiting)));
        final SearchResult result =
                new SearchResult(1, 0, random.nextInt(-500, 500), depth, depth, 0, nanos, List.of(1), null);
        return new Timed(result, nanos, new SearchStatistics(nodes, nanos, counters));
    }

    @Override
    public List<SearchReport> deepen(String position, long enoughNanos, long mostNanos) {
        count();
        return Collections.singletonList(
                new SearchReport(random.nextInt(5, 20), 1, 1, 0, ScoreBound.EXACT, 1, enoughNanos + 1, 0, List.of()));
    }

    @Override
    public String formatMove(String position, int move) {
        return "e2e4";
    }
}
