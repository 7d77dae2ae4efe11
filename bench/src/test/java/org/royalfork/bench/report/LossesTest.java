package org.royalfork.bench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LossesTest {

    @TempDir
    private Path temporary;

    @Test
    void thePartsMakeUpTheWhole() throws IOException {
        final ScalingResults results =
                FakeExperiment.make(temporary.resolve("experiment"), List.of("ybw:2", "lazy:4"), 10, 1, 1);
        results.report().summary().rows().forEach(row -> {
            final Losses losses = Losses.of(row);
            assertEquals(
                    1,
                    losses.useful()
                            + losses.extraNodes()
                            + losses.slowerNodes()
                            + losses.waiting()
                            + losses.idle()
                            + losses.unexplained(),
                    1e-12);
            assertEquals(row.synchronisationOverhead().value(), losses.waiting() + losses.idle(), 1e-12);
            // The workers of the made-up searches account for all their time but a thousandth.
            assertTrue(Math.abs(losses.unexplained()) < 0.003, losses::toString);
        });
    }
}
