package org.royalfork.engine.uci;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.royalfork.engine.chess.ChessPosition;
import org.royalfork.engine.chess.Evaluation;
import org.royalfork.engine.chess.Fen;
import org.royalfork.engine.chess.UciMoves;
import org.royalfork.parallel.game.MoveList;
import org.royalfork.parallel.search.SearchLimits;
import org.royalfork.parallel.search.SearchRequest;
import org.royalfork.parallel.strategy.Strategy;
import org.royalfork.tt.TableAllocationException;

/**
 * Carries out commands one after the other on a thread of its own, so that the reader never waits.
 *
 * <p><b>Threading.</b> Position, options, search engine and the running activity belong to the conductor's thread; other
 * threads only put jobs into its queue ({@link #submit}) and talk to an {@link Activity}.
 */
final class UciConductor {

    private static final long MILLIS_BETWEEN_TICKS = 100;

    /** A command with what the reader made for it; a job without command is a request for an answer. */
    private record Job(UciCommand command, Activity activity, CountDownLatch reached) {}

    private final BlockingQueue<Job> jobs = new LinkedBlockingQueue<>();
    private final SearchEngine engine;
    private final UciWriter writer;
    private final PrintStream errors;
    private final PromptCommand bench;
    private final Thread thread;
    private final CountDownLatch answered = new CountDownLatch(1);

    /** Written by the conductor's thread; the reader looks at it at the end. */
    private volatile boolean saving;

    private final UciOptions options = new UciOptions();
    private String toldTable = "";
    private ChessPosition position = Fen.parse(Fen.START);
    private Activity running;
    private long idleSinceNanos = System.nanoTime();

    UciConductor(SearchEngine engine, UciWriter writer, PrintStream errors, PromptCommand bench) {
        this.engine = engine;
        this.writer = writer;
        this.errors = errors;
        this.bench = bench;
        this.thread = new Thread(this::run, "uci-conductor");
        thread.setDaemon(true);
    }

    void start() {
        thread.start();
    }

    /** Queues a command. */
    void submit(UciCommand command) {
        jobs.add(new Job(command, null, null));
    }

    /** Queues a command that takes time. */
    void submit(UciCommand command, Activity activity) {
        jobs.add(new Job(command, activity, null));
    }

    /** Waits until all that was queued has been carried out and nothing runs. */
    void awaitIdle() throws InterruptedException {
        CountDownLatch reached = new CountDownLatch(1);
        jobs.add(new Job(null, null, reached));
        reached.await();
    }

