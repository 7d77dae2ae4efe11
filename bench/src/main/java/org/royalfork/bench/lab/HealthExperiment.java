package org.royalfork.bench.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.royalfork.tt.TableHealth;
import org.royalfork.tt.TableHealth.Counter;
import org.royalfork.tt.TableObserver;

/**
 * What happens in the table while positions are searched, counted by the workers themselves.
 *
 * @param description what memory the table had
 * @param nodes nodes of all searches
 * @param illegalMoves lines and best moves that could not be played
 * @param workers what each worker has counted, by its number
 * @param total what all have counted
 */
public record HealthExperiment(
        String description, long nodes, int illegalMoves, List<TableHealth> workers, TableHealth total) {

    /** Copies the list. */
    public HealthExperiment {
        workers = List.copyOf(workers);
    }

    /**
     * Searches all positions to a depth.
     *
     * @param keepsTable whether the table is cleared before the first search only, and not before each
     * @throws IllegalStateException with one line, when a search fails
     * @throws org.royalfork.tt.TableAllocationException when there is no memory for table and shadow
     */
    public static HealthExperiment run(
            List<String> fens,
            int depth,
            Configuration configuration,
            long tableBytes,
            TableObserver.Settings settings,
            boolean keepsTable,
            TimeToDepth.Progress progress)
            throws InterruptedException {
        try (TableSearches searches = new TableSearches(configuration, tableBytes);
                TableObserver observer = new TableObserver(settings)) {
            long nodes = 0;
            int illegal = 0;
            searches.clear();
            for (int i = 0; i < fens.size(); i++) {
                progress.step("searching", i, fens.size());
                if (!keepsTable) {
                    searches.clear();
                }
                final TableSearches.Outcome outcome = searches.search(observer, fens.get(i), depth);
                nodes += outcome.result().nodes();
                illegal += outcome.illegalMoves();
            }
            progress.step("searching", fens.size(), fens.size());
            return new HealthExperiment(
                    searches.tableDescription(), nodes, illegal, observer.workers(), observer.total());
        }
    }

    /** Writes the counters as a table for people, a column for each worker. */
    public List<String> lines() {
        final List<String> lines = new ArrayList<>();
        lines.add("table: " + description);
        lines.add(String.format(Locale.ROOT, "nodes: %,d, lines that could not be played: %d", nodes, illegalMoves));
        final StringBuilder heading =
                new StringBuilder(String.format(Locale.ROOT, "%-22s %14s %8s", "", "all", "share"));
        if (workers.size() > 1) {
            for (int worker = 0; worker < workers.size(); worker++) {
                heading.append(String.format(Locale.ROOT, " %14s", "worker " + worker));
            }
        }
        lines.add(heading.toString());
        for (final Counter counter : Counter.values()) {
            lines.add(line(counter));
        }
        return lines;
    }

    private String line(Counter counter) {
        final StringBuilder line = new StringBuilder(String.format(
                Locale.ROOT,
                "%-22s %,14d %6.2f %%",
                counter.key(),
                total.get(counter),
                100 * total.share(counter, whole(counter))));
        if (workers.size() > 1) {
            for (final TableHealth worker : workers) {
                line.append(String.format(Locale.ROOT, " %,14d", worker.get(counter)));
            }
        }
        return line.toString();
    }

    /** What a counter is a part of. */
    private static Counter whole(Counter counter) {
        return switch (counter) {
            case PROBES, HITS, TORN, FAULTS -> Counter.PROBES;
            case COLLISIONS, UNCHECKED -> Counter.HITS;
            default -> Counter.STORES;
        };
    }

    /** Returns all figures by their names in files. */
    public Map<String, Object> toMap() {
        final Map<String, Object> map = new LinkedHashMap<>();
        map.put("table", description);
        map.put("nodes", nodes);
        map.put("illegalMoves", illegalMoves);
        map.put("total", total.figures());
        map.put("workers", workers.stream().map(TableHealth::figures).toList());
        return map;
    }
}
