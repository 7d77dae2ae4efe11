package org.royalfork.bench.match;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A UCI engine in a process of its own, driven as a GUI would drive it: patient with what it prints, strict about when it
 * answers.
 *
 * <p>Lines that are not understood are ignored, as the protocol demands. Before every search the engine is asked
 * {@code isready}, so that whatever it printed before cannot be mistaken for the answer to the search.
 *
 * <p>Not thread-safe: one thread owns the engine.
 */
public final class UciEngine implements AutoCloseable {

    /**
     * The answer to a search.
     *
     * @param move the best move as the engine wrote it, an empty string when it wrote none
     * @param ponder the move to ponder on, or an empty string
     * @param nanos time from the sending of {@code go} to the arrival of the answer
     * @param last the last line of information with an exact score of the first line, or null
     * @param lines all principal variations that were printed, the distinct ones in order
     */
    public record Answer(String move, String ponder, long nanos, InfoLine last, List<List<String>> lines) {}

    private final EngineSpec spec;
    private final Timeouts timeouts;
    private final EngineProcess process;
    /** The declared options by the lower-case form of their names, which are not case-sensitive. */
    private final Map<String, DeclaredOption> declared = new HashMap<>();

    private String ownName = "";
    private int unexpectedMoves;

    /**
     * Starts an engine and sets its options.
     *
     * @throws EngineFailure when it cannot be started or does not answer
     */
    public UciEngine(EngineSpec spec, Timeouts timeouts) throws EngineFailure, InterruptedException {
        this.spec = spec;
        this.timeouts = timeouts;
        try {
            process = new EngineProcess(spec);
        } catch (IOException e) {
            throw new EngineFailure(FaultKind.CRASH, "cannot start " + spec.command() + ": " + e.getMessage());
        }
        try {
            handshake();
            setOptions();
        } catch (EngineFailure | RuntimeException | InterruptedException e) {
            process.close();
            throw e;
        }
    }

    private void handshake() throws EngineFailure, InterruptedException {
        send("uci");
        final long deadline = deadline(timeouts.start());
        while (true) {
            final String line = next(deadline, "uciok", timeouts.start());
            if (line.equals("uciok")) {
                return;
            }
            if (line.startsWith("id name ")) {
                ownName = line.substring("id name ".length()).strip();
            } else if (line.startsWith("option ")) {
                declare(line);
            }
        }
    }

    private void declare(String line) {
        final DeclaredOption option = DeclaredOption.parse(line);
        if (option != null) {
            declared.put(option.name().toLowerCase(Locale.ROOT), option);
        }
    }

    private void setOptions() throws EngineFailure, InterruptedException {
        for (Map.Entry<String, String> option : spec.options().entrySet()) {
            final DeclaredOption known = declared.get(option.getKey().toLowerCase(Locale.ROOT));
            if (known == null) {
                throw new IllegalArgumentException(name() + " has no option '" + option.getKey() + "'");
            }
            known.check(option.getValue());
            send(
                    option.getValue().isEmpty()
                            ? "setoption name " + known.name()
                            : "setoption name " + known.name() + " value " + option.getValue());
        }
        synchronise();
    }

    /** Returns the name for reports: the given one, else the engine's own, else its program. */
    public String name() {
        if (!spec.name().isEmpty()) {
            return spec.name();
        }
        return ownName.isEmpty() ? spec.command().getFirst() : ownName;
    }

    /** Tells the engine that another game begins, and waits until it is ready. */
    public void newGame() throws EngineFailure, InterruptedException {
        send("ucinewgame");
        synchronise();
    }

    /** Waits until the engine has worked off all commands; best moves that it prints meanwhile are counted as unexpected. */
    public void synchronise() throws EngineFailure, InterruptedException {
        send("isready");
        final long deadline = deadline(timeouts.ready());
        while (true) {
            final String line = next(deadline, "readyok", timeouts.ready());
            if (line.equals("readyok")) {
                return;
            }
            if (isBestMove(line)) {
                unexpectedMoves++;
            }
        }
    }

