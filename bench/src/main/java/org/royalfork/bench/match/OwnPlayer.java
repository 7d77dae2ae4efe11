package org.royalfork.bench.match;

import java.util.Locale;
import java.util.Map;
import org.royalfork.bench.lab.Configuration;
import org.royalfork.parallel.search.SearchLimits;

/**
 * A player that is this program itself: its search, in this process, or moves at random, against which any search should win.
 *
 * @param name its name in reports
 * @param configuration strategy and threads, or null for random moves
 * @param hashMebibytes size of its table in MiB
 * @param depth greatest depth of its searches in plies, whatever else ends them, 0 for no such limit
 * @param nodes most nodes of its searches, whatever else ends them, 0 for no such limit
 */
public record OwnPlayer(String name, Configuration configuration, int hashMebibytes, int depth, long nodes) {

    /** What a user calls the player that moves at random. */
    public static final String RANDOM = "random";

    private static final int DEFAULT_HASH_MEBIBYTES = 16;
    private static final int MOST_HASH_MEBIBYTES = 1 << 20;

    /** Checks the ranges. */
    public OwnPlayer {
        if (hashMebibytes < 1 || hashMebibytes > MOST_HASH_MEBIBYTES) {
            throw new IllegalArgumentException(
                    "Hash must be from 1 to " + MOST_HASH_MEBIBYTES + " MiB, not " + hashMebibytes);
        }
        if (depth < 0 || depth > SearchLimits.MAX_DEPTH || nodes < 0) {
            throw new IllegalArgumentException(
                    "Depth must be from 1 to " + SearchLimits.MAX_DEPTH + ", and Nodes at least 1");
        }
    }

    /**
     * Reads a player.
     *
     * @param name its name, or an empty string for one made of the rest
     * @param text {@code STRATEGY:THREADS}, such as {@code ybw:2}, or {@code random}
     * @param options Hash, Depth and Nodes, in upper or lower case
     * @throws IllegalArgumentException with one line
     */
    public static OwnPlayer parse(String name, String text, Map<String, String> options) {
        final boolean isRandom = text.equalsIgnoreCase(RANDOM);
        if (isRandom && !options.isEmpty()) {
            throw new IllegalArgumentException("random moves have no option '"
                    + options.keySet().iterator().next() + "'");
        }
        final Configuration configuration = isRandom ? null : Configuration.parse(text);
        int hash = DEFAULT_HASH_MEBIBYTES;
        int depth = 0;
        long nodes = 0;
        final StringBuilder made = new StringBuilder(isRandom ? RANDOM : configuration.label());
        for (final Map.Entry<String, String> option : options.entrySet()) {
            switch (option.getKey().toLowerCase(Locale.ROOT)) {
                case "hash" -> hash = (int) number(option, Integer.MAX_VALUE);
                case "depth" -> depth = (int) number(option, Integer.MAX_VALUE);
                case "nodes" -> nodes = number(option, Long.MAX_VALUE);
                default ->
                    throw new IllegalArgumentException(
                            "a search has no option '" + option.getKey() + "': expected Hash, Depth or Nodes");
            }
            made.append(' ').append(option.getKey()).append('=').append(option.getValue());
        }
        return new OwnPlayer(name.isEmpty() ? made.toString() : name, configuration, hash, depth, nodes);
    }

    private static long number(Map.Entry<String, String> option, long most) {
        try {
            final long number = Long.parseLong(option.getValue());
            if (number >= 1 && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Said below.
        }
        throw new IllegalArgumentException(
                option.getKey() + " needs a number of at least 1, not '" + option.getValue() + "'");
    }

    /** Tells whether it moves at random. */
    public boolean isRandom() {
        return configuration == null;
    }

    /** Returns what ends this player's search where {@code common} ends everyone's: whatever comes first. */
    SearchLimits limits(SearchLimits common) {
        SearchLimits limits = depth > 0 ? common.withDepth(Math.min(depth, common.depth())) : common;
        if (nodes > 0) {
            limits = limits.withNodes(limits.nodes() > 0 ? Math.min(nodes, limits.nodes()) : nodes);
        }
        return limits;
    }
}
