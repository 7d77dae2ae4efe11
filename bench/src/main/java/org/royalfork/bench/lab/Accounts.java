package org.royalfork.bench.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Whether the workers' own accounts of their time are complete: busy + waiting + idle against the number of workers times the
 * time that the searches took by another clock, and the efficiency that follows from the counters against the one that
 * follows from that clock.
 */
final class Accounts {

    /** Accounts that are off by no more than this count as right. */
    static final double TOLERANCE = 0.02;

    private static final int MOST_LISTED = 5;

    private final List<Measurement> searches;
    private final List<String> unequal = new ArrayList<>();
    private double worstAccount;
    private double worstIdentity;
    private int unaccounted;

    Accounts(List<Measurement> measurements, SpeedupSummary summary) {
        searches = measurements;
        for (Measurement m : measurements) {
            final double error = Math.abs(m.statistics().accountedShare(m.nanos()) - 1);
            worstAccount = Math.max(worstAccount, error);
            unaccounted += error > TOLERANCE ? 1 : 0;
        }
        for (SpeedupSummary.Row row : summary.rows()) {
            for (PositionRow position : row.positions()) {
                final double error = Math.abs(position.identityError());
                worstIdentity = Math.max(worstIdentity, error);
                if (error > TOLERANCE) {
                    unequal.add(row.configuration().label() + " position " + position.position());
                }
            }
        }
    }

    /** Tells whether they are, for each search and each position. */
    boolean hold() {
        return unaccounted == 0 && unequal.isEmpty();
    }

    /** Returns two lines that say so. */
    List<String> lines() {
        return List.of(
                String.format(
                        Locale.ROOT,
                        "Busy + waiting + idle = P * TP: %s, the worst differs by %.2f %%",
                        unaccounted == 0
                                ? "in all " + searches.size() + " searches within 2 %"
                                : "NOT in " + unaccounted + " of " + searches.size() + " searches",
                        100 * worstAccount),
                String.format(
                        Locale.ROOT,
                        "E = (1-SyO)(1-PO)/(1+SO): %s, the worst differs by %.2f %%",
                        unequal.isEmpty() ? "on every position within 2 %" : "NOT for " + listed(),
                        100 * worstIdentity));
    }

    private String listed() {
        final int more = unequal.size() - MOST_LISTED;
        return String.join(", ", unequal.subList(0, Math.min(MOST_LISTED, unequal.size())))
                + (more > 0 ? " and " + more + " others" : "");
    }

    Map<String, Object> toMap() {
        final Map<String, Object> map = new LinkedHashMap<>();
        map.put("tolerance", TOLERANCE);
        map.put("searches", searches.size());
        map.put("searchesNotAccountedFor", unaccounted);
        map.put("worstTimeError", worstAccount);
        map.put("identityFailsAt", unequal);
        map.put("worstIdentityError", worstIdentity);
        return map;
    }
}
