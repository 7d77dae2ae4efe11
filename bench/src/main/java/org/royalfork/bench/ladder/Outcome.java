package org.royalfork.bench.ladder;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.royalfork.bench.lab.CsvLine;

/**
 * One position searched in one way to one depth.
 *
 * @param part which of the experiments it belongs to
 * @param position the position
 * @param depth depth in plies
 * @param way how it was searched: a {@link Step} or a {@link Variant}, by its title
 * @param nodes nodes visited; one more than the limit where the search gave up
 * @param nanos time in nanoseconds; means nothing where the nodes were only counted
 * @param end how it ended
 * @param value score in centipawns from the mover's view; means nothing unless the search came to its end
 */
public record Outcome(
        String part, LadderPosition position, int depth, String way, long nodes, long nanos, End end, int value) {

    /** How a search ended. */
    public enum End {
        /** It was carried out. */
        COMPLETE("complete"),
        /** It would have visited more nodes than the limit; they were counted without searching. */
        COUNTED("counted"),
        /** It gave up at the limit of nodes: it takes more than that. */
        GIVEN_UP("given up");

        private final String title;

        End(String title) {
            this.title = title;
        }
    }

    private static final int NANO_DIGITS = 9;

    /** First row of a file of {@link #csv} rows. */
    public static final String CSV_HEADER =
            CsvLine.join(List.of("part", "position", "fen", "depth", "search", "nodes", "seconds", "end", "value"));

    /** Tells whether the search came to its end. */
    public boolean isComplete() {
        return end == End.COMPLETE;
    }

    /** Returns the outcome as named figures, always the same ones in the same order; what there is not is null. */
    public Map<String, Object> toMap() {
        final Map<String, Object> map = new LinkedHashMap<>();
        map.put("part", part);
        map.put("position", position.name());
        map.put("fen", position.fen());
        map.put("depth", depth);
        map.put("search", way);
        map.put("nodes", nodes);
        map.put("seconds", isComplete() ? BigDecimal.valueOf(nanos, NANO_DIGITS) : null);
        map.put("end", end.title);
        map.put("value", isComplete() ? value : null);
        return map;
    }

    /** Returns the outcome as a row of comma-separated values; what there is not is empty. */
    public String csv() {
        return CsvLine.join(toMap().values().stream()
                .map(value -> value == null ? "" : value)
                .toList());
    }
}
