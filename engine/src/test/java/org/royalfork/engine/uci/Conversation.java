package org.royalfork.engine.uci;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import java.util.function.Predicate;

/** A session in this process, driven as a GUI would, line by line. */
final class Conversation implements AutoCloseable {

    /** Far above anything that happens; only a hang takes so long. */
    private static final long SECONDS_OF_PATIENCE = 30;

    private final PipedOutputStream toEngine = new PipedOutputStream();
    private final BlockingQueue<String> fromEngine = new LinkedBlockingQueue<>();
    private final ByteArrayOutputStream errors = new ByteArrayOutputStream();
    private final List<String> transcript = new ArrayList<>();
    private final Thread session;

    Conversation(SearchEngine engine) {
        this(engine, (arguments, output, stopped) -> output.accept("bench " + arguments));
    }

    Conversation(SearchEngine engine, PromptCommand bench) {
        try {
            PipedInputStream input = new PipedInputStream(toEngine, 1 << 16);
            PrintStream err = new PrintStream(errors, true, StandardCharsets.UTF_8);
            UciSession uci = new UciSession(input, new Lines(), err, engine, bench);
            session = Thread.ofPlatform().name("session").start(uci::run);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Sends lines at once. */
    Conversation send(String... lines) {
        try {
            toEngine.write((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
            toEngine.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    /** Returns the next line that starts with {@code prefix}; those before it are skipped. */
    String expect(String prefix) {
        return expect(line -> line.startsWith(prefix), prefix);
    }

    String expect(Predicate<String> wanted, String description) {
        String line = next(description);
        while (!wanted.test(line)) {
            line = next(description);
        }
        return line;
    }

    private String next(String description) {
        try {
            String line = fromEngine.poll(SECONDS_OF_PATIENCE, TimeUnit.SECONDS);
            assertNotNull(line, () -> "no " + description + " after " + transcript);
            transcript.add(line);
            return line;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns all lines up to {@code readyok}: what the commands so far have answered, a running search aside. */
    List<String> sync() {
        List<String> lines = new ArrayList<>();
        send("isready");
        for (String line = next("readyok"); !line.equals("readyok"); line = next("readyok")) {
            lines.add(line);
        }
        return lines;
    }

    /** Returns the only line that the commands answer. */
    String answer(String... commands) {
        send(commands);
        List<String> lines = sync();
        assertEquals(1, lines.size(), lines::toString);
        return lines.getFirst();
    }

    /** Returns the FEN of the position that the session is at. */
    String fen() {
        send("d");
        String fen = expect("Fen: ").substring(5);
        expect("Key: ");
        return fen;
    }

    String errors() {
        return errors.toString(StandardCharsets.UTF_8);
    }

    /** Ends the input and returns the lines that were still to come. */
    List<String> end() {
        close();
        List<String> rest = new ArrayList<>(fromEngine);
        fromEngine.clear();
        return rest;
    }

    /** Waits for the session's own end. */
    void awaitEnd() {
        try {
            session.join(TimeUnit.SECONDS.toMillis(SECONDS_OF_PATIENCE));
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        assertTrue(!session.isAlive(), () -> "the session goes on after " + transcript);
    }

    @Override
    public void close() {
        try {
            toEngine.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        awaitEnd();
    }

    /** Takes whole lines only: anything else fails the test. */
    private final class Lines extends OutputStream {

        @Override
        public void write(byte[] bytes, int offset, int length) {
            String text = new String(bytes, offset, length, StandardCharsets.UTF_8);
            if (!text.endsWith("\n")) {
                fromEngine.add("NOT A WHOLE LINE: " + text);
            }
            text.lines().forEach(fromEngine::add);
        }

        @Override
        public void write(int b) {
            throw new UnsupportedOperationException("one byte at a time");
        }
    }
}
