package org.royalfork.bench.lab;

import java.util.List;
import java.util.Locale;

/**
 * One finished search.
 *
 * @param position number of the position, from 1
 * @param repeat which repeat, from 1
 * @param configuration how it was searched
 * @param copy which of the searches that ran at once, from 1
 * @param depth depth in plies
 * @param nanos time from the request to the result
 * @param nodes nodes of all workers
 * @param score value in centipawns from the mover's view
 * @param move best move
 * @param fen the position
 */
public record Measurement(
        int position,
        int repeat,
        Configuration configuration,
        int copy,
        int depth,
        long nanos,
        long nodes,
        int score,
        String move,
        String fen) {

    /** Names of the columns of {@link #csv}. */
    public static final String CSV_HEADER =
            "position,repeat,configuration,strategy,threads,copies,copy,depth,seconds,nodes,score,move,fen";

    /** Returns the search as a row of comma-separated values; none of them can contain a comma. */
    public String csv() {
        return String.join(
                ",",
                List.of(
                        Integer.toString(position),
                        Integer.toString(repeat),
                        configuration.label(),
                        configuration.strategy().key(),
                        Integer.toString(configuration.threads()),
                        Integer.toString(configuration.copies()),
                        Integer.toString(copy),
                        Integer.toString(depth),
                        String.format(Locale.ROOT, "%.6f", nanos / 1e9),
                        Long.toString(nodes),
                        Integer.toString(score),
                        move,
                        fen));
    }

    /** Returns the speed in nodes a second. */
    public double nodesPerSecond() {
        return nodes / (nanos / 1e9);
    }
}
