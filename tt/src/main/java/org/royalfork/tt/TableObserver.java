package org.royalfork.tt;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * Makes the workers' views of a table in an experiment, and adds up what they count. A worker that probes and stores through
 * its view instead of the table
 *
 * <ul>
 *   <li>counts what happens: hits, torn pairs, replacements by kind ({@link TableHealth});
 *   <li>in <em>shadow mode</em> keeps beside each entry a second key of its position, computed in another way than the key,
 *       and counts the hits that belong to another position. With 64 bits there should be none;
 *   <li>can be told to use only the high bits of each key, so that there are some, and their effect can be seen;
 *   <li>can have its look-ups disturbed ({@link TableFault}), as in R. M. Hyatt and A. Cozzie, "The effect of hash signature
 *       collisions in a chess program" (ICGA Journal 28, 2005);
 *   <li>can replace by another rule ({@link ReplacementRule}).
 * </ul>
 *
 * <p>A program that makes no observer pays nothing for it: {@link TranspositionTable} does not know it.
 *
 * <p><b>Threading.</b> {@link #view} and {@link #total} belong to the thread that starts the searches, between them; a view to
 * its worker, during one.
 */
public final class TableObserver implements AutoCloseable {

    /**
     * What the views do beside counting.
     *
     * @param keyBits high bits of each key that are used, 16 to 64
     * @param shadow whether second keys are kept and compared; takes as much memory again as the table
     * @param fault what disturbs look-ups, null for nothing
     * @param rule how entries are replaced
     */
    public record Settings(int keyBits, boolean shadow, TableFault fault, ReplacementRule rule) {

        /** Nothing but counting. */
        public static final Settings COUNTING = new Settings(Long.SIZE, false, null, ReplacementRule.DEPTH_AGE);

        private static final int LEAST_KEY_BITS = 16;

        /** Checks the range. */
        public Settings {
            if (keyBits < LEAST_KEY_BITS || keyBits > Long.SIZE) {
                throw new IllegalArgumentException("keys of " + keyBits + " bits, not 16 to 64");
            }
        }

        /** Returns these settings with other key bits. */
        public Settings withKeyBits(int newKeyBits) {
            return new Settings(newKeyBits, shadow, fault, rule);
        }

        /** Returns these settings with the shadow on. */
        public Settings withShadow() {
            return new Settings(keyBits, true, fault, rule);
        }

        /** Returns these settings with another fault, null for none. */
        public Settings withFault(TableFault newFault) {
            return new Settings(keyBits, shadow, newFault, rule);
        }

        /** Returns these settings with another rule. */
        public Settings withRule(ReplacementRule newRule) {
            return new Settings(keyBits, shadow, fault, newRule);
        }
    }

    private final Settings settings;
    private final List<TableHealth> workers = new ArrayList<>();
    private TableMemory shadow;

    /** Makes an observer that has counted nothing. */
    public TableObserver(Settings settings) {
        this.settings = settings;
    }

    /**
     * Makes a worker's view of a table for one search. It holds the table's generation of now, and is to be dropped when the
     * search has ended; closing it does nothing. What it counts is added to what earlier views of this worker have counted.
     *
     * @param worker number of the worker, from 0
     * @param secondKey returns a second key of the position that is looked up or stored; never called without shadow mode
     * @throws TableAllocationException if there is no memory for the shadow
     */
    public TranspositionTable view(TranspositionTable table, int worker, LongSupplier secondKey) {
        while (workers.size() <= worker) {
            workers.add(new TableHealth());
        }
        final TableFault.Clock faults =
                settings.fault() == null ? null : new TableFault.Clock(settings.fault(), worker);
        return new ObservedTable(
                table, workers.get(worker), settings, faults, settings.shadow() ? shadow(table) : null, secondKey);
    }

    /** The shadow of a table of that size. What is left in it of other tables or contents proves no key by itself. */
    private TableMemory shadow(TranspositionTable table) {
        if (shadow == null || shadow.bytes() != table.bytes()) {
            close();
            shadow = TableMemory.allocate(table.bytes(), 0);
            if (!shadow.isZero()) {
                shadow.clear(0, shadow.bytes());
            }
        }
        return shadow;
    }

    /** Returns what each worker has counted, by its number. */
    public List<TableHealth> workers() {
        return List.copyOf(workers);
    }

    /** Returns what all workers have counted. */
    public TableHealth total() {
        return workers.stream().reduce(new TableHealth(), TableHealth::plus);
    }

    /** Frees the shadow; views must not be used afterwards. Calling it again does nothing. */
    @Override
    public void close() {
        if (shadow != null) {
            shadow.close();
            shadow = null;
        }
    }
}
