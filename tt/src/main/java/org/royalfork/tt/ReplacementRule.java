package org.royalfork.tt;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * Rules of replacement that {@link TableObserver} can put in the place of the table's own, to compare them by the searches
 * that they give. An empty entry is always taken first; a rule says which entry of a full cluster gives way, and what remains
 * of an old and a new entry of the same position. {@link TranspositionTable} itself knows nothing of this: its own rule is
 * repeated here as {@link #DEPTH_AGE}, and a test holds the two equal.
 *
 * <p>Nodes to the same depths, of those that the table's own rule needs, with 95 % intervals: geometric means over the 60
 * positions of the chess benchmark, each searched once by one thread from a cleared table to a depth of 11 to 30 plies,
 * {@code scripts/lab replacement --target-seconds 1}:
 *
 * <table border="1">
 * <caption>Rules of replacement by nodes; below 1 is better than the table's own rule</caption>
 * <tr><th>rule</th><th>1 MiB</th><th>16 MiB</th><th>128 MiB</th></tr>
 * <tr><td>{@link #DEPTH_AGE_BOUND}</td><td>0.99 [0.86, 1.11]</td><td>1.04 [1.01, 1.12]</td>
 *     <td>1.00 [1.00, 1.00]</td></tr>
 * <tr><td>{@link #DEPTH}</td><td>0.94 [0.87, 1.03]</td><td>1.01 [1.00, 1.01]</td><td>1.00 [1.00, 1.00]</td></tr>
 * <tr><td>{@link #TWO_TIER}</td><td>0.94 [0.83, 1.02]</td><td>1.01 [0.98, 1.05]</td>
 *     <td>1.00 [1.00, 1.00]</td></tr>
 * <tr><td>{@link #ALWAYS}</td><td>0.86 [0.77, 0.97]</td><td>1.05 [0.92, 1.18]</td><td>0.97 [0.86, 1.09]</td></tr>
 * </table>
 *
 * <p>With the table kept from position to position, where age counts (30 positions,
 * {@code --keep-table --positions 30 --target-seconds 0.6}), at the three sizes: depth 1.09 [0.93, 1.34], 0.94 [0.86, 1.05], 1.00;
 * two-tier 1.04 [0.87, 1.29], 0.99 [0.92, 1.06], 1.00; always 0.96 [0.82, 1.13], 0.98 [0.80, 1.22], 0.98 [0.83, 1.15]. So no
 * rule is better at more than one size. What "always" gains in a table of 1 MiB, which such a search fills many times over, is
 * the one difference for the better in twelve comparisons that an interval shows, and the second experiment does not repeat
 * it. These are nodes, not time: the machine was busy, which changes no node.
 */
public enum ReplacementRule {
    /** The table's own: the least depth, plus 2 for a principal variation, minus 8 for each search ago. */
    DEPTH_AGE,

    /** The same, and an exact score counts 2 plies more, an upper bound, which carries no good move, 2 less. */
    DEPTH_AGE_BOUND {
        @Override
        int worth(long data, int generation) {
            final int bound = Entry.bound(data);
            return super.worth(data, generation) + (bound == Entry.EXACT ? 2 : bound == Entry.LOWER ? 0 : -2);
        }
    },

    /** The least depth, however old it is: what was searched deeply is never lost to what was not. */
    DEPTH {
        @Override
        int worth(long data, int generation) {
            return Entry.depth(data);
        }
    },

    /**
     * Three entries go by depth and age, and only to what is worth as much; the last takes whatever they refuse. After the
     * "two-deep" scheme of D. M. Breuker, J. W. H. M. Uiterwijk and H. J. van den Herik, "Replacement schemes for
     * transposition tables" (ICCA Journal 17, 1994), with three deep entries for one.
     */
    TWO_TIER {
        @Override
        int victim(long key, long[] data, long fresh, int generation) {
            final int last = data.length - 1;
            final int least = least(data, last, generation);
            return worth(fresh, generation) >= worth(data[least], generation) ? least : last;
        }
    },

    /** The newest always replaces, in an entry that its key chooses; also a deeper entry of the same position. */
    ALWAYS {
        @Override
        int victim(long key, long[] data, long fresh, int generation) {
            return (int) key & (data.length - 1);
        }

        @Override
        boolean displaces(long fresh, long old) {
            return true;
        }
    };

    /** The worth of an entry when room is needed. */
    int worth(long data, int generation) {
        return TranspositionTable.worth(data, generation);
    }

    /**
     * Chooses the entry of a full cluster that gives way.
     *
     * @param data the data words of the cluster, none empty
     */
    int victim(long key, long[] data, long fresh, int generation) {
        return least(data, data.length, generation);
    }

    /** Tells whether a new entry of a position takes the place of the old one; the move is the newer one in any case. */
    boolean displaces(long fresh, long old) {
        return TranspositionTable.displaces(fresh, old);
    }

    /** The first entry of least worth among the first {@code count}. */
    final int least(long[] data, int count, int generation) {
        int least = 0;
        int leastWorth = worth(data[0], generation);
        for (int entry = 1; entry < count; entry++) {
            final int worth = worth(data[entry], generation);
            if (worth < leastWorth) {
                least = entry;
                leastWorth = worth;
            }
        }
        return least;
    }

    /** Returns the name on command lines, such as {@code depth-age}. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the rule of that name. */
    public static Optional<ReplacementRule> ofKey(String key) {
        return Arrays.stream(values()).filter(rule -> rule.key().equals(key)).findFirst();
    }
}
