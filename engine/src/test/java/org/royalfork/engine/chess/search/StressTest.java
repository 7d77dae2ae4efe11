package org.royalfork.engine.chess.search;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whatever is done with a searcher, every search ends with a legal move, and every thread ends. See {@link Stress}. */
class StressTest {

    private static final long MINUTES = Long.getLong("royalfork.stress.minutes", 10);
    private static final long FEW_SECONDS = 3;

    @Test
    void aFewSeconds() {
        run(Long.getLong("royalfork.seed", 20_261_130L), TimeUnit.SECONDS.toNanos(FEW_SECONDS));
    }

    /** Another seed each time. */
    @Tag("stress")
    @Test
    void minutes() {
        long seed = Long.getLong("royalfork.seed", System.nanoTime());
        System.out.println("stress: " + MINUTES + " minutes with seed " + seed);
        System.out.println(
                "stress: " + run(seed, TimeUnit.MINUTES.toNanos(MINUTES)).summary());
    }

    private static Stress run(long seed, long nanos) {
        Stress stress = new Stress(seed);
        try (Watchdog watchdog = new Watchdog(() -> stress.doing() + ", seed " + seed)) {
            stress.run(nanos, watchdog);
        } catch (InterruptedException hang) {
            throw new AssertionError("no step for a minute: " + stress.doing() + ", seed " + seed, hang);
        } catch (RuntimeException | Error e) {
            throw new AssertionError(stress.doing() + ", seed " + seed + ", after " + stress.summary(), e);
        }
        assertTrue(stress.searches() > 0 && stress.failures() > 0, stress::summary);
        return stress;
    }
}
