package org.royalfork.bench.report;

import org.royalfork.bench.lab.SpeedupSummary;
import org.royalfork.parallel.search.SearchStatistics;

/**
 * Where the workers' time went, as parts of P * TP that make up 1.
 *
 * <p>E = (1 - SyO) (1 - PO) / (1 + SO) is a product; taken apart factor by factor it becomes a sum: of all worker time SyO was
 * waiting or idle; of the rest PO was lost because nodes took longer; of what is left SO / (1 + SO) went into nodes that the
 * sequential program does not search; and E remains. A negative part is a gain, such as of a parallel search that needs fewer
 * nodes than the sequential one.
 *
 * @param useful E
 * @param extraNodes lost to search overhead
 * @param slowerNodes lost to parallel overhead
 * @param waiting lost while owners waited for thieves
 * @param idle lost while workers had no node
 * @param unexplained what the workers' own accounts leave open
 */
record Losses(double useful, double extraNodes, double slowerNodes, double waiting, double idle, double unexplained) {

    static Losses of(SpeedupSummary.Row row) {
        final double efficiency = row.efficiency().value();
        final double lostToWaiting = row.synchronisationOverhead().value();
        final double busy = 1 - lostToWaiting;
        final double slower = busy * row.parallelOverhead().value();
        final double so = row.searchOverhead().value();
        final double extra = (busy - slower) * so / (1 + so);
        final SearchStatistics statistics = row.statistics();
        final double without = statistics.waitingNanos() + statistics.idleNanos();
        final double waitingShare = without == 0 ? 0 : statistics.waitingNanos() / without;
        return new Losses(
                efficiency,
                extra,
                slower,
                lostToWaiting * waitingShare,
                lostToWaiting * (1 - waitingShare),
                1 - efficiency - extra - slower - lostToWaiting);
    }

    /** Returns the losses, without gains. */
    double lost() {
        return Math.max(0, extraNodes) + Math.max(0, slowerNodes) + waiting + idle;
    }
}
