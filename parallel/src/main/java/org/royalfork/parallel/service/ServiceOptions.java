package org.royalfork.parallel.service;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.royalfork.parallel.strategy.Strategy;

/**
 * What a {@link SearchService} is made of. Start from {@link #DEFAULTS}.
 *
 * @param threads number of search threads, at least 1
 * @param strategy how they share a search
 * @param tableBytes size of the transposition table in bytes, off the Java heap
 * @param leafDiscount factor for each ply by which what is worth less than a win counts less than at the root, above 0 to 1 (none);
 *     0.99 makes a program prefer what it gets soon. See {@link DiscountedGame}
 * @param executor where all of the host's code is called, such as {@code SwingUtilities::invokeLater}; the default calls it on a
 *     thread of the service, which then must not wait for a result
 * @param problems told, in one line and on any thread, what of the host's code has failed; by default on standard error
 */
public record ServiceOptions(
        int threads,
        Strategy strategy,
        long tableBytes,
        double leafDiscount,
        Executor executor,
        Consumer<String> problems) {

    /** One thread, 64 MiB, no discount. */
    public static final ServiceOptions DEFAULTS = new ServiceOptions(
            1,
            Strategy.YOUNG_BROTHERS_WAIT,
            64L << 20,
            1,
            Runnable::run,
            line -> System.err.println("royalfork: " + line));

    /** Checks the ranges. */
    public ServiceOptions {
        if (threads < 1) {
            throw new IllegalArgumentException("threads must be at least 1: " + threads);
        }
        if (!(leafDiscount > 0 && leafDiscount <= 1)) {
            throw new IllegalArgumentException("leafDiscount must be above 0 and at most 1: " + leafDiscount);
        }
    }

    /** Returns these options with another number of search threads. */
    public ServiceOptions withThreads(int newThreads) {
        return new ServiceOptions(newThreads, strategy, tableBytes, leafDiscount, executor, problems);
    }

    /** Returns these options with another strategy. */
    public ServiceOptions withStrategy(Strategy newStrategy) {
        return new ServiceOptions(threads, newStrategy, tableBytes, leafDiscount, executor, problems);
    }

    /** Returns these options with another size of the table. */
    public ServiceOptions withTableBytes(long newBytes) {
        return new ServiceOptions(threads, strategy, newBytes, leafDiscount, executor, problems);
    }

    /** Returns these options with another discount of leaf scores. */
    public ServiceOptions withLeafDiscount(double newDiscount) {
        return new ServiceOptions(threads, strategy, tableBytes, newDiscount, executor, problems);
    }

    /** Returns these options with another place for the host's code. */
    public ServiceOptions withExecutor(Executor newExecutor) {
        return new ServiceOptions(threads, strategy, tableBytes, leafDiscount, newExecutor, problems);
    }

    /** Returns these options with another ear for problems. */
    public ServiceOptions withProblems(Consumer<String> newProblems) {
        return new ServiceOptions(threads, strategy, tableBytes, leafDiscount, executor, newProblems);
    }
}
