package org.royalfork.parallel.split;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.royalfork.parallel.search.Frame;
import org.royalfork.parallel.search.Frames;

class SplitPolicyTest {

    private static final int DEEP = 40;

    @Test
    void largeNodesOnThePrincipalVariationAreTheLastResort() {
        SplitPolicy policy = SplitPolicy.YOUNG_BROTHERS_WAIT;
        for (int depth = 1; depth < DEEP; depth++) {
            assertEquals(depth >= policy.standingDepth(), policy.isLastResort(Frames.node(depth, true)));
            assertFalse(policy.isLastResort(Frames.node(depth, false)));
        }
    }

    @Test
    void noNodeIsTheLastResortWhereNothingElseIsSharedOrNothingIsOfferedOnDemand() {
        for (SplitPolicy policy : List.of(
                SplitPolicy.PV_SPLITTING,
                SplitPolicy.ROOT_SPLITTING,
                SplitPolicy.YOUNG_BROTHERS_WAIT.withMinDepth(3))) {
            for (int depth = 1; depth < DEEP; depth++) {
                Frame frame = Frames.node(depth, true);
                assertFalse(policy.isLastResort(frame), policy::toString);
            }
        }
    }
}
