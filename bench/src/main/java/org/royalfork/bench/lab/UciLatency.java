package org.royalfork.bench.lab;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Consumer;

/**
 * Measures how promptly a UCI engine answers, from outside and through the command that a GUI would start: from start to
 * {@code readyok}, from {@code stop} to {@code bestmove}, from {@code quit} or the end of input to the end of the process;
 * and whether many short searches ever hang.
 *
 * <p>Times are wall-clock times of this process, so they hold the pipes and the operating system's scheduling, too; measure
 * on an otherwise idle machine. The moments of the stops are random with a fixed seed.
 */
public final class UciLatency {

    /** A wait that only an engine which hangs exceeds. */
    static final Duration PATIENCE = Duration.ofSeconds(20);

    private static final Duration PATIENCE_AT_FIRST = Duration.ofMinutes(2);

    private static final String[] POSITIONS = {
        "position startpos",
        "position startpos moves e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6 b1c3 a7a6",
        "position fen 8/1r3pkp/8/5p2/8/5PP1/1P1R3P/6K1 b - - 0 1",
        "position fen 7k/5Q2/6K1/8/8/8/8/8 w - - 0 1",
    };

    private static final long SEED = 20_260_101;

    private final List<String> command;
    private final Random random = new Random(SEED);

    /** Makes the measurements for an engine started by {@code command}. */
    public UciLatency(List<String> command) {
        this.command = List.copyOf(command);
    }

    /** The engine did not answer in time. */
    public static final class Hang extends Exception {

        private static final long serialVersionUID = 1L;

        Hang(String message) {
            super(message);
        }
    }

    /**
     * One series of measurements.
     *
     * @param name what was measured
     * @param nanos the times, in nanoseconds and in the order in which they were taken
     */
    public record Series(String name, List<Long> nanos) {

        /** Copies the list. */
        public Series {
            nanos = List.copyOf(nanos);
        }

        /** Returns the smallest time that at least the share {@code quantile} of all do not exceed, in milliseconds. */
        public double millis(double quantile) {
            List<Long> sorted = nanos.stream().sorted().toList();
            int rank = (int) Math.ceil(quantile * sorted.size());
            return sorted.get(Math.max(0, rank - 1)) / 1e6;
        }

        /** Returns the series as a line of a table. */
        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "%-44s %5d tries  median %7.2f ms  99 %% %7.2f ms  max %7.2f ms",
                    name,
                    nanos.size(),
                    millis(0.5),
                    millis(0.99),
                    millis(1));
        }
    }

    /**
     * Takes all measurements.
     *
     * @param tries number of stops for each number of threads; the other series follow from it
     * @param threads numbers of search threads to try
     * @param output takes each series when it is complete
     * @throws Hang when the engine does not answer at all
     * @throws IOException when it cannot be started or ends early
     */
    public void run(int tries, List<Integer> threads, Consumer<Series> output) throws IOException, Hang {
        startOnce();
        output.accept(starts(Math.max(1, tries / 20)));
        for (int workers : threads) {
            output.accept(stops(tries, workers));
            output.accept(ends(Math.max(1, tries / 10), workers, true));
            output.accept(ends(Math.max(1, tries / 10), workers, false));
        }
        output.accept(shortSearches(tries * 5, threads.getFirst()));
    }

    /** Lets a program that builds or trains itself at its first start do so. */
    private void startOnce() throws IOException, Hang {
        try (UciProcess engine = new UciProcess(command, PATIENCE_AT_FIRST)) {
            engine.send("isready");
            engine.await("readyok");
        }
    }

    private Series starts(int count) throws IOException, Hang {
        List<Long> times = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            long start = System.nanoTime();
            try (UciProcess engine = new UciProcess(command, PATIENCE)) {
                engine.send("uci");
                engine.send("isready");
                engine.await("readyok");
                times.add(System.nanoTime() - start);
            }
        }
        return new Series("start to readyok", times);
    }

    private Series stops(int count, int threads) throws IOException, Hang {
        List<Long> times = new ArrayList<>();
        try (UciProcess engine = start(threads)) {
            for (int i = 0; i < count; i++) {
                engine.send(POSITIONS[i % POSITIONS.length]);
                engine.send("go infinite");
                pause(random.nextInt(60));
                long start = System.nanoTime();
                engine.send("stop");
                engine.await("bestmove");
                times.add(System.nanoTime() - start);
            }
        }
        return new Series("stop to bestmove, " + threads + " threads", times);
    }

    private Series ends(int count, int threads, boolean quit) throws IOException, Hang {
        List<Long> times = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            try (UciProcess engine = start(threads)) {
                engine.send(POSITIONS[i % POSITIONS.length]);
                engine.send("go infinite");
                pause(random.nextInt(200));
                long start = System.nanoTime();
                if (quit) {
                    engine.send("quit");
                } else {
                    engine.closeInput();
                }
                engine.awaitEnd();
                times.add(System.nanoTime() - start);
            }
        }
        return new Series((quit ? "quit" : "end of input") + " to end of process, " + threads + " threads", times);
    }

    private Series shortSearches(int count, int threads) throws IOException, Hang {
        List<Long> times = new ArrayList<>();
        try (UciProcess engine = start(threads)) {
            for (int i = 0; i < count; i++) {
                engine.send(POSITIONS[i % POSITIONS.length]);
                long start = System.nanoTime();
                engine.send("go depth 1");
                engine.await("bestmove");
                times.add(System.nanoTime() - start);
            }
        }
        return new Series("go depth 1, " + threads + " threads", times);
    }

    private UciProcess start(int threads) throws IOException, Hang {
        UciProcess engine = new UciProcess(command, PATIENCE);
        engine.send("setoption name Threads value " + threads);
        engine.send("isready");
        engine.await("readyok");
        return engine;
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
