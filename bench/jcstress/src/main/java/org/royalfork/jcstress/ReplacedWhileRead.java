package org.royalfork.jcstress;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/**
 * One thread stores a position in place of another while a second thread probes for both, first the new one. Each is
 * found whole or not at all.
 */
public final class ReplacedWhileRead {

    private ReplacedWhileRead() {}

    /** Over the table: must hold. */
    @JCStressTest
    @Outcome(id = "0, 1", expect = ACCEPTABLE, desc = "The old entry: read before the store.")
    @Outcome(id = "1, 0", expect = ACCEPTABLE, desc = "The new entry: read after the store.")
    @Outcome(id = "0, 0", expect = ACCEPTABLE, desc = "Neither: read in the middle of the store, and refused.")
    @Outcome(expect = FORBIDDEN, desc = "Something that no store wrote.")
    @State
    public static class InTable {

        private static final Cluster.Source CLUSTERS = new Cluster.Source(Table.verified());

        private final Cluster cluster = CLUSTERS.next().fill();

        /** Stores. */
        @Actor
        public void store() {
            cluster.store(Cluster.FIRST);
        }

        /** Probes. */
        @Actor
        public void probe(II_Result result) {
            result.r1 = cluster.probe(Cluster.FIRST);
            result.r2 = cluster.probe(Cluster.SHALLOW);
        }
    }

    /** Over the twin: must fail. */
    @JCStressTest
    @Outcome(
            id = {"0, 1", "1, 0", "0, 0"},
            expect = ACCEPTABLE,
            desc = "As in the table.")
    @Outcome(expect = FORBIDDEN, desc = "Something that no store wrote.")
    @State
    public static class InTwin {

        private static final Cluster.Source CLUSTERS = new Cluster.Source(new UnverifiedTable());

        private final Cluster cluster = CLUSTERS.next().fill();

        /** Stores. */
        @Actor
        public void store() {
            cluster.store(Cluster.FIRST);
        }

        /** Probes. */
        @Actor
        public void probe(II_Result result) {
            result.r1 = cluster.probe(Cluster.FIRST);
            result.r2 = cluster.probe(Cluster.SHALLOW);
        }
    }
}
