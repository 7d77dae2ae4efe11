package org.royalfork.bench.micro;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collection;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

class MicroBenchmarkTest {

    /** Each benchmark once, for a moment, in this JVM: that it runs is all that can be told so. */
    @Test
    void everyBenchmarkRuns() throws RunnerException {
        final Collection<RunResult> results = new Runner(new OptionsBuilder()
                        .include(MicroBenchmark.class.getPackageName())
                        .param("mebibytes", "1")
                        .forks(0)
                        .warmupIterations(0)
                        .measurementIterations(1)
                        .measurementTime(TimeValue.milliseconds(1))
                        .shouldFailOnError(true)
                        .verbosity(VerboseMode.SILENT)
                        .build())
                .run();
        assertEquals(16, results.size());
        assertTrue(results.stream().allMatch(result -> result.getPrimaryResult().getScore() > 0));
    }

    @Test
    void samplesHoldLegalMoves() {
        final ChessSample moves = ChessSample.ofAllMoves(500);
        final ChessSample captures = ChessSample.ofTacticalMoves(500);
        for (int i = 0; i < 500; i++) {
            assertTrue(moves.position(i).isLegal(moves.move(i)));
            assertTrue(captures.position(i).isLegal(captures.move(i)));
            assertTrue(captures.position(i).isTactical(captures.move(i)));
        }
    }
}
