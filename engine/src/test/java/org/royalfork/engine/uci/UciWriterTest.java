package org.royalfork.engine.uci;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class UciWriterTest {

    @Test
    void linesOfManyThreadsAreWholeAndInEachThreadsOrder() throws InterruptedException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        UciWriter writer = new UciWriter(bytes);
        int threads = 6;
        int lines = 3_000;
        List<Thread> producers = new ArrayList<>();
        for (int t = 0; t < threads; t++) {
            String prefix = "thread " + t + " line ";
            producers.add(Thread.ofPlatform().start(() -> {
                for (int i = 0; i < lines; i++) {
                    writer.line(prefix + i);
                }
            }));
        }
        for (Thread producer : producers) {
            producer.join();
        }
        writer.close();
        Map<String, Integer> next = new HashMap<>();
        String text = bytes.toString(StandardCharsets.UTF_8);
        text.lines().forEach(line -> {
            assertTrue(line.matches("thread \\d line \\d+"), line);
            int expected = next.merge(line.substring(0, 8), 1, Integer::sum) - 1;
            assertEquals(expected, Integer.parseInt(line.substring(line.lastIndexOf(' ') + 1)), line);
        });
        assertEquals((long) threads * lines, text.lines().count());
    }

    @Test
    void aBrokenOutputIsTriedOnceAndDisturbsNobody() {
        AtomicInteger attempts = new AtomicInteger();
        UciWriter writer = new UciWriter(new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                attempts.incrementAndGet();
                throw new IOException("closed");
            }
        });
        for (int i = 0; i < 2 * UciWriter.CAPACITY; i++) {
            writer.line("nobody reads this");
        }
        writer.close();
        assertEquals(1, attempts.get());
    }
}
