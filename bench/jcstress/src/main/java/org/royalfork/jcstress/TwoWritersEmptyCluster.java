package org.royalfork.jcstress;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.IIII_Result;

/**
 * Two threads store different positions in an empty cluster, where both may or may not choose the same entry, and each
 * probes for the other's; afterwards both are probed for. Each is found whole or not at all.
 */
public final class TwoWritersEmptyCluster {

    private TwoWritersEmptyCluster() {}

    /** Over the table: must hold. */
    @JCStressTest
    @Outcome(id = "[01], [01], 1, 0", expect = ACCEPTABLE, desc = "The first position stands.")
    @Outcome(id = "[01], [01], 0, 1", expect = ACCEPTABLE, desc = "The second position stands.")
    @Outcome(id = "[01], [01], 0, 0", expect = ACCEPTABLE, desc = "Neither: a word of each, which is refused.")
    @Outcome(id = "[01], [01], 1, 1", expect = ACCEPTABLE, desc = "Both, in different entries.")
    @Outcome(expect = FORBIDDEN, desc = "Something that no store wrote.")
    @State
    public static class InTable {

        private static final Cluster.Source CLUSTERS = new Cluster.Source(Table.verified());

        private final Cluster cluster = CLUSTERS.next();

        /** Stores the first position. */
        @Actor
        public void first(IIII_Result result) {
            cluster.store(Cluster.FIRST);
            result.r1 = cluster.probe(Cluster.SECOND);
        }

        /** Stores the second position. */
        @Actor
        public void second(IIII_Result result) {
            cluster.store(Cluster.SECOND);
            result.r2 = cluster.probe(Cluster.FIRST);
        }

        /** Probes for what stands. */
        @Arbiter
        public void probe(IIII_Result result) {
            result.r3 = cluster.probe(Cluster.FIRST);
            result.r4 = cluster.probe(Cluster.SECOND);
        }
    }

    /** Over the twin: must fail. */
    @JCStressTest
    @Outcome(
            id = {"[01], [01], 1, 0", "[01], [01], 0, 1", "[01], [01], 0, 0", "[01], [01], 1, 1"},
            expect = ACCEPTABLE,
            desc = "As in the table.")
    @Outcome(expect = FORBIDDEN, desc = "Something that no store wrote.")
    @State
    public static class InTwin {

        private static final Cluster.Source CLUSTERS = new Cluster.Source(new UnverifiedTable());

        private final Cluster cluster = CLUSTERS.next();

        /** Stores the first position. */
        @Actor
        public void first(IIII_Result result) {
            cluster.store(Cluster.FIRST);
            result.r1 = cluster.probe(Cluster.SECOND);
        }

        /** Stores the second position. */
        @Actor
        public void second(IIII_Result result) {
            cluster.store(Cluster.SECOND);
            result.r2 = cluster.probe(Cluster.FIRST);
        }

        /** Probes for what stands. */
        @Arbiter
        public void probe(IIII_Result result) {
            result.r3 = cluster.probe(Cluster.FIRST);
            result.r4 = cluster.probe(Cluster.SECOND);
        }
    }
}
