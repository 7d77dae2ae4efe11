package org.royalfork.engine.uci;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.jctools.queues.varhandle.MpscBlockingConsumerVarHandleArrayQueue;

/**
 * The one thread that writes to the output, so that lines of different threads never mix and no thread that thinks ever
 * waits for a slow reader.
 *
 * <p><b>Threading.</b> Any thread may call {@link #line} and {@link #lines}; both return at once. Lines of one thread are
 * written in its order. The queue is JCTools' multi-producer single-consumer queue: {@code offer} releases the text and
 * the writer acquires it. What was queued when {@link #close} is called is written before it returns, unless the output
 * is stuck. Each run of queued lines is written at once and then flushed.
 *
 * <p>When nobody reads the output, lines beyond {@link #CAPACITY} are lost: a GUI that has not read so many is gone, and
 * a search that waits for it would be worse.
 */
public final class UciWriter implements AutoCloseable {

    /** Lines that may wait to be written. */
    static final int CAPACITY = 1 << 14;

    private static final String END = "\0end of output"; // no line holds a control character
    private static final long MILLIS_FOR_THE_REST = 100;

    private final MpscBlockingConsumerVarHandleArrayQueue<String> queue =
            new MpscBlockingConsumerVarHandleArrayQueue<>(CAPACITY);
    private final OutputStream output;
    private final Thread thread;

    /** Starts a writer to {@code output}, which stays the caller's to close. */
    public UciWriter(OutputStream output) {
        this.output = output;
        this.thread = new Thread(this::writeAll, "uci-writer");
        thread.setDaemon(true);
        thread.start();
    }

    /** Writes one line, given without its end. */
    public void line(String line) {
        queue.offer(line);
    }

    /** Writes several lines, given without the last one's end, with no other line between them. */
    public void lines(CharSequence lines) {
        queue.offer(lines.toString());
    }

    /** Writes what is queued, then ends the thread; waits up to 100 ms for a stuck output. */
    @Override
    public void close() {
        queue.offer(END);
        try {
            thread.join(MILLIS_FOR_THE_REST);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void writeAll() {
        StringBuilder text = new StringBuilder();
        try {
            for (boolean open = true; open; ) {
                String line = queue.take();
                text.setLength(0);
                while (line != null && open) {
                    if (line.equals(END)) {
                        open = false;
                    } else {
                        text.append(line).append('\n');
                        line = queue.poll();
                    }
                }
                output.write(text.toString().getBytes(StandardCharsets.UTF_8));
                output.flush();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException e) {
            // The reader of our output has gone; the end of input follows and ends the session.
            drain();
        }
    }

    /** Takes and drops lines until the end, so that the queue does not fill up. */
    private void drain() {
        try {
            while (!queue.take().equals(END)) {
                // dropped
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
