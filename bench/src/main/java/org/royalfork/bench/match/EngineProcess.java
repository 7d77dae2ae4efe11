package org.royalfork.bench.match;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A process that is spoken to in lines: what it prints is read at once and stamped with the time of arrival, so that
 * neither a slow referee nor a full pipe is charged to it.
 *
 * <p><b>Threading.</b> One thread owns the process: it sends, polls and closes. Two daemon threads read standard output
 * and standard error; they hand lines over through a blocking queue and a locked buffer.
 */
final class EngineProcess implements AutoCloseable {

    /** A line of standard output, or, with a null text, the end of it; {@code nanos} is {@link System#nanoTime}. */
    record Line(String text, long nanos) {}

    /** More unread lines than this can only be a flood; what comes on top is dropped. */
    private static final int MAX_UNREAD = 1 << 16;

    /** Longer lines are cut: no answer of an engine is so long, and memory is finite. */
    private static final int MAX_LINE = 1 << 16;

    private static final int ERROR_LINES_KEPT = 20;

    private final Process process;
    private final Writer input;
    private final BlockingQueue<Line> lines = new LinkedBlockingQueue<>(MAX_UNREAD);
    private final AtomicLong dropped = new AtomicLong();
    private final Deque<String> errors = new ArrayDeque<>();
    private final Thread killer;

    EngineProcess(EngineSpec spec) throws IOException {
        process = new ProcessBuilder(spec.command()).start();
        input = process.outputWriter(StandardCharsets.UTF_8);
        killer = new Thread(this::kill);
        Runtime.getRuntime().addShutdownHook(killer);
        final String program = spec.command().getFirst();
        Thread.ofPlatform().daemon().name("output of " + program).start(this::readOutput);
        Thread.ofPlatform().daemon().name("errors of " + program).start(this::readErrors);
    }

    private void readOutput() {
        try (BufferedReader reader = reader(process.getInputStream())) {
            for (String text = readLine(reader); text != null; text = readLine(reader)) {
                if (!lines.offer(new Line(text, System.nanoTime()))) {
                    dropped.incrementAndGet();
                }
            }
        } catch (IOException e) {
            // the pipe broke: the same as its end
        }
        putEnd();
    }

    /** The end must get through even when the queue is full, or a reader would wait for it in vain. */
    private void putEnd() {
        final Line end = new Line(null, System.nanoTime());
        while (!lines.offer(end)) {
            lines.poll();
        }
    }

    private void readErrors() {
        try (BufferedReader reader = reader(process.getErrorStream())) {
            for (String text = readLine(reader); text != null; text = readLine(reader)) {
                synchronized (errors) {
                    if (errors.size() == ERROR_LINES_KEPT) {
                        errors.removeFirst();
                    }
                    errors.addLast(text);
                }
            }
        } catch (IOException e) {
            // the process is gone
        }
    }

    private static BufferedReader reader(InputStream stream) {
        return new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
    }

    /** Reads a line without its end, cut to {@link #MAX_LINE}; null at the end of the stream. */
    private static String readLine(BufferedReader reader) throws IOException {
        final StringBuilder line = new StringBuilder();
        int c = reader.read();
        if (c < 0) {
            return null;
        }
        while (c >= 0 && c != '\n') {
            if (c != '\r' && line.length() < MAX_LINE) {
                line.append((char) c);
            }
            c = reader.read();
        }
        return line.toString();
    }

    /**
     * Sends a line. A process that reads nothing at all can block this once the pipe is full, which takes some 64 KiB of
     * unread commands; it is found out long before, by the first answer that does not come.
     *
     * @throws UncheckedIOException when the process has closed its input
     */
    void send(String line) {
        try {
            input.write(line);
            input.write('\n');
            input.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Waits for the next line until a moment of {@link System#nanoTime}; null when none came. */
    Line poll(long deadlineNanos) throws InterruptedException {
        final long wait = deadlineNanos == Long.MAX_VALUE ? Long.MAX_VALUE : deadlineNanos - System.nanoTime();
        final Line line = wait > 0 ? lines.poll(wait, TimeUnit.NANOSECONDS) : lines.poll();
        if (line != null && line.text() == null) {
            lines.offer(line);
        }
        return line;
    }

    /** Returns how many lines were dropped because nobody could have read them in time. */
    long dropped() {
        return dropped.get();
    }

    /** Returns the last line of standard error that is not blank, or an empty string. */
    String lastError() {
        synchronized (errors) {
            String last = "";
            for (String line : errors) {
                last = line.isBlank() ? last : line.strip();
            }
            return last;
        }
    }

    /** Says how the process ended, waiting a moment for it to do so after its output has ended. */
    String describeEnd() throws InterruptedException {
        final String how = process.waitFor(1, TimeUnit.SECONDS)
                ? "the process ended with exit code " + process.exitValue()
                : "the process closed its output";
        final String error = lastError();
        return error.isEmpty() ? how : how + " and said: " + error;
    }

    /** Waits until the process has ended. */
    boolean awaitEnd(Duration wait) throws InterruptedException {
        return process.waitFor(wait.toNanos(), TimeUnit.NANOSECONDS);
    }

    /** Ends the process and all that it started. */
    void kill() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    @Override
    public void close() {
        kill();
        try {
            Runtime.getRuntime().removeShutdownHook(killer);
        } catch (IllegalStateException e) {
            // the virtual machine is ending, and the hook does the rest
        }
    }
}