    /** Returns how many best moves came that nobody had asked for since this was last called. */
    public int takeUnexpectedMoves() {
        final int count = unexpectedMoves;
        unexpectedMoves = 0;
        return count;
    }

    /**
     * Lets the engine search.
     *
     * @param position the {@code position} command
     * @param go the {@code go} command
     * @param allowanceNanos after this time the engine is told to stop; an answer that still comes is returned
     * @throws EngineFailure when no answer comes
     */
    public Answer search(String position, String go, long allowanceNanos) throws EngineFailure, InterruptedException {
        synchronise();
        send(position);
        final long start = System.nanoTime();
        send(go);
        final Collector collector = new Collector();
        long deadline = allowanceNanos == Long.MAX_VALUE ? Long.MAX_VALUE : start + Math.max(0, allowanceNanos);
        boolean stopped = false;
        while (true) {
            final EngineProcess.Line line = process.poll(deadline);
            if (line == null && !stopped) {
                send("stop");
                stopped = true;
                deadline = deadline(timeouts.stop());
            } else if (line == null) {
                throw new EngineFailure(
                        FaultKind.STALL,
                        "no best move within " + seconds(System.nanoTime() - start) + " after '" + go
                                + "', nor after 'stop': it hangs, or the machine did not let it run");
            } else if (line.text() == null) {
                throw new EngineFailure(FaultKind.CRASH, process.describeEnd());
            } else if (isBestMove(line.text().strip())) {
                return collector.answer(line.text(), line.nanos() - start);
            } else {
                collector.add(line.text().strip());
            }
        }
    }

    /** Gathers what a search prints. */
    private static final class Collector {

        /** Lines beyond this are not kept for checking; only a flood gets there. */
        private static final int MAX_LINES = 1000;

        private final List<List<String>> lines = new ArrayList<>();
        private InfoLine last;

        void add(String text) {
            if (!text.startsWith("info ")) {
                return;
            }
            final InfoLine info = InfoLine.parse(text);
            if (info.line() == 1 && info.score() != null && (last == null || !info.bound())) {
                last = info;
            }
            if (!info.pv().isEmpty() && lines.size() < MAX_LINES && !lines.contains(info.pv())) {
                lines.add(info.pv());
            }
        }

        Answer answer(String text, long nanos) {
            final String[] words = text.strip().split("\\s+", -1);
            final String move = words.length > 1 ? words[1] : "";
            final String ponder = words.length > 3 && words[2].equals("ponder") ? words[3] : "";
            return new Answer(move, ponder, nanos, last, lines);
        }
    }

    private static boolean isBestMove(String line) {
        return line.equals("bestmove") || line.startsWith("bestmove ");
    }

    private void send(String line) throws EngineFailure, InterruptedException {
        try {
            process.send(line);
        } catch (UncheckedIOException e) {
            throw new EngineFailure(FaultKind.CRASH, process.describeEnd());
        }
    }

    private String next(long deadline, String expected, Duration wait) throws EngineFailure, InterruptedException {
        final EngineProcess.Line line = process.poll(deadline);
        if (line == null) {
            throw new EngineFailure(FaultKind.STALL, "no " + expected + " within " + seconds(wait.toNanos()));
        }
        if (line.text() == null) {
            throw new EngineFailure(FaultKind.CRASH, process.describeEnd());
        }
        return line.text().strip();
    }

    private static long deadline(Duration wait) {
        return System.nanoTime() + wait.toNanos();
    }

    private static String seconds(long nanos) {
        return String.format(Locale.ROOT, "%.1f s", nanos / 1e9);
    }

    /** Ends the process without asking. */
    public void kill() {
        process.close();
    }

    /** Asks the engine to quit and ends its process when it does not. */
    @Override
    public void close() {
        try {
            process.send("quit");
            process.awaitEnd(timeouts.quit());
        } catch (UncheckedIOException e) {
            // it has gone already
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        process.close();
    }
}
