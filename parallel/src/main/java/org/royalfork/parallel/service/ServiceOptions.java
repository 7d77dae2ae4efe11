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
 * @param warmUpMillis how long the service searches positions of the game before anyone asks, from its making on, in milliseconds; 0
 *     for not at all. See {@link #withWarmUpMillis}
 * @param problems told, in one line and on any thread, what of the host's code has failed; by default on standard error
 */
public record ServiceOptions(
        int threads,
        Strategy strategy,
        long tableBytes,
        double leafDiscount,
        Executor executor,
        long warmUpMillis,
        Consumer<String> problems) {

    /** One thread, 64 MiB, no discount, no warm-up. */
    public static final ServiceOptions DEFAULTS = new ServiceOptions(
            1,
            Strategy.YOUNG_BROTHERS_WAIT,
            64L << 20,
            1,
            Runnable::run,
            0,
            line -> System.err.println("royalfork: " + line));

    /** Checks the ranges. */
    public ServiceOptions {
        if (threads < 1) {
            throw new IllegalArgumentException("threads must be at least 1: " + threads);
        }
        if (!(leafDiscount > 0 && leafDiscount <= 1)) {
            throw new IllegalArgumentException("leafDiscount must be above 0 and at most 1: " + leafDiscount);
        }
        if (warmUpMillis < 0) {
            throw new IllegalArgumentException("warmUpMillis must not be negative: " + warmUpMillis);
        }
    }

    /** Returns these options with another number of search threads. */
    public ServiceOptions withThreads(int newThreads) {
        return new ServiceOptions(newThreads, strategy, tableBytes, leafDiscount, executor, warmUpMillis, problems);
    }

    /** Returns these options with another strategy. */
    public ServiceOptions withStrategy(Strategy newStrategy) {
        return new ServiceOptions(threads, newStrategy, tableBytes, leafDiscount, executor, warmUpMillis, problems);
    }

    /** Returns these options with another size of the table. */
    public ServiceOptions withTableBytes(long newBytes) {
        return new ServiceOptions(threads, strategy, newBytes, leafDiscount, executor, warmUpMillis, problems);
    }

    /** Returns these options with another discount of leaf scores. */
    public ServiceOptions withLeafDiscount(double newDiscount) {
        return new ServiceOptions(threads, strategy, tableBytes, newDiscount, executor, warmUpMillis, problems);
    }

    /** Returns these options with another place for the host's code. */
    public ServiceOptions withExecutor(Executor newExecutor) {
        return new ServiceOptions(threads, strategy, tableBytes, leafDiscount, newExecutor, warmUpMillis, problems);
    }

    /**
     * Returns these options with another time for a warm-up, of use where moves must come within some 20 ms. A JVM
     * interprets code before it compiles it: a new one takes some tenths of a second, on a busy machine longer, until it
     * can search a ply in 15 ms, and what is asked of it before is answered with any legal move. The warm-up makes such
     * answers fewer; what a position or a busy machine costs remains. It takes the search threads for that time, in the
     * background, and ends as soon as the first search is asked for, which finds nothing that it has learnt.
     */
    public ServiceOptions withWarmUpMillis(long newMillis) {
        return new ServiceOptions(threads, strategy, tableBytes, leafDiscount, executor, newMillis, problems);
    }

    /** Returns these options with another ear for problems. */
    public ServiceOptions withProblems(Consumer<String> newProblems) {
        return new ServiceOptions(threads, strategy, tableBytes, leafDiscount, executor, warmUpMillis, newProblems);
    }
}
