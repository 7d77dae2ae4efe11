package org.royalfork.bench.lab;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.royalfork.parallel.game.Game;
import org.royalfork.parallel.search.SearchHandle;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchListener;
import org.royalfork.parallel.search.SearchReport;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.search.SearchResult;
import org.royalfork.parallel.strategy.Searcher;
import org.royalfork.tt.TranspositionTable;

/**
 * How many bytes the threads of a search allocate on the Java heap, by the virtual machine's own count for each thread.
 *
 * <p>Two figures are taken of a search: of its second half to shortly before its end, when nothing but the search itself
 * and its reports to the listener can allocate; and of the whole, with what the start, the end and the many reports of the
 * first depths cost.
 */
public final class Allocation {

    private static final long END_MILLIS = 100;

    /**
     * What one search allocated.
     *
     * @param fen the position
     * @param nodes nodes of all workers
     * @param wholeBytes bytes of all its threads from start to end
     * @param steadyBytesPerSecond bytes a second, in the second half of the search, of the thread that allocated most
     * @param steadyReports reports to the listener in the second half; each is an object with a list of moves
     */
    public record Sample(String fen, long nodes, long wholeBytes, double steadyBytesPerSecond, int steadyReports) {}

    private final Game game;
    private final Configuration configuration;
    private final long tableBytes;
    private final AtomicInteger reports = new AtomicInteger();
    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Prepares the measurement. */
    public Allocation(Game game, Configuration configuration, long tableBytes) {
        this.game = game;
        this.configuration = configuration;
        this.tableBytes = tableBytes;
    }

    /**
     * Searches positions for a fixed time each.
     *
     * @param warmUpMillis time for a first search of each position, which is not measured
     * @param searchMillis time for the measured search of each position, more than a second
     */
    public List<Sample> run(List<String> fens, long warmUpMillis, long searchMillis) throws InterruptedException {
        if (searchMillis < 1000) {
            throw new IllegalArgumentException("a search must be measured for at least a second");
        }
        final Set<Long> others = threadIds();
        final List<Sample> samples = new ArrayList<>();
        try (TranspositionTable table = new TranspositionTable(tableBytes);
                Searcher searcher = new Searcher(game, configuration.strategy(), configuration.threads(), table)) {
            for (String fen : fens) {
                start(searcher, fen, warmUpMillis).await();
            }
            for (String fen : fens) {
                samples.add(measure(searcher, fen, searchMillis, others));
            }
        }
        return samples;
    }

    private Sample measure(Searcher searcher, String fen, long millis, Set<Long> others) throws InterruptedException {
        final Map<Long, Long> before = allocated(others);
        final SearchHandle handle = start(searcher, fen, millis);
        Thread.sleep(millis / 2);
        final Map<Long, Long> first = allocated(others);
        final int firstReports = reports.get();
        final long firstTime = System.nanoTime();
        Thread.sleep(millis - millis / 2 - END_MILLIS);
        final Map<Long, Long> second = allocated(others);
        final int steadyReports = reports.get() - firstReports;
        final double seconds = (System.nanoTime() - firstTime) / 1e9;
        final SearchResult result = handle.await();
        final long whole = growth(before, allocated(others)).stream()
                .mapToLong(Long::longValue)
                .sum();
        final long most =
                growth(first, second).stream().mapToLong(Long::longValue).max().orElse(0);
        return new Sample(fen, result.nodes(), whole, most / seconds, steadyReports);
    }

    private SearchHandle start(Searcher searcher, String fen, long millis) {
        searcher.clear();
        final SearchRequest request = new SearchRequest(game.parsePosition(fen), SearchLimits.ofMoveTime(millis));
        return searcher.start(request, new SearchListener() {
            @Override
            public void onReport(SearchReport report) {
                reports.incrementAndGet();
            }
        });
    }

    private Set<Long> threadIds() {
        final Set<Long> ids = new HashSet<>();
        for (long id : threads.getAllThreadIds()) {
            ids.add(id);
        }
        return ids;
    }

    /** Returns the bytes that each thread has allocated so far, those of {@code others} left out. */
    private Map<Long, Long> allocated(Set<Long> others) {
        final Map<Long, Long> bytes = new HashMap<>();
        for (long id : threadIds()) {
            final long count = others.contains(id) ? -1 : threads.getThreadAllocatedBytes(id);
            if (count >= 0) {
                bytes.put(id, count);
            }
        }
        return bytes;
    }

    private static List<Long> growth(Map<Long, Long> before, Map<Long, Long> after) {
        return after.entrySet().stream()
                .map(thread -> thread.getValue() - before.getOrDefault(thread.getKey(), 0L))
                .toList();
    }
}
