package org.royalfork.parallel.trace;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * What the workers of one search did when, as spans of time, for a picture with one row a worker. It is written in the trace
 * event format that Chrome's tracing page and Perfetto read.
 *
 * <p><b>Threading.</b> Each worker adds to its own lane; the lanes are read after the search has ended.
 */
public final class Timeline {

    /** What a worker did in a span. */
    public enum Kind {
        /** Searched one iteration. */
        ITERATION("iteration"),
        /** Had an own node open in which thieves took part. */
        SHARED_NODE("shared node"),
        /** Took part in another worker's node. */
        STOLEN("stolen"),
        /** Waited for thieves. */
        WAIT("wait");

        private final String text;

        Kind(String text) {
            this.text = text;
        }
    }

    private final List<Lane> lanes = new ArrayList<>();

    /** Makes an empty timeline for a number of workers. */
    public Timeline(int workers) {
        for (int i = 0; i < workers; i++) {
            lanes.add(new Lane());
        }
    }

    /**
     * Adds a span. Only by the worker itself.
     *
     * @param start from {@link System#nanoTime}
     * @param end from {@link System#nanoTime}
     * @param ply plies from the root to the node
     * @param depth depth in plies of the node or iteration
     */
    public void add(int worker, Kind kind, long start, long end, int ply, int depth) {
        lanes.get(worker).add(kind, start, end, ply, depth);
    }

    /** Returns the number of spans of all workers. */
    public int size() {
        return lanes.stream().mapToInt(lane -> lane.size).sum();
    }

    /** Writes all spans as JSON, times in microseconds from the first. */
    public void writeTraceEvents(Appendable out) throws IOException {
        long origin = lanes.stream().mapToLong(Lane::firstStart).min().orElse(0);
        out.append("{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n");
        String separator = "";
        for (int worker = 0; worker < lanes.size(); worker++) {
            out.append(separator)
                    .append("{\"ph\":\"M\",\"pid\":1,\"tid\":")
                    .append(Integer.toString(worker))
                    .append(",\"name\":\"thread_name\",\"args\":{\"name\":\"worker ")
                    .append(Integer.toString(worker))
                    .append("\"}}");
            separator = ",\n";
            lanes.get(worker).write(out, worker, origin);
        }
        out.append("\n]}\n");
    }

    private static final class Lane {

        private static final int FIELDS = 5;

        private long[] spans = new long[64 * FIELDS];
        private int size;

        void add(Kind kind, long start, long end, int ply, int depth) {
            int at = size * FIELDS;
            if (at == spans.length) {
                spans = Arrays.copyOf(spans, at * 2);
            }
            spans[at] = KINDS.indexOf(kind);
            spans[at + 1] = start;
            spans[at + 2] = end;
            spans[at + 3] = ply;
            spans[at + 4] = depth;
            size++;
        }

        long firstStart() {
            long first = Long.MAX_VALUE;
            for (int i = 0; i < size; i++) {
                first = Math.min(first, spans[i * FIELDS + 1]);
            }
            return first;
        }

        void write(Appendable out, int worker, long origin) throws IOException {
            for (int i = 0; i < size; i++) {
                int at = i * FIELDS;
                out.append(String.format(
                        Locale.ROOT,
                        ",%n{\"ph\":\"X\",\"pid\":1,\"tid\":%d,\"name\":\"%s\",\"ts\":%.3f,\"dur\":%.3f,"
                                + "\"args\":{\"ply\":%d,\"depth\":%d}}",
                        worker,
                        KINDS.get((int) spans[at]).text,
                        (spans[at + 1] - origin) / 1000.0,
                        (spans[at + 2] - spans[at + 1]) / 1000.0,
                        spans[at + 3],
                        spans[at + 4]));
            }
        }
    }

    private static final List<Kind> KINDS = List.of(Kind.values());
}
