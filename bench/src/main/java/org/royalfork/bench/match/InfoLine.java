package org.royalfork.bench.match;

import java.util.ArrayList;
import java.util.List;

/**
 * What an {@code info} line of an engine says; absent parts are 0 or empty.
 *
 * @param depth nominal depth in plies
 * @param line number of the line (MultiPV), 1 when not given
 * @param score score from the mover's view in centipawns; a mate in n moves is {@value #MATE} - n, being mated the
 *     negative; null when the line has no score
 * @param bound true when the score is only a lower or upper bound
 * @param nodes nodes searched
 * @param pv the principal variation in UCI notation
 */
public record InfoLine(int depth, int line, Integer score, boolean bound, long nodes, List<String> pv) {

    /** Score of a mate in no moves. */
    public static final int MATE = 100_000;

    /**
     * Reads a line that begins with {@code info}. Unknown words are skipped, and a word that should be a number but is none
     * leaves its part absent: what engines print differs widely.
     */
    public static InfoLine parse(String text) {
        final String[] words = text.trim().split("\\s+");
        int depth = 0;
        int line = 1;
        Integer score = null;
        boolean bound = false;
        long nodes = 0;
        List<String> pv = List.of();
        for (int i = 1; i < words.length; i++) {
            final String next = i + 1 < words.length ? words[i + 1] : "";
            switch (words[i]) {
                case "string" -> i = words.length;
                case "depth" -> depth = (int) number(next, 0);
                case "multipv" -> line = (int) number(next, 1);
                case "nodes" -> nodes = number(next, 0);
                case "cp" -> score = (int) number(next, 0);
                case "mate" -> score = mateScore(number(next, 0));
                case "lowerbound", "upperbound" -> bound = true;
                case "pv" -> {
                    pv = new ArrayList<>(List.of(words).subList(i + 1, words.length));
                    i = words.length;
                }
                default -> {
                    // a word that is of no interest here
                }
            }
        }
        return new InfoLine(depth, line, score, bound, nodes, List.copyOf(pv));
    }

    private static Integer mateScore(long moves) {
        return (int) (moves > 0 ? MATE - moves : -MATE - moves);
    }

    private static long number(String word, long otherwise) {
        try {
            return Long.parseLong(word);
        } catch (NumberFormatException e) {
            return otherwise;
        }
    }

    /** Writes a score for a person: pawns with a sign, or {@code +M3}, {@code -M2}. */
    public static String formatScore(int score) {
        if (Math.abs(score) > MATE - 1000) {
            return (score > 0 ? "+M" : "-M") + (MATE - Math.abs(score));
        }
        return String.format(java.util.Locale.ROOT, "%+.2f", score / 100.0);
    }
}
