package org.royalfork.bench.lab;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.royalfork.bench.lab.UciLatency.Hang;

/**
 * An engine process for measurements: the calling thread itself reads the answers, so no hand-over between threads is in
 * the times. A timer kills a process that does not answer. One thread uses it.
 */
final class UciProcess implements AutoCloseable {

    private final Process process;
    private final Writer input;
    private final BufferedReader output;
    private final Duration patience;
    private String lastSent = "";

    UciProcess(List<String> command, Duration patience) throws IOException {
        this.patience = patience;
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        input = process.outputWriter(StandardCharsets.UTF_8);
        output = process.inputReader(StandardCharsets.UTF_8);
    }

    void send(String line) throws IOException {
        lastSent = line;
        input.write(line + "\n");
        input.flush();
    }

    void closeInput() throws IOException {
        input.close();
    }

    /** Reads lines up to one that starts with {@code prefix}. */
    void await(String prefix) throws IOException, Hang {
        Timer timer = new Timer();
        try {
            String line = output.readLine();
            while (line != null && !line.startsWith(prefix)) {
                if (line.equals(lastSent)) {
                    throw new IOException("it is no UCI engine: it repeats '" + line + "'");
                }
                line = output.readLine();
            }
            if (line == null && !timer.hasFired()) {
                throw new IOException("the engine ended before it answered " + prefix);
            }
        } finally {
            timer.cancel();
        }
        if (timer.hasFired()) {
            throw new Hang("no " + prefix + " within " + patience.toSeconds() + " s");
        }
    }

    /** Waits for the end of the process. */
    void awaitEnd() throws Hang {
        try {
            if (!process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS)) {
                throw new Hang("the process goes on for more than " + patience.toSeconds() + " s");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    /** Kills the process when the patience is over, which ends the read that waits for it. */
    private final class Timer {

        private final Thread thread = Thread.ofVirtual().start(this::run);
        private volatile boolean fired;

        private void run() {
            try {
                Thread.sleep(patience);
                fired = true;
                close();
            } catch (InterruptedException e) {
                // cancelled in time
            }
        }

        void cancel() {
            thread.interrupt();
        }

        boolean hasFired() {
            return fired;
        }
    }
}
