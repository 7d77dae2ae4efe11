package org.royalfork.engine.uci;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * One conversation over two streams, from the first line to {@code quit} or the end of input.
 *
 * <p><b>Threading.</b> {@link #run} is the reader: the thread that calls it reads lines and hands commands to the
 * {@link UciConductor}. The list of activities belongs to it alone. It never waits for anything but input, except when
 * the command {@code wait} asks for it, and at the end, for a moment.
 */
public final class UciSession {

    /**
     * Milliseconds that the conductor is given at the end to answer what it was told before. It takes a few; a machine with other
     * things to do, or a JVM that has just started, may take a hundred. Only a search that does not stop makes anyone wait so long.
     */
    private static final long MILLIS_TO_END = 1_000;

    private final BufferedReader input;
    private final UciWriter writer;
    private final PrintStream errors;
    private final UciConductor conductor;
    private final List<Activity> activities = new ArrayList<>();
    private boolean debug;

    /**
     * Makes a session.
     *
     * @param input commands, in UTF-8
     * @param output answers, in UTF-8
     * @param errors where a failure inside the engine is told
     * @param engine the search; closed at the end of the session
     * @param bench what the command {@code bench} does
     */
    public UciSession(
            InputStream input, OutputStream output, PrintStream errors, SearchEngine engine, PromptCommand bench) {
        this.input = new BufferedReader(new InputStreamReader(input, StandardCharsets.UTF_8));
        this.writer = new UciWriter(output);
        this.errors = errors;
        this.conductor = new UciConductor(engine, writer, errors, bench);
    }

    /** Reads and obeys commands until {@code quit} or the end of input. */
    public void run() {
        conductor.start();
        try {
            for (String line = input.readLine(); line != null; line = input.readLine()) {
                if (debug) {
                    writer.line("info string received: " + UciParser.excerpt(line));
                }
                UciCommand command = UciParser.parse(line);
                if (command instanceof UciCommand.Quit) {
                    break;
                }
                obey(command);
            }
        } catch (IOException e) {
            errors.println("royalfork: cannot read commands: " + e.getMessage());
        }
        end();
    }

    private void obey(UciCommand command) {
        activities.removeIf(Activity::isDone);
        switch (command) {
            case UciCommand.Nothing _ -> {}
            case UciCommand.Invalid invalid -> writer.line("info string " + invalid.message());
            case UciCommand.Debug change -> debug = change.on();
            case UciCommand.Stop _ -> activities.forEach(Activity::stop);
            case UciCommand.PonderHit _ -> activities.forEach(Activity::ponderHit);
            case UciCommand.IsReady _ when !activities.isEmpty() -> writer.line("readyok");
            case UciCommand.Wait _ -> waitUntilDone();
            case UciCommand.Go go -> begin(go, new SearchTask(go.parameters(), writer, errors));
            case UciCommand.Perft _, UciCommand.Bench _ -> begin(command, new ToolTask());
            default -> conductor.submit(command);
        }
    }

    private void begin(UciCommand command, Activity activity) {
        activities.add(activity);
        conductor.submit(command, activity);
    }

    private void waitUntilDone() {
        for (Activity activity : activities) {
            if (!activity.endsByItself()) {
                writer.line("info string wait: the search ends only by stop");
                return;
            }
        }
        try {
            conductor.awaitIdle();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void end() {
        activities.forEach(Activity::stop);
        conductor.end(MILLIS_TO_END);
        writer.close();
    }
}
