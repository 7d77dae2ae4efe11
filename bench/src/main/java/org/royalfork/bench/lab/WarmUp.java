package org.royalfork.bench.lab;

import java.util.List;
import java.util.Locale;
import org.royalfork.parallel.search.SearchLimits;

/** Searches until the just-in-time compiler is done: until the speed has stopped rising. */
public final class WarmUp {

    private static final long SEARCH_MILLIS = 250;

    /** Searches of each configuration in a round. */
    private static final int SEARCHES = 4;

    /** A round that is faster than the best so far by less than this brings nothing more. */
    private static final double STABLE = 0.02;

    private final SearchRunner runner;
    private final List<String> positions;
    private final List<Configuration> configurations;
    private final long mostNanos;
    private final TimeToDepth.Progress progress;

    /**
     * Prepares a warm-up.
     *
     * @param positions what is searched, in the game's notation
     * @param configurations how; the speed that is looked at is the first one's
     * @param mostNanos most time, in nanoseconds; the round that is begun is ended
     */
    public WarmUp(
            SearchRunner runner,
            List<String> positions,
            List<Configuration> configurations,
            long mostNanos,
            TimeToDepth.Progress progress) {
        this.runner = runner;
        this.positions = positions;
        this.configurations = configurations;
        this.mostNanos = mostNanos;
        this.progress = progress;
    }

    /** Runs rounds over the same positions until two in a row bring nothing, or the time is up. */
    public void run() throws InterruptedException {
        final long start = System.nanoTime();
        double best = 0;
        int withoutGain = 0;
        int rounds = 0;
        while (withoutGain < 2 && System.nanoTime() - start < mostNanos) {
            final double speed = round();
            withoutGain = speed > best * (1 + STABLE) ? 0 : withoutGain + 1;
            best = Math.max(best, speed);
            rounds++;
        }
        if (rounds > 0) {
            final String line = String.format(
                    Locale.ROOT,
                    "warm-up: %d rounds, %.1f s, %.0f nodes/s %s",
                    rounds,
                    (System.nanoTime() - start) / 1e9,
                    best,
                    configurations.getFirst().strategy().key());
            if (withoutGain < 2) {
                progress.note(line + ", not yet stable");
            } else {
                progress.say(line);
            }
        }
    }

    /** Searches with all configurations; returns the nodes a second of the first one. */
    private double round() throws InterruptedException {
        long nodes = 0;
        long nanos = 0;
        for (int i = 0; i < SEARCHES; i++) {
            final String fen = positions.get(i * positions.size() / SEARCHES % positions.size());
            for (Configuration configuration : configurations) {
                for (SearchRunner.Timed search :
                        runner.search(configuration, fen, SearchLimits.ofMoveTime(SEARCH_MILLIS), 0)) {
                    if (configuration.equals(configurations.getFirst())) {
                        nodes += search.result().nodes();
                        nanos += search.nanos();
                    }
                }
            }
        }
        return nodes * 1e9 / nanos;
    }
}
