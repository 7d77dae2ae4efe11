package org.royalfork.bench.ladder;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.royalfork.parallel.game.Aid;
import org.royalfork.parallel.game.Selectivity;
import org.royalfork.parallel.game.Technique;

/**
 * The whole search with one part left out; with the table goes the internal iterative reduction, which rests on it.
 *
 * @param title the words for reports: the part that is left out
 * @param selectivity what is used
 * @param withTable whether the transposition table is
 */
public record Variant(String title, Selectivity selectivity, boolean withTable) {

    /** The title of the whole search. */
    static final String EVERYTHING_ON = "everything on";

    /** Returns the whole search first, then without each part that it has. */
    public static List<Variant> of(Selectivity everything) {
        final List<Variant> variants = new ArrayList<>();
        variants.add(new Variant(EVERYTHING_ON, everything, true));
        // Without a table no node has a table move: the reduction would take a ply off all of them.
        variants.add(
                new Variant("transposition table", everything.without(Technique.INTERNAL_ITERATIVE_REDUCTION), false));
        for (Aid aid : everything.aids()) {
            variants.add(new Variant(title(aid), everything.without(aid), true));
        }
        for (Technique technique : everything.techniques()) {
            variants.add(new Variant(title(technique), everything.without(technique), true));
        }
        return variants;
    }

    private static String title(Enum<?> part) {
        return part.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
