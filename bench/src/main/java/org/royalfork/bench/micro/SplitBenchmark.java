package org.royalfork.bench.micro;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.royalfork.parallel.split.SplitPolicy;
import org.royalfork.parallel.strategy.Strategy;

/**
 * What it costs to offer work that nobody takes: the same search of the same nodes by one worker, sequentially, by Young Brothers
 * Wait, which with one worker offers large nodes alone, and with a split point at every node from depth 3 on that may be shared.
 * How much longer than the first the others take is the overhead of splitting.
 */
@State(Scope.Thread)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class SplitBenchmark extends MicroBenchmark {

    private static final int DEPTH = 10;
    private static final int EVERYWHERE = 3;

    /** Where nodes are offered. */
    @Param({"nowhere", "policy", "everywhere"})
    private String offers;

    private SearchSample sample;

    /** Makes the worker. */
    @Setup(Level.Trial)
    public void begin() {
        sample = new SearchSample(offers.equals("nowhere") ? Strategy.SEQUENTIAL : Strategy.YOUNG_BROTHERS_WAIT);
        if (offers.equals("everywhere")) {
            sample.setPolicy(SplitPolicy.YOUNG_BROTHERS_WAIT.withMinDepth(EVERYWHERE));
        }
    }

    /** Forgets everything, which is not measured. */
    @Setup(Level.Invocation)
    public void forget() {
        sample.clear();
    }

    /** The search to depth 10. */
    @Benchmark
    public long search() throws InterruptedException {
        return sample.search(DEPTH);
    }

    /** Ends the worker. */
    @TearDown(Level.Trial)
    public void end() {
        sample.close();
    }
}
