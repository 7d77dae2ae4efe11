package org.royalfork.parallel.trace;

import java.io.IOException;
import java.util.Locale;
import org.royalfork.parallel.trace.Timeline.Span;

/**
 * Writes a {@link Timeline} in the trace event format that Perfetto (ui.perfetto.dev) and Chrome's tracing page read: one
 * named row a worker, complete events ({@code "ph": "X"}) that nest, times in microseconds from the start of the search.
 *
 * <p>The format: Trace Event Format, Google, 2016.
 */
public final class TraceEventWriter {

    private TraceEventWriter() {}

    /** Writes all spans as JSON. */
    public static void write(Timeline timeline, Appendable out) throws IOException {
        out.append("{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n");
        out.append("{\"ph\":\"M\",\"pid\":1,\"name\":\"process_name\",\"args\":{\"name\":\"search\"}}");
        for (int worker = 0; worker < timeline.workers(); worker++) {
            out.append(String.format(
                    Locale.ROOT,
                    ",\n{\"ph\":\"M\",\"pid\":1,\"tid\":%d,\"name\":\"thread_name\",\"args\":{\"name\":\"%s\"}}"
                            + ",\n{\"ph\":\"M\",\"pid\":1,\"tid\":%d,\"name\":\"thread_sort_index\","
                            + "\"args\":{\"sort_index\":%d}}",
                    worker,
                    Timeline.nameOf(worker),
                    worker,
                    worker));
            for (Span span : timeline.spans(worker)) {
                writeSpan(span, worker, timeline.start(), out);
            }
        }
        out.append("\n]}\n");
    }

    private static void writeSpan(Span span, int worker, long origin, Appendable out) throws IOException {
        out.append(String.format(
                Locale.ROOT,
                ",\n{\"ph\":\"X\",\"pid\":1,\"tid\":%d,\"name\":\"%s\",\"cat\":\"%s\",\"ts\":%.3f,\"dur\":%.3f,"
                        + "\"args\":{\"ply\":%d,\"depth\":%d}}",
                worker,
                span.text(),
                span.kind().text(),
                (span.start() - origin) / 1000.0,
                (span.end() - span.start()) / 1000.0,
                span.ply(),
                span.depth()));
    }
}
