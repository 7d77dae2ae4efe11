package org.royalfork.bench.cli;

import java.io.Console;
import java.io.PrintWriter;
import org.royalfork.bench.lab.TimeToDepth;

/**
 * Shows on standard error how far an experiment is and how long it will still take: one line that is written over where a
 * person watches, a line every tenth of the way elsewhere. Not thread-safe.
 */
final class ProgressLine implements TimeToDepth.Progress {

    private static final int BAR = 30;

    private final PrintWriter err;
    private final boolean live;
    private String phase = "";
    private long start;
    private int first;
    private int shown;
    private int width;

    ProgressLine(PrintWriter err) {
        this.err = err;
        live = isWatched();
    }

    /** Tells whether a person watches. Whether there is a console without one depends on the version of the JDK. */
    @SuppressWarnings("SystemConsoleNull")
    private static boolean isWatched() {
        final Console console = System.console();
        return console != null && console.isTerminal();
    }

    @Override
    public void note(String line) {
        wipe();
        err.println(line);
        err.flush();
    }

    @Override
    public void say(String line) {
        note(line);
    }

    @Override
    public void step(String newPhase, int done, int all) {
        if (!newPhase.equals(phase)) {
            phase = newPhase;
            start = System.nanoTime();
            first = done;
            shown = -1;
        }
        final int tenth = all == 0 ? 10 : 10 * done / all;
        if (live) {
            wipe();
            final String line = line(done, all);
            width = line.length();
            err.print(line);
            if (done >= all) {
                err.println();
                width = 0;
            }
        } else if (tenth > shown) {
            err.println(line(done, all));
        }
        shown = Math.max(shown, tenth);
        err.flush();
    }

    private void wipe() {
        if (width > 0) {
            err.print("\r" + " ".repeat(width) + "\r");
            width = 0;
        }
    }

    private String line(int done, int all) {
        final double seconds = (System.nanoTime() - start) / 1e9;
        final String left = done == first || done >= all
                ? ""
                : ", about " + time(seconds / (done - first) * (all - done)) + " left";
        final int filled = all == 0 ? BAR : (int) ((long) BAR * done / all);
        return phase + " [" + "#".repeat(filled) + "-".repeat(BAR - filled) + "] " + done + " of " + all + ", "
                + time(seconds) + left;
    }

    /** Writes a time in the two units that matter. */
    static String time(double seconds) {
        final long whole = Math.round(seconds);
        if (whole < 60) {
            return whole + " s";
        }
        return whole < 3600
                ? whole / 60 + " min " + whole % 60 + " s"
                : whole / 3600 + " h " + whole % 3600 / 60 + " min";
    }
}
