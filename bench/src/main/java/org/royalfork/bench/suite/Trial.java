package org.royalfork.bench.suite;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.royalfork.bench.lab.Configuration;
import org.royalfork.bench.lab.CsvLine;

/**
 * One search of a problem.
 *
 * @param problem what was searched
 * @param configuration how
 * @param repeat which repeat, from 1
 * @param solution when the solution was found for good, or null when it was not
 * @param nanos time of the whole search
 * @param nodes nodes of the whole search
 * @param depth last complete depth in plies
 * @param score value in centipawns, or as a distance to mate, from the mover's view
 * @param move the move chosen, in algebraic notation
 */
public record Trial(
        Problem problem,
        Configuration configuration,
        int repeat,
        Solution solution,
        long nanos,
        long nodes,
        int depth,
        int score,
        String move) {

    /**
     * The moment from which a search had the solution to its end.
     *
     * @param nanos time since the begin of the search
     * @param nodes nodes of all workers until then
     * @param depth nominal depth in plies
     */
    public record Solution(long nanos, long nodes, int depth) {}

    private static final int NANO_DIGITS = 9;

    /** The names of the columns of {@link #csv}. */
    static final List<String> COLUMNS = List.of(
            "problem",
            "id",
            "configuration",
            "strategy",
            "threads",
            "repeat",
            "solved",
            "solutionSeconds",
            "solutionNodes",
            "solutionDepth",
            "seconds",
            "nodes",
            "depth",
            "score",
            "move",
            "goal",
            "fen");

    /** First row of a file of {@link #csv} rows. */
    public static final String CSV_HEADER = CsvLine.join(COLUMNS);

    /** Tells whether the problem was solved. */
    public boolean isSolved() {
        return solution != null;
    }

    /** Returns the trial as named figures, always the same ones in the same order; what there is not is null. */
    public Map<String, Object> toMap() {
        final Map<String, Object> map = new LinkedHashMap<>();
        map.put("problem", problem.number());
        map.put("id", problem.id());
        map.put("configuration", configuration.label());
        map.put("strategy", configuration.strategy().key());
        map.put("threads", configuration.threads());
        map.put("repeat", repeat);
        map.put("solved", isSolved() ? 1 : 0);
        map.put("solutionSeconds", isSolved() ? seconds(solution.nanos()) : null);
        map.put("solutionNodes", isSolved() ? solution.nodes() : null);
        map.put("solutionDepth", isSolved() ? solution.depth() : null);
        map.put("seconds", seconds(nanos));
        map.put("nodes", nodes);
        map.put("depth", depth);
        map.put("score", score);
        map.put("move", move);
        map.put("goal", problem.goal());
        map.put("fen", problem.fen());
        return map;
    }

    private static BigDecimal seconds(long nanos) {
        return BigDecimal.valueOf(nanos, NANO_DIGITS);
    }

    /** Returns the trial as a row of comma-separated values; what there is not is empty. */
    public String csv() {
        return CsvLine.join(toMap().values().stream()
                .map(value -> value == null ? "" : value)
                .toList());
    }
}
