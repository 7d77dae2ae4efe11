package org.royalfork.bench.cli;

import java.io.Console;
import java.io.PrintWriter;
import java.util.Locale;
import org.royalfork.bench.lab.TimeToDepth;

/**
 * Shows on standard error how far an experiment is and how long it will still take: one line that is written over where a
 * person watches, a line every tenth of the way elsewhere. Not thread-safe.
 */
final class ProgressLine implements TimeToDepth.Progress {

    private final PrintWriter err;
    private final boolean live;
    private String phase = "";
    private long start;
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
    public void step(String newPhase, int done, int all) {
        if (!newPhase.equals(phase)) {
            phase = newPhase;
            start = System.nanoTime();
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
        final String left = done == 0 || done >= all
                ? ""
                : String.format(Locale.ROOT, ", about %.0f s left", seconds / done * (all - done));
        return String.format(Locale.ROOT, "%s: %d of %d, %.0f s%s", phase, done, all, seconds, left);
    }
}
