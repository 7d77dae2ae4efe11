package org.royalfork.bench.lab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.royalfork.engine.chess.ChessGame;
import org.royalfork.parallel.strategy.Searcher;
import org.royalfork.parallel.strategy.Strategy;
import org.royalfork.tt.TranspositionTable;

/**
 * How long the workers together take to clear a table: a new one, whose memory they so touch for the first time, and one whose
 * memory is there already.
 */
public final class ClearExperiment {

    /**
     * What some number of threads needed; each figure is the median of the repeats.
     *
     * @param firstNanos time of the first clear of a new table, in nanoseconds
     * @param againNanos time of a later clear
     * @param description what memory the table had
     * @param hugePageBytes how much of it lay in huge pages, as far as the system tells
     */
    public record Row(
            int threads, long bytes, long firstNanos, long againNanos, String description, long hugePageBytes) {

        /** Returns the row as named figures. */
        public Map<String, Object> toMap() {
            final Map<String, Object> map = new LinkedHashMap<>();
            map.put("threads", threads);
            map.put("bytes", bytes);
            map.put("firstTouchSeconds", firstNanos / 1e9);
            map.put("clearSeconds", againNanos / 1e9);
            map.put("table", description);
            map.put("hugePageBytes", hugePageBytes);
            return map;
        }
    }

    private ClearExperiment() {}

    /**
     * Takes the times, repeat by repeat all numbers of threads in turn.
     *
     * @throws org.royalfork.tt.TableAllocationException when there is not that much memory
     */
    public static List<Row> run(long tableBytes, List<Integer> threads, int repeats, TimeToDepth.Progress progress) {
        final long[][] first = new long[threads.size()][repeats];
        final long[][] again = new long[threads.size()][repeats];
        final Row[] rows = new Row[threads.size()];
        for (int repeat = 0; repeat < repeats; repeat++) {
            for (int i = 0; i < rows.length; i++) {
                progress.step("clearing", repeat * rows.length + i, repeats * rows.length);
                try (TranspositionTable table = new TranspositionTable(tableBytes);
                        Searcher searcher =
                                new Searcher(new ChessGame(), Strategy.YOUNG_BROTHERS_WAIT, threads.get(i), table)) {
                    first[i][repeat] = clear(searcher);
                    again[i][repeat] = clear(searcher);
                    rows[i] = new Row(
                            threads.get(i),
                            table.bytes(),
                            median(first[i], repeat + 1),
                            median(again[i], repeat + 1),
                            table.memory().description(),
                            table.memory().hugePageBytes());
                }
            }
        }
        progress.step("clearing", repeats * rows.length, repeats * rows.length);
        return List.of(rows);
    }

    private static long clear(Searcher searcher) {
        final long start = System.nanoTime();
        searcher.clear();
        return System.nanoTime() - start;
    }

    private static long median(long[] nanos, int count) {
        final long[] sorted = Arrays.copyOf(nanos, count);
        Arrays.sort(sorted);
        return sorted[count / 2];
    }

    /** Writes rows as a table for people; ratios are to the first row. */
    public static List<String> lines(List<Row> rows) {
        final List<String> lines = new ArrayList<>();
        lines.add("threads  first touch (s)   GiB/s  times as fast   clear (s)   GiB/s  times as fast");
        for (final Row row : rows) {
            final double gibibytes = row.bytes() / (double) (1L << 30);
            lines.add(String.format(
                    Locale.ROOT,
                    "%7d  %15.3f  %6.2f  %13.2f  %10.3f  %6.2f  %13.2f",
                    row.threads(),
                    row.firstNanos() / 1e9,
                    gibibytes * 1e9 / row.firstNanos(),
                    (double) rows.getFirst().firstNanos() / row.firstNanos(),
                    row.againNanos() / 1e9,
                    gibibytes * 1e9 / row.againNanos(),
                    (double) rows.getFirst().againNanos() / row.againNanos()));
        }
        final Row last = rows.getLast();
        lines.add(String.format(
                Locale.ROOT, "table: %s, %d MiB in huge pages", last.description(), last.hugePageBytes() >> 20));
        return lines;
    }
}