    /**
     * Waits up to so many milliseconds until all that was queued has been answered; longer only for a table that is being
     * saved. The thread then closes the search engine, for which nobody need wait.
     */
    void end(long millis) {
        jobs.add(new Job(new UciCommand.Quit(), null, null));
        try {
            while (!answered.await(millis, TimeUnit.MILLISECONDS)) {
                if (!saving) {
                    thread.interrupt();
                    return;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void run() {
        try {
            for (Job job = next(); !(job.command() instanceof UciCommand.Quit); job = next()) {
                carryOut(job);
            }
            becomeIdle();
        } catch (InterruptedException e) {
            // The session is over and does not wait for us.
        }
        answered.countDown();
        engine.close();
    }

    private Job next() throws InterruptedException {
        while (isRunning()) {
            Job job = jobs.poll(MILLIS_BETWEEN_TICKS, TimeUnit.MILLISECONDS);
            if (job != null) {
                return job;
            }
            running.tick();
        }
        return jobs.take();
    }

    private boolean isRunning() {
        return running != null && !running.isDone();
    }

    /** Waits until the running search has given its answer; one that would go on for ever is stopped. */
    private void becomeIdle() throws InterruptedException {
        while (isRunning()) {
            if (!running.endsByItself()) {
                running.stop();
            }
            if (!running.await(MILLIS_BETWEEN_TICKS)) {
                running.tick();
            }
        }
        if (running != null) {
            running.settle();
            running = null;
            idleSinceNanos = System.nanoTime();
        }
    }

    private void carryOut(Job job) throws InterruptedException {
        try {
            if (job.command() == null) {
                becomeIdle();
                job.reached().countDown();
            } else {
                carryOut(job.command(), job.activity());
            }
        } catch (IllegalArgumentException e) {
            say(e.getMessage());
        } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
            say("error: " + e.getMessage());
            errors.println("royalfork: " + job.command() + " failed: " + e);
        } finally {
            if (job.activity() instanceof ToolTask) {
                job.activity().finish();
            }
        }
    }

    private void carryOut(UciCommand command, Activity activity) throws InterruptedException {
        switch (command) {
            case UciCommand.Identify _ -> identify();
            case UciCommand.IsReady _ -> {
                try {
                    engine.prepare();
                    tellTable();
                } finally {
                    writer.line("readyok");
                }
            }
            case UciCommand.NewGame _ -> {
                becomeIdle();
                if (!options.isOn(UciOption.NEVER_CLEAR_HASH)) {
                    engine.clear();
                }
            }
            case UciCommand.SetPosition wanted -> setPosition(wanted);
            case UciCommand.SetOption change -> setOption(change);
            case UciCommand.Go go -> {
                becomeIdle();
                running = activity;
                search(go, (SearchTask) activity);
            }
            case UciCommand.Perft perft -> {
                becomeIdle();
                ChessTools.perft(position, chess960(), perft.depth(), threads(), writer::line, (ToolTask) activity);
            }
            case UciCommand.Bench wanted -> {
                becomeIdle();
                bench.run(wanted.arguments(), writer::line, ((ToolTask) activity)::isStopped);
            }
            case UciCommand.Display _ -> writer.lines(ChessTools.display(position));
            case UciCommand.Evaluate _ -> writer.lines(Evaluation.explain(position));
            case UciCommand.Help _ -> writer.lines(HelpText.TEXT);
            default -> throw new IllegalStateException("no command for the conductor: " + command);
        }
    }

    private void say(String message) {
        writer.line("info string " + message);
    }

    /** Says what memory the table has, once for each that it gets. */
    private void tellTable() {
        String table = engine.tableDescription();
        if (!table.equals(toldTable)) {
            toldTable = table;
            say("hash table: " + table);
        }
    }

    private static String version() {
        String version = UciConductor.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }

    private boolean chess960() {
        return options.isOn(UciOption.CHESS960);
    }

    private int threads() {
        return (int) options.number(UciOption.THREADS);
    }

    private void identify() {
        StringBuilder text = new StringBuilder("id name Royal Fork ").append(version());
        text.append("\nid author the Royal Fork developers");
        for (UciOption option : UciOption.values()) {
            text.append('\n').append(option.declaration());
        }
        writer.lines(text.append("\nuciok"));
    }

    /** Sets up the position; the one before stays unless all of the command is right. */
    private void setPosition(UciCommand.SetPosition wanted) {
        ChessPosition next = wanted.fen() == null ? Fen.parse(Fen.START) : Fen.parse(wanted.fen(), chess960());
        int number = 0;
        for (String text : wanted.moves()) {
            number++;
            try {
                next.make(UciMoves.parse(next, text));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException("position: move " + number + ": " + e.getMessage(), e);
            }
        }
        position = next;
    }

    private void setOption(UciCommand.SetOption change) throws InterruptedException {
        Optional<UciOption> named = UciOption.ofTitle(change.name());
        if (named.isEmpty()) {
            throw new IllegalArgumentException("no option '" + UciParser.excerpt(change.name()) + "'");
        }
        UciOption option = named.get();
        String value = option.check(change.value());
        try {
            apply(option, value);
        } catch (IllegalStateException | TableAllocationException e) {
            throw new IllegalArgumentException(
                    "option " + option.title() + " stays at " + options.text(option) + ": " + e.getMessage(), e);
        }
        options.set(option, value);
    }

    private void apply(UciOption option, String value) throws InterruptedException {
        switch (option) {
            case THREADS -> {
                becomeIdle();
                engine.setThreads(Integer.parseInt(value));
            }
            case HASH -> {
                becomeIdle();
                engine.setTableBytes(Long.parseLong(value) << 20);
                tellTable();
            }
            case CLEAR_HASH -> {
                becomeIdle();
                engine.clear();
            }
            case SAVE_HASH -> {
                becomeIdle();
                saving = true;
                try {
                    HashFile.of(option, options).saveFrom(engine, this::say);
                } finally {
                    saving = false;
                }
            }
            case LOAD_HASH -> {
                becomeIdle();
                HashFile.of(option, options).loadInto(engine, this::say);
            }
            case STRATEGY -> {
                becomeIdle();
                engine.setStrategy(Strategy.ofKey(value).orElseThrow());
            }
            case DETERMINISTIC -> {
                becomeIdle();
                engine.setDeterministic(Boolean.parseBoolean(value));
            }
            case NEVER_CLEAR_HASH, HASH_FILE, MULTI_PV, PONDER, CHESS960, MOVE_OVERHEAD -> {}
        }
    }

    private void search(UciCommand.Go go, SearchTask task) {
        for (String word : go.ignored()) {
            say("go: ignored '" + UciParser.excerpt(word) + "'");
        }
        MoveList legal = new MoveList(64);
        position.generateMoves(legal);
        int lines = (int) Math.min(options.number(UciOption.MULTI_PV), Math.max(1, legal.size()));
        task.prepare(position, chess960(), lines);
        if (legal.size() == 0) {
            task.finishWithoutMove(position.noMovesScore());
            return;
        }
        List<Integer> rootMoves = rootMoves(go.parameters().searchMoves());
        SearchLimits limits = go.parameters()
                .limits(position.sideToMove() == 0, options.number(UciOption.MOVE_OVERHEAD), lateMillis(task));
        try {
            task.started(engine.start(new SearchRequest(position, limits, lines, rootMoves), task));
        } catch (RuntimeException | OutOfMemoryError e) {
            task.fail(rootMoves.isEmpty() ? legal.move(0) : rootMoves.getFirst(), e);
        }
    }

    /** Returns the milliseconds since the command came, or since the search before it ended if that was later. */
    private long lateMillis(SearchTask task) {
        long now = System.nanoTime();
        return Math.min(now - task.receivedNanos(), now - idleSinceNanos) / 1_000_000;
    }

    private List<Integer> rootMoves(List<String> texts) {
        List<Integer> moves = new ArrayList<>();
        for (String text : texts) {
            try {
                moves.add(UciMoves.parse(position, text));
            } catch (IllegalArgumentException e) {
                say("go searchmoves: ignored: " + e.getMessage());
            }
        }
        return moves;
    }
}
