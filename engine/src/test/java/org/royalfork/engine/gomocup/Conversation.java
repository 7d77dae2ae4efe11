package org.royalfork.engine.gomocup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A session in this process, driven as a manager would. */
final class Conversation implements AutoCloseable {

    /** Far above anything that happens; only a hang takes so long. */
    private static final long SECONDS_OF_PATIENCE = 60;

    private final PipedOutputStream toEngine = new PipedOutputStream();
    private final BlockingQueue<String> fromEngine = new LinkedBlockingQueue<>();
    private final ByteArrayOutputStream errors = new ByteArrayOutputStream();
    private final List<String> transcript = new ArrayList<>();
    private final Thread session;

    Conversation(int threads) {
        try {
            PipedInputStream input = new PipedInputStream(toEngine, 1 << 16);
            PrintStream err = new PrintStream(errors, true, StandardCharsets.UTF_8);
            GomocupSession gomocup = new GomocupSession(input, new Lines(), err, "test", threads, 1L << 20);
            session = Thread.ofPlatform().name("session").start(gomocup::run);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Sends lines, ended as the protocol says. */
    Conversation send(String... lines) {
        try {
            for (String line : lines) {
                transcript.add(line);
                toEngine.write((line + "\r\n").getBytes(StandardCharsets.UTF_8));
            }
            toEngine.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    /** Returns the next line that is not for debugging. */
    String answer(String... lines) {
        send(lines);
        for (; ; ) {
            try {
                String line = fromEngine.poll(SECONDS_OF_PATIENCE, TimeUnit.SECONDS);
                assertNotNull(line, () -> "no answer after " + transcript);
                transcript.add("< " + line);
                if (!line.startsWith("DEBUG ")) {
                    return line;
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** Ends the input and the session, and returns what was still to come. */
    List<String> end() {
        close();
        assertEquals("", errors.toString(StandardCharsets.UTF_8));
        return new ArrayList<>(fromEngine);
    }

    @Override
    public void close() {
        try {
            toEngine.close();
            session.join(TimeUnit.SECONDS.toMillis(SECONDS_OF_PATIENCE));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        assertFalse(session.isAlive(), () -> "the session goes on after " + transcript);
    }

    @Override
    public String toString() {
        return transcript.toString();
    }

    private final class Lines extends OutputStream {

        private final StringBuilder line = new StringBuilder();

        @Override
        public void write(int b) {
            if (b == '\n') {
                fromEngine.add(line.toString().strip());
                line.setLength(0);
            } else {
                line.append((char) b);
            }
        }
    }
}
