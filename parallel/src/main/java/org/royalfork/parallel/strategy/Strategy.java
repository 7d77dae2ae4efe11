package org.royalfork.parallel.strategy;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** How a search is spread over workers. */
public enum Strategy {
    /** One worker, no splitting. */
    SEQUENTIAL("sequential", "one worker"),
    /** The moves of the root are shared between the workers, after a shallow search has ordered them. */
    ROOT_SPLITTING("root", "root splitting"),
    /** Younger brothers of a searched eldest child are shared, at every node that is deep enough. */
    YOUNG_BROTHERS_WAIT("ybw", "Young Brothers Wait"),
    /** Younger brothers are shared at nodes on the principal variation only (Marsland and Campbell 1982). */
    PV_SPLITTING("pv", "principal variation splitting"),
    /** Every worker searches the whole tree, at staggered depths. */
    LAZY_SMP("lazy", "lazy SMP"),
    /** As lazy SMP, but a worker puts off moves that another is searching (Weill 1996, Kerrigan 2012). */
    ABDADA("abdada", "ABDADA");

    private final String key;
    private final String title;

    Strategy(String key, String title) {
        this.key = key;
        this.title = title;
    }

    /** Returns the word by which a user picks the strategy. */
    public String key() {
        return key;
    }

    /** Returns the name for reports. */
    public String title() {
        return title;
    }

    /** Tells whether the workers share the nodes of one tree, so that each can do the work of another. */
    public boolean sharesNodes() {
        return this == ROOT_SPLITTING || this == YOUNG_BROTHERS_WAIT || this == PV_SPLITTING;
    }

    /** Returns all keys, in words for a message. */
    public static String keys() {
        return Arrays.stream(values()).map(Strategy::key).collect(Collectors.joining(", "));
    }

    /** Returns the strategy of that {@linkplain #key key}. */
    public static Optional<Strategy> ofKey(String key) {
        return Arrays.stream(values()).filter(s -> s.key.equalsIgnoreCase(key)).findFirst();
    }
}
