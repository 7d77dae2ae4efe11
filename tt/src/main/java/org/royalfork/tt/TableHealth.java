package org.royalfork.tt;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What one worker has counted of its own use of a table, in an experiment: see {@link TableObserver}.
 *
 * <p>Written by its worker alone, without ordering; read by others after the search has ended, which the end of the search
 * orders. The counters lie in an array of their own with more than a cache line unused on both sides, so that no other
 * worker's writes slow them.
 */
@SuppressWarnings("EnumOrdinal") // the counters are an array, so that adding to one is one instruction
public final class TableHealth {

    /** One counter. */
    public enum Counter {
        /** Look-ups. */
        PROBES("probes"),
        /** Look-ups that found an entry of the key, forced ones not counted. */
        HITS("hits"),
        /**
         * Pairs of words, met by look-ups and rejected, that no store can have written as a whole: the key that they would
         * prove does not even belong to their cluster. That shows of a torn pair only where the two data words differ in
         * bits that choose the cluster, and again at each look-up until it is replaced.
         */
        TORN("tornRejected"),
        /** Stores; the sum of the six kinds that follow. */
        STORES("stores"),
        /** Stores into an entry that had been empty. */
        FILLED("filledEmpty"),
        /** Stores of a position that was present, in place of what was known of it. */
        UPDATED("updatedSamePosition"),
        /** Stores of a position that was present, of which the table kept what it had, but for the move. */
        KEPT("keptSamePosition"),
        /** Stores in place of another position's entry that an earlier search had written. */
        REPLACED_OLDER("replacedOlder"),
        /** Stores in place of another position's entry of this search that was less deep. */
        REPLACED_SHALLOWER("replacedShallower"),
        /** Stores in place of another position's entry of this search that was as deep or deeper. */
        REPLACED_DEEPER("replacedAsDeep"),
        /** Shadow mode: hits on an entry that another position had stored under the same key. */
        COLLISIONS("collisions"),
        /** Shadow mode: hits of which the shadow no longer knew who had stored them, as another worker was just writing. */
        UNCHECKED("uncheckedHits"),
        /** Fault injection: look-ups that were answered with another position's entry, random bits, or nothing. */
        FAULTS("faultsInjected");

        private final String key;

        Counter(String key) {
            this.key = key;
        }

        /** Returns the name in files. */
        public String key() {
            return key;
        }
    }

    private static final int PADDING = 16;

    private final long[] counters = new long[PADDING + Counter.values().length + PADDING];

    void count(Counter counter) {
        counters[PADDING + counter.ordinal()]++;
    }

    /** Returns a counter. */
    public long get(Counter counter) {
        return counters[PADDING + counter.ordinal()];
    }

    /** Returns a share of look-ups or stores, 0 when there were none. */
    public double share(Counter part, Counter whole) {
        return get(whole) == 0 ? 0 : get(part) / (double) get(whole);
    }

    /** Returns the sums of these counters and others. */
    public TableHealth plus(TableHealth other) {
        final TableHealth sum = new TableHealth();
        Arrays.setAll(sum.counters, i -> counters[i] + other.counters[i]);
        return sum;
    }

    /** Returns the counters by their names in files, always in the same order. */
    public Map<String, Long> figures() {
        final Map<String, Long> figures = new LinkedHashMap<>();
        for (final Counter counter : Counter.values()) {
            figures.put(counter.key(), get(counter));
        }
        return figures;
    }

    @Override
    public String toString() {
        return figures().toString();
    }
}
