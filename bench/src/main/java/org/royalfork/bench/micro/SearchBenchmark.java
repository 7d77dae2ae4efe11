package org.royalfork.bench.micro;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.royalfork.parallel.strategy.Strategy;

/**
 * One iteration of a sequential search, as an engine does it in a game: the iterations before have been done and fill table and
 * histories, and pass again in no time.
 */
@State(Scope.Thread)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class SearchBenchmark extends MicroBenchmark {

    private static final int DEPTH = 10;

    private final SearchSample sample = new SearchSample(Strategy.SEQUENTIAL);

    /** Forgets everything and searches one ply less deep, which is not measured. */
    @Setup(Level.Invocation)
    public void iterationsBefore() throws InterruptedException {
        sample.clear();
        sample.search(DEPTH - 1);
    }

    /** The iteration to depth 10. */
    @Benchmark
    public long iteration() throws InterruptedException {
        return sample.search(DEPTH);
    }

    /** Ends the worker. */
    @TearDown(Level.Trial)
    public void end() {
        sample.close();
    }
}
